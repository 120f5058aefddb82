-- Interests, options and bookings of properties. A hold names the lead it is for; what was released stays as its history.

ALTER TYPE "LeadChangeKind" ADD VALUE 'changeRequest';

ALTER TABLE property_hold ADD COLUMN "lead_id" TEXT;
UPDATE property_hold h SET lead_id = l.id FROM lead l WHERE l.property_hold_id = h.id;
ALTER TABLE lead DROP COLUMN property_hold_id;
ALTER TABLE lead ADD COLUMN "commission_percent" DECIMAL(5,2), ADD COLUMN "payment" JSONB;
CREATE INDEX "property_hold_lead_id_idx" ON "property_hold"("lead_id");
ALTER TABLE "property_hold" ADD CONSTRAINT "property_hold_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE property_hold ADD CONSTRAINT property_hold_of_owner CHECK (kind <> 'ownerBlock' OR lead_id IS NULL);
ALTER TABLE lead
  ADD CONSTRAINT lead_of_property
    CHECK (property_id IS NOT NULL OR num_nonnulls(service_level, commission_percent, payment) = 0),
  ADD CONSTRAINT lead_commission CHECK (commission_percent BETWEEN 0 AND 100),
  ADD CONSTRAINT lead_extensions CHECK (extensions <= 2),
  ADD CONSTRAINT lead_ranked CHECK (
    property_id IS NULL OR status NOT IN ('REQUESTED_OPTION', 'CONFIRMED_OPTION') OR option_rank IS NOT NULL
  ),
  -- Of one property and night there is one first option, one second, and so on.
  ADD CONSTRAINT lead_option_rank_once
    EXCLUDE USING gist (property_id WITH =, option_rank WITH =, daterange(check_in, check_out, '[)') WITH &&)
    WHERE (property_id IS NOT NULL AND status IN ('REQUESTED_OPTION', 'CONFIRMED_OPTION'));

-- A confirmed booking and a confirmed first option have exactly one hold that stands, of their kind, over exactly their
-- nights and until exactly their end; any other lead has none. Judged when the transaction ends: its steps come one by one.
-- As the owner, because the lead may be another agency's (one that has just moved up).
CREATE FUNCTION require_hold_of_lead(asked text) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  l lead%ROWTYPE;
  wanted "HoldKind";
  standing bigint;
  fitting bigint;
BEGIN
  SELECT * INTO l FROM lead WHERE id = asked;
  IF NOT FOUND THEN RETURN; END IF;
  IF l.property_id IS NOT NULL THEN
    wanted := CASE
      WHEN l.status = 'CONFIRMED_BOOKING' THEN 'booking'::"HoldKind"
      WHEN l.status = 'CONFIRMED_OPTION' AND l.option_rank = 1 THEN 'confirmedOption'::"HoldKind"
    END;
  END IF;
  SELECT count(*), count(*) FILTER (
    WHERE h.kind = wanted AND h.property_id = l.property_id AND h.check_in = l.check_in AND h.check_out = l.check_out
      AND h.expires_at IS NOT DISTINCT FROM CASE wanted WHEN 'confirmedOption' THEN l.option_expires_at END
  )
  INTO standing, fitting
  FROM property_hold h WHERE h.lead_id = asked AND h.released_at IS NULL;
  IF standing <> fitting OR fitting <> (wanted IS NOT NULL)::int THEN
    RAISE EXCEPTION 'Lead % (%) has % holds, % of them its own.', asked, l.status, standing, fitting
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lead_hold';
  END IF;
END $$;

CREATE FUNCTION lead_agrees_with_holds() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM require_hold_of_lead(NEW.id);
  RETURN NULL;
END $$;

CREATE FUNCTION hold_agrees_with_lead() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.lead_id IS NOT NULL THEN PERFORM require_hold_of_lead(OLD.lead_id); END IF;
  IF TG_OP <> 'DELETE' AND NEW.lead_id IS NOT NULL THEN PERFORM require_hold_of_lead(NEW.lead_id); END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER lead_hold AFTER INSERT OR UPDATE OF status, option_rank, option_expires_at, check_in, check_out
  ON lead DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.property_id IS NOT NULL) EXECUTE FUNCTION lead_agrees_with_holds();
CREATE CONSTRAINT TRIGGER property_hold_lead AFTER INSERT OR UPDATE OR DELETE
  ON property_hold DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION hold_agrees_with_lead();

-- Privileges --------------------------------------------------------------------------------------------------------------

GRANT INSERT, UPDATE (kind, expires_at, released_at) ON property_hold TO alpenglow_app;
GRANT UPDATE (client_id, client_first_name, client_last_name, guests, nationality, card_member_type, booking_reference,
  client_reference, message, commission_percent, payment) ON lead TO alpenglow_app;

-- Whoever wants nights of a property waits for its row; nobody who serves may write it. False: there is none.
CREATE FUNCTION lock_property(asked text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM property WHERE id = asked FOR NO KEY UPDATE;
  RETURN FOUND;
END $$;
GRANT EXECUTE ON FUNCTION lock_property(text) TO alpenglow_app;

-- The projection of the search follows holds, whoever writes them.
ALTER FUNCTION stay_offers_follow_house() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION stay_offers_follow_rate() SECURITY DEFINER SET search_path = public, pg_temp;

-- Whoever answers for a property is a person of its operator.
CREATE FUNCTION answers_for(person text, asked text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM app_user u JOIN lead l ON l.id = asked LEFT JOIN property p ON p.id = l.property_id
    WHERE u.id = person AND (u.role = 'admin' OR u.hotel_id = l.hotel_id OR u.operator_id = p.operator_id)
  )
$$;
GRANT EXECUTE ON FUNCTION answers_for(text, text) TO alpenglow_app;

DROP POLICY lead_event_insert ON lead_event;
CREATE POLICY lead_event_insert ON lead_event FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM lead l WHERE l.id = lead_id
      AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
  )
  AND CASE by
    WHEN 'agent' THEN actor_id = (SELECT own_user())
    WHEN 'system' THEN actor_id IS NULL
    WHEN 'supplier' THEN (SELECT app_scope()) = 'system' AND (actor_id IS NULL OR answers_for(actor_id, lead_id))
    ELSE false
  END
);

DROP POLICY lead_change_insert ON lead_change;
CREATE POLICY lead_change_insert ON lead_change FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM lead l WHERE l.id = lead_id
      AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
  )
  AND CASE
    WHEN kind IN ('counterOffer', 'question')
      THEN (SELECT app_scope()) = 'system' AND (asked_by_id IS NULL OR answers_for(asked_by_id, lead_id))
    WHEN (SELECT app_scope()) = 'system' THEN asked_by_id IS NULL
    ELSE asked_by_id = (SELECT own_user())
  END
);
