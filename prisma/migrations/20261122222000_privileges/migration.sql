-- What the role of the web process and the worker may do: exactly what their code does. A new table starts with nothing,
-- its migration grants what is needed; tests/integration/scope/privileges.test.ts lists all of it.

REVOKE ALL ON ALL TABLES IN SCHEMA public FROM alpenglow_app;
REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM alpenglow_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE ALL ON TABLES FROM alpenglow_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE ALL ON SEQUENCES FROM alpenglow_app;

GRANT SELECT ON ALL TABLES IN SCHEMA public TO alpenglow_app;
DO $$
BEGIN
  IF to_regclass('public._prisma_migrations') IS NOT NULL THEN
    REVOKE ALL ON public._prisma_migrations FROM alpenglow_app;
  END IF;
END $$;

GRANT INSERT ON enquiry, contact_message, newsletter_subscription, form_outcome, outbox, development_mail,
  idempotency_key, rate_limiter_flexible, audit, frontend_log, setting, app_user, invitation, agency_programme,
  agency_logo, session, destination_request, payout_account, processor_event, sandbox_account TO alpenglow_app;
GRANT USAGE ON SEQUENCE outbox_id_seq, audit_id_seq, frontend_log_id_seq TO alpenglow_app;

GRANT UPDATE ON idempotency_key, rate_limiter_flexible TO alpenglow_app;
GRANT UPDATE (value) ON setting TO alpenglow_app;
GRANT UPDATE (data, updated_at) ON sandbox_account TO alpenglow_app;
GRANT UPDATE (attempts, next_attempt_at, locked_until, delivered_at, failed_at, last_error, created_at) ON outbox
  TO alpenglow_app;
GRANT UPDATE (full_name, locale, status, consent_version, confirm_token_hash, unsubscribe_token_hash, requested_at,
  confirmed_at, unsubscribed_at) ON newsletter_subscription TO alpenglow_app;
GRANT UPDATE (name, design_main_color, design_accent_on_main, design_inverted_font, design_theme, design_logo_id,
  updated_at) ON agency TO alpenglow_app;
-- What a person may set of themselves.
GRANT UPDATE (first_name, last_name, locale, payouts_seen_at, branding_finished_at, should_display_demo_hotels,
  should_display_demo_properties, should_display_links_to_hotel_access) ON app_user TO alpenglow_app;
GRANT UPDATE (expires_at, token_hash, revoked_at) ON invitation TO alpenglow_app;
GRANT UPDATE (status, claimed_at, decided_at) ON agency_programme TO alpenglow_app;
GRANT UPDATE (status, answer, answered_by_id, answered_at) ON destination_request TO alpenglow_app;
GRANT UPDATE (details_submitted, currently_due, updated_at) ON payout_account TO alpenglow_app;
GRANT UPDATE (access_token, refresh_token, id_token, token_expires_at, ends_at, acting_for_id) ON session TO alpenglow_app;

GRANT DELETE ON form_outcome, idempotency_key, rate_limiter_flexible, frontend_log, development_mail, agency_logo, session
  TO alpenglow_app;

-- What the search reads is written by these triggers alone, whoever changed what it is made of.
ALTER FUNCTION refresh_stay_offers(text[]) SET search_path = public, pg_temp;
ALTER FUNCTION stay_offers_follow_house() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION stay_offers_follow_rate() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION facility_ids_follow() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION has_sales_information_follow() SECURITY DEFINER SET search_path = public, pg_temp;

-- Deletes of enquiries, messages, subscriptions and deliveries what the privacy policy (§11) says is not kept any longer,
-- and cannot be made to delete more: a time that has not come counts as now. Returns how many of each.
CREATE FUNCTION purge_expired(asked_at timestamptz) RETURNS json
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  at timestamptz := least(asked_at, now());
  purged json;
BEGIN
  WITH enquiries AS (
    DELETE FROM enquiry WHERE created_at < at - interval '24 months' RETURNING 1
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
  )
  SELECT json_build_object(
    'enquiry', (SELECT count(*) FROM enquiries), 'contactMessage', (SELECT count(*) FROM messages),
    'unconfirmedSubscription', (SELECT count(*) FROM unconfirmed), 'endedSubscription', (SELECT count(*) FROM ended),
    'deliveredOutbox', (SELECT count(*) FROM delivered), 'failedOutbox', (SELECT count(*) FROM failed)
  ) INTO purged;
  RETURN purged;
END $$;

-- Functions are nobody's until they are granted; those of extensions stay as they are.
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
DO $$
DECLARE own record;
BEGIN
  FOR own IN SELECT p.oid::regprocedure AS signature FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.classid = 'pg_proc'::regclass AND d.deptype = 'e')
  LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC, alpenglow_app', own.signature);
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION
  -- of the policies
  app_scope(), reads_all(), own_agency(), own_user(), administers(), managed_agency(), paid_out_agency(),
  -- who somebody is, and what they may learn before they belong anywhere
  identify_session(text, timestamptz), identify_subject(text), agency_of_domain(text), invitation_of_token(text),
  invitations_of_email(text),
  -- the embedded issuer's mails
  account_letter(text), account_code_letter(text),
  -- what no privilege on a table allows
  note_sign_in(text, text, text, boolean, text, timestamptz),
  register_agency(text, text, text, "Verification", text, text, timestamptz),
  join_agency_by_domain(text, text, timestamptz), accept_invitation(text, text, timestamptz),
  change_member_role(text, text, "Role"), remove_member(text, text, timestamptz),
  set_agency_domain(text, text, timestamptz), set_agency_verification(text, "Verification", text, timestamptz),
  set_person_role(text, "Role"), set_person_company(text, text), purge_expired(timestamptz)
TO alpenglow_app;
