-- A guest books on the storefront: a lead of the storefront's own agency, so that holds, answers and races are those of all
-- other leads, and beside it what concerns only the guest.

-- The lessor of a contract (decisions §4): named with address and terms to whoever books.
ALTER TABLE operator ADD COLUMN "address" TEXT, ADD COLUMN "terms_en" TEXT, ADD COLUMN "terms_de" TEXT;

CREATE TABLE "consumer_booking" (
  "lead_id" TEXT NOT NULL,
  "enquiry_id" TEXT,
  "token_hash" TEXT NOT NULL,
  "locale" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "address" TEXT NOT NULL,
  "city" TEXT NOT NULL,
  "country" TEXT NOT NULL,
  "adults" SMALLINT NOT NULL,
  "child_ages" SMALLINT[] NOT NULL,
  "pet_details" TEXT,
  "payment_method" "PaymentMethod" NOT NULL,
  "is_card_from_eea" BOOLEAN,
  "card_fee" BIGINT NOT NULL DEFAULT 0,
  "privacy_version" TEXT NOT NULL,
  "sales_policy_version" TEXT NOT NULL,
  "operator_terms" TEXT NOT NULL,
  "consented_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "consumer_booking_pkey" PRIMARY KEY ("lead_id"),
  CONSTRAINT "consumer_booking_card" CHECK ((payment_method = 'creditCard') = (is_card_from_eea IS NOT NULL)),
  -- Surcharging consumers' cards issued in the EEA is not lawful (decisions §5).
  CONSTRAINT "consumer_booking_fee" CHECK (card_fee >= 0 AND (card_fee = 0 OR NOT is_card_from_eea)),
  CONSTRAINT "consumer_booking_adults" CHECK (adults >= 1)
);
CREATE UNIQUE INDEX "consumer_booking_token_hash_key" ON "consumer_booking"("token_hash");
CREATE INDEX "consumer_booking_enquiry_id_idx" ON "consumer_booking"("enquiry_id");
CREATE INDEX consumer_booking_email ON consumer_booking (lower(email));
ALTER TABLE "consumer_booking" ADD CONSTRAINT "consumer_booking_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "consumer_booking" ADD CONSTRAINT "consumer_booking_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

GRANT SELECT, INSERT ON consumer_booking TO alpenglow_app;
ALTER TABLE consumer_booking ENABLE ROW LEVEL SECURITY;
CREATE POLICY consumer_booking_select ON consumer_booking FOR SELECT USING ((SELECT reads_all()));
CREATE POLICY consumer_booking_insert ON consumer_booking FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');

DROP POLICY lead_insert ON lead;
CREATE POLICY lead_insert ON lead FOR INSERT WITH CHECK (
  (((SELECT administers()) OR agency_id = (SELECT member_agency())) AND user_id = (SELECT own_user()))
  OR ((SELECT app_scope()) = 'system' AND agency_id = 'storefront' AND user_id = 'storefront')
);

-- The agency that bookings of guests belong to, and the user that stands for the storefront itself, made with the first of
-- them: an admin who acts for it works on them. Nobody signs in as it: mail to its address reaches nobody.
CREATE FUNCTION storefront_agency(agency_name text, at timestamptz) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF app_scope() <> 'system' THEN RAISE EXCEPTION 'storefront_agency is for the product alone' USING ERRCODE = '42501'; END IF;
  INSERT INTO agency (id, name, verification, created_at, updated_at)
  VALUES ('storefront', agency_name, 'verified', at, at)
  ON CONFLICT (id) DO NOTHING;
  INSERT INTO app_user (id, email, first_name, role, created_at)
  VALUES ('storefront', 'storefront@guests.invalid', agency_name, 'customer', at)
  ON CONFLICT (id) DO NOTHING;
  RETURN 'storefront';
END $$;
REVOKE ALL ON FUNCTION storefront_agency(text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION storefront_agency(text, timestamptz) TO alpenglow_app;

-- The guest is the operator's own party to the contract: who comes is known from the request on, how to reach them once it
-- is confirmed.
CREATE VIEW operator_guest WITH (security_barrier) AS
  SELECT b.lead_id, b.adults, b.child_ages, b.pet_details, b.payment_method,
    CASE WHEN l.status = 'CONFIRMED_BOOKING' THEN b.email END AS email,
    CASE WHEN l.status = 'CONFIRMED_BOOKING' THEN b.phone END AS phone,
    CASE WHEN l.status = 'CONFIRMED_BOOKING' THEN concat_ws(', ', b.address, b.city, b.country) END AS address
  FROM consumer_booking b
  JOIN operator_lead l ON l.id = b.lead_id;
GRANT SELECT ON operator_guest TO alpenglow_app;

-- An enquiry that became a booking is kept as long as the booking.
CREATE OR REPLACE FUNCTION purge_expired(asked_at timestamptz) RETURNS json
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  at timestamptz := least(asked_at, now());
  purged json;
BEGIN
  WITH enquiries AS (
    DELETE FROM enquiry WHERE created_at < at - interval '24 months'
      AND NOT EXISTS (SELECT FROM consumer_booking b WHERE b.enquiry_id = enquiry.id) RETURNING 1
  ), messages AS (
    DELETE FROM contact_message WHERE created_at < at - interval '24 months' RETURNING 1
  ), unconfirmed AS (
    DELETE FROM newsletter_subscription WHERE status = 'pending' AND requested_at < at - interval '14 days' RETURNING 1
  ), ended AS (
    DELETE FROM newsletter_subscription WHERE status = 'unsubscribed' AND unsubscribed_at < at - interval '3 years' RETURNING 1
  ), delivered AS (
    DELETE FROM outbox WHERE delivered_at < at - interval '30 days' RETURNING 1
  ), failed AS (
    DELETE FROM outbox WHERE failed_at < at - interval '90 days' RETURNING 1
  ), uploads AS (
    DELETE FROM conversation_attachment WHERE message_id IS NULL AND created_at < at - interval '7 days' RETURNING 1
  )
  SELECT json_build_object(
    'enquiry', (SELECT count(*) FROM enquiries), 'contactMessage', (SELECT count(*) FROM messages),
    'unconfirmedSubscription', (SELECT count(*) FROM unconfirmed), 'endedSubscription', (SELECT count(*) FROM ended),
    'deliveredOutbox', (SELECT count(*) FROM delivered), 'failedOutbox', (SELECT count(*) FROM failed),
    'unsentUpload', (SELECT count(*) FROM uploads)
  ) INTO purged;
  RETURN purged;
END $$;

-- Whether guests may book is part of what an address of a property offers.
DROP TRIGGER sales_information_changed ON sales_information;
CREATE TRIGGER sales_information_changed AFTER INSERT OR UPDATE OR DELETE ON sales_information
  FOR EACH ROW EXECUTE FUNCTION announce_part('address');
CREATE FUNCTION announce_channel() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE concerned text;
BEGIN
  FOR concerned IN SELECT property_id FROM sales_information WHERE rental_channel_id = NEW.id LOOP
    PERFORM pg_notify('changed', 'property:' || concerned);
    PERFORM pg_notify('changed', 'address:' || concerned);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER rental_channel_changed AFTER UPDATE OF accepts_consumer_bookings ON rental_channel
  FOR EACH ROW EXECUTE FUNCTION announce_channel();
