SELECT name, title, severity, wcag, document, reason, fix FROM rule
