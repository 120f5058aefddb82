-- What an option or an offer that runs was priced at, beside what it has come to cost since the house saved its rates.
ALTER TYPE "DeadlineKind" ADD VALUE 'priceMoved';

-- Houses whose rates were saved: the worker asks the prices again of what runs there. Noted in the transaction that saves.
CREATE TABLE price_check (
  id bigint GENERATED ALWAYS AS IDENTITY,
  hotel_id text,
  property_id text,
  CONSTRAINT price_check_pkey PRIMARY KEY (id),
  CONSTRAINT price_check_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT price_check_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT price_check_of_one CHECK (num_nonnulls(hotel_id, property_id) = 1)
);
CREATE INDEX price_check_hotel_id_idx ON price_check (hotel_id);
CREATE INDEX price_check_property_id_idx ON price_check (property_id);

-- Only while it differs: a price that has moved back has no row.
CREATE TABLE moved_price (
  subject "DeadlineSubject" NOT NULL,
  subject_id text NOT NULL,
  -- Of an offer its alternative.
  key text NOT NULL,
  lead_id text,
  -- The price that was kept; of another one nothing is said.
  snapshot_id text NOT NULL,
  hotel_id text,
  property_id text,
  currency text NOT NULL,
  before bigint NOT NULL,
  after bigint NOT NULL,
  CONSTRAINT moved_price_pkey PRIMARY KEY (subject, subject_id, key),
  CONSTRAINT moved_price_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT moved_price_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES price_snapshot(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT moved_price_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT moved_price_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX moved_price_lead_id_idx ON moved_price (lead_id);
CREATE INDEX moved_price_snapshot_id_idx ON moved_price (snapshot_id);
CREATE INDEX moved_price_hotel_id_idx ON moved_price (hotel_id);
CREATE INDEX moved_price_property_id_idx ON moved_price (property_id);

CREATE FUNCTION note_price_check() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO price_check (hotel_id, property_id) VALUES (to_jsonb(NEW)->>'hotel_id', to_jsonb(NEW)->>'property_id');
  RETURN NULL;
END $$;
CREATE TRIGGER night_edit_asks_prices AFTER INSERT OR UPDATE OF undone_at ON night_edit
  FOR EACH ROW EXECUTE FUNCTION note_price_check();
CREATE TRIGGER stay_edit_asks_prices AFTER INSERT OR UPDATE OF undone_at ON stay_edit
  FOR EACH ROW EXECUTE FUNCTION note_price_check();

CREATE FUNCTION note_deadline_of_moved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  moved moved_price := coalesce(NEW, OLD);
BEGIN
  INSERT INTO deadline_cause (subject, subject_id) VALUES (moved.subject, moved.subject_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER moved_price_is_cause AFTER INSERT OR UPDATE OR DELETE ON moved_price
  FOR EACH ROW EXECUTE FUNCTION note_deadline_of_moved();

-- Whether an offer still stands at its former price is told by what becomes of its lead: an option, a word of the house.
CREATE FUNCTION note_deadline_of_moved_offer() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO deadline_cause (subject, subject_id)
  SELECT DISTINCT m.subject, m.subject_id FROM moved_price m
  WHERE m.subject = 'offer' AND m.lead_id = to_jsonb(NEW)->>TG_ARGV[0] ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER lead_is_cause_of_moved_offers AFTER UPDATE OF status, option_expires_at, option_rank, closed_at ON lead
  FOR EACH ROW EXECUTE FUNCTION note_deadline_of_moved_offer('id');
CREATE TRIGGER lead_change_is_cause_of_moved_offers AFTER INSERT OR UPDATE OF status ON lead_change
  FOR EACH ROW EXECUTE FUNCTION note_deadline_of_moved_offer('lead_id');

-- Both are the product's alone: agencies read the deadlines that follow.
ALTER TABLE price_check ENABLE ROW LEVEL SECURITY;
CREATE POLICY price_check_select ON price_check FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY price_check_delete ON price_check FOR DELETE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, DELETE ON price_check TO alpenglow_app;

ALTER TABLE moved_price ENABLE ROW LEVEL SECURITY;
CREATE POLICY moved_price_select ON moved_price FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY moved_price_insert ON moved_price FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY moved_price_update ON moved_price FOR UPDATE USING ((SELECT app_scope()) = 'system');
CREATE POLICY moved_price_delete ON moved_price FOR DELETE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, DELETE ON moved_price TO alpenglow_app;
GRANT UPDATE (lead_id, snapshot_id, hotel_id, property_id, currency, before, after) ON moved_price TO alpenglow_app;
