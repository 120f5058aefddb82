-- An entry names the lead whose commission it moves: the lead of its posting, and none where that is a reward (rule 9.12). Written
-- by the database alone, and as little changed as everything else of the ledger. A report of a year went to every posting
-- only to learn it.
ALTER TABLE ledger_entry ADD COLUMN lead_id text;

ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_append_only;
UPDATE ledger_entry e SET lead_id = p.lead_id
FROM ledger_posting p WHERE p.id = e.posting_id AND p.invitation_id IS NULL;
ALTER TABLE ledger_entry ENABLE TRIGGER ledger_entry_append_only;

CREATE OR REPLACE FUNCTION ledger_posting_is_new() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT CASE WHEN p.invitation_id IS NULL THEN p.lead_id END INTO NEW.lead_id
  FROM ledger_posting p WHERE p.id = NEW.posting_id AND p.made_in = pg_current_xact_id()::text::bigint;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'posting % was made before', NEW.posting_id USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NEW;
END $$;

-- What leads have earned, by the way of their commission (rule 9.2): as counted_event, with the scope said once, of an account.
CREATE VIEW counted_entry WITH (security_barrier) AS
  SELECT e.lead_id, a.agency_id, a.kind, a.currency, e.amount
  FROM ledger_account a JOIN ledger_entry e ON e.account_id = a.id
  WHERE e.lead_id IS NOT NULL
    AND a.kind IN ('expected', 'contracted', 'earned', 'payable', 'inPayout', 'paid')
    AND ((SELECT reads_all()) OR a.agency_id = (SELECT own_agency()));

GRANT SELECT ON counted_entry TO alpenglow_app;
