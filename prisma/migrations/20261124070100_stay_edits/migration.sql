-- Stays and their prices, which an operator's person edits by range. They are read by everybody who searches; written only by
-- who answers for the property, and no stay that somebody holds is taken from sale. What the pages show follows by the
-- triggers that follow stays, rates and holds already.

-- The operator of the scope, if the person answers for it.
CREATE FUNCTION managed_operator() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT u.operator_id FROM app_user u WHERE u.id = own_user() AND u.operator_id = own_operator());
END $$;
REVOKE ALL ON FUNCTION managed_operator() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION managed_operator() TO alpenglow_app;

ALTER TABLE stay ENABLE ROW LEVEL SECURITY;
CREATE POLICY stay_select ON stay FOR SELECT USING (true);
CREATE POLICY stay_update ON stay FOR UPDATE
  USING (EXISTS (
    SELECT FROM property p WHERE p.id = property_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
  ))
  WITH CHECK (
    EXISTS (
      SELECT FROM property p WHERE p.id = property_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
    )
    AND (available OR NOT EXISTS (
      SELECT FROM property_hold h WHERE h.property_id = stay.property_id AND h.released_at IS NULL AND h.kind <> 'ownerBlock'
        AND h.check_in < stay.check_out AND h.check_out > stay.check_in
    ))
  );
GRANT UPDATE (available) ON stay TO alpenglow_app;

ALTER TABLE stay_rate ENABLE ROW LEVEL SECURITY;
CREATE POLICY stay_rate_select ON stay_rate FOR SELECT USING (true);
CREATE POLICY stay_rate_update ON stay_rate FOR UPDATE USING (EXISTS (
  SELECT FROM stay s JOIN property p ON p.id = s.property_id
  WHERE s.id = stay_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
));
GRANT UPDATE (amount) ON stay_rate TO alpenglow_app;

-- "From" of a property is its cheapest price.
CREATE FUNCTION price_from_follows_rate() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE property p SET price_from = cheapest.amount
  FROM (
    SELECT s.property_id, min(r.amount) AS amount FROM stay s JOIN stay_rate r ON r.stay_id = s.id
    WHERE s.property_id IN (SELECT x.property_id FROM changed c JOIN stay x ON x.id = c.stay_id)
    GROUP BY s.property_id
  ) cheapest
  WHERE p.id = cheapest.property_id AND p.price_from IS DISTINCT FROM cheapest.amount;
  RETURN NULL;
END $$;
CREATE TRIGGER price_from_follows AFTER UPDATE ON stay_rate REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION price_from_follows_rate();

CREATE TABLE stay_edit (
  "id" TEXT NOT NULL,
  "property_id" TEXT NOT NULL,
  "by_id" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "revision" INTEGER NOT NULL,
  "from_day" DATE NOT NULL,
  "until_day" DATE NOT NULL,
  "before" JSONB NOT NULL,
  "after" JSONB NOT NULL,
  "undone_at" TIMESTAMPTZ(3),
  CONSTRAINT "stay_edit_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "stay_edit_period" CHECK (until_day > from_day)
);
CREATE INDEX "stay_edit_property_id_revision_idx" ON "stay_edit"("property_id", "revision");
CREATE INDEX "stay_edit_by_id_idx" ON "stay_edit"("by_id");
ALTER TABLE "stay_edit" ADD CONSTRAINT "stay_edit_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stay_edit" ADD CONSTRAINT "stay_edit_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE stay_edit ENABLE ROW LEVEL SECURITY;
CREATE POLICY stay_edit_select ON stay_edit FOR SELECT USING ((SELECT reads_all()) OR EXISTS (
  SELECT FROM property p WHERE p.id = property_id AND p.operator_id = (SELECT own_operator())
));
CREATE POLICY stay_edit_insert ON stay_edit FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM property p WHERE p.id = property_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
  ) AND by_id = (SELECT own_user())
);
CREATE POLICY stay_edit_update ON stay_edit FOR UPDATE USING (EXISTS (
  SELECT FROM property p WHERE p.id = property_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
));
GRANT SELECT, INSERT, UPDATE (undone_at) ON stay_edit TO alpenglow_app;
