-- Account by account: how much stands on one is told by the average of all, and beside a big agency that made a small one's report
-- go through everybody's entries. `OFFSET 0` keeps it so.
CREATE OR REPLACE VIEW counted_entry WITH (security_barrier) AS
  SELECT e.lead_id, a.agency_id, a.kind, a.currency, e.amount
  FROM ledger_account a CROSS JOIN LATERAL (
    SELECT n.lead_id, n.amount FROM ledger_entry n
    WHERE n.account_id = a.id AND n.currency = a.currency AND n.lead_id IS NOT NULL
    OFFSET 0
  ) e
  WHERE a.kind IN ('expected', 'contracted', 'earned', 'payable', 'inPayout', 'paid')
    AND ((SELECT reads_all()) OR a.agency_id = (SELECT own_agency()));
