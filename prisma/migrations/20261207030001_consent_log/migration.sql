-- What was said to the question about our click log, and to which words: proof that whoever is logged has agreed.
CREATE TABLE "consent_log" (
  "id" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "choice" TEXT NOT NULL,
  -- Of the words that were asked.
  "version" TEXT NOT NULL,
  "locale" TEXT NOT NULL,
  "host" TEXT NOT NULL,
  -- Null: nobody was signed in.
  "user_id" TEXT,
  CONSTRAINT "consent_log_pkey" PRIMARY KEY ("id"),
  CONSTRAINT consent_log_choice CHECK (choice IN ('accepted', 'declined', 'withdrawn'))
);
CREATE INDEX "consent_log_at_idx" ON "consent_log"("at");
CREATE INDEX "consent_log_user_id_idx" ON "consent_log"("user_id");
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE consent_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY consent_log_insert ON consent_log FOR INSERT WITH CHECK (user_id IS NULL OR user_id = (SELECT own_user()));
CREATE POLICY consent_log_select ON consent_log FOR SELECT USING (
  (SELECT app_scope()) = 'system' OR user_id = (SELECT own_user())
);
GRANT SELECT, INSERT ON consent_log TO alpenglow_app;

INSERT INTO personal_table (position, kind, table_name, fate, law, exported, found_by) VALUES
  (34, 'consent', 'consent_log', 'loosened', 'proof', '{at,choice,version,locale}', 't.user_id = ANY(($1).accounts)');
INSERT INTO personal_column (table_name, column_name, treatment, is_exported) VALUES
  ('consent_log', 'user_id', 'emptied', false);
-- A label that was clicked may be a name: such a line is nobody's, and goes.
UPDATE personal_table SET found_by = '(concat_ws('' '', t.message, t.data::text) ~* ($1).marks OR concat_ws('' '', t.message, t.data::text) ~* ($1).wholes)'
  WHERE table_name = 'frontend_log';

-- The proof goes when it proves nothing any more, and so does the name in a request to erase that came to nothing.
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
  ), consents AS (
    DELETE FROM consent_log WHERE consent_log.at < least(asked_at, now()) - interval '3 years' RETURNING 1
  ), delivered AS (
    DELETE FROM outbox WHERE delivered_at < at - interval '30 days' RETURNING 1
  ), failed AS (
    DELETE FROM outbox WHERE failed_at < at - interval '90 days' RETURNING 1
  ), uploads AS (
    DELETE FROM conversation_attachment WHERE message_id IS NULL AND created_at < at - interval '7 days' RETURNING 1
  ), addresses AS (
    UPDATE payment_link SET email = NULL WHERE email IS NOT NULL AND ends_at < at - interval '6 years' RETURNING 1
  ), transfers AS (
    UPDATE due_event e SET reference = NULL
    WHERE e.method = 'transfer' AND e.reference IS NOT NULL AND e.at < least(asked_at, now()) - interval '8 years' RETURNING 1
  ), asked AS (
    UPDATE erasure SET email = NULL, first_name = NULL, last_name = NULL, reason = NULL, refusal = NULL,
      closed_at = coalesce(closed_at, ends_at), closed_by_id = coalesce(closed_by_id, asked_by_id)
    WHERE erased_at IS NULL AND ends_at < at - interval '30 days'
      AND (email IS NOT NULL OR first_name IS NOT NULL OR last_name IS NOT NULL OR reason IS NOT NULL OR refusal IS NOT NULL) RETURNING 1
  )
  SELECT json_build_object(
    'enquiry', (SELECT count(*) FROM enquiries), 'contactMessage', (SELECT count(*) FROM messages),
    'unconfirmedSubscription', (SELECT count(*) FROM unconfirmed), 'endedSubscription', (SELECT count(*) FROM ended),
    'consent', (SELECT count(*) FROM consents),
    'deliveredOutbox', (SELECT count(*) FROM delivered), 'failedOutbox', (SELECT count(*) FROM failed),
    'unsentUpload', (SELECT count(*) FROM uploads), 'linkAddress', (SELECT count(*) FROM addresses),
    'transferReference', (SELECT count(*) FROM transfers), 'askedErasure', (SELECT count(*) FROM asked)
  ) INTO purged;
  RETURN purged;
END $$;
