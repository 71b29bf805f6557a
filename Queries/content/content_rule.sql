SELECT name, title, severity, wcag, document, reason, fix, population, claim FROM rule
