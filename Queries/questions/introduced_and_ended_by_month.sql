-- Do findings come in faster than they go?
-- chart: bars, x month, y introduced and ended
-- :repo = '' only this repository; empty for all together
-- :rule = '' only this rule; empty for all together
SELECT month, sum(introduced) AS introduced, sum(ended) AS ended, sum(open) AS open
FROM v_rule_month
WHERE (:repo = '' OR repo = :repo) AND (:rule = '' OR rule = :rule)
GROUP BY month
ORDER BY month
