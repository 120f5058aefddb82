-- The database of Alpenglow as it was first released, by district; the districts are those of lib. A section has its types, its
-- tables with their constraints and indexes, its functions and views, its triggers, and last who may read and write what. What
-- needs another district stands in the later one of the two. What a table is for is said in prisma/schema.prisma; here stand the
-- reasons of what Prisma cannot say. From here on one migration a change, dated after this one.
--
-- Two walls (docs/decisions/008 and 016). Rows: lib/people/scope sets three settings for one transaction, app.scope ('tenant',
-- 'all' for admins, 'system' for sign-in and worker), app.agency and app.user; without them the serving role sees nothing of
-- what is somebody's. Privileges: each role may do exactly what its code does. A new table starts with nothing, and nobody may
-- call a new function until a migration grants it; tests/integration/scope/privileges.test.ts lists all of it.

CREATE EXTENSION IF NOT EXISTS btree_gist;

-- The web process and the worker: they use rows, never the schema.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'alpenglow_app') THEN
    CREATE ROLE alpenglow_app NOLOGIN;
  END IF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE EXCEPTION 'the role alpenglow_app is missing and % may not create it', current_user;
END $$;

-- The embedded issuer in a schema and with a role of its own: password hashes, signing keys and codes are out of reach of the web
-- process and the worker, and people and agencies out of reach of the issuer.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'alpenglow_issuer') THEN
    CREATE ROLE alpenglow_issuer NOLOGIN;
  END IF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE EXCEPTION 'the role alpenglow_issuer is missing and % may not create it', current_user;
END $$;
CREATE SCHEMA issuer;
GRANT USAGE ON SCHEMA public TO alpenglow_app;
GRANT USAGE ON SCHEMA issuer, public TO alpenglow_issuer;
ALTER DEFAULT PRIVILEGES IN SCHEMA issuer GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO alpenglow_issuer;

-- Functions are nobody's until they are granted; those of the extension above stay as they are. Every function of the owner names
-- pg_temp last: nobody's temporary table stands before ours. Bodies name tables of later districts, so they are read when they run.
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
SET LOCAL check_function_bodies = off;

-- ============================================================================================================================
-- Platform: settings, deliveries, keys, limits
-- ============================================================================================================================

CREATE TABLE setting (
  key text NOT NULL,
  value jsonb NOT NULL,
  CONSTRAINT setting_pkey PRIMARY KEY (key)
);

CREATE TABLE reference_row (
  entity text NOT NULL,
  id text NOT NULL,
  written jsonb NOT NULL,
  CONSTRAINT reference_row_pkey PRIMARY KEY (entity, id)
);

-- The worker reads what is due; a new row wakes it.
CREATE TABLE outbox (
  id bigserial,
  topic text NOT NULL,
  dedupe_key text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL,
  locked_until timestamptz(3),
  delivered_at timestamptz(3),
  failed_at timestamptz(3),
  last_error text,
  created_at timestamptz(3) NOT NULL,
  -- Which process holds a delivery: one that starts on the same machine gives back what a dead one held.
  locked_by text,
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_end CHECK (delivered_at IS NULL OR failed_at IS NULL)
);
CREATE UNIQUE INDEX outbox_dedupe_key_key ON outbox (dedupe_key);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE delivered_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_delivered_at_idx ON outbox (delivered_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX outbox_failed_at_idx ON outbox (failed_at) WHERE failed_at IS NOT NULL;

CREATE TABLE development_mail (
  message_id text NOT NULL,
  "to" text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  at timestamptz(3) NOT NULL,
  -- The development mailbox shows a mail as its reader's program would: who it is from, and to whom an answer goes.
  sender text NOT NULL DEFAULT '',
  reply_to text,
  CONSTRAINT development_mail_pkey PRIMARY KEY (message_id)
);
CREATE INDEX development_mail_at_idx ON development_mail (at);

CREATE TABLE idempotency_key (
  scope text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  response_status integer NOT NULL,
  response_body text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT idempotency_key_pkey PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_key_expires_at_idx ON idempotency_key (expires_at);

CREATE TABLE form_outcome (
  token_hash text NOT NULL,
  form text NOT NULL,
  locale text NOT NULL,
  status text NOT NULL,
  "values" jsonb NOT NULL,
  errors jsonb NOT NULL,
  return_to text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  -- Of one caller only the latest outcomes are kept; a refused form says when it may be sent again.
  caller text NOT NULL DEFAULT '',
  retry_at timestamptz(3),
  CONSTRAINT form_outcome_pkey PRIMARY KEY (token_hash),
  CONSTRAINT form_outcome_locale CHECK (locale IN ('en', 'de'))
);
CREATE INDEX form_outcome_expires_at_idx ON form_outcome (expires_at);
CREATE INDEX form_outcome_caller_expires_at_idx ON form_outcome (caller, expires_at);

CREATE TABLE rate_limiter_flexible (
  key text NOT NULL,
  points integer NOT NULL,
  expire timestamptz(3),
  CONSTRAINT rate_limiter_flexible_pkey PRIMARY KEY (key)
);

-- Functions -------------------------------------------------------------------------------------------------------------------

-- Settings. A policy writes them as (SELECT …), which PostgreSQL evaluates once a statement instead of once a row.
CREATE FUNCTION app_scope() RETURNS text LANGUAGE sql STABLE
  RETURN coalesce(current_setting('app.scope', true), '');

CREATE FUNCTION reads_all() RETURNS boolean LANGUAGE sql STABLE
  RETURN app_scope() IN ('all', 'system');

CREATE FUNCTION own_agency() RETURNS text LANGUAGE sql STABLE
  RETURN CASE app_scope() WHEN 'tenant' THEN nullif(current_setting('app.agency', true), '') END;

CREATE FUNCTION own_user() RETURNS text LANGUAGE sql STABLE
  RETURN CASE WHEN app_scope() IN ('tenant', 'all') THEN nullif(current_setting('app.user', true), '') END;

-- What a function writes for somebody, the commands of lib have judged before, and found words for what is refused. A refusal
-- here is a mistake of ours, so it is an error.
CREATE FUNCTION refuse(what text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is not for this caller', what USING ERRCODE = 'insufficient_privilege';
END $$;

-- What has changed is said on the channel `changed`, one cache tag a notification, when the transaction is committed: no
-- writer can forget it, and every process that caches hears it. The tags are those of the nouns' keys.ts. This says it for a
-- table all of whose rows have one tag.
CREATE FUNCTION announce_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changed', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE FUNCTION outbox_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END $$;

-- `operation:person`, or the operation alone where anybody may call. A command may have gone on as the product meanwhile.
CREATE FUNCTION owns_key(asked_scope text) RETURNS boolean LANGUAGE sql STABLE
  RETURN CASE app_scope()
    WHEN 'system' THEN true
    WHEN '' THEN position(':' in asked_scope) = 0
    ELSE coalesce(right(asked_scope, length(own_user()) + 1) = ':' || own_user(), false)
  END;

CREATE FUNCTION kept_answer(asked_scope text, asked_key text)
RETURNS TABLE (body_hash text, response_status int, response_body text, expires_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT owns_key(asked_scope) THEN PERFORM refuse('kept_answer'); END IF;
  RETURN QUERY SELECT k.body_hash, k.response_status, k.response_body, k.expires_at
    FROM idempotency_key k WHERE k.scope = asked_scope AND k.key = asked_key;
END $$;

CREATE FUNCTION keep_answer(asked_scope text, asked_key text, hash text, status int, body text, at timestamptz, until timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT owns_key(asked_scope) THEN PERFORM refuse('keep_answer'); END IF;
  INSERT INTO idempotency_key AS k (scope, key, body_hash, response_status, response_body, created_at, expires_at)
  VALUES (asked_scope, asked_key, hash, status, body, at, until)
  ON CONFLICT (scope, key) DO UPDATE SET body_hash = EXCLUDED.body_hash, response_status = EXCLUDED.response_status,
    response_body = EXCLUDED.response_body, created_at = EXCLUDED.created_at, expires_at = EXCLUDED.expires_at;
END $$;

-- What a form came to is read by whoever holds the token of its page, one at a time, without the product's scope.
CREATE FUNCTION kept_outcome(asked text) RETURNS SETOF form_outcome
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT * FROM form_outcome WHERE token_hash = asked
$$;

-- Triggers --------------------------------------------------------------------------------------------------------------------

CREATE TRIGGER setting_changed AFTER INSERT OR DELETE OR UPDATE ON setting
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('storefront');
CREATE TRIGGER outbox_wake AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION outbox_notify();

-- Who may read and write ------------------------------------------------------------------------------------------------------

GRANT SELECT ON reference_row TO alpenglow_app;
GRANT SELECT, INSERT, DELETE ON development_mail TO alpenglow_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limiter_flexible TO alpenglow_app;

GRANT SELECT, INSERT ON setting TO alpenglow_app;
GRANT UPDATE (value) ON setting TO alpenglow_app;
GRANT SELECT ON setting TO alpenglow_issuer;

ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
CREATE POLICY outbox_insert ON outbox FOR INSERT WITH CHECK (true);
CREATE POLICY outbox_select ON outbox FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY outbox_update ON outbox FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON outbox TO alpenglow_app;
GRANT UPDATE (attempts, next_attempt_at, locked_until, delivered_at, failed_at, last_error, created_at, locked_by) ON outbox TO
  alpenglow_app;
GRANT USAGE ON SEQUENCE outbox_id_seq TO alpenglow_app;

-- Answers kept under a key: the worker deletes the old ones, a request reaches its own by its whole key and by nothing less.
ALTER TABLE idempotency_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY idempotency_key_select ON idempotency_key FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY idempotency_key_delete ON idempotency_key FOR DELETE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, DELETE ON idempotency_key TO alpenglow_app;

ALTER TABLE form_outcome ENABLE ROW LEVEL SECURITY;
CREATE POLICY form_outcome_insert ON form_outcome FOR INSERT WITH CHECK (true);
CREATE POLICY form_outcome_select ON form_outcome FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY form_outcome_delete ON form_outcome FOR DELETE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, DELETE ON form_outcome TO alpenglow_app;

GRANT EXECUTE ON FUNCTION app_scope(), reads_all(), own_agency(), own_user(), kept_answer(text, text), keep_answer(text, text,
  text, integer, text, timestamptz, timestamptz), kept_outcome(text) TO alpenglow_app;

-- ============================================================================================================================
-- Brand
-- ============================================================================================================================

CREATE TYPE "PaymentProfile" AS ENUM ('ClientPays', 'AgencyPaysStandAloneRate', 'AgencyPaysPackageRate');
-- Where people of a brand may choose who pays is a matter of its row alone, not of one brand's name.
CREATE TYPE "PaymentProfileChange" AS ENUM ('never', 'onLocalHosts', 'everywhere');

CREATE TABLE brand (
  id text NOT NULL,
  name text NOT NULL,
  host_keyword text,
  company_pattern text,
  "position" integer NOT NULL,
  is_b2_c boolean NOT NULL,
  is_login_required boolean NOT NULL DEFAULT true,
  is_commission_displayed boolean NOT NULL,
  main_color text NOT NULL,
  accent_color text NOT NULL,
  email text NOT NULL,
  phone_country_code text NOT NULL,
  phone_number text NOT NULL,
  postal_address text[],
  booking_reference_name text NOT NULL DEFAULT 'Booking reference',
  booking_reference_prefix text NOT NULL DEFAULT 'TLS',
  client_reference_name text NOT NULL DEFAULT 'Client reference',
  client_reference_prefix text NOT NULL DEFAULT 'CC',
  favicon_path text,
  h2_header_color text,
  inverted_font_color text,
  is_booking_reference_needed boolean NOT NULL DEFAULT false,
  is_card_programme boolean NOT NULL DEFAULT false,
  is_client_reference_needed boolean NOT NULL DEFAULT false,
  is_offer_markup_hidden boolean NOT NULL DEFAULT false,
  is_offer_markup_supported boolean NOT NULL DEFAULT true,
  logo_path text,
  menu_background_path text,
  menu_is_inverted boolean NOT NULL DEFAULT false,
  menu_logo_path text,
  payment_profile "PaymentProfile" NOT NULL DEFAULT 'ClientPays',
  pdf_footer_background text,
  pdf_logo_path text,
  pdf_main_color text,
  pdf_template text NOT NULL DEFAULT 'classic',
  price_range_color text,
  product_name text NOT NULL,
  payment_profile_change "PaymentProfileChange" NOT NULL DEFAULT 'never',
  CONSTRAINT brand_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX brand_host_keyword_key ON brand (host_keyword);
CREATE UNIQUE INDEX brand_position_key ON brand ("position");

-- Triggers --------------------------------------------------------------------------------------------------------------------

CREATE TRIGGER brand_changed AFTER INSERT OR DELETE OR UPDATE ON brand
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('brands');

-- Who may read and write ------------------------------------------------------------------------------------------------------

ALTER TABLE brand ENABLE ROW LEVEL SECURITY;
CREATE POLICY brand_select ON brand FOR SELECT USING (true);
-- Admins edit everything a profile says, and the order in which company patterns are tried. Id and host stay what the
-- addresses are built of.
GRANT SELECT ON brand TO alpenglow_app;
GRANT UPDATE (name, company_pattern, "position", is_login_required, is_commission_displayed, main_color, accent_color, email,
  phone_country_code, phone_number, postal_address, booking_reference_name, booking_reference_prefix, client_reference_name,
  client_reference_prefix, favicon_path, h2_header_color, inverted_font_color, is_booking_reference_needed, is_card_programme,
  is_client_reference_needed, is_offer_markup_hidden, is_offer_markup_supported, logo_path, menu_background_path,
  menu_is_inverted, menu_logo_path, payment_profile, pdf_footer_background, pdf_logo_path, pdf_main_color, pdf_template,
  price_range_color, product_name, payment_profile_change) ON brand TO alpenglow_app;
GRANT SELECT ON brand TO alpenglow_issuer;

-- ============================================================================================================================
-- People: accounts, agencies, programmes, sessions, the audit
-- ============================================================================================================================

CREATE TYPE "Role" AS ENUM ('admin', 'agent', 'carta_lifestyleAgent', 'customer', 'operator', 'supervisorAgent');
CREATE TYPE "Verification" AS ENUM ('none', 'pending', 'verified', 'rejected');
CREATE TYPE "ProgrammeStatus" AS ENUM ('claimedByAgency', 'verified', 'rejected');
CREATE TYPE "JoinedBy" AS ENUM ('registration', 'domain', 'invitation', 'admin');
CREATE TYPE "SignInDoor" AS ENUM ('agency', 'desk');

CREATE TABLE affiliate (
  id text NOT NULL,
  name text NOT NULL,
  logo_path text NOT NULL,
  main_color text NOT NULL,
  is_inverted boolean NOT NULL DEFAULT false,
  programme_id text,
  invitation_en text,
  invitation_de text,
  CONSTRAINT affiliate_pkey PRIMARY KEY (id)
);
CREATE INDEX affiliate_programme_id_idx ON affiliate (programme_id);

CREATE TABLE app_user (
  id text NOT NULL,
  subject text,
  email text NOT NULL,
  is_email_verified boolean NOT NULL DEFAULT false,
  first_name text,
  last_name text NOT NULL DEFAULT '',
  role "Role" NOT NULL DEFAULT 'agent',
  company text,
  hotel_id text,
  operator_id text,
  affiliate_id text,
  locale text,
  payouts_seen_at timestamptz(3),
  branding_finished_at timestamptz(3),
  should_display_demo_hotels boolean,
  should_display_demo_properties boolean,
  should_display_links_to_hotel_access boolean,
  is_demonstration boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  last_signed_in_at timestamptz(3),
  -- An account that was merged stays as a row that leads to the other: whoever signs in with it is the other person from then
  -- on, by the browser and by an access token.
  merged_into_id text,
  merged_at timestamptz(3),
  CONSTRAINT app_user_pkey PRIMARY KEY (id),
  CONSTRAINT app_user_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliate(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT app_user_merged_into_id_fkey FOREIGN KEY (merged_into_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT app_user_email_lower CHECK (email = lower(email) AND email LIKE '%_@_%'),
  CONSTRAINT app_user_locale CHECK (locale IN ('en', 'de')),
  CONSTRAINT app_user_merged CHECK (
      (merged_into_id IS NULL) = (merged_at IS NULL) AND merged_into_id IS DISTINCT FROM id
    )
);
CREATE UNIQUE INDEX app_user_subject_key ON app_user (subject);
CREATE UNIQUE INDEX app_user_email_key ON app_user (email);
CREATE INDEX app_user_hotel_id_idx ON app_user (hotel_id);
CREATE INDEX app_user_operator_id_idx ON app_user (operator_id);
CREATE INDEX app_user_affiliate_id_idx ON app_user (affiliate_id);
CREATE INDEX app_user_merged_into_id_idx ON app_user (merged_into_id);

CREATE TABLE agency (
  id text NOT NULL,
  name text NOT NULL,
  verification "Verification" NOT NULL DEFAULT 'none',
  verification_note text,
  design_main_color text,
  design_accent_on_main text,
  design_inverted_font text,
  design_theme text,
  design_logo_id text,
  auto_invite_email_domain text,
  referrer_name text,
  is_demonstration boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- What an agency writes under its letters: mails to its clients and offers.
  address text,
  phone text,
  CONSTRAINT agency_pkey PRIMARY KEY (id),
  CONSTRAINT agency_name_given CHECK (btrim(name) <> ''),
  CONSTRAINT agency_domain_lower CHECK (auto_invite_email_domain = lower(auto_invite_email_domain) AND auto_invite_email_domain LIKE '%_.__%')
);
CREATE UNIQUE INDEX agency_auto_invite_email_domain_key ON agency (auto_invite_email_domain);
CREATE INDEX agency_design_logo_id_idx ON agency (design_logo_id);

CREATE TABLE agency_logo (
  id text NOT NULL,
  agency_id text NOT NULL,
  media_type text NOT NULL,
  bytes bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT agency_logo_pkey PRIMARY KEY (id),
  CONSTRAINT agency_logo_type CHECK (media_type IN ('image/png', 'image/webp'))
);
CREATE INDEX agency_logo_agency_id_idx ON agency_logo (agency_id);

CREATE TABLE membership (
  id text NOT NULL,
  user_id text NOT NULL,
  agency_id text NOT NULL,
  is_owner boolean NOT NULL DEFAULT false,
  joined_by "JoinedBy" NOT NULL,
  joined_at timestamptz(3) NOT NULL,
  removed_at timestamptz(3),
  removed_by_id text,
  CONSTRAINT membership_pkey PRIMARY KEY (id),
  CONSTRAINT membership_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT membership_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT membership_removed_by_id_fkey FOREIGN KEY (removed_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX membership_user_id_idx ON membership (user_id);
CREATE INDEX membership_agency_id_idx ON membership (agency_id);
CREATE INDEX membership_removed_by_id_idx ON membership (removed_by_id);
CREATE UNIQUE INDEX membership_active ON membership (user_id) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX membership_one_owner ON membership (agency_id) WHERE is_owner AND removed_at IS NULL;

CREATE TABLE invitation (
  id text NOT NULL,
  agency_id text NOT NULL,
  email text NOT NULL,
  role "Role" NOT NULL,
  token_hash text NOT NULL,
  invited_by_id text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  accepted_at timestamptz(3),
  accepted_by_id text,
  revoked_at timestamptz(3),
  CONSTRAINT invitation_pkey PRIMARY KEY (id),
  CONSTRAINT invitation_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT invitation_invited_by_id_fkey FOREIGN KEY (invited_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT invitation_accepted_by_id_fkey FOREIGN KEY (accepted_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT invitation_email_lower CHECK (email = lower(email) AND email LIKE '%_@_%'),
  CONSTRAINT invitation_role CHECK (role IN ('agent', 'supervisorAgent', 'carta_lifestyleAgent')),
  CONSTRAINT invitation_expires CHECK (expires_at > created_at),
  CONSTRAINT invitation_used_by_somebody CHECK ((accepted_at IS NULL) = (accepted_by_id IS NULL)),
  CONSTRAINT invitation_used_or_revoked CHECK (accepted_at IS NULL OR revoked_at IS NULL)
);
CREATE UNIQUE INDEX invitation_token_hash_key ON invitation (token_hash);
CREATE INDEX invitation_agency_id_idx ON invitation (agency_id);
CREATE INDEX invitation_email_idx ON invitation (email);
CREATE INDEX invitation_invited_by_id_idx ON invitation (invited_by_id);
CREATE INDEX invitation_accepted_by_id_idx ON invitation (accepted_by_id);
-- One that was neither used nor revoked at a time; an expired one is revoked by its successor.
CREATE UNIQUE INDEX invitation_open ON invitation (agency_id, email) WHERE accepted_at IS NULL AND revoked_at IS NULL;

CREATE TABLE programme (
  id text NOT NULL,
  name text NOT NULL,
  "position" integer NOT NULL,
  is_visible_in_hotel_search boolean NOT NULL,
  is_card_programme boolean NOT NULL DEFAULT false,
  summary_en text NOT NULL,
  summary_de text NOT NULL,
  benefits_en text[],
  benefits_de text[],
  CONSTRAINT programme_pkey PRIMARY KEY (id)
);

CREATE TABLE agency_programme (
  agency_id text NOT NULL,
  programme_id text NOT NULL,
  status "ProgrammeStatus" NOT NULL DEFAULT 'claimedByAgency',
  claimed_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3),
  CONSTRAINT agency_programme_pkey PRIMARY KEY (agency_id, programme_id),
  CONSTRAINT agency_programme_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT agency_programme_programme_id_fkey FOREIGN KEY (programme_id)
    REFERENCES programme(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX agency_programme_programme_id_idx ON agency_programme (programme_id);

CREATE TABLE session (
  id text NOT NULL,
  user_id text NOT NULL,
  door "SignInDoor" NOT NULL,
  host text NOT NULL,
  issuer_session_id text,
  access_token text NOT NULL,
  refresh_token text,
  id_token text NOT NULL,
  token_expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  acting_for_id text,
  -- Client-safe mode is of a session: it survives a reload and a server, and does not follow somebody to another browser.
  is_client_safe boolean NOT NULL DEFAULT false,
  CONSTRAINT session_pkey PRIMARY KEY (id),
  CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT session_acting_for_id_fkey FOREIGN KEY (acting_for_id) REFERENCES agency(id) ON UPDATE CASCADE ON DELETE SET NULL
);
CREATE INDEX session_user_id_idx ON session (user_id);
CREATE INDEX session_issuer_session_id_idx ON session (issuer_session_id);
CREATE INDEX session_acting_for_id_idx ON session (acting_for_id);
CREATE INDEX session_ends_at_idx ON session (ends_at);

CREATE TABLE audit (
  id bigserial,
  at timestamptz(3) NOT NULL,
  actor_id text,
  acting_for text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  before jsonb,
  after jsonb,
  request_id text NOT NULL,
  CONSTRAINT audit_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entity_entity_id_idx ON audit (entity, entity_id);
-- Of a person and of an agency, newest first; of a day.
CREATE INDEX audit_actor_id_id_idx ON audit (actor_id, id);
CREATE INDEX audit_acting_for_id_idx ON audit (acting_for, id);
CREATE INDEX audit_at_idx ON audit (at);

-- What tables above refer to here.
ALTER TABLE affiliate ADD CONSTRAINT affiliate_programme_id_fkey FOREIGN KEY (programme_id)
  REFERENCES programme(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE agency ADD CONSTRAINT agency_design_logo_id_fkey FOREIGN KEY (design_logo_id)
  REFERENCES agency_logo(id) ON DELETE RESTRICT ON UPDATE CASCADE;

-- Functions -------------------------------------------------------------------------------------------------------------------

-- The right to write, from the rows: a scope that was opened for the wrong person or agency writes nothing. PL/pgSQL keeps
-- the plans of its queries for the connection.
CREATE FUNCTION administers() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN app_scope() = 'all' AND EXISTS (SELECT FROM app_user WHERE id = own_user() AND role = 'admin');
END $$;

-- How many deliveries were given up, for the admins' rail: one figure, of nobody's mail.
CREATE FUNCTION failed_deliveries() RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  RETURN CASE WHEN administers() THEN (SELECT count(*)::int FROM outbox WHERE failed_at IS NOT NULL) ELSE 0 END;

CREATE FUNCTION managed_agency() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT m.agency_id FROM membership m JOIN app_user u ON u.id = m.user_id
    WHERE m.user_id = own_user() AND m.agency_id = own_agency() AND m.removed_at IS NULL AND u.role = 'supervisorAgent'
  );
END $$;

CREATE FUNCTION paid_out_agency() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT m.agency_id FROM membership m JOIN app_user u ON u.id = m.user_id
    WHERE m.user_id = own_user() AND m.agency_id = own_agency() AND m.removed_at IS NULL
      AND (m.is_owner OR u.role = 'supervisorAgent')
  );
END $$;

-- The agency of the scope, if the person belongs to it.
CREATE FUNCTION member_agency() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT m.agency_id FROM membership m
    WHERE m.user_id = own_user() AND m.agency_id = own_agency() AND m.removed_at IS NULL
  );
END $$;

CREATE FUNCTION manages(asked_agency text) RETURNS boolean LANGUAGE sql STABLE
  RETURN administers() OR coalesce(managed_agency() = asked_agency, false);

CREATE FUNCTION has_verified_domain(person app_user, domain text) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN person.is_email_verified AND split_part(person.email, '@', 2) = domain;

CREATE FUNCTION identify_session(asked_session text, asked_at timestamptz) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT json_build_object('sessionId', s.id, 'door', s.door, 'host', s.host, 'tokenExpiresAt', s.token_expires_at,
    'actingForId', s.acting_for_id, 'isClientSafe', s.is_client_safe,
    'viewer', describe_viewer(s.user_id, s.acting_for_id))
  FROM session s WHERE s.id = asked_session AND s.ends_at > asked_at
$$;

CREATE FUNCTION identify_subject(asked_subject text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT describe_viewer(coalesce(u.merged_into_id, u.id), NULL) FROM app_user u WHERE u.subject = asked_subject
$$;

-- Who somebody is comes before any scope, so it is the owner who answers: the person, the agency they belong to and the
-- one they act for. Null when there is no such person or session.
CREATE FUNCTION describe_viewer(asked_user text, asked_acting text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT json_build_object(
    'id', u.id, 'subject', u.subject, 'email', u.email, 'isEmailVerified', u.is_email_verified,
    'firstName', u.first_name, 'lastName', u.last_name, 'role', u.role, 'company', u.company,
    'hotelId', u.hotel_id, 'operatorId', u.operator_id, 'affiliateId', u.affiliate_id, 'locale', u.locale,
    'hasSeenPayouts', u.payouts_seen_at IS NOT NULL, 'hasFinishedBranding', u.branding_finished_at IS NOT NULL,
    'flags', json_build_object('shouldDisplayDemoHotels', u.should_display_demo_hotels,
      'shouldDisplayDemoProperties', u.should_display_demo_properties,
      'shouldDisplayLinksToHotelAccess', u.should_display_links_to_hotel_access),
    'wasRemoved', EXISTS (SELECT FROM membership r WHERE r.user_id = u.id AND r.removed_at IS NOT NULL),
    'isOwner', coalesce(m.is_owner, false),
    'homeAgencyId', m.agency_id,
    'agency', CASE WHEN a.id IS NULL THEN NULL ELSE json_build_object(
      'id', a.id, 'name', a.name, 'verification', a.verification,
      'design', json_build_object('main', a.design_main_color, 'accentOnMain', a.design_accent_on_main,
        'invertedFont', a.design_inverted_font, 'theme', a.design_theme, 'logoId', a.design_logo_id)) END)
  FROM app_user u
  LEFT JOIN membership m ON m.user_id = u.id AND m.removed_at IS NULL
  LEFT JOIN agency a ON a.id = CASE WHEN u.role = 'admin' AND asked_acting IS NOT NULL THEN asked_acting ELSE m.agency_id END
  WHERE u.id = asked_user
$$;

-- Windows in the wall: what somebody may learn of an agency before they belong to it. The owner answers; each function says
-- one thing about what the caller already holds: a domain, a token, an address of their own.
CREATE FUNCTION agency_of_domain(asked_domain text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT json_build_object('id', id, 'name', name) FROM agency WHERE auto_invite_email_domain = asked_domain
$$;

CREATE FUNCTION describe_invitation(asked invitation) RETURNS json
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT json_build_object(
    'id', asked.id, 'email', asked.email, 'role', asked.role, 'expiresAt', asked.expires_at,
    'acceptedById', asked.accepted_by_id, 'isRevoked', asked.revoked_at IS NOT NULL,
    'agencyId', a.id, 'agencyName', a.name, 'inviterFirstName', u.first_name)
  FROM agency a, app_user u WHERE a.id = asked.agency_id AND u.id = asked.invited_by_id
$$;

CREATE FUNCTION invitation_of_token(asked_hash text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT describe_invitation(i) FROM invitation i WHERE i.token_hash = asked_hash
$$;

CREATE FUNCTION invitations_of_email(asked_email text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(json_agg(describe_invitation(i) ORDER BY i.created_at DESC), '[]')
  FROM invitation i WHERE i.email = asked_email
$$;

-- Role and company follow the membership (decisions §2); admins stay admins.
CREATE FUNCTION become_member(person app_user, of_agency agency, new_id text, new_role "Role", owns boolean, way "JoinedBy", at timestamptz)
RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO membership (id, user_id, agency_id, is_owner, joined_by, joined_at)
  VALUES (new_id, person.id, of_agency.id, owns, way, at);
  UPDATE app_user SET
    role = CASE WHEN role = 'admin' THEN role ELSE new_role END,
    company = coalesce(nullif(company, ''), of_agency.name)
  WHERE id = person.id;
END $$;

-- An active member of an agency the caller manages, with the agency locked so that two changes at once cannot take its
-- last supervisor.
CREATE FUNCTION managed_member(asked_by text, asked_agency text, person text) RETURNS membership
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE member membership;
BEGIN
  IF NOT manages(asked_agency) THEN PERFORM refuse(asked_by); END IF;
  PERFORM FROM agency WHERE id = asked_agency FOR UPDATE;
  SELECT * INTO member FROM membership WHERE agency_id = asked_agency AND user_id = person AND removed_at IS NULL;
  IF member.id IS NULL THEN PERFORM refuse(asked_by); END IF;
  RETURN member;
END $$;

CREATE FUNCTION is_last_supervisor(member membership) RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM app_user WHERE id = member.user_id AND role = 'supervisorAgent') AND NOT EXISTS (
    SELECT FROM membership m JOIN app_user u ON u.id = m.user_id
    WHERE m.agency_id = member.agency_id AND m.user_id <> member.user_id AND m.removed_at IS NULL AND u.role = 'supervisorAgent'
  )
$$;

-- A new agency with the caller as its owner and supervisor. It is never verified, and lets in by domain only people of
-- the caller's own.
CREATE FUNCTION register_agency(
  new_id text, new_membership text, new_name text, new_verification "Verification", new_domain text, new_referrer text,
  at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  caller app_user;
  made agency;
BEGIN
  SELECT * INTO caller FROM app_user WHERE id = own_user();
  IF caller.id IS NULL OR new_verification NOT IN ('none', 'pending')
    OR (new_domain IS NOT NULL AND NOT has_verified_domain(caller, new_domain)) THEN
    PERFORM refuse('register_agency');
  END IF;
  INSERT INTO agency (id, name, verification, auto_invite_email_domain, referrer_name, created_at, updated_at)
  VALUES (new_id, new_name, new_verification, new_domain, new_referrer, at, at) RETURNING * INTO made;
  PERFORM become_member(caller, made, new_membership, 'supervisorAgent', true, 'registration', at);
END $$;

-- The caller joins the agency that lets their verified domain in; never one they were taken out of.
CREATE FUNCTION join_agency_by_domain(asked_agency text, new_membership text, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  caller app_user;
  found_agency agency;
BEGIN
  SELECT * INTO caller FROM app_user WHERE id = own_user();
  SELECT * INTO found_agency FROM agency WHERE id = asked_agency;
  IF NOT coalesce(has_verified_domain(caller, found_agency.auto_invite_email_domain), false)
    OR EXISTS (SELECT FROM membership WHERE user_id = caller.id AND agency_id = asked_agency) THEN
    PERFORM refuse('join_agency_by_domain');
  END IF;
  PERFORM become_member(caller, found_agency, new_membership, 'agent', false, 'domain', at);
END $$;

-- The caller uses an invitation to their verified address up. False for one that is not open any more, judged under its
-- lock; `at` cannot make an expired one open.
CREATE FUNCTION accept_invitation(asked text, new_membership text, at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  caller app_user;
  invited invitation;
  inviting agency;
BEGIN
  SELECT * INTO caller FROM app_user WHERE id = own_user();
  SELECT * INTO invited FROM invitation WHERE id = asked FOR UPDATE;
  IF NOT coalesce(caller.is_email_verified AND invited.email = caller.email, false) THEN
    PERFORM refuse('accept_invitation');
  END IF;
  IF invited.accepted_at IS NOT NULL OR invited.revoked_at IS NOT NULL OR invited.expires_at <= greatest(at, now()) THEN
    RETURN false;
  END IF;
  SELECT * INTO inviting FROM agency WHERE id = invited.agency_id;
  UPDATE invitation SET accepted_at = at, accepted_by_id = caller.id WHERE id = asked;
  PERFORM become_member(caller, inviting, new_membership, invited.role, false, 'invitation', at);
  RETURN true;
END $$;

CREATE FUNCTION change_member_role(asked_agency text, person text, new_role "Role") RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE member membership := managed_member('change_member_role', asked_agency, person);
BEGIN
  IF new_role NOT IN ('agent', 'supervisorAgent', 'carta_lifestyleAgent')
    OR (new_role <> 'supervisorAgent' AND (member.is_owner OR is_last_supervisor(member)))
    OR (new_role = 'carta_lifestyleAgent' AND NOT EXISTS (
      SELECT FROM agency_programme ap JOIN programme p ON p.id = ap.programme_id
      WHERE ap.agency_id = asked_agency AND ap.status = 'verified' AND p.is_card_programme
    )) THEN
    PERFORM refuse('change_member_role');
  END IF;
  UPDATE app_user SET role = new_role
  WHERE id = person AND role IN ('agent', 'supervisorAgent', 'carta_lifestyleAgent');
  IF NOT FOUND THEN PERFORM refuse('change_member_role'); END IF;
END $$;

-- Takes a member out: their role is an agent's again, and the company goes if it was the agency's name.
CREATE FUNCTION remove_member(asked_agency text, person text, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE member membership := managed_member('remove_member', asked_agency, person);
BEGIN
  IF is_last_supervisor(member) OR member.is_owner THEN PERFORM refuse('remove_member'); END IF;
  UPDATE app_user u SET
    role = CASE WHEN u.role IN ('supervisorAgent', 'carta_lifestyleAgent') THEN 'agent' ELSE u.role END,
    company = CASE WHEN u.company = a.name THEN NULL ELSE u.company END
  FROM agency a WHERE u.id = person AND a.id = asked_agency;
  UPDATE membership SET removed_at = at, removed_by_id = own_user() WHERE id = member.id;
END $$;

-- The owner, or an admin in their place, makes another member the owner and a supervisor. Whoever owned it stays what they
-- are otherwise.
CREATE FUNCTION hand_agency_over(asked_agency text, person text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE heir membership;
BEGIN
  PERFORM FROM agency WHERE id = asked_agency FOR UPDATE;
  SELECT * INTO heir FROM membership WHERE agency_id = asked_agency AND user_id = person AND removed_at IS NULL;
  IF heir.id IS NULL OR heir.is_owner OR NOT (administers() OR (own_agency() = asked_agency AND EXISTS (
    SELECT FROM membership WHERE agency_id = asked_agency AND user_id = own_user() AND is_owner AND removed_at IS NULL
  ))) THEN
    PERFORM refuse('hand_agency_over');
  END IF;
  UPDATE membership SET is_owner = false WHERE agency_id = asked_agency AND is_owner AND removed_at IS NULL;
  UPDATE membership SET is_owner = true WHERE id = heir.id;
  UPDATE app_user SET role = 'supervisorAgent' WHERE id = person AND role IN ('agent', 'supervisorAgent', 'carta_lifestyleAgent');
  IF NOT FOUND THEN PERFORM refuse('hand_agency_over'); END IF;
END $$;

-- The domain people may join by: the caller's own, or for an admin that of any member.
CREATE FUNCTION set_agency_domain(asked_agency text, new_domain text, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT manages(asked_agency) OR (new_domain IS NOT NULL AND NOT EXISTS (
    SELECT FROM app_user u LEFT JOIN membership m ON m.user_id = u.id AND m.agency_id = asked_agency AND m.removed_at IS NULL
    WHERE has_verified_domain(u, new_domain) AND (u.id = own_user() OR (administers() AND m.id IS NOT NULL))
  )) THEN
    PERFORM refuse('set_agency_domain');
  END IF;
  UPDATE agency SET auto_invite_email_domain = new_domain, updated_at = at WHERE id = asked_agency;
END $$;

-- Admins decide; a supervisor asks, as long as nobody has said yes.
CREATE FUNCTION set_agency_verification(asked_agency text, new_state "Verification", new_note text, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT (administers() OR (manages(asked_agency) AND new_state = 'pending' AND new_note IS NULL)) THEN
    PERFORM refuse('set_agency_verification');
  END IF;
  UPDATE agency SET verification = new_state, verification_note = new_note, updated_at = at
  WHERE id = asked_agency AND (verification <> 'verified' OR administers());
  IF NOT FOUND THEN PERFORM refuse('set_agency_verification'); END IF;
END $$;

CREATE FUNCTION set_person_role(person text, new_role "Role") RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT administers() THEN PERFORM refuse('set_person_role'); END IF;
  UPDATE app_user SET role = new_role WHERE id = person;
END $$;

CREATE FUNCTION set_person_company(person text, new_company text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT administers() THEN PERFORM refuse('set_person_company'); END IF;
  UPDATE app_user SET company = new_company WHERE id = person;
END $$;

-- What admins do about people beside their role: for which hotel or operator they answer, and the end of their sessions. Sessions
-- stay sign-in's own: of somebody else's an admin reads where and when, never what they hold.
CREATE FUNCTION set_person_house(person text, new_hotel text, new_operator text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT administers() THEN PERFORM refuse('set_person_house'); END IF;
  UPDATE app_user SET hotel_id = new_hotel, operator_id = new_operator WHERE id = person;
END $$;

-- What sign-in knows of a person from the issuer. A subject is given once and an affiliate once, and never changed.
CREATE FUNCTION note_sign_in(
  person text, new_subject text, new_email text, new_verified boolean, new_affiliate text, at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF app_scope() <> 'system' THEN PERFORM refuse('note_sign_in'); END IF;
  UPDATE app_user SET
    subject = new_subject, email = new_email, is_email_verified = new_verified, last_signed_in_at = at,
    affiliate_id = coalesce(affiliate_id, new_affiliate)
  WHERE id = person AND coalesce(subject, new_subject) = new_subject;
  IF NOT FOUND THEN PERFORM refuse('note_sign_in'); END IF;
  UPDATE app_user SET last_signed_in_at = at WHERE id = (SELECT u.merged_into_id FROM app_user u WHERE u.id = person);
END $$;

-- Sessions are sign-in's own: of their own one, people change this and nothing else.
CREATE FUNCTION set_client_safe(asked_session text, is_on boolean) RETURNS boolean
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH changed AS (
    UPDATE session SET is_client_safe = is_on WHERE id = asked_session AND user_id = own_user() RETURNING 1
  )
  SELECT EXISTS (SELECT FROM changed)
$$;

CREATE FUNCTION sessions_of_person(person text, at timestamptz)
RETURNS TABLE (host text, door "SignInDoor", created_at timestamptz, ends_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT administers() THEN PERFORM refuse('sessions_of_person'); END IF;
  RETURN QUERY SELECT s.host, s.door, s.created_at, s.ends_at FROM session s
    WHERE s.user_id = person AND s.ends_at > at ORDER BY s.created_at DESC, s.id;
END $$;

CREATE FUNCTION end_sessions_of_person(person text) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE ended int;
BEGIN
  IF NOT administers() THEN PERFORM refuse('end_sessions_of_person'); END IF;
  DELETE FROM session WHERE user_id = person;
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END $$;

-- Everything that is the one's is the other's afterwards, whichever table holds it: all references to a person are found in the
-- catalogue, so that a table made later is not forgotten. What the database keeps as it was written (payouts, what happened to
-- a due) and the audit still name the account that did it, which leads to the other.
CREATE FUNCTION merge_people(source text, target text, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  merged app_user;
  kept app_user;
  merged_in membership;
  kept_in membership;
  held record;
BEGIN
  IF NOT administers() THEN PERFORM refuse('merge_people'); END IF;
  PERFORM FROM app_user WHERE id IN (source, target) ORDER BY id FOR UPDATE;
  SELECT * INTO merged FROM app_user WHERE id = source;
  SELECT * INTO kept FROM app_user WHERE id = target;
  SELECT * INTO merged_in FROM membership WHERE user_id = source AND removed_at IS NULL;
  SELECT * INTO kept_in FROM membership WHERE user_id = target AND removed_at IS NULL;
  IF merged.id IS NULL OR kept.id IS NULL OR source = target OR kept.subject IS NULL OR merged.role = 'admin'
    OR merged.merged_into_id IS NOT NULL OR kept.merged_into_id IS NOT NULL
    OR merged_in.agency_id <> kept_in.agency_id OR merged.hotel_id <> kept.hotel_id
    OR merged.operator_id <> kept.operator_id THEN
    PERFORM refuse('merge_people');
  END IF;

  -- What a person has once.
  DELETE FROM session WHERE user_id = source;
  UPDATE conversation_participant k SET
    joined_at = least(k.joined_at, m.joined_at), read_sequence = greatest(k.read_sequence, m.read_sequence)
  FROM conversation_participant m
  WHERE k.user_id = target AND m.user_id = source AND m.conversation_id = k.conversation_id;
  DELETE FROM conversation_participant m USING conversation_participant k
    WHERE k.user_id = target AND m.user_id = source AND m.conversation_id = k.conversation_id;
  DELETE FROM deadline_snooze m USING deadline_snooze k
    WHERE k.user_id = target AND m.user_id = source AND m.deadline_id = k.deadline_id;
  DELETE FROM digest WHERE user_id = source AND EXISTS (SELECT FROM digest k WHERE k.user_id = target);
  UPDATE calendar_address SET revoked_at = at WHERE user_id = source AND revoked_at IS NULL
    AND EXISTS (SELECT FROM calendar_address k WHERE k.user_id = target AND k.revoked_at IS NULL);
  IF merged_in.id IS NOT NULL AND kept_in.id IS NOT NULL THEN
    UPDATE membership SET removed_at = at, is_owner = false WHERE id = merged_in.id;
    UPDATE membership SET is_owner = is_owner OR merged_in.is_owner WHERE id = kept_in.id;
  END IF;

  FOR held IN
    SELECT c.conrelid::regclass AS place, a.attname AS name
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'app_user'::regclass
      AND c.conrelid NOT IN ('session'::regclass, 'due_event'::regclass, 'payout'::regclass, 'payout_run'::regclass)
  LOOP
    EXECUTE format('UPDATE %s SET %I = $1 WHERE %I = $2', held.place, held.name, held.name) USING target, source;
  END LOOP;

  UPDATE app_user SET
    role = CASE
      WHEN kept.role = 'admin' OR merged_in.id IS NULL THEN kept.role
      WHEN kept_in.id IS NULL THEN merged.role
      WHEN merged.role = 'supervisorAgent' THEN merged.role
      ELSE kept.role
    END,
    company = coalesce(nullif(kept.company, ''), merged.company),
    hotel_id = coalesce(kept.hotel_id, merged.hotel_id),
    operator_id = coalesce(kept.operator_id, merged.operator_id),
    affiliate_id = coalesce(kept.affiliate_id, merged.affiliate_id)
  WHERE id = target;
  UPDATE app_user SET
    role = 'agent', company = NULL, hotel_id = NULL, operator_id = NULL, merged_into_id = target, merged_at = at
  WHERE id = source;
END $$;

CREATE FUNCTION own_hotel() RETURNS text LANGUAGE sql STABLE
  RETURN CASE app_scope() WHEN 'tenant' THEN nullif(current_setting('app.hotel', true), '') END;

CREATE FUNCTION own_operator() RETURNS text LANGUAGE sql STABLE
  RETURN CASE app_scope() WHEN 'tenant' THEN nullif(current_setting('app.operator', true), '') END;

-- The hotel of the scope, if the person is its contact.
CREATE FUNCTION contact_hotel() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT u.hotel_id FROM app_user u WHERE u.id = own_user() AND u.hotel_id = own_hotel());
END $$;

-- The hotel of the scope, if the person answers for it. Nights, and what the hotel says of itself, are read by everybody who
-- searches; written only by who answers for the hotel.
CREATE FUNCTION managed_hotel() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT u.hotel_id FROM app_user u WHERE u.id = own_user() AND u.hotel_id = own_hotel());
END $$;

-- The operator of the scope, if the person answers for it. Stays, prices and what a property says of itself are read by
-- everybody who searches; written only by who answers for the property.
CREATE FUNCTION managed_operator() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT u.operator_id FROM app_user u WHERE u.id = own_user() AND u.operator_id = own_operator());
END $$;

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

-- Triggers --------------------------------------------------------------------------------------------------------------------

CREATE TRIGGER programme_changed AFTER INSERT OR DELETE OR UPDATE ON programme
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');

-- Who may read and write ------------------------------------------------------------------------------------------------------

CREATE POLICY brand_update ON brand FOR UPDATE USING ((SELECT administers()));

GRANT SELECT ON affiliate TO alpenglow_app;
GRANT SELECT ON affiliate TO alpenglow_issuer;

ALTER TABLE app_user ENABLE ROW LEVEL SECURITY;
-- People: one changes oneself, admins anybody, sign-in makes them as agents without anything else.
CREATE POLICY app_user_select ON app_user FOR SELECT USING (
  (SELECT reads_all()) OR id = (SELECT own_user())
  OR EXISTS (
    SELECT FROM membership m
    WHERE m.user_id = app_user.id AND m.agency_id = (SELECT own_agency()) AND m.removed_at IS NULL
  )
);
CREATE POLICY app_user_insert ON app_user FOR INSERT WITH CHECK (
  (SELECT app_scope()) = 'system' AND role = 'agent' AND company IS NULL AND hotel_id IS NULL AND operator_id IS NULL
  AND NOT is_demonstration
);
CREATE POLICY app_user_update ON app_user FOR UPDATE
  USING (id = (SELECT own_user()) OR (SELECT administers()) OR (SELECT app_scope()) = 'system');
-- What a person may set of themselves.
GRANT SELECT, INSERT ON app_user TO alpenglow_app;
GRANT UPDATE (first_name, last_name, locale, payouts_seen_at, branding_finished_at, should_display_demo_hotels,
  should_display_demo_properties, should_display_links_to_hotel_access) ON app_user TO alpenglow_app;

ALTER TABLE agency ENABLE ROW LEVEL SECURITY;
-- Agencies and who belongs to them: made and joined by the functions below only.
CREATE POLICY agency_select ON agency FOR SELECT USING ((SELECT reads_all()) OR id = (SELECT own_agency()));
CREATE POLICY agency_update ON agency FOR UPDATE
  USING ((SELECT administers()) OR id = (SELECT managed_agency()))
  WITH CHECK (
    ((SELECT administers()) OR id = (SELECT managed_agency()))
    AND (design_logo_id IS NULL OR EXISTS (SELECT FROM agency_logo l WHERE l.id = design_logo_id AND l.agency_id = agency.id))
  );
GRANT SELECT ON agency TO alpenglow_app;
GRANT UPDATE (name, design_main_color, design_accent_on_main, design_inverted_font, design_theme, design_logo_id, updated_at,
  address, phone) ON agency TO alpenglow_app;

ALTER TABLE agency_logo ENABLE ROW LEVEL SECURITY;
CREATE POLICY agency_logo_select ON agency_logo FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY agency_logo_insert ON agency_logo FOR INSERT
  WITH CHECK ((SELECT administers()) OR agency_id = (SELECT managed_agency()));
CREATE POLICY agency_logo_delete ON agency_logo FOR DELETE
  USING ((SELECT administers()) OR agency_id = (SELECT managed_agency()));
GRANT SELECT, INSERT, DELETE ON agency_logo TO alpenglow_app;

ALTER TABLE membership ENABLE ROW LEVEL SECURITY;
CREATE POLICY membership_select ON membership FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR user_id = (SELECT own_user()));
GRANT SELECT ON membership TO alpenglow_app;

ALTER TABLE invitation ENABLE ROW LEVEL SECURITY;
CREATE POLICY invitation_select ON invitation FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY invitation_insert ON invitation FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT managed_agency()))
  AND invited_by_id = (SELECT own_user()) AND accepted_at IS NULL AND revoked_at IS NULL
);
CREATE POLICY invitation_update ON invitation FOR UPDATE
  USING ((SELECT administers()) OR agency_id = (SELECT managed_agency()));
GRANT SELECT, INSERT ON invitation TO alpenglow_app;
GRANT UPDATE (token_hash, expires_at, revoked_at) ON invitation TO alpenglow_app;

ALTER TABLE programme ENABLE ROW LEVEL SECURITY;
CREATE POLICY programme_select ON programme FOR SELECT USING (true);
CREATE POLICY programme_update ON programme FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON programme TO alpenglow_app;
GRANT UPDATE (name, is_visible_in_hotel_search, summary_en, summary_de, benefits_en, benefits_de) ON programme TO alpenglow_app;

ALTER TABLE agency_programme ENABLE ROW LEVEL SECURITY;
CREATE POLICY agency_programme_select ON agency_programme FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY agency_programme_insert ON agency_programme FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT managed_agency())) AND status = 'claimedByAgency' AND decided_at IS NULL
);
CREATE POLICY agency_programme_update ON agency_programme FOR UPDATE
  USING ((SELECT administers()) OR (agency_id = (SELECT managed_agency()) AND status <> 'verified'))
  WITH CHECK (
    (SELECT administers())
    OR (agency_id = (SELECT managed_agency()) AND status = 'claimedByAgency' AND decided_at IS NULL)
  );
GRANT SELECT, INSERT ON agency_programme TO alpenglow_app;
GRANT UPDATE (status, claimed_at, decided_at) ON agency_programme TO alpenglow_app;

ALTER TABLE session ENABLE ROW LEVEL SECURITY;
-- Sessions are sign-in's own; an admin writes into theirs whom they act for.
CREATE POLICY session_select ON session FOR SELECT
  USING ((SELECT app_scope()) = 'system' OR user_id = (SELECT own_user()));
CREATE POLICY session_insert ON session FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY session_update ON session FOR UPDATE
  USING ((SELECT app_scope()) = 'system' OR (user_id = (SELECT own_user()) AND (SELECT administers())));
CREATE POLICY session_delete ON session FOR DELETE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, DELETE ON session TO alpenglow_app;
GRANT UPDATE (access_token, refresh_token, id_token, token_expires_at, ends_at, acting_for_id) ON session TO alpenglow_app;

-- The audit: everybody writes what they did themselves and reads it again; only admins act for an agency.
ALTER TABLE audit ENABLE ROW LEVEL SECURITY;
CREATE POLICY audit_select ON audit FOR SELECT USING ((SELECT reads_all()) OR actor_id = (SELECT own_user()));
CREATE POLICY audit_insert ON audit FOR INSERT WITH CHECK (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN actor_id = (SELECT own_user()) AND acting_for IS NULL
      AND (entity <> 'agency' OR entity_id = (SELECT own_agency()))
    WHEN 'all' THEN actor_id = (SELECT own_user()) AND (SELECT administers())
    WHEN 'system' THEN actor_id IS NULL AND acting_for IS NULL
    ELSE false
  END
);
GRANT SELECT, INSERT ON audit TO alpenglow_app;
GRANT USAGE ON SEQUENCE audit_id_seq TO alpenglow_app;

GRANT EXECUTE ON FUNCTION failed_deliveries(), administers(), managed_agency(), paid_out_agency(), member_agency(),
  identify_session(text, timestamptz), identify_subject(text), agency_of_domain(text), invitation_of_token(text),
  invitations_of_email(text), register_agency(text, text, text, "Verification", text, text, timestamptz),
  join_agency_by_domain(text, text, timestamptz), accept_invitation(text, text, timestamptz), change_member_role(text, text,
  "Role"), remove_member(text, text, timestamptz), hand_agency_over(text, text), set_agency_domain(text, text, timestamptz),
  set_agency_verification(text, "Verification", text, timestamptz), set_person_role(text, "Role"), set_person_company(text,
  text), set_person_house(text, text, text), note_sign_in(text, text, text, boolean, text, timestamptz), set_client_safe(text,
  boolean), sessions_of_person(text, timestamptz), end_sessions_of_person(text), merge_people(text, text, timestamptz),
  own_hotel(), own_operator(), contact_hotel(), managed_hotel(), managed_operator(), storefront_agency(text, timestamptz) TO
  alpenglow_app;

-- ============================================================================================================================
-- Catalogue: places and pictures
-- ============================================================================================================================

CREATE TYPE "ContentKind" AS ENUM ('info', 'alpine', 'agency');

CREATE TABLE picture (
  id text NOT NULL,
  file text NOT NULL,
  file_de text,
  kind text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  alt_en text NOT NULL,
  alt_de text NOT NULL,
  color text NOT NULL,
  placeholder text,
  -- A floor plan has a name ("Ground floor") and a caption of what is on it. Photographs have neither.
  name_en text,
  name_de text,
  caption_en text,
  caption_de text,
  CONSTRAINT picture_pkey PRIMARY KEY (id),
  CONSTRAINT picture_name_both CHECK ((name_en IS NULL) = (name_de IS NULL)),
  CONSTRAINT picture_caption_both CHECK ((caption_en IS NULL) = (caption_de IS NULL)),
  CONSTRAINT picture_name_floorplan CHECK (kind = 'floorplan' OR (name_en IS NULL AND caption_en IS NULL))
);
CREATE UNIQUE INDEX picture_file_key ON picture (file);

CREATE TABLE country (
  id text NOT NULL,
  name_en text NOT NULL,
  name_de text NOT NULL,
  slug_en text NOT NULL,
  slug_de text NOT NULL,
  summary_en text NOT NULL,
  summary_de text NOT NULL,
  introduction_en text NOT NULL,
  introduction_de text NOT NULL,
  picture_id text NOT NULL,
  CONSTRAINT country_pkey PRIMARY KEY (id),
  CONSTRAINT country_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES picture(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX country_slug_en_key ON country (slug_en);
CREATE UNIQUE INDEX country_slug_de_key ON country (slug_de);

CREATE TABLE city (
  id text NOT NULL,
  country_id text NOT NULL,
  group_id text,
  region_id text,
  name_en text NOT NULL,
  name_de text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  altitude_metres integer NOT NULL,
  tagline_en text NOT NULL,
  tagline_de text NOT NULL,
  summary_en text NOT NULL,
  summary_de text NOT NULL,
  introduction_en text NOT NULL,
  introduction_de text NOT NULL,
  airport_code text NOT NULL,
  airport_name_en text NOT NULL,
  airport_name_de text NOT NULL,
  airport_minutes integer NOT NULL,
  picture_id text NOT NULL,
  -- What a postal address and the structured data of a property name besides the city.
  postal_code text,
  state_en text,
  state_de text,
  CONSTRAINT city_pkey PRIMARY KEY (id),
  CONSTRAINT city_country_id_fkey FOREIGN KEY (country_id) REFERENCES country(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT city_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES picture(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX city_country_id_idx ON city (country_id);

CREATE TABLE sector (
  id text NOT NULL,
  city_id text NOT NULL,
  name text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  CONSTRAINT sector_pkey PRIMARY KEY (id),
  CONSTRAINT sector_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX sector_city_id_idx ON sector (city_id);
CREATE UNIQUE INDEX sector_id_city_id_key ON sector (id, city_id);

CREATE TABLE content (
  slug text NOT NULL,
  locale text NOT NULL,
  kind "ContentKind" NOT NULL,
  title text NOT NULL,
  heading text NOT NULL,
  summary text NOT NULL,
  lead text NOT NULL,
  body text NOT NULL,
  picture_id text,
  updated_on date,
  retired_at timestamptz(3),
  CONSTRAINT content_pkey PRIMARY KEY (slug, locale),
  CONSTRAINT content_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES picture(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT content_locale CHECK (locale IN ('en', 'de'))
);

CREATE TABLE testimonial (
  id text NOT NULL,
  quote_en text NOT NULL,
  quote_de text NOT NULL,
  author_en text NOT NULL,
  author_de text NOT NULL,
  is_demonstration boolean NOT NULL,
  retired_at timestamptz(3),
  CONSTRAINT testimonial_pkey PRIMARY KEY (id)
);

-- Triggers --------------------------------------------------------------------------------------------------------------------

-- A picture that has just arrived is on no page yet: the row that puts it on one announces it.
CREATE TRIGGER picture_changed AFTER UPDATE OR DELETE ON picture
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('storefront');
CREATE TRIGGER country_changed AFTER INSERT OR DELETE OR UPDATE ON country
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('places');
CREATE TRIGGER city_changed AFTER INSERT OR DELETE OR UPDATE ON city
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('places');
-- Where a city lies is part of the address of all its properties.
CREATE TRIGGER city_addresses AFTER INSERT OR UPDATE OF id, country_id, group_id OR DELETE ON city
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('addresses');
CREATE TRIGGER sector_changed AFTER INSERT OR DELETE OR UPDATE ON sector
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('places');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON content
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('contents');
CREATE TRIGGER testimonial_changed AFTER INSERT OR DELETE OR UPDATE ON testimonial
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('contents');

-- Who may read and write ------------------------------------------------------------------------------------------------------

GRANT SELECT ON sector TO alpenglow_app;

ALTER TABLE picture ENABLE ROW LEVEL SECURITY;
CREATE POLICY picture_select ON picture FOR SELECT USING (true);
CREATE POLICY picture_insert ON picture FOR INSERT WITH CHECK (
  file LIKE 'own/%'
  AND ((SELECT administers()) OR (SELECT managed_hotel()) IS NOT NULL OR (SELECT managed_operator()) IS NOT NULL)
);
GRANT SELECT, INSERT ON picture TO alpenglow_app;

ALTER TABLE country ENABLE ROW LEVEL SECURITY;
CREATE POLICY country_select ON country FOR SELECT USING (true);
CREATE POLICY country_update ON country FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON country TO alpenglow_app;
GRANT UPDATE (name_en, name_de, summary_en, summary_de, introduction_en, introduction_de) ON country TO alpenglow_app;

ALTER TABLE city ENABLE ROW LEVEL SECURITY;
CREATE POLICY city_select ON city FOR SELECT USING (true);
CREATE POLICY city_update ON city FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON city TO alpenglow_app;
GRANT UPDATE (name_en, name_de, latitude, longitude, altitude_metres, tagline_en, tagline_de, summary_en, summary_de,
  introduction_en, introduction_de, airport_code, airport_name_en, airport_name_de, airport_minutes, postal_code, state_en,
  state_de) ON city TO alpenglow_app;

ALTER TABLE content ENABLE ROW LEVEL SECURITY;
CREATE POLICY content_select ON content FOR SELECT USING (true);
CREATE POLICY content_update ON content FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON content TO alpenglow_app;
GRANT UPDATE (title, heading, summary, lead, body, updated_on, retired_at) ON content TO alpenglow_app;

ALTER TABLE testimonial ENABLE ROW LEVEL SECURITY;
CREATE POLICY testimonial_select ON testimonial FOR SELECT USING (true);
CREATE POLICY testimonial_update ON testimonial FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON testimonial TO alpenglow_app;
GRANT UPDATE (quote_en, quote_de, author_en, author_de, retired_at) ON testimonial TO alpenglow_app;

-- ============================================================================================================================
-- Catalogue: properties and their operators
-- ============================================================================================================================

CREATE TYPE "PropertyType" AS ENUM ('chalet', 'apartment', 'villa');
CREATE TYPE "PropertyStatus" AS ENUM ('draft', 'published', 'removed');

CREATE TABLE operator (
  id text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  -- The lessor of a contract (decisions §4): named with address and terms to whoever books.
  address text,
  terms_en text,
  terms_de text,
  CONSTRAINT operator_pkey PRIMARY KEY (id)
);

CREATE TABLE rental_channel (
  id text NOT NULL,
  operator_id text,
  name text NOT NULL,
  accepts_consumer_bookings boolean NOT NULL DEFAULT false,
  CONSTRAINT rental_channel_pkey PRIMARY KEY (id),
  CONSTRAINT rental_channel_operator_id_fkey FOREIGN KEY (operator_id)
    REFERENCES operator(id) ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE facility (
  id text NOT NULL,
  name_en text NOT NULL,
  name_de text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT facility_pkey PRIMARY KEY (id)
);

CREATE TABLE equipment (
  id text NOT NULL,
  name_en text NOT NULL,
  name_de text NOT NULL,
  CONSTRAINT equipment_pkey PRIMARY KEY (id)
);

CREATE TABLE service (
  id text NOT NULL,
  name_en text NOT NULL,
  name_de text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT service_pkey PRIMARY KEY (id)
);

CREATE TABLE property (
  id text NOT NULL,
  city_id text NOT NULL,
  sector_id text,
  operator_id text NOT NULL,
  status "PropertyStatus" NOT NULL DEFAULT 'published',
  is_demo boolean NOT NULL DEFAULT false,
  property_type "PropertyType" NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  latitude double precision,
  longitude double precision,
  bedrooms integer NOT NULL,
  bathrooms integer NOT NULL,
  beds_for_adults integer,
  beds_for_children integer,
  square_metres integer NOT NULL,
  pets_allowed boolean NOT NULL,
  pet_details_en text,
  pet_details_de text,
  opening_en text NOT NULL,
  opening_de text NOT NULL,
  summary_en text NOT NULL,
  summary_de text NOT NULL,
  description_en text NOT NULL,
  description_de text NOT NULL,
  highlights jsonb NOT NULL,
  distances jsonb NOT NULL,
  service_levels text[],
  currency text NOT NULL,
  price_from bigint,
  registration_number text,
  videos text[],
  facility_ids text[] DEFAULT ARRAY[]::text[],
  level_bits integer NOT NULL DEFAULT 0,
  has_sales_information boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  -- Our selection: the order properties are shown in, strongest first; a property nobody has placed comes last.
  selection_rank integer,
  CONSTRAINT property_pkey PRIMARY KEY (id),
  CONSTRAINT property_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT property_sector_id_city_id_fkey FOREIGN KEY (sector_id, city_id)
    REFERENCES sector(id, city_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT property_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT property_currency CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT property_price_from CHECK (price_from IS NULL OR price_from > 0),
  CONSTRAINT property_capacity CHECK (
      bedrooms >= 0 AND bathrooms >= 0 AND square_metres > 0
      AND (beds_for_adults IS NULL) = (beds_for_children IS NULL)
      AND (beds_for_adults IS NULL OR (beds_for_adults >= 1 AND beds_for_children >= 0))
    ),
  CONSTRAINT property_coordinates CHECK (
      (latitude IS NULL) = (longitude IS NULL)
      AND (latitude IS NULL OR (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180))
    ),
  CONSTRAINT property_pets CHECK (
      (pet_details_en IS NULL) = (pet_details_de IS NULL) AND (pets_allowed OR pet_details_en IS NULL)
    ),
  CONSTRAINT property_highlights CHECK (jsonb_typeof(highlights) = 'array' AND jsonb_array_length(highlights) <= 6),
  CONSTRAINT property_distances CHECK (jsonb_typeof(distances) = 'array'),
  CONSTRAINT property_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT property_selection_rank_positive CHECK (selection_rank > 0)
);
CREATE INDEX property_city_id_status_idx ON property (city_id, status);
CREATE INDEX property_slug_idx ON property (slug);
CREATE INDEX property_operator_id_idx ON property (operator_id);
CREATE INDEX property_sector_id_idx ON property (sector_id);
CREATE UNIQUE INDEX property_city_id_property_type_slug_key ON property (city_id, property_type, slug);

CREATE TABLE property_former_address (
  id text NOT NULL,
  property_id text NOT NULL,
  property_type "PropertyType" NOT NULL,
  city_id text NOT NULL,
  slug text NOT NULL,
  CONSTRAINT property_former_address_pkey PRIMARY KEY (id),
  CONSTRAINT property_former_address_property_id_fkey FOREIGN KEY (property_id)
    REFERENCES property(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT property_former_address_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
CREATE INDEX property_former_address_property_id_idx ON property_former_address (property_id);
CREATE UNIQUE INDEX property_former_address_city_id_property_type_slug_key ON property_former_address (city_id, property_type, slug);

CREATE TABLE property_picture (
  property_id text NOT NULL,
  "position" integer NOT NULL,
  picture_id text NOT NULL,
  is_floorplan boolean NOT NULL DEFAULT false,
  focus_x integer NOT NULL DEFAULT 50,
  focus_y integer NOT NULL DEFAULT 50,
  -- What a picture shows in this property; without words of its own the picture's general ones stand.
  alt_en text,
  alt_de text,
  CONSTRAINT property_picture_pkey PRIMARY KEY (property_id, is_floorplan, "position"),
  CONSTRAINT property_picture_property_id_fkey FOREIGN KEY (property_id)
    REFERENCES property(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT property_picture_picture_id_fkey FOREIGN KEY (picture_id)
    REFERENCES picture(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT property_picture_focus CHECK (focus_x BETWEEN 0 AND 100 AND focus_y BETWEEN 0 AND 100 AND position >= 0),
  CONSTRAINT property_picture_alt_both CHECK ((alt_en IS NULL) = (alt_de IS NULL))
);
CREATE INDEX property_picture_picture_id_idx ON property_picture (picture_id);

CREATE TABLE property_facility (
  property_id text NOT NULL,
  facility_id text NOT NULL,
  CONSTRAINT property_facility_pkey PRIMARY KEY (property_id, facility_id),
  CONSTRAINT property_facility_property_id_fkey FOREIGN KEY (property_id)
    REFERENCES property(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT property_facility_facility_id_fkey FOREIGN KEY (facility_id)
    REFERENCES facility(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX property_facility_facility_id_idx ON property_facility (facility_id);

CREATE TABLE property_equipment (
  property_id text NOT NULL,
  equipment_id text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT property_equipment_pkey PRIMARY KEY (property_id, equipment_id),
  CONSTRAINT property_equipment_property_id_fkey FOREIGN KEY (property_id)
    REFERENCES property(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT property_equipment_equipment_id_fkey FOREIGN KEY (equipment_id)
    REFERENCES equipment(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX property_equipment_equipment_id_idx ON property_equipment (equipment_id);

CREATE TABLE property_service (
  property_id text NOT NULL,
  service_level text NOT NULL,
  service_id text NOT NULL,
  CONSTRAINT property_service_pkey PRIMARY KEY (property_id, service_level, service_id),
  CONSTRAINT property_service_property_id_fkey FOREIGN KEY (property_id)
    REFERENCES property(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT property_service_service_id_fkey FOREIGN KEY (service_id)
    REFERENCES service(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX property_service_service_id_idx ON property_service (service_id);

-- What tables above refer to here.
ALTER TABLE app_user ADD CONSTRAINT app_user_operator_id_fkey FOREIGN KEY (operator_id)
  REFERENCES operator(id) ON DELETE RESTRICT ON UPDATE CASCADE;

-- Functions -------------------------------------------------------------------------------------------------------------------

-- A property's own row. Columns that only its own page shows are named; a column added later counts as shown on cards.
CREATE FUNCTION announce_property() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_page CONSTANT text[] := ARRAY['updated_at', 'created_at', 'operator_id', 'bathrooms', 'square_metres',
    'pet_details_en', 'pet_details_de', 'summary_en', 'summary_de', 'description_en', 'description_de', 'highlights',
    'distances', 'service_levels', 'level_bits', 'registration_number'];
  concerned property[] := CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW] WHEN 'DELETE' THEN ARRAY[OLD] ELSE ARRAY[OLD, NEW] END;
  one property;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
  FOREACH one IN ARRAY concerned LOOP
    PERFORM pg_notify('changed', 'property:' || one.id);
    PERFORM pg_notify('changed', 'offers:' || one.city_id);
  END LOOP;
  PERFORM pg_notify('changed', 'offers');
  IF TG_OP <> 'UPDATE' OR to_jsonb(OLD) - own_page <> to_jsonb(NEW) - own_page THEN
    PERFORM pg_notify('changed', 'cards');
  END IF;
  IF TG_OP <> 'UPDATE'
    OR (OLD.id, OLD.status, OLD.is_demo, OLD.has_sales_information, OLD.property_type, OLD.city_id, OLD.slug,
        OLD.latitude, OLD.longitude)
      IS DISTINCT FROM
       (NEW.id, NEW.status, NEW.is_demo, NEW.has_sales_information, NEW.property_type, NEW.city_id, NEW.slug,
        NEW.latitude, NEW.longitude)
  THEN
    PERFORM pg_notify('changed', 'listed');
    FOREACH one IN ARRAY concerned LOOP
      PERFORM pg_notify('changed', 'address:' || one.id);
    END LOOP;
  END IF;
  RETURN NULL;
END $$;

-- A row that belongs to a property; the argument names what else shows it. Facilities and whether there is sales information
-- also stand in the property's row, kept there by triggers.
CREATE FUNCTION announce_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE concerned text;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
  FOREACH concerned IN ARRAY CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW.property_id] WHEN 'DELETE' THEN ARRAY[OLD.property_id]
    ELSE ARRAY[OLD.property_id, NEW.property_id] END
  LOOP
    PERFORM pg_notify('changed', 'property:' || concerned);
    IF TG_ARGV[0] = 'address' THEN PERFORM pg_notify('changed', 'address:' || concerned); END IF;
  END LOOP;
  IF TG_ARGV[0] = 'cards' THEN
    PERFORM pg_notify('changed', 'cards');
    PERFORM pg_notify('changed', 'offers');
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION announce_channel() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE concerned text;
BEGIN
  FOR concerned IN SELECT property_id FROM sales_information WHERE rental_channel_id = NEW.id LOOP
    PERFORM pg_notify('changed', 'property:' || concerned);
    PERFORM pg_notify('changed', 'address:' || concerned);
  END LOOP;
  RETURN NULL;
END $$;

CREATE FUNCTION facility_ids_follow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE property p SET facility_ids = ARRAY(
    SELECT own.facility_id FROM property_facility own JOIN facility f ON f.id = own.facility_id
    WHERE own.property_id = p.id ORDER BY f.position, f.id
  ) WHERE p.id IN (SELECT property_id FROM changed);
  RETURN NULL;
END $$;

-- The bit of a meal plan named in either language, as lib/catalogue/property/rules/service-level reads it.
CREATE FUNCTION service_level_bit(label text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE regexp_replace(regexp_replace(lower(normalize(label, NFC) COLLATE "und-x-icu"), '[\s-]', '', 'g'), '&', 'and')
    WHEN 'selfcatered' THEN 1
    WHEN 'selbstverpflegung' THEN 1
    WHEN 'bedandbreakfast' THEN 2
    WHEN 'frühstück' THEN 2
    WHEN 'catered' THEN 4
    WHEN 'hotelservice' THEN 4
    ELSE 8
  END
$$;

CREATE FUNCTION service_level_bits(labels text[]) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(service_level_bit(label)), 0) FROM unnest(labels) AS label
$$;

CREATE FUNCTION level_bits_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.level_bits := service_level_bits(NEW.service_levels);
  RETURN NEW;
END $$;

-- Whoever answers for a property is a person of its operator.
CREATE FUNCTION answers_for(person text, asked text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM app_user u JOIN lead l ON l.id = asked LEFT JOIN property p ON p.id = l.property_id
    WHERE u.id = person AND (u.role = 'admin' OR u.hotel_id = l.hotel_id OR u.operator_id = p.operator_id)
  )
$$;

CREATE FUNCTION changed_by_the_house() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'alpenglow_app' AND NOT administers() THEN
    RAISE EXCEPTION 'this column of % is not for this caller', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;

-- Whoever wants nights of a property waits for its row; nobody who serves may write it. False: there is none.
CREATE FUNCTION lock_property(asked text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM property WHERE id = asked FOR NO KEY UPDATE;
  RETURN FOUND;
END $$;

-- Triggers --------------------------------------------------------------------------------------------------------------------

CREATE TRIGGER rental_channel_changed AFTER UPDATE OF accepts_consumer_bookings ON rental_channel
  FOR EACH ROW EXECUTE FUNCTION announce_channel();
CREATE TRIGGER facility_changed AFTER INSERT OR DELETE OR UPDATE ON facility
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('storefront');
CREATE TRIGGER equipment_changed AFTER INSERT OR DELETE OR UPDATE ON equipment
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('storefront');
CREATE TRIGGER service_changed AFTER INSERT OR DELETE OR UPDATE ON service
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('storefront');
CREATE TRIGGER property_search_levels BEFORE INSERT OR UPDATE OF service_levels ON property
  FOR EACH ROW EXECUTE FUNCTION level_bits_follow();
CREATE TRIGGER property_changed AFTER INSERT OR UPDATE OR DELETE ON property
  FOR EACH ROW EXECUTE FUNCTION announce_property();
CREATE TRIGGER property_of_the_house BEFORE UPDATE OF name, slug, status, bedrooms, bathrooms, beds_for_adults,
  beds_for_children, square_metres, latitude, longitude, pets_allowed, selection_rank, is_demo ON property
  FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();
CREATE TRIGGER property_former_address_changed AFTER INSERT OR DELETE OR UPDATE ON property_former_address
  FOR EACH ROW EXECUTE FUNCTION announce_part('address');
CREATE TRIGGER property_picture_changed AFTER INSERT OR DELETE OR UPDATE ON property_picture
  FOR EACH ROW EXECUTE FUNCTION announce_part('cards');
CREATE TRIGGER property_facility_changed AFTER INSERT OR DELETE OR UPDATE ON property_facility
  FOR EACH ROW EXECUTE FUNCTION announce_part('');
CREATE TRIGGER property_facility_search_delete AFTER DELETE ON property_facility
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION facility_ids_follow();
CREATE TRIGGER property_facility_search_from AFTER UPDATE ON property_facility
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION facility_ids_follow();
CREATE TRIGGER property_facility_search_insert AFTER INSERT ON property_facility
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION facility_ids_follow();
CREATE TRIGGER property_facility_search_to AFTER UPDATE ON property_facility
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION facility_ids_follow();
CREATE TRIGGER property_equipment_changed AFTER INSERT OR DELETE OR UPDATE ON property_equipment
  FOR EACH ROW EXECUTE FUNCTION announce_part('');
CREATE TRIGGER property_service_changed AFTER INSERT OR DELETE OR UPDATE ON property_service
  FOR EACH ROW EXECUTE FUNCTION announce_part('');

-- Who may read and write ------------------------------------------------------------------------------------------------------

GRANT SELECT ON property_equipment, property_service TO alpenglow_app;

ALTER TABLE operator ENABLE ROW LEVEL SECURITY;
CREATE POLICY operator_select ON operator FOR SELECT USING (true);
CREATE POLICY operator_update ON operator FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON operator TO alpenglow_app;
GRANT UPDATE (name, email, address, terms_en, terms_de) ON operator TO alpenglow_app;

ALTER TABLE rental_channel ENABLE ROW LEVEL SECURITY;
CREATE POLICY rental_channel_select ON rental_channel FOR SELECT USING (true);
CREATE POLICY rental_channel_update ON rental_channel FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON rental_channel TO alpenglow_app;
GRANT UPDATE (operator_id, name, accepts_consumer_bookings) ON rental_channel TO alpenglow_app;

ALTER TABLE facility ENABLE ROW LEVEL SECURITY;
CREATE POLICY facility_select ON facility FOR SELECT USING (true);
CREATE POLICY facility_update ON facility FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON facility TO alpenglow_app;
GRANT UPDATE (name_en, name_de) ON facility TO alpenglow_app;

ALTER TABLE equipment ENABLE ROW LEVEL SECURITY;
CREATE POLICY equipment_select ON equipment FOR SELECT USING (true);
CREATE POLICY equipment_update ON equipment FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON equipment TO alpenglow_app;
GRANT UPDATE (name_en, name_de) ON equipment TO alpenglow_app;

ALTER TABLE service ENABLE ROW LEVEL SECURITY;
CREATE POLICY service_select ON service FOR SELECT USING (true);
CREATE POLICY service_update ON service FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON service TO alpenglow_app;
GRANT UPDATE (name_en, name_de) ON service TO alpenglow_app;

-- What a property says of itself: read by everybody, written by who answers for its operator. The pages that show it follow by
-- the trigger of the table.
ALTER TABLE property ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_select ON property FOR SELECT USING (true);
CREATE POLICY property_update ON property FOR UPDATE
  USING ((SELECT administers()) OR operator_id = (SELECT managed_operator()));
-- What is the house's own to change; the policies of the desks let a contact at the row.
GRANT SELECT ON property TO alpenglow_app;
GRANT UPDATE (status, is_demo, slug, name, latitude, longitude, bedrooms, bathrooms, beds_for_adults, beds_for_children,
  square_metres, pets_allowed, pet_details_en, pet_details_de, opening_en, opening_de, summary_en, summary_de, description_en,
  description_de, highlights, registration_number, updated_at, selection_rank) ON property TO alpenglow_app;

ALTER TABLE property_former_address ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_former_address_select ON property_former_address FOR SELECT USING (true);
CREATE POLICY property_former_address_insert ON property_former_address FOR INSERT WITH CHECK ((SELECT administers()));
CREATE POLICY property_former_address_delete ON property_former_address FOR DELETE USING ((SELECT administers()));
GRANT SELECT, INSERT, DELETE ON property_former_address TO alpenglow_app;

-- Only what is the property's own or nobody's own.
ALTER TABLE property_picture ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_picture_select ON property_picture FOR SELECT USING (true);
CREATE POLICY property_picture_delete ON property_picture FOR DELETE USING (
  NOT is_floorplan
  AND EXISTS (
    SELECT FROM property p WHERE p.id = property_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
  )
);
GRANT SELECT, INSERT, DELETE ON property_picture TO alpenglow_app;

-- What admins choose of lists: the facilities of a property, and whose channel it is.
ALTER TABLE property_facility ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_facility_select ON property_facility FOR SELECT USING (true);
CREATE POLICY property_facility_insert ON property_facility FOR INSERT WITH CHECK ((SELECT administers()));
CREATE POLICY property_facility_delete ON property_facility FOR DELETE USING ((SELECT administers()));
GRANT SELECT, INSERT, DELETE ON property_facility TO alpenglow_app;

GRANT EXECUTE ON FUNCTION answers_for(text, text), lock_property(text) TO alpenglow_app;

-- ============================================================================================================================
-- Catalogue: hotels, their rooms and programmes
-- ============================================================================================================================

CREATE TYPE "BedType" AS ENUM ('bunkBed', 'extraBed', 'kingSizeBed', 'queenSizeBed', 'singleBed', 'sofaBed');

CREATE TABLE hotel (
  id text NOT NULL,
  city_id text NOT NULL,
  sector_id text,
  name text NOT NULL,
  category text NOT NULL,
  chain text,
  status_level smallint,
  is_demo boolean NOT NULL DEFAULT false,
  is_for_consumers boolean NOT NULL DEFAULT false,
  latitude double precision,
  longitude double precision,
  keys integer NOT NULL,
  closest_airport_code text,
  closest_airport_km integer,
  directions jsonb,
  distances jsonb NOT NULL DEFAULT '[]',
  rating_booking_com numeric(3,1),
  rating_trip_advisor_bubbles numeric(2,1),
  is_chat_enabled boolean NOT NULL DEFAULT true,
  reservation_email text NOT NULL,
  reservation_phone text NOT NULL,
  has_to_be_invited_to_direct_contract boolean NOT NULL DEFAULT false,
  is_reseller boolean NOT NULL DEFAULT false,
  supports_instant_booking boolean NOT NULL DEFAULT false,
  confirms_options boolean NOT NULL DEFAULT false,
  check_in_start text,
  check_in_end text,
  check_in_min_age smallint,
  check_in_deposit_en text,
  check_in_deposit_de text,
  check_in_instructions_en text,
  check_in_instructions_de text,
  is_credit_card_required boolean NOT NULL DEFAULT false,
  is_photo_id_required boolean NOT NULL DEFAULT false,
  check_out_end text,
  check_out_instructions_en text,
  check_out_instructions_de text,
  description jsonb NOT NULL,
  is_adults_only boolean NOT NULL DEFAULT false,
  min_guest_age smallint,
  max_infant_age smallint,
  max_child_age smallint,
  pets_allowed boolean NOT NULL DEFAULT false,
  pet_restrictions_en text,
  pet_restrictions_de text,
  smoking_policy_en text,
  smoking_policy_de text,
  booking_policy_en text,
  booking_policy_de text,
  house_rules_en text,
  house_rules_de text,
  local_currency text NOT NULL,
  billable_currency text NOT NULL,
  weekend_percent smallint NOT NULL DEFAULT 100,
  facility_bits integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL,
  -- A hotel that is shown and sold no more, and where its address leads.
  retired_at timestamptz(3),
  moved_to_id text,
  CONSTRAINT hotel_pkey PRIMARY KEY (id),
  CONSTRAINT hotel_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_sector_id_city_id_fkey FOREIGN KEY (sector_id, city_id)
    REFERENCES sector(id, city_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_moved_to_id_fkey FOREIGN KEY (moved_to_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_category CHECK (category IN ('4 Star', '5 Star', '5 Star Palace')),
  CONSTRAINT hotel_status_level CHECK (status_level BETWEEN 1 AND 3),
  CONSTRAINT hotel_keys CHECK (keys > 0),
  CONSTRAINT hotel_coordinates CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CONSTRAINT hotel_airport CHECK ((closest_airport_code IS NULL) = (closest_airport_km IS NULL)),
  CONSTRAINT hotel_ratings CHECK (rating_booking_com BETWEEN 0 AND 10 AND rating_trip_advisor_bubbles BETWEEN 0 AND 5),
  CONSTRAINT hotel_times CHECK (
      check_in_start ~ '^\d\d:\d\d$' AND check_in_end ~ '^\d\d:\d\d$' AND check_out_end ~ '^\d\d:\d\d$'
    ),
  CONSTRAINT hotel_ages CHECK (
      check_in_min_age >= 0 AND min_guest_age > 0 AND max_infant_age >= 0 AND max_child_age >= 0
      AND (max_infant_age IS NULL OR max_infant_age <= coalesce(max_child_age, 16))
    ),
  CONSTRAINT hotel_currencies CHECK (local_currency ~ '^[A-Z]{3}$' AND billable_currency ~ '^[A-Z]{3}$'),
  CONSTRAINT hotel_weekend CHECK (weekend_percent BETWEEN 1 AND 1000),
  CONSTRAINT hotel_moved CHECK (moved_to_id IS NULL OR (retired_at IS NOT NULL AND moved_to_id <> id))
);
CREATE INDEX hotel_city_id_idx ON hotel (city_id);
CREATE INDEX hotel_sector_id_idx ON hotel (sector_id);
CREATE INDEX hotel_moved_to_id_idx ON hotel (moved_to_id);

CREATE TABLE hotel_picture (
  hotel_id text NOT NULL,
  "position" integer NOT NULL,
  picture_id text NOT NULL,
  focus_x integer NOT NULL DEFAULT 50,
  focus_y integer NOT NULL DEFAULT 50,
  alt_en text,
  alt_de text,
  CONSTRAINT hotel_picture_pkey PRIMARY KEY (hotel_id, "position"),
  CONSTRAINT hotel_picture_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT hotel_picture_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES picture(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX hotel_picture_picture_id_idx ON hotel_picture (picture_id);

CREATE TABLE hotel_facility_type (
  id text NOT NULL,
  name_en text NOT NULL,
  name_de text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT hotel_facility_type_pkey PRIMARY KEY (id),
  -- Each bit is one facility (room_projection.facility_bits).
  CONSTRAINT hotel_facility_type_bit CHECK (position BETWEEN 0 AND 30)
);
CREATE UNIQUE INDEX hotel_facility_type_position_key ON hotel_facility_type ("position");

CREATE TABLE room_facility_type (
  id text NOT NULL,
  name_en text NOT NULL,
  name_de text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT room_facility_type_pkey PRIMARY KEY (id),
  CONSTRAINT room_facility_type_bit CHECK (position BETWEEN 0 AND 30)
);
CREATE UNIQUE INDEX room_facility_type_position_key ON room_facility_type ("position");

CREATE TABLE hotel_facility (
  hotel_id text NOT NULL,
  facility_id text NOT NULL,
  "position" integer NOT NULL,
  price_text_en text,
  price_text_de text,
  description_en text,
  description_de text,
  CONSTRAINT hotel_facility_pkey PRIMARY KEY (hotel_id, facility_id),
  CONSTRAINT hotel_facility_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT hotel_facility_facility_id_fkey FOREIGN KEY (facility_id)
    REFERENCES hotel_facility_type(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX hotel_facility_facility_id_idx ON hotel_facility (facility_id);

CREATE TABLE dining_venue (
  hotel_id text NOT NULL,
  "position" integer NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  michelin_stars smallint NOT NULL DEFAULT 0,
  description_en text NOT NULL,
  description_de text NOT NULL,
  opening_hours_en text NOT NULL,
  opening_hours_de text NOT NULL,
  CONSTRAINT dining_venue_pkey PRIMARY KEY (hotel_id, "position"),
  CONSTRAINT dining_venue_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT dining_venue_stars CHECK (michelin_stars BETWEEN 0 AND 3)
);

CREATE TABLE mice_space (
  id text NOT NULL,
  hotel_id text NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL,
  description_en text NOT NULL,
  description_de text NOT NULL,
  is_indoor boolean NOT NULL,
  is_outdoor boolean NOT NULL,
  unit_system text NOT NULL,
  area numeric(8,2) NOT NULL,
  length numeric(7,2) NOT NULL,
  width numeric(7,2) NOT NULL,
  ceiling_height numeric(6,2),
  CONSTRAINT mice_space_pkey PRIMARY KEY (id),
  CONSTRAINT mice_space_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT mice_space_unit_system CHECK (unit_system IN ('metric', 'imperial')),
  CONSTRAINT mice_space_measures CHECK (area > 0 AND length > 0 AND width > 0 AND ceiling_height > 0)
);
CREATE UNIQUE INDEX mice_space_hotel_id_position_key ON mice_space (hotel_id, "position");

CREATE TABLE mice_space_picture (
  space_id text NOT NULL,
  "position" integer NOT NULL,
  picture_id text NOT NULL,
  focus_x integer NOT NULL DEFAULT 50,
  focus_y integer NOT NULL DEFAULT 50,
  alt_en text,
  alt_de text,
  CONSTRAINT mice_space_picture_pkey PRIMARY KEY (space_id, "position"),
  CONSTRAINT mice_space_picture_space_id_fkey FOREIGN KEY (space_id)
    REFERENCES mice_space(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT mice_space_picture_picture_id_fkey FOREIGN KEY (picture_id)
    REFERENCES picture(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX mice_space_picture_picture_id_idx ON mice_space_picture (picture_id);

CREATE TABLE mice_configuration (
  space_id text NOT NULL,
  "position" integer NOT NULL,
  name_en text NOT NULL,
  name_de text NOT NULL,
  type text NOT NULL,
  max_occupancy integer NOT NULL,
  description_en text,
  description_de text,
  CONSTRAINT mice_configuration_pkey PRIMARY KEY (space_id, "position"),
  CONSTRAINT mice_configuration_space_id_fkey FOREIGN KEY (space_id)
    REFERENCES mice_space(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT mice_configuration_occupancy CHECK (max_occupancy > 0)
);

CREATE TABLE mice_equipment (
  space_id text NOT NULL,
  "position" integer NOT NULL,
  name_en text NOT NULL,
  name_de text NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT mice_equipment_pkey PRIMARY KEY (space_id, "position"),
  CONSTRAINT mice_equipment_space_id_fkey FOREIGN KEY (space_id) REFERENCES mice_space(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT mice_equipment_quantity CHECK (quantity > 0)
);

CREATE TABLE hotel_programme (
  hotel_id text NOT NULL,
  programme_id text NOT NULL,
  "position" integer NOT NULL,
  benefits jsonb NOT NULL,
  commission_percent numeric(5,2) NOT NULL,
  CONSTRAINT hotel_programme_pkey PRIMARY KEY (hotel_id, programme_id),
  CONSTRAINT hotel_programme_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT hotel_programme_programme_id_fkey FOREIGN KEY (programme_id)
    REFERENCES programme(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_programme_percent CHECK (commission_percent BETWEEN 0 AND 100)
);
CREATE INDEX hotel_programme_programme_id_idx ON hotel_programme (programme_id);

CREATE TABLE sales_manager (
  id text NOT NULL,
  hotel_id text NOT NULL,
  "position" integer NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  languages text[],
  picture_id text,
  CONSTRAINT sales_manager_pkey PRIMARY KEY (id),
  CONSTRAINT sales_manager_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT sales_manager_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES picture(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX sales_manager_picture_id_idx ON sales_manager (picture_id);
CREATE UNIQUE INDEX sales_manager_hotel_id_position_key ON sales_manager (hotel_id, "position");

CREATE TABLE room (
  id text NOT NULL,
  hotel_id text NOT NULL,
  "position" integer NOT NULL,
  name_en text NOT NULL,
  name_de text NOT NULL,
  category text NOT NULL,
  description_en text NOT NULL,
  description_de text NOT NULL,
  size_sqm_min integer NOT NULL,
  size_sqm_max integer NOT NULL,
  outdoor_space_sqm_min integer,
  outdoor_space_sqm_max integer,
  num_bedrooms smallint NOT NULL,
  num_bathrooms smallint NOT NULL,
  views jsonb NOT NULL,
  facilities_en text,
  facilities_de text,
  videos text[] DEFAULT ARRAY[]::text[],
  interactive_renderings text[] DEFAULT ARRAY[]::text[],
  pets_allowed boolean NOT NULL,
  units smallint NOT NULL,
  is_enquiry_only boolean NOT NULL DEFAULT false,
  is_on_request boolean NOT NULL DEFAULT false,
  included_guests smallint NOT NULL DEFAULT 2,
  base_price bigint,
  extra_adult_price bigint NOT NULL DEFAULT 0,
  CONSTRAINT room_pkey PRIMARY KEY (id),
  CONSTRAINT room_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT room_category CHECK (
      category IN ('Room', 'Junior Suite', 'Suite', 'Specialty Suite', 'Residence With Kitchen', 'Villa / Chalet')
    ),
  CONSTRAINT room_sizes CHECK (
      size_sqm_min > 0 AND size_sqm_max >= size_sqm_min AND outdoor_space_sqm_min > 0
      AND outdoor_space_sqm_max >= outdoor_space_sqm_min
      AND (outdoor_space_sqm_min IS NULL) = (outdoor_space_sqm_max IS NULL)
    ),
  CONSTRAINT room_numbers CHECK (num_bedrooms >= 0 AND num_bathrooms >= 0 AND units > 0 AND included_guests > 0),
  CONSTRAINT room_prices CHECK (base_price > 0 AND extra_adult_price >= 0)
);
CREATE UNIQUE INDEX room_hotel_id_position_key ON room (hotel_id, "position");
CREATE UNIQUE INDEX room_id_hotel_id_key ON room (id, hotel_id);

CREATE TABLE room_picture (
  room_id text NOT NULL,
  "position" integer NOT NULL,
  picture_id text NOT NULL,
  is_floorplan boolean NOT NULL DEFAULT false,
  focus_x integer NOT NULL DEFAULT 50,
  focus_y integer NOT NULL DEFAULT 50,
  alt_en text,
  alt_de text,
  CONSTRAINT room_picture_pkey PRIMARY KEY (room_id, is_floorplan, "position"),
  CONSTRAINT room_picture_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT room_picture_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES picture(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX room_picture_picture_id_idx ON room_picture (picture_id);

CREATE TABLE room_facility (
  room_id text NOT NULL,
  facility_id text NOT NULL,
  CONSTRAINT room_facility_pkey PRIMARY KEY (room_id, facility_id),
  CONSTRAINT room_facility_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT room_facility_facility_id_fkey FOREIGN KEY (facility_id)
    REFERENCES room_facility_type(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX room_facility_facility_id_idx ON room_facility (facility_id);

CREATE TABLE bed (
  room_id text NOT NULL,
  "position" integer NOT NULL,
  bed_type "BedType" NOT NULL,
  is_in_standard_occupancy boolean NOT NULL,
  max_pax smallint NOT NULL,
  max_adults smallint NOT NULL,
  twin_bed_possible boolean NOT NULL,
  CONSTRAINT bed_pkey PRIMARY KEY (room_id, "position"),
  CONSTRAINT bed_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT bed_sleeps CHECK (max_pax > 0 AND max_adults BETWEEN 0 AND max_pax)
);

CREATE TABLE inspiration_post (
  id text NOT NULL,
  hotel_id text NOT NULL,
  text_en text NOT NULL,
  text_de text NOT NULL,
  posted_at timestamptz(3) NOT NULL,
  retired_at timestamptz(3),
  CONSTRAINT inspiration_post_pkey PRIMARY KEY (id),
  CONSTRAINT inspiration_post_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX inspiration_post_hotel_id_posted_at_idx ON inspiration_post (hotel_id, posted_at);
CREATE INDEX inspiration_post_posted_at_idx ON inspiration_post (posted_at);

CREATE TABLE inspiration_media (
  post_id text NOT NULL,
  "position" integer NOT NULL,
  type text NOT NULL DEFAULT 'image',
  picture_id text NOT NULL,
  alt_en text,
  alt_de text,
  CONSTRAINT inspiration_media_pkey PRIMARY KEY (post_id, "position"),
  CONSTRAINT inspiration_media_post_id_fkey FOREIGN KEY (post_id)
    REFERENCES inspiration_post(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT inspiration_media_picture_id_fkey FOREIGN KEY (picture_id)
    REFERENCES picture(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT inspiration_media_type CHECK (type = 'image')
);
CREATE INDEX inspiration_media_picture_id_idx ON inspiration_media (picture_id);

CREATE TABLE hotel_detail_use (
  hotel_id text NOT NULL,
  used_at timestamptz(3) NOT NULL,
  -- Who opened the posts of a hotel last and so keeps its detail flag on.
  used_by_id text,
  CONSTRAINT hotel_detail_use_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_detail_use_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT hotel_detail_use_used_by_id_fkey FOREIGN KEY (used_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX hotel_detail_use_used_by_id_idx ON hotel_detail_use (used_by_id);

-- Pictures that hotels and operators bring themselves: drawn anew when they arrive, kept here, and read like any other. A
-- picture that is taken off a page stays in the store: offers that clients hold in hand show it.
CREATE TABLE stored_picture (
  picture_id text NOT NULL,
  hotel_id text,
  property_id text,
  media_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT stored_picture_pkey PRIMARY KEY (picture_id),
  CONSTRAINT stored_picture_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES picture(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT stored_picture_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT stored_picture_property_id_fkey FOREIGN KEY (property_id)
    REFERENCES property(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT stored_picture_of_one CHECK (num_nonnulls(hotel_id, property_id) = 1)
);
-- WebP is packed already.
ALTER TABLE stored_picture ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX stored_picture_hotel_id_idx ON stored_picture (hotel_id);
CREATE INDEX stored_picture_property_id_idx ON stored_picture (property_id);

-- What tables above refer to here.
ALTER TABLE app_user ADD CONSTRAINT app_user_hotel_id_fkey FOREIGN KEY (hotel_id)
  REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE;

-- Triggers --------------------------------------------------------------------------------------------------------------------

-- What hotels say of themselves is kept by web processes for hours: whoever writes it announces it. What can be had at what
-- price is not part of it.
CREATE TRIGGER hotel_changed AFTER INSERT OR DELETE OR UPDATE ON hotel
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER hotel_of_the_house BEFORE UPDATE OF name, category, chain, status_level, keys, latitude, longitude,
  closest_airport_code, closest_airport_km, check_in_start, check_in_end, check_out_end, check_in_min_age,
  is_credit_card_required, is_photo_id_required, is_adults_only, min_guest_age, max_infant_age, max_child_age, pets_allowed,
  reservation_email, reservation_phone, is_chat_enabled, supports_instant_booking, confirms_options, is_for_consumers,
  is_demo, is_reseller, has_to_be_invited_to_direct_contract, retired_at, moved_to_id ON hotel
  FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();
CREATE TRIGGER hotel_picture_changed AFTER INSERT OR DELETE OR UPDATE ON hotel_picture
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER hotel_facility_type_changed AFTER INSERT OR DELETE OR UPDATE ON hotel_facility_type
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER room_facility_type_changed AFTER INSERT OR DELETE OR UPDATE ON room_facility_type
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER hotel_facility_changed AFTER INSERT OR DELETE OR UPDATE ON hotel_facility
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER dining_venue_changed AFTER INSERT OR DELETE OR UPDATE ON dining_venue
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER hotel_programme_changed AFTER INSERT OR DELETE OR UPDATE ON hotel_programme
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER room_changed AFTER INSERT OR DELETE OR UPDATE ON room
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER room_of_the_house BEFORE UPDATE OF category, size_sqm_min, size_sqm_max, outdoor_space_sqm_min,
  outdoor_space_sqm_max, num_bedrooms, num_bathrooms, facilities_en, facilities_de, pets_allowed, is_on_request,
  is_enquiry_only ON room FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();
CREATE TRIGGER room_picture_changed AFTER INSERT OR DELETE OR UPDATE ON room_picture
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER room_facility_changed AFTER INSERT OR DELETE OR UPDATE ON room_facility
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER bed_changed AFTER INSERT OR DELETE OR UPDATE ON bed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER inspiration_post_changed AFTER INSERT OR DELETE OR UPDATE ON inspiration_post
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');
CREATE TRIGGER inspiration_media_changed AFTER INSERT OR DELETE OR UPDATE ON inspiration_media
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('hotels');

-- Who may read and write ------------------------------------------------------------------------------------------------------

GRANT SELECT ON hotel_facility, dining_venue, mice_space, mice_space_picture, mice_configuration, mice_equipment,
  hotel_programme, room_picture, room_facility, bed, inspiration_media TO alpenglow_app;

CREATE POLICY property_picture_insert ON property_picture FOR INSERT WITH CHECK (
  NOT is_floorplan
  AND EXISTS (
    SELECT FROM property p WHERE p.id = property_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
  )
  AND NOT EXISTS (
    SELECT FROM stored_picture s
    WHERE s.picture_id = property_picture.picture_id AND s.property_id IS DISTINCT FROM property_picture.property_id
  )
);

-- What a hotel says of itself and who sells it: read by everybody, written by who answers for the hotel.
ALTER TABLE hotel ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_select ON hotel FOR SELECT USING (true);
CREATE POLICY hotel_update ON hotel FOR UPDATE USING ((SELECT administers()) OR id = (SELECT managed_hotel()));
-- What is the house's own to change; the policies of the desks let a contact at the row.
GRANT SELECT ON hotel TO alpenglow_app;
GRANT UPDATE (name, category, chain, status_level, is_demo, is_for_consumers, latitude, longitude, keys, closest_airport_code,
  closest_airport_km, is_chat_enabled, reservation_email, reservation_phone, has_to_be_invited_to_direct_contract, is_reseller,
  supports_instant_booking, confirms_options, check_in_start, check_in_end, check_in_min_age, check_in_deposit_en,
  check_in_deposit_de, check_in_instructions_en, check_in_instructions_de, is_credit_card_required, is_photo_id_required,
  check_out_end, check_out_instructions_en, check_out_instructions_de, description, is_adults_only, min_guest_age,
  max_infant_age, max_child_age, pets_allowed, pet_restrictions_en, pet_restrictions_de, smoking_policy_en, smoking_policy_de,
  booking_policy_en, booking_policy_de, house_rules_en, house_rules_de, updated_at, retired_at, moved_to_id) ON hotel TO
  alpenglow_app;

-- Only what is the hotel's own or nobody's own.
ALTER TABLE hotel_picture ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_picture_select ON hotel_picture FOR SELECT USING (true);
CREATE POLICY hotel_picture_insert ON hotel_picture FOR INSERT WITH CHECK (
  ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()))
  AND NOT EXISTS (
    SELECT FROM stored_picture s
    WHERE s.picture_id = hotel_picture.picture_id AND s.hotel_id IS DISTINCT FROM hotel_picture.hotel_id
  )
);
CREATE POLICY hotel_picture_delete ON hotel_picture FOR DELETE
  USING ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()));
GRANT SELECT, INSERT, DELETE ON hotel_picture TO alpenglow_app;

ALTER TABLE hotel_facility_type ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_facility_type_select ON hotel_facility_type FOR SELECT USING (true);
CREATE POLICY hotel_facility_type_update ON hotel_facility_type FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON hotel_facility_type TO alpenglow_app;
GRANT UPDATE (name_en, name_de) ON hotel_facility_type TO alpenglow_app;

ALTER TABLE room_facility_type ENABLE ROW LEVEL SECURITY;
CREATE POLICY room_facility_type_select ON room_facility_type FOR SELECT USING (true);
CREATE POLICY room_facility_type_update ON room_facility_type FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON room_facility_type TO alpenglow_app;
GRANT UPDATE (name_en, name_de) ON room_facility_type TO alpenglow_app;

ALTER TABLE sales_manager ENABLE ROW LEVEL SECURITY;
CREATE POLICY sales_manager_select ON sales_manager FOR SELECT USING (true);
CREATE POLICY sales_manager_insert ON sales_manager FOR INSERT
  WITH CHECK ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()));
CREATE POLICY sales_manager_delete ON sales_manager FOR DELETE
  USING ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()));
GRANT SELECT, INSERT, DELETE ON sales_manager TO alpenglow_app;

ALTER TABLE room ENABLE ROW LEVEL SECURITY;
CREATE POLICY room_select ON room FOR SELECT USING (true);
CREATE POLICY room_update ON room FOR UPDATE USING ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()));
GRANT SELECT ON room TO alpenglow_app;
GRANT UPDATE (name_en, name_de, category, description_en, description_de, size_sqm_min, size_sqm_max, outdoor_space_sqm_min,
  outdoor_space_sqm_max, num_bedrooms, num_bathrooms, facilities_en, facilities_de, pets_allowed, is_enquiry_only,
  is_on_request) ON room TO alpenglow_app;

ALTER TABLE inspiration_post ENABLE ROW LEVEL SECURITY;
CREATE POLICY inspiration_post_select ON inspiration_post FOR SELECT USING (true);
CREATE POLICY inspiration_post_update ON inspiration_post FOR UPDATE USING ((SELECT administers()));
GRANT SELECT ON inspiration_post TO alpenglow_app;
GRANT UPDATE (text_en, text_de, retired_at) ON inspiration_post TO alpenglow_app;

GRANT SELECT, INSERT ON hotel_detail_use TO alpenglow_app;
GRANT UPDATE (used_at, used_by_id) ON hotel_detail_use TO alpenglow_app;

ALTER TABLE stored_picture ENABLE ROW LEVEL SECURITY;
CREATE POLICY stored_picture_select ON stored_picture FOR SELECT USING (true);
-- Operators bring pictures of their properties as hotels' contacts bring theirs. Floor plans are drawn by us and stay.
CREATE POLICY stored_picture_insert ON stored_picture FOR INSERT WITH CHECK (
  (SELECT administers()) OR hotel_id = (SELECT managed_hotel())
  OR EXISTS (SELECT FROM property p WHERE p.id = property_id AND p.operator_id = (SELECT managed_operator()))
);
GRANT SELECT, INSERT ON stored_picture TO alpenglow_app;

-- ============================================================================================================================
-- Catalogue: what admins edit
-- ============================================================================================================================

CREATE TYPE "ManagedDeed" AS ENUM ('changed', 'undone', 'broughtBack', 'retired');

-- Every change of the catalogue by an admin is a version with what stood before and what stands since, so that it can be read,
-- taken back and brought back. A draft is a version that nobody is shown yet.
CREATE TABLE managed_version (
  id text NOT NULL,
  kind text NOT NULL,
  entity_id text NOT NULL,
  number integer NOT NULL,
  deed "ManagedDeed" NOT NULL,
  changes jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  by_id text NOT NULL,
  acting_for text,
  saved_at timestamptz(3) NOT NULL,
  published_at timestamptz(3),
  CONSTRAINT managed_version_pkey PRIMARY KEY (id),
  CONSTRAINT managed_version_by_id_fkey FOREIGN KEY (by_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX managed_version_kind_entity_id_number_key ON managed_version (kind, entity_id, number);
CREATE INDEX managed_version_by_id_idx ON managed_version (by_id);
CREATE UNIQUE INDEX managed_version_one_draft ON managed_version (kind, entity_id) WHERE published_at IS NULL;

-- Who may read and write ------------------------------------------------------------------------------------------------------

ALTER TABLE managed_version ENABLE ROW LEVEL SECURITY;
CREATE POLICY managed_version_select ON managed_version FOR SELECT USING ((SELECT reads_all()));
CREATE POLICY managed_version_insert ON managed_version FOR INSERT WITH CHECK ((SELECT administers()));
-- What was published stays as it is.
CREATE POLICY managed_version_update ON managed_version FOR UPDATE USING ((SELECT administers()) AND published_at IS NULL)
  WITH CHECK ((SELECT administers()));
CREATE POLICY managed_version_delete ON managed_version FOR DELETE USING ((SELECT administers()) AND published_at IS NULL);
GRANT SELECT, INSERT, DELETE ON managed_version TO alpenglow_app;
GRANT UPDATE (deed, changes, revision, by_id, acting_for, saved_at, published_at) ON managed_version TO alpenglow_app;

-- ============================================================================================================================
-- Rates: stays of properties
-- ============================================================================================================================

CREATE TYPE "HoldKind" AS ENUM ('booking', 'confirmedOption', 'ownerBlock');
CREATE TYPE "DepositType" AS ENUM ('blocked', 'other');
CREATE TYPE "PaymentMethod" AS ENUM ('creditCard', 'bankTransfer');

CREATE TABLE sales_information (
  property_id text NOT NULL,
  rental_channel_id text NOT NULL,
  credit_card_fee_ratio numeric(6,5),
  accepted_payment_methods "PaymentMethod"[],
  commission_percent numeric(5,2) NOT NULL,
  prepayment_ratio numeric(6,5),
  payment_terms jsonb,
  cancellation_terms jsonb,
  security_deposit bigint,
  security_deposit_type "DepositType",
  CONSTRAINT sales_information_pkey PRIMARY KEY (property_id),
  CONSTRAINT sales_information_property_id_fkey FOREIGN KEY (property_id)
    REFERENCES property(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT sales_information_rental_channel_id_fkey FOREIGN KEY (rental_channel_id)
    REFERENCES rental_channel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT sales_information_ratios CHECK (
      (credit_card_fee_ratio IS NULL OR credit_card_fee_ratio BETWEEN 0 AND 1)
      AND (prepayment_ratio IS NULL OR prepayment_ratio BETWEEN 0 AND 1)
      AND commission_percent BETWEEN 0 AND 100
      AND (security_deposit IS NULL OR security_deposit > 0)
      AND (security_deposit IS NULL) = (security_deposit_type IS NULL)
    ),
  CONSTRAINT sales_information_payable CHECK (cardinality(accepted_payment_methods) > 0)
);
CREATE INDEX sales_information_rental_channel_id_idx ON sales_information (rental_channel_id);

CREATE TABLE exchange_rate (
  currency text NOT NULL,
  eur_per_unit numeric(12,6) NOT NULL,
  as_of date NOT NULL,
  -- How many digits the currency has behind its comma: amounts are minor units, and not every currency has cents.
  minor_digits smallint NOT NULL DEFAULT 2,
  CONSTRAINT exchange_rate_pkey PRIMARY KEY (currency, as_of),
  CONSTRAINT exchange_rate_currency CHECK (currency ~ '^[A-Z]{3}$' AND eur_per_unit > 0),
  CONSTRAINT exchange_rate_minor_digits CHECK (minor_digits BETWEEN 0 AND 4)
);

CREATE TABLE stay (
  id text NOT NULL,
  property_id text NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  available boolean NOT NULL,
  commission_percent numeric(5,2),
  CONSTRAINT stay_pkey PRIMARY KEY (id),
  CONSTRAINT stay_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON UPDATE CASCADE ON DELETE CASCADE,
  -- Stays and holds are half-open [check_in, check_out) and last at least one night (decisions §4).
  CONSTRAINT stay_one_night CHECK (check_out > check_in),
  CONSTRAINT stay_commission CHECK (commission_percent IS NULL OR commission_percent BETWEEN 0 AND 100)
);
CREATE UNIQUE INDEX stay_property_id_check_in_check_out_key ON stay (property_id, check_in, check_out);
-- Sold nights of a house, for the overlap with an asked period.
CREATE INDEX stay_sold ON stay (property_id, check_in, check_out) WHERE NOT available;

CREATE TABLE stay_rate (
  stay_id text NOT NULL,
  service_level text NOT NULL,
  amount bigint,
  currency text NOT NULL,
  CONSTRAINT stay_rate_pkey PRIMARY KEY (stay_id, service_level),
  CONSTRAINT stay_rate_stay_id_fkey FOREIGN KEY (stay_id) REFERENCES stay(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT stay_rate_amount CHECK (amount IS NULL OR amount > 0),
  CONSTRAINT stay_rate_currency CHECK (currency ~ '^[A-Z]{3}$')
);

CREATE TABLE stay_offer (
  stay_id text NOT NULL,
  property_id text NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  blocked_until timestamptz(3),
  levels integer NOT NULL,
  price_min bigint,
  price_self_catered bigint,
  price_bed_and_breakfast bigint,
  price_catered bigint,
  CONSTRAINT stay_offer_pkey PRIMARY KEY (stay_id),
  CONSTRAINT stay_offer_stay_id_fkey FOREIGN KEY (stay_id) REFERENCES stay(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT stay_offer_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX stay_offer_property_id_check_in_check_out_idx ON stay_offer (property_id, check_in, check_out);
CREATE INDEX stay_offer_property_id_price_min_check_in_idx ON stay_offer (property_id, price_min, check_in);

CREATE TABLE stay_edit (
  id text NOT NULL,
  property_id text NOT NULL,
  by_id text NOT NULL,
  at timestamptz(3) NOT NULL,
  revision integer NOT NULL,
  from_day date NOT NULL,
  until_day date NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  undone_at timestamptz(3),
  CONSTRAINT stay_edit_pkey PRIMARY KEY (id),
  CONSTRAINT stay_edit_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT stay_edit_by_id_fkey FOREIGN KEY (by_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT stay_edit_period CHECK (until_day > from_day)
);
CREATE INDEX stay_edit_property_id_revision_idx ON stay_edit (property_id, revision);
CREATE INDEX stay_edit_by_id_idx ON stay_edit (by_id);

-- Options end by the clock, bookings and the owner's own weeks never do (decisions §3): an option always has an end, the
-- others cannot have one. A hold names the lead it is for; what was released stays as its history.
CREATE TABLE property_hold (
  id text NOT NULL,
  property_id text NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  kind "HoldKind" NOT NULL,
  expires_at timestamptz(3),
  released_at timestamptz(3),
  lead_id text,
  CONSTRAINT property_hold_pkey PRIMARY KEY (id),
  CONSTRAINT property_hold_property_id_fkey FOREIGN KEY (property_id)
    REFERENCES property(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT property_hold_one_night CHECK (check_out > check_in),
  CONSTRAINT property_hold_lapses CHECK ((kind = 'confirmedOption') = (expires_at IS NOT NULL)),
  CONSTRAINT property_hold_of_owner CHECK (kind <> 'ownerBlock' OR lead_id IS NULL),
  -- One house is never held twice for the same night (decisions §3, "Never sold twice").
  CONSTRAINT property_hold_never_twice EXCLUDE USING gist (property_id WITH =, daterange(check_in, check_out, '[)') WITH &&)
      WHERE (released_at IS NULL)
);
CREATE INDEX property_hold_property_id_check_in_idx ON property_hold (property_id, check_in);
CREATE INDEX property_hold_lead_id_idx ON property_hold (lead_id);

-- What an operator pays an agency more than everybody: by agreement, and for a verified programme. As hotels have them.
CREATE TABLE operator_agreement (
  id text NOT NULL,
  agency_id text NOT NULL,
  operator_id text NOT NULL,
  commission_percent numeric(5,2) NOT NULL,
  valid_from date NOT NULL,
  valid_until date,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT operator_agreement_pkey PRIMARY KEY (id),
  CONSTRAINT operator_agreement_agency_id_fkey FOREIGN KEY (agency_id)
    REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT operator_agreement_operator_id_fkey FOREIGN KEY (operator_id)
    REFERENCES operator(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT operator_agreement_percent CHECK (commission_percent BETWEEN 0 AND 100),
  CONSTRAINT operator_agreement_validity CHECK (valid_until >= valid_from),
  CONSTRAINT operator_agreement_once
      EXCLUDE USING gist (agency_id WITH =, operator_id WITH =, daterange(valid_from, valid_until, '[]') WITH &&)
);
CREATE INDEX operator_agreement_agency_id_operator_id_idx ON operator_agreement (agency_id, operator_id);
CREATE INDEX operator_agreement_operator_id_idx ON operator_agreement (operator_id);

CREATE TABLE operator_programme (
  operator_id text NOT NULL,
  programme_id text NOT NULL,
  commission_percent numeric(5,2) NOT NULL,
  CONSTRAINT operator_programme_pkey PRIMARY KEY (operator_id, programme_id),
  CONSTRAINT operator_programme_operator_id_fkey FOREIGN KEY (operator_id)
    REFERENCES operator(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT operator_programme_programme_id_fkey FOREIGN KEY (programme_id)
    REFERENCES programme(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT operator_programme_percent CHECK (commission_percent BETWEEN 0 AND 100)
);
CREATE INDEX operator_programme_programme_id_idx ON operator_programme (programme_id);

-- Functions -------------------------------------------------------------------------------------------------------------------

-- Stays, rates and holds: what can be had, and at what price.
CREATE FUNCTION announce_offers(properties text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE concerned record;
BEGIN
  FOR concerned IN SELECT id, city_id FROM property WHERE id = ANY (properties) LOOP
    PERFORM pg_notify('changed', 'property:' || concerned.id);
    PERFORM pg_notify('changed', 'offers:' || concerned.city_id);
    PERFORM pg_notify('changed', 'offers');
  END LOOP;
END $$;

-- The rows of stay_offer for these houses, from nothing: written by these functions alone, whoever changed what they are made
-- of. Houses are locked in order, so that two changes of one house follow each other and the second sees the first.
CREATE FUNCTION refresh_stay_offers(houses text[]) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM property WHERE id = ANY (houses) ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM stay s JOIN stay_rate r ON r.stay_id = s.id JOIN property p ON p.id = s.property_id
    WHERE s.property_id = ANY (houses) AND r.currency <> p.currency
  ) THEN
    RAISE EXCEPTION 'A house is sold in its own currency only.' USING ERRCODE = 'check_violation';
  END IF;
  DELETE FROM stay_offer WHERE property_id = ANY (houses);
  INSERT INTO stay_offer
  SELECT s.id, s.property_id, s.check_in, s.check_out,
    greatest(
      (SELECT 'infinity'::timestamptz FROM stay other
       WHERE other.property_id = s.property_id AND NOT other.available
         AND other.check_in < s.check_out AND s.check_in < other.check_out
       LIMIT 1),
      (SELECT max(coalesce(hold.expires_at, 'infinity')) FROM property_hold hold
       WHERE hold.property_id = s.property_id AND hold.released_at IS NULL
         AND hold.check_in < s.check_out AND s.check_in < hold.check_out)
    ),
    coalesce(rate.levels, 0), rate.price_min, rate.self_catered, rate.bed_and_breakfast, rate.catered
  FROM stay s
  CROSS JOIN LATERAL (
    SELECT bit_or(bit) AS levels, min(amount) AS price_min, min(amount) FILTER (WHERE bit = 1) AS self_catered,
      min(amount) FILTER (WHERE bit = 2) AS bed_and_breakfast, min(amount) FILTER (WHERE bit = 4) AS catered
    FROM (SELECT amount, service_level_bit(service_level) AS bit FROM stay_rate WHERE stay_id = s.id) AS rates
  ) AS rate
  WHERE s.property_id = ANY (houses) AND s.available;
END $$;

CREATE FUNCTION stay_offers_follow_house() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE properties text[] := ARRAY(SELECT DISTINCT property_id FROM changed);
BEGIN
  PERFORM refresh_stay_offers(properties);
  PERFORM announce_offers(properties);
  RETURN NULL;
END $$;

CREATE FUNCTION stay_offers_follow_rate() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE properties text[] := ARRAY(SELECT DISTINCT s.property_id FROM changed JOIN stay s ON s.id = changed.stay_id);
BEGIN
  PERFORM refresh_stay_offers(properties);
  PERFORM announce_offers(properties);
  RETURN NULL;
END $$;

CREATE FUNCTION has_sales_information_follow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE property p SET has_sales_information = EXISTS (SELECT FROM sales_information s WHERE s.property_id = p.id)
  WHERE p.id IN (SELECT property_id FROM changed);
  RETURN NULL;
END $$;

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

-- An operator's person offers stays of another length beside those that are loaded, and takes them back. New ones are on
-- request until they get a price, and so they are again before they go: "from" follows the prices (price_from_follows).
CREATE FUNCTION edits_stays_of(asked text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM property p WHERE p.id = asked AND (administers() OR p.operator_id = managed_operator()))
$$;

-- Triggers --------------------------------------------------------------------------------------------------------------------

-- What the search reads (stay_offer, and facility_ids, level_bits and has_sales_information of property) is kept in the same
-- transaction as what it is made of. Transition tables allow one event a trigger; an update follows both where a row was and
-- where it is now.
CREATE TRIGGER sales_information_search_delete AFTER DELETE ON sales_information
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION has_sales_information_follow();
CREATE TRIGGER sales_information_search_from AFTER UPDATE ON sales_information
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION has_sales_information_follow();
CREATE TRIGGER sales_information_search_insert AFTER INSERT ON sales_information
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION has_sales_information_follow();
CREATE TRIGGER sales_information_search_to AFTER UPDATE ON sales_information
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION has_sales_information_follow();
CREATE TRIGGER sales_information_changed AFTER INSERT OR UPDATE OR DELETE ON sales_information
  FOR EACH ROW EXECUTE FUNCTION announce_part('address');
CREATE TRIGGER exchange_rate_changed AFTER INSERT OR DELETE OR UPDATE ON exchange_rate
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('offers');
CREATE TRIGGER stay_search_delete AFTER DELETE ON stay
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_house();
CREATE TRIGGER stay_search_from AFTER UPDATE ON stay
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_house();
CREATE TRIGGER stay_search_insert AFTER INSERT ON stay
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_house();
CREATE TRIGGER stay_search_to AFTER UPDATE ON stay
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_house();
CREATE TRIGGER stay_rate_search_delete AFTER DELETE ON stay_rate
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_rate();
CREATE TRIGGER stay_rate_search_from AFTER UPDATE ON stay_rate
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_rate();
CREATE TRIGGER stay_rate_search_insert AFTER INSERT ON stay_rate
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_rate();
CREATE TRIGGER stay_rate_search_to AFTER UPDATE ON stay_rate
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_rate();
CREATE TRIGGER price_from_follows AFTER UPDATE ON stay_rate REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION price_from_follows_rate();
CREATE TRIGGER property_hold_search_delete AFTER DELETE ON property_hold
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_house();
CREATE TRIGGER property_hold_search_from AFTER UPDATE ON property_hold
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_house();
CREATE TRIGGER property_hold_search_insert AFTER INSERT ON property_hold
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_house();
CREATE TRIGGER property_hold_search_to AFTER UPDATE ON property_hold
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_offers_follow_house();

-- Who may read and write ------------------------------------------------------------------------------------------------------

GRANT SELECT ON exchange_rate, stay_offer, operator_programme TO alpenglow_app;

-- Terms of a property, as its operator sells it through its rental channel: read by everybody, written by who answers for the
-- operator. Channel, commission, card fee and methods of payment are agreed with us and stay.
ALTER TABLE sales_information ENABLE ROW LEVEL SECURITY;
CREATE POLICY sales_information_select ON sales_information FOR SELECT USING (true);
CREATE POLICY sales_information_update ON sales_information FOR UPDATE USING (EXISTS (
  SELECT FROM property p WHERE p.id = property_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
));
GRANT SELECT ON sales_information TO alpenglow_app;
GRANT UPDATE (prepayment_ratio, payment_terms, cancellation_terms, security_deposit, security_deposit_type) ON sales_information
  TO alpenglow_app;

-- No stay that somebody holds is taken from sale. What the pages show follows by the triggers that follow stays, rates and
-- holds.
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
CREATE POLICY stay_insert ON stay FOR INSERT WITH CHECK (edits_stays_of(property_id) AND available);
CREATE POLICY stay_delete ON stay FOR DELETE USING (
  edits_stays_of(property_id) AND NOT EXISTS (
    SELECT FROM property_hold h WHERE h.property_id = stay.property_id AND h.released_at IS NULL AND h.kind <> 'ownerBlock'
      AND h.check_in < stay.check_out AND h.check_out > stay.check_in
  )
);
GRANT SELECT, DELETE ON stay TO alpenglow_app;
GRANT INSERT (id, property_id, check_in, check_out, available) ON stay TO alpenglow_app;
GRANT UPDATE (available) ON stay TO alpenglow_app;

ALTER TABLE stay_rate ENABLE ROW LEVEL SECURITY;
CREATE POLICY stay_rate_select ON stay_rate FOR SELECT USING (true);
CREATE POLICY stay_rate_update ON stay_rate FOR UPDATE USING (EXISTS (
  SELECT FROM stay s JOIN property p ON p.id = s.property_id
  WHERE s.id = stay_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
));
CREATE POLICY stay_rate_insert ON stay_rate FOR INSERT WITH CHECK (
  amount IS NULL AND EXISTS (SELECT FROM stay s WHERE s.id = stay_id AND edits_stays_of(s.property_id))
);
GRANT SELECT ON stay_rate TO alpenglow_app;
GRANT INSERT (stay_id, service_level, amount, currency) ON stay_rate TO alpenglow_app;
GRANT UPDATE (amount) ON stay_rate TO alpenglow_app;

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
GRANT SELECT, INSERT ON stay_edit TO alpenglow_app;
GRANT UPDATE (undone_at) ON stay_edit TO alpenglow_app;

-- Holds are read by everybody, for they are what makes nights taken; they are placed and released by whoever has the lead, by
-- the house's own people and by the product.
ALTER TABLE property_hold ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_hold_select ON property_hold FOR SELECT USING (true);
GRANT SELECT, INSERT ON property_hold TO alpenglow_app;
GRANT UPDATE (kind, expires_at, released_at) ON property_hold TO alpenglow_app;

ALTER TABLE operator_agreement ENABLE ROW LEVEL SECURITY;
CREATE POLICY operator_agreement_select ON operator_agreement FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR operator_id = (SELECT own_operator()));
CREATE POLICY operator_agreement_insert ON operator_agreement FOR INSERT WITH CHECK ((SELECT administers()));
CREATE POLICY operator_agreement_update ON operator_agreement FOR UPDATE USING ((SELECT administers()));
GRANT SELECT, INSERT ON operator_agreement TO alpenglow_app;
GRANT UPDATE (valid_until) ON operator_agreement TO alpenglow_app;

GRANT EXECUTE ON FUNCTION edits_stays_of(text) TO alpenglow_app;

-- ============================================================================================================================
-- Rates: nights of rooms
-- ============================================================================================================================

CREATE TYPE "RatePlanKind" AS ENUM ('flexible', 'semiFlexible', 'nonRefundable', 'halfBoard', 'programme', 'package');
CREATE TYPE "Board" AS ENUM ('roomOnly', 'breakfast', 'halfBoard', 'fullBoard');
CREATE TYPE "SeasonKind" AS ENUM ('opening', 'festive', 'january', 'february', 'march', 'spring', 'summer', 'betweenSeasons');
CREATE TYPE "ClosureReason" AS ENUM ('season', 'renovation', 'privateEvent', 'maintenance');

-- The search reads these before the lists they come from: for most stays the lists need not be unpacked.
CREATE FUNCTION most_of(numbers smallint[]) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT max(one) FROM unnest(numbers) AS one);

CREATE TABLE hotel_agreement (
  id text NOT NULL,
  agency_id text NOT NULL,
  hotel_id text NOT NULL,
  commission_percent numeric(5,2) NOT NULL,
  valid_from date NOT NULL,
  valid_until date,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT hotel_agreement_pkey PRIMARY KEY (id),
  CONSTRAINT hotel_agreement_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_agreement_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_agreement_percent CHECK (commission_percent BETWEEN 0 AND 100),
  CONSTRAINT hotel_agreement_validity CHECK (valid_until >= valid_from),
  -- Of one pair no two agreements hold on one day. Nothing of an agreement but its end ever changes, and none is taken away.
  CONSTRAINT hotel_agreement_once
      EXCLUDE USING gist (agency_id WITH =, hotel_id WITH =, daterange(valid_from, valid_until, '[]') WITH &&)
);
CREATE INDEX hotel_agreement_agency_id_hotel_id_idx ON hotel_agreement (agency_id, hotel_id);
CREATE INDEX hotel_agreement_hotel_id_idx ON hotel_agreement (hotel_id);

CREATE TABLE hotel_tax (
  hotel_id text NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  from_age smallint NOT NULL,
  max_nights smallint,
  CONSTRAINT hotel_tax_pkey PRIMARY KEY (hotel_id, kind),
  CONSTRAINT hotel_tax_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT hotel_tax_amounts CHECK (amount > 0 AND from_age >= 0 AND max_nights > 0)
);

CREATE TABLE child_band (
  hotel_id text NOT NULL,
  from_age smallint NOT NULL,
  to_age smallint NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT child_band_pkey PRIMARY KEY (hotel_id, from_age),
  CONSTRAINT child_band_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT child_band_ages CHECK (from_age >= 0 AND to_age >= from_age AND amount >= 0),
  CONSTRAINT child_band_once EXCLUDE USING gist (hotel_id WITH =, int4range(from_age::int, to_age::int, '[]') WITH &&)
);

CREATE TABLE rate_plan (
  id text NOT NULL,
  hotel_id text NOT NULL,
  "position" integer NOT NULL,
  kind "RatePlanKind" NOT NULL,
  name_en text NOT NULL,
  name_de text NOT NULL,
  description_en text NOT NULL,
  description_de text NOT NULL,
  policy_en text,
  policy_de text,
  board "Board" NOT NULL DEFAULT 'breakfast',
  board_adult_price bigint NOT NULL DEFAULT 0,
  board_child_price bigint NOT NULL DEFAULT 0,
  adjustment_percent numeric(5,2) NOT NULL DEFAULT 0,
  modifiers jsonb NOT NULL DEFAULT '[]',
  public_adjustment_percent numeric(5,2),
  is_priced boolean NOT NULL DEFAULT true,
  payment_profiles "PaymentProfile"[],
  programme_id text,
  amenities_en text,
  amenities_de text,
  commission_percent numeric(5,2) NOT NULL,
  deposit_percent smallint NOT NULL,
  tranches jsonb NOT NULL DEFAULT '[]',
  cancellation_periods jsonb NOT NULL,
  has_no_show_clause boolean NOT NULL DEFAULT true,
  CONSTRAINT rate_plan_pkey PRIMARY KEY (id),
  CONSTRAINT rate_plan_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT rate_plan_programme_id_fkey FOREIGN KEY (programme_id)
    REFERENCES programme(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT rate_plan_percents CHECK (
      adjustment_percent > -100 AND public_adjustment_percent > -100 AND commission_percent BETWEEN 0 AND 100
      AND deposit_percent BETWEEN 0 AND 100
    ),
  CONSTRAINT rate_plan_board CHECK (board_adult_price >= 0 AND board_child_price >= 0),
  CONSTRAINT rate_plan_lists CHECK (
      jsonb_typeof(modifiers) = 'array' AND jsonb_typeof(tranches) = 'array' AND jsonb_typeof(cancellation_periods) = 'array'
    ),
  CONSTRAINT rate_plan_profiles CHECK (cardinality(payment_profiles) > 0),
  -- Decisions §4: package rates appear only where the agency pays one.
  CONSTRAINT rate_plan_package CHECK ((kind = 'package') = (payment_profiles = ARRAY['AgencyPaysPackageRate'::"PaymentProfile"])),
  CONSTRAINT rate_plan_programme CHECK ((kind = 'programme') = (programme_id IS NOT NULL))
);
CREATE INDEX rate_plan_programme_id_idx ON rate_plan (programme_id);
CREATE UNIQUE INDEX rate_plan_hotel_id_position_key ON rate_plan (hotel_id, "position");

CREATE TABLE season (
  hotel_id text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  kind "SeasonKind" NOT NULL,
  level_percent smallint NOT NULL,
  min_nights smallint NOT NULL DEFAULT 1,
  arrival_weekdays smallint[] DEFAULT ARRAY[]::smallint[],
  deposit_percent smallint,
  CONSTRAINT season_pkey PRIMARY KEY (hotel_id, starts_on),
  CONSTRAINT season_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT season_figures CHECK (
      ends_on > starts_on AND level_percent > 0 AND min_nights > 0 AND deposit_percent BETWEEN 0 AND 100
      AND arrival_weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[]
    ),
  CONSTRAINT season_once EXCLUDE USING gist (hotel_id WITH =, daterange(starts_on, ends_on) WITH &&)
);

CREATE TABLE room_restriction (
  id text NOT NULL,
  hotel_id text NOT NULL,
  room_id text,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  min_stay smallint,
  max_stay smallint,
  closed_to_arrival boolean NOT NULL DEFAULT false,
  closed_to_departure boolean NOT NULL DEFAULT false,
  release_days smallint,
  CONSTRAINT room_restriction_pkey PRIMARY KEY (id),
  CONSTRAINT room_restriction_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT room_restriction_room_id_hotel_id_fkey FOREIGN KEY (room_id, hotel_id)
    REFERENCES room(id, hotel_id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT room_restriction_figures CHECK (
      ends_on > starts_on AND min_stay > 0 AND max_stay >= coalesce(min_stay, 1) AND release_days >= 0
    )
);
CREATE INDEX room_restriction_hotel_id_starts_on_idx ON room_restriction (hotel_id, starts_on);
CREATE INDEX room_restriction_room_id_hotel_id_idx ON room_restriction (room_id, hotel_id);

CREATE TABLE closure (
  id text NOT NULL,
  hotel_id text NOT NULL,
  room_id text,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  units smallint,
  reason "ClosureReason" NOT NULL,
  CONSTRAINT closure_pkey PRIMARY KEY (id),
  CONSTRAINT closure_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT closure_room_id_hotel_id_fkey FOREIGN KEY (room_id, hotel_id)
    REFERENCES room(id, hotel_id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT closure_figures CHECK (ends_on > starts_on AND units > 0)
);
CREATE INDEX closure_hotel_id_starts_on_idx ON closure (hotel_id, starts_on);
CREATE INDEX closure_room_id_hotel_id_idx ON closure (room_id, hotel_id);

CREATE TABLE room_night (
  room_id text NOT NULL,
  night date NOT NULL,
  allotment smallint NOT NULL,
  closed smallint NOT NULL DEFAULT 0,
  sold smallint NOT NULL DEFAULT 0,
  optioned smallint NOT NULL DEFAULT 0,
  price bigint,
  min_stay smallint NOT NULL DEFAULT 1,
  max_stay smallint,
  closed_to_arrival boolean NOT NULL DEFAULT false,
  closed_to_departure boolean NOT NULL DEFAULT false,
  release_days smallint NOT NULL DEFAULT 0,
  CONSTRAINT room_night_pkey PRIMARY KEY (room_id, night),
  CONSTRAINT room_night_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT room_night_never_oversold CHECK (sold >= 0 AND optioned >= 0 AND sold + optioned <= allotment),
  CONSTRAINT room_night_figures CHECK (
      allotment >= 0 AND closed >= 0 AND price > 0 AND min_stay > 0 AND max_stay > 0 AND release_days >= 0
    )
) -- Its nights change together and often.
  WITH (fillfactor=85);

CREATE TABLE night_edit (
  id text NOT NULL,
  hotel_id text NOT NULL,
  by_id text NOT NULL,
  at timestamptz(3) NOT NULL,
  revision integer NOT NULL,
  room_ids text[],
  from_night date NOT NULL,
  until_night date NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  undone_at timestamptz(3),
  CONSTRAINT night_edit_pkey PRIMARY KEY (id),
  CONSTRAINT night_edit_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT night_edit_by_id_fkey FOREIGN KEY (by_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT night_edit_period CHECK (until_night > from_night)
);
CREATE INDEX night_edit_hotel_id_revision_idx ON night_edit (hotel_id, revision);
CREATE INDEX night_edit_by_id_idx ON night_edit (by_id);

CREATE TABLE room_hold (
  id text NOT NULL,
  room_id text NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  units smallint NOT NULL DEFAULT 1,
  kind "HoldKind" NOT NULL,
  expires_at timestamptz(3),
  released_at timestamptz(3),
  CONSTRAINT room_hold_pkey PRIMARY KEY (id),
  CONSTRAINT room_hold_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT room_hold_period CHECK (check_out > check_in AND units > 0),
  -- Closures are rows of their own.
  CONSTRAINT room_hold_kind CHECK (kind <> 'ownerBlock'),
  CONSTRAINT room_hold_end CHECK ((kind = 'confirmedOption') = (expires_at IS NOT NULL))
);
CREATE INDEX room_hold_room_id_check_in_idx ON room_hold (room_id, check_in);

CREATE TABLE room_projection (
  room_id text NOT NULL,
  hotel_id text NOT NULL,
  category text NOT NULL,
  max_pax smallint NOT NULL,
  max_adults smallint NOT NULL,
  facility_bits integer NOT NULL,
  is_on_request boolean NOT NULL,
  is_enquiry_only boolean NOT NULL,
  first_night date NOT NULL,
  nights smallint NOT NULL,
  loaded bit varying NOT NULL,
  free bit varying NOT NULL,
  arrival bit varying NOT NULL,
  departure bit varying NOT NULL,
  min_stays smallint[],
  max_stays smallint[],
  release_days smallint[],
  price_sums integer[],
  lapses_at timestamptz(3),
  open bit varying NOT NULL,
  -- A search prices rooms from their projection alone, and finds those of a category in many hotels without reading the others.
  included_guests smallint NOT NULL,
  extra_adult_price bigint NOT NULL,
  most_min_stay smallint GENERATED ALWAYS AS (most_of(min_stays)) STORED,
  most_release_days smallint GENERATED ALWAYS AS (most_of(release_days)) STORED,
  CONSTRAINT room_projection_pkey PRIMARY KEY (room_id),
  CONSTRAINT room_projection_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT room_projection_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON UPDATE CASCADE ON DELETE CASCADE
) -- A row stays in its page: half of all of it is read by every search.
  WITH (toast_tuple_target=8160);
ALTER TABLE room_projection ALTER COLUMN min_stays SET STORAGE MAIN;
ALTER TABLE room_projection ALTER COLUMN max_stays SET STORAGE MAIN;
ALTER TABLE room_projection ALTER COLUMN release_days SET STORAGE MAIN;
ALTER TABLE room_projection ALTER COLUMN price_sums SET STORAGE MAIN;
CREATE INDEX room_projection_hotel_id_category_idx ON room_projection (hotel_id, category);

-- Functions -------------------------------------------------------------------------------------------------------------------

-- Nights of rooms: how they are laid, counted and projected for the search. Whoever changes nights or holds of a room locks
-- the room first (FOR NO KEY UPDATE, several in the order of their ids), so that two changes of one room wait for each other
-- instead of for each other's nights.
CREATE FUNCTION lock_rooms(asked text[]) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp SECURITY DEFINER AS $$
  SELECT FROM room WHERE id = ANY (asked) ORDER BY id FOR NO KEY UPDATE
$$;

-- Friday and Saturday nights cost weekend_percent of the others; whole units of the currency, half up. lib/rates/room says
-- the same.
CREATE FUNCTION night_price(base bigint, level_percent int, weekend_percent int, night date) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN round(
  base * level_percent * (CASE WHEN extract(isodow FROM night) IN (5, 6) THEN weekend_percent ELSE 100 END) / 1000000.0
)::bigint * 100;

-- What `nights` nights from position `at` on cost, from sums kept modulo 2^31, which fit four bytes each. No stay costs that
-- much.
CREATE FUNCTION nights_price(sums int[], at int, nights int) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (sums[at + nights + 1]::bigint - sums[at + 1] + 2147483648) % 2147483648;

-- Nights [from_night, until_night) of these rooms from their seasons, restrictions and closures. What is sold and optioned
-- stays; a night of neither season nor closure is not laid: nothing is loaded there.
CREATE FUNCTION lay_room_nights(asked text[], from_night date, until_night date) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM lock_rooms(asked);
  INSERT INTO room_night (room_id, night, allotment, closed, price, min_stay, max_stay, closed_to_arrival,
    closed_to_departure, release_days)
  SELECT r.id, n.night, r.units, least(r.units, coalesce(c.units, 0)),
    night_price(r.base_price, s.level_percent, h.weekend_percent, n.night),
    coalesce(x.min_stay, s.min_nights, 1), x.max_stay,
    coalesce(x.closed_to_arrival, false)
      OR coalesce(s.arrival_weekdays <> '{}' AND NOT s.arrival_weekdays @> ARRAY[extract(isodow FROM n.night)::smallint], false),
    coalesce(x.closed_to_departure, false), coalesce(x.release_days, 0)
  FROM room r
  JOIN hotel h ON h.id = r.hotel_id
  CROSS JOIN LATERAL (
    SELECT day::date AS night FROM generate_series(from_night::timestamp, until_night - interval '1 day', '1 day') AS day
  ) n
  LEFT JOIN season s ON s.hotel_id = h.id AND n.night >= s.starts_on AND n.night < s.ends_on
  LEFT JOIN LATERAL (
    SELECT sum(coalesce(e.units, r.units))::int AS units FROM closure e
    WHERE e.hotel_id = h.id AND (e.room_id IS NULL OR e.room_id = r.id) AND n.night >= e.starts_on AND n.night < e.ends_on
  ) c ON true
  LEFT JOIN LATERAL (
    SELECT max(e.min_stay) AS min_stay, min(e.max_stay) AS max_stay, bool_or(e.closed_to_arrival) AS closed_to_arrival,
      bool_or(e.closed_to_departure) AS closed_to_departure, max(e.release_days) AS release_days
    FROM room_restriction e
    WHERE e.hotel_id = h.id AND (e.room_id IS NULL OR e.room_id = r.id) AND n.night >= e.starts_on AND n.night < e.ends_on
  ) x ON true
  WHERE r.id = ANY (asked) AND (s.hotel_id IS NOT NULL OR c.units IS NOT NULL)
  ON CONFLICT (room_id, night) DO UPDATE SET
    allotment = greatest(excluded.allotment, room_night.sold + room_night.optioned),
    closed = excluded.closed, price = excluded.price, min_stay = excluded.min_stay, max_stay = excluded.max_stay,
    closed_to_arrival = excluded.closed_to_arrival, closed_to_departure = excluded.closed_to_departure,
    release_days = excluded.release_days;
END $$;

-- Holds: sold and optioned of their nights follow, and the check of room_night refuses one too many.
CREATE FUNCTION room_nights_follow_hold() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  bookings int := 0;
  options int := 0;
BEGIN
  PERFORM lock_rooms(ARRAY[NEW.room_id]);
  IF TG_OP = 'UPDATE' AND OLD.released_at IS NULL THEN
    IF OLD.kind = 'booking' THEN bookings := -OLD.units; ELSE options := -OLD.units; END IF;
  END IF;
  IF NEW.released_at IS NULL THEN
    IF NEW.kind = 'booking' THEN bookings := bookings + NEW.units; ELSE options := options + NEW.units; END IF;
  END IF;
  IF bookings <> 0 OR options <> 0 THEN
    UPDATE room_night SET sold = sold + bookings, optioned = optioned + options
    WHERE room_id = NEW.room_id AND night >= NEW.check_in AND night < NEW.check_out;
  ELSE
    -- An option that ends at another time.
    PERFORM refresh_room_projections(ARRAY[NEW.room_id]);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION refresh_room_projections(asked text[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Then the statement below sees what whoever had the room before has done.
  PERFORM lock_rooms(asked);
  INSERT INTO room_projection (room_id, hotel_id, category, max_pax, max_adults, facility_bits, is_on_request,
    is_enquiry_only, first_night, nights, loaded, open, free, arrival, departure, min_stays, max_stays, release_days, price_sums,
    lapses_at,
    included_guests, extra_adult_price)
  SELECT r.id, r.hotel_id, r.category, b.max_pax, b.max_adults, f.bits, r.is_on_request, r.is_enquiry_only,
    coalesce(n.first_night, '2000-01-01'), n.nights, n.loaded, n.open, n.free, n.arrival, n.departure || B'1', n.min_stays,
    n.max_stays, n.release_days, 0 || coalesce(n.price_sums, '{}'), l.lapses_at,
    r.included_guests, r.extra_adult_price
  FROM room r
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(max_pax), 0) AS max_pax, coalesce(sum(max_adults), 0) AS max_adults FROM bed WHERE room_id = r.id
  ) b
  CROSS JOIN LATERAL (
    SELECT coalesce(bit_or(1 << t.position), 0) AS bits
    FROM room_facility i JOIN room_facility_type t ON t.id = i.facility_id WHERE i.room_id = r.id
  ) f
  CROSS JOIN LATERAL (
    SELECT min(expires_at) AS lapses_at FROM room_hold WHERE room_id = r.id AND released_at IS NULL
  ) l
  CROSS JOIN LATERAL (
    SELECT min(d.night) AS first_night, count(*) AS nights,
      coalesce(string_agg(CASE WHEN d.price IS NULL THEN '0' ELSE '1' END, '' ORDER BY d.night), '')::bit varying AS loaded,
      coalesce(string_agg(CASE WHEN d.allotment <= d.closed THEN '0' ELSE '1' END, '' ORDER BY d.night), '')::bit varying AS open,
      coalesce(string_agg(CASE WHEN d.allotment - d.closed - d.sold - d.optioned <= 0 THEN '0' ELSE '1' END, ''
        ORDER BY d.night), '')::bit varying AS free,
      coalesce(string_agg(CASE WHEN d.closed_to_arrival THEN '0' ELSE '1' END, '' ORDER BY d.night), '')::bit varying AS arrival,
      coalesce(string_agg(CASE WHEN d.closed_to_departure THEN '0' ELSE '1' END, '' ORDER BY d.night), '')::bit varying AS departure,
      array_agg(coalesce(d.min_stay, 1) ORDER BY d.night) AS min_stays,
      CASE WHEN count(d.max_stay) > 0 THEN array_agg(coalesce(d.max_stay, 0) ORDER BY d.night) END AS max_stays,
      CASE WHEN max(d.release_days) > 0 THEN array_agg(coalesce(d.release_days, 0) ORDER BY d.night) END AS release_days,
      array_agg((d.total % 2147483648)::int ORDER BY d.night) AS price_sums
    FROM (
      SELECT s.day::date AS night, i.price, i.allotment, i.closed, i.sold, i.optioned, i.closed_to_arrival,
        i.closed_to_departure, i.min_stay, i.max_stay, i.release_days,
        coalesce(sum(i.price) OVER (ORDER BY s.day), 0) AS total
      FROM (SELECT min(night) AS first, max(night) AS last FROM room_night WHERE room_id = r.id) span
      CROSS JOIN LATERAL generate_series(span.first::timestamp, span.last::timestamp, '1 day') AS s (day)
      LEFT JOIN room_night i ON i.room_id = r.id AND i.night = s.day::date
    ) d
  ) n
  WHERE r.id = ANY (asked)
  ON CONFLICT (room_id) DO UPDATE SET
    hotel_id = excluded.hotel_id, category = excluded.category, max_pax = excluded.max_pax,
    max_adults = excluded.max_adults, facility_bits = excluded.facility_bits, is_on_request = excluded.is_on_request,
    is_enquiry_only = excluded.is_enquiry_only, first_night = excluded.first_night, nights = excluded.nights,
    loaded = excluded.loaded, open = excluded.open, free = excluded.free, arrival = excluded.arrival, departure = excluded.departure,
    min_stays = excluded.min_stays, max_stays = excluded.max_stays, release_days = excluded.release_days,
    price_sums = excluded.price_sums, lapses_at = excluded.lapses_at,
    included_guests = excluded.included_guests, extra_adult_price = excluded.extra_adult_price;
END $$;

CREATE FUNCTION room_projections_follow() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_room_projections(ARRAY(SELECT DISTINCT room_id FROM changed));
  RETURN NULL;
END $$;

CREATE FUNCTION room_projections_follow_room() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_room_projections(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;

-- A hotel's facilities as bits.
CREATE FUNCTION hotel_facility_bits_follow() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE hotel h SET facility_bits = coalesce((
    SELECT bit_or(1 << t.position) FROM hotel_facility i JOIN hotel_facility_type t ON t.id = i.facility_id
    WHERE i.hotel_id = h.id
  ), 0) WHERE h.id IN (SELECT hotel_id FROM changed);
  RETURN NULL;
END $$;

-- Triggers --------------------------------------------------------------------------------------------------------------------

CREATE TRIGGER hotel_facility_insert AFTER INSERT ON hotel_facility REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_facility_bits_follow();
CREATE TRIGGER hotel_facility_update AFTER UPDATE ON hotel_facility REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_facility_bits_follow();
CREATE TRIGGER hotel_facility_delete AFTER DELETE ON hotel_facility REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_facility_bits_follow();
CREATE TRIGGER room_projected_insert AFTER INSERT ON room REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow_room();
CREATE TRIGGER room_projected_update AFTER UPDATE ON room REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow_room();
CREATE TRIGGER room_facility_projected_delete AFTER DELETE ON room_facility
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow();
CREATE TRIGGER room_facility_projected_insert AFTER INSERT ON room_facility
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow();
CREATE TRIGGER room_facility_projected_update AFTER UPDATE ON room_facility
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow();
CREATE TRIGGER bed_projected_delete AFTER DELETE ON bed
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow();
CREATE TRIGGER bed_projected_insert AFTER INSERT ON bed
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow();
CREATE TRIGGER bed_projected_update AFTER UPDATE ON bed
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow();
CREATE TRIGGER room_night_projected_delete AFTER DELETE ON room_night
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow();
CREATE TRIGGER room_night_projected_insert AFTER INSERT ON room_night
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow();
CREATE TRIGGER room_night_projected_update AFTER UPDATE ON room_night
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow();
CREATE TRIGGER room_hold_counted AFTER INSERT OR UPDATE ON room_hold
  FOR EACH ROW EXECUTE FUNCTION room_nights_follow_hold();

-- Who may read and write ------------------------------------------------------------------------------------------------------

GRANT SELECT ON hotel_tax, child_band, rate_plan, season, room_restriction, closure, room_projection TO alpenglow_app;

ALTER TABLE hotel_agreement ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_agreement_select ON hotel_agreement FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR hotel_id = (SELECT own_hotel()));
CREATE POLICY hotel_agreement_insert ON hotel_agreement FOR INSERT WITH CHECK ((SELECT administers()));
CREATE POLICY hotel_agreement_update ON hotel_agreement FOR UPDATE USING ((SELECT administers()));
GRANT SELECT, INSERT ON hotel_agreement TO alpenglow_app;
GRANT UPDATE (valid_until) ON hotel_agreement TO alpenglow_app;

-- The desk edits nights, and never below what is sold, optioned and closed. Sold and optioned follow the holds
-- (room_nights_follow_hold).
ALTER TABLE room_night ENABLE ROW LEVEL SECURITY;
CREATE POLICY room_night_select ON room_night FOR SELECT USING (true);
CREATE POLICY room_night_insert ON room_night FOR INSERT WITH CHECK (
  closed + sold + optioned <= allotment
  AND EXISTS (SELECT FROM room r WHERE r.id = room_id AND ((SELECT administers()) OR r.hotel_id = (SELECT managed_hotel())))
);
CREATE POLICY room_night_update ON room_night FOR UPDATE
  USING (EXISTS (SELECT FROM room r WHERE r.id = room_id AND ((SELECT administers()) OR r.hotel_id = (SELECT managed_hotel()))))
  WITH CHECK (
    closed + sold + optioned <= allotment
    AND EXISTS (SELECT FROM room r WHERE r.id = room_id AND ((SELECT administers()) OR r.hotel_id = (SELECT managed_hotel())))
  );
GRANT SELECT ON room_night TO alpenglow_app;
GRANT INSERT (room_id, night, allotment, closed, price, min_stay, max_stay, closed_to_arrival, closed_to_departure,
  release_days) ON room_night TO alpenglow_app;
GRANT UPDATE (allotment, closed, price, min_stay, max_stay, closed_to_arrival, closed_to_departure, release_days) ON room_night
  TO alpenglow_app;

ALTER TABLE night_edit ENABLE ROW LEVEL SECURITY;
CREATE POLICY night_edit_select ON night_edit FOR SELECT
  USING ((SELECT reads_all()) OR hotel_id = (SELECT own_hotel()));
CREATE POLICY night_edit_insert ON night_edit FOR INSERT WITH CHECK (
  ((SELECT administers()) OR hotel_id = (SELECT managed_hotel())) AND by_id = (SELECT own_user())
);
CREATE POLICY night_edit_update ON night_edit FOR UPDATE
  USING ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()));
GRANT SELECT, INSERT ON night_edit TO alpenglow_app;
GRANT UPDATE (undone_at) ON night_edit TO alpenglow_app;

-- A hold of rooms is placed before its lead names it.
ALTER TABLE room_hold ENABLE ROW LEVEL SECURITY;
CREATE POLICY room_hold_select ON room_hold FOR SELECT USING (true);
CREATE POLICY room_hold_insert ON room_hold FOR INSERT WITH CHECK (
  (SELECT app_scope()) = 'system' OR (SELECT administers()) OR (SELECT member_agency()) IS NOT NULL
  OR EXISTS (SELECT FROM room r WHERE r.id = room_id AND r.hotel_id = (SELECT managed_hotel()))
);
GRANT SELECT, INSERT ON room_hold TO alpenglow_app;
GRANT UPDATE (kind, expires_at, released_at) ON room_hold TO alpenglow_app;

GRANT EXECUTE ON FUNCTION lock_rooms(text[]), nights_price(integer[], integer, integer), most_of(smallint[]) TO alpenglow_app;

-- ============================================================================================================================
-- Sales: clients and leads
-- ============================================================================================================================

CREATE TYPE "CardMemberType" AS ENUM ('platinum', 'centurion');
CREATE TYPE "LeadStatus" AS ENUM ('INTEREST', 'REQUESTED_OPTION', 'CONFIRMED_OPTION', 'DECLINED_OPTION', 'EXPIRED_OPTION',
  'CANCELLED_OPTION', 'REQUESTED_BOOKING', 'CONFIRMED_BOOKING', 'DECLINED_BOOKING', 'CANCELLED_BOOKING');
CREATE TYPE "LeadEventType" AS ENUM ('interest', 'requestedOption', 'confirmedOption', 'declinedOption', 'expiredOption',
  'cancelledOption', 'requestedBooking', 'confirmedBooking', 'declinedBooking', 'cancelledBooking');
CREATE TYPE "LeadEventBy" AS ENUM ('agent', 'supplier', 'system');
-- A request for an option or a booking is a question as any other, and one that nobody answered lapses.
CREATE TYPE "LeadChangeKind" AS ENUM ('extension', 'dates', 'honourPrice', 'promotion', 'counterOffer', 'question',
  'changeRequest', 'option', 'booking', 'stay', 'stayAnswer', 'dispute');
CREATE TYPE "LeadChangeStatus" AS ENUM ('asked', 'accepted', 'declined', 'withdrawn', 'lapsed');

CREATE TABLE client (
  id text NOT NULL,
  agency_id text NOT NULL,
  reference text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  nationality text,
  card_member_type "CardMemberType",
  loyalty_number text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT client_pkey PRIMARY KEY (id),
  CONSTRAINT client_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT client_names CHECK (first_name <> '' AND last_name <> '' AND reference <> '')
);
CREATE UNIQUE INDEX client_agency_id_reference_key ON client (agency_id, reference);
CREATE UNIQUE INDEX client_id_agency_id_key ON client (id, agency_id);
-- The client autocomplete reads an agency's clients by the beginning of their names.
CREATE INDEX client_names_idx ON client (agency_id, lower(last_name) text_pattern_ops, lower(first_name));

-- Written once.
CREATE TABLE price_snapshot (
  id text NOT NULL,
  agency_id text NOT NULL,
  hotel_id text,
  property_id text,
  hash text NOT NULL,
  content jsonb NOT NULL,
  currency text NOT NULL,
  price_total bigint,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT price_snapshot_pkey PRIMARY KEY (id),
  CONSTRAINT price_snapshot_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT price_snapshot_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT price_snapshot_property_id_fkey FOREIGN KEY (property_id)
    REFERENCES property(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT price_snapshot_of_one CHECK (num_nonnulls(hotel_id, property_id) = 1),
  CONSTRAINT price_snapshot_money CHECK (currency ~ '^[A-Z]{3}$' AND price_total >= 0 AND hash ~ '^[0-9a-f]{64}$')
);
CREATE INDEX price_snapshot_agency_id_created_at_idx ON price_snapshot (agency_id, created_at);
CREATE INDEX price_snapshot_hotel_id_idx ON price_snapshot (hotel_id);
CREATE INDEX price_snapshot_property_id_idx ON price_snapshot (property_id);
CREATE UNIQUE INDEX price_snapshot_id_agency_id_key ON price_snapshot (id, agency_id);

-- Leads and clients belong to an agency (docs/decisions/016). Somebody who answers for a hotel or an operator reads its leads
-- through the views below. A guest's booking on the storefront is a lead of the storefront's own agency, so that holds,
-- answers and races are those of all other leads.
CREATE TABLE lead (
  id text NOT NULL,
  reference text NOT NULL,
  agency_id text NOT NULL,
  user_id text NOT NULL,
  brand_id text NOT NULL,
  hotel_id text,
  property_id text,
  status "LeadStatus" NOT NULL DEFAULT 'INTEREST',
  version integer NOT NULL DEFAULT 1,
  client_id text,
  client_first_name text NOT NULL,
  client_last_name text NOT NULL,
  nationality text,
  card_member_type "CardMemberType",
  loyalty_number text,
  booking_reference text,
  client_reference text,
  message text,
  payment_profile "PaymentProfile" NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  adults smallint NOT NULL,
  children_ages smallint[] NOT NULL DEFAULT '{}',
  service_level text,
  -- Every lead refers to what it was promised, on request too: fees, dues and offers are read from there.
  snapshot_id text NOT NULL,
  currency text NOT NULL,
  price_total bigint,
  markup_amount bigint NOT NULL DEFAULT 0,
  option_rank smallint,
  option_expires_at timestamptz(3),
  extensions smallint NOT NULL DEFAULT 0,
  closed_at timestamptz(3),
  closed_reason text,
  duplicate_of_id text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- Who sleeps in which room of a lead: one entry for each room, in the order of its rooms, the client's first.
  guests jsonb NOT NULL DEFAULT '[]',
  commission_percent numeric(5,2),
  payment jsonb,
  CONSTRAINT lead_pkey PRIMARY KEY (id),
  CONSTRAINT lead_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_client_id_agency_id_fkey FOREIGN KEY (client_id, agency_id)
    REFERENCES client(id, agency_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_snapshot_id_agency_id_fkey FOREIGN KEY (snapshot_id, agency_id)
    REFERENCES price_snapshot(id, agency_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_duplicate_of_id_fkey FOREIGN KEY (duplicate_of_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_of_one CHECK (num_nonnulls(hotel_id, property_id) = 1),
  CONSTRAINT lead_of_property CHECK (property_id IS NOT NULL OR num_nonnulls(service_level, commission_percent, payment) = 0),
  CONSTRAINT lead_period CHECK (check_out > check_in),
  CONSTRAINT lead_party CHECK (adults >= 0 AND adults + cardinality(children_ages) > 0 AND 0 <= ALL (children_ages)),
  CONSTRAINT lead_money CHECK (currency ~ '^[A-Z]{3}$' AND price_total >= 0 AND markup_amount >= 0),
  CONSTRAINT lead_option CHECK ((status = 'CONFIRMED_OPTION') <= (option_expires_at IS NOT NULL) AND option_rank > 0 AND extensions >= 0),
  CONSTRAINT lead_closed CHECK ((closed_at IS NULL) = (closed_reason IS NULL)),
  CONSTRAINT lead_version CHECK (version > 0),
  CONSTRAINT lead_commission CHECK (commission_percent BETWEEN 0 AND 100),
  CONSTRAINT lead_extensions CHECK (extensions <= 2),
  CONSTRAINT lead_ranked CHECK (
      property_id IS NULL OR status NOT IN ('REQUESTED_OPTION', 'CONFIRMED_OPTION') OR option_rank IS NOT NULL
    ),
  -- Of one property and night there is one first option, one second, and so on.
  CONSTRAINT lead_option_rank_once EXCLUDE USING gist (property_id WITH =, option_rank WITH =, daterange(check_in, check_out, '[)') WITH &&)
      WHERE (property_id IS NOT NULL AND status IN ('REQUESTED_OPTION', 'CONFIRMED_OPTION'))
);
CREATE UNIQUE INDEX lead_reference_key ON lead (reference);
CREATE INDEX lead_agency_id_created_at_idx ON lead (agency_id, created_at);
CREATE INDEX lead_user_id_idx ON lead (user_id);
CREATE INDEX lead_brand_id_idx ON lead (brand_id);
CREATE INDEX lead_hotel_id_status_idx ON lead (hotel_id, status);
CREATE INDEX lead_property_id_status_idx ON lead (property_id, status);
CREATE INDEX lead_client_id_idx ON lead (client_id);
CREATE INDEX lead_snapshot_id_idx ON lead (snapshot_id);
CREATE INDEX lead_duplicate_of_id_idx ON lead (duplicate_of_id);
CREATE INDEX lead_status_option_expires_at_idx ON lead (status, option_expires_at);

CREATE TABLE lead_room (
  lead_id text NOT NULL,
  "position" integer NOT NULL,
  room_id text NOT NULL,
  rate_plan_id text NOT NULL,
  quantity smallint NOT NULL DEFAULT 1,
  adults smallint NOT NULL,
  children_ages smallint[] NOT NULL DEFAULT '{}',
  bed_configuration text,
  price_total bigint,
  commission_percent numeric(5,2) NOT NULL,
  hold_id text,
  CONSTRAINT lead_room_pkey PRIMARY KEY (lead_id, "position"),
  CONSTRAINT lead_room_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_room_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_room_rate_plan_id_fkey FOREIGN KEY (rate_plan_id)
    REFERENCES rate_plan(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_room_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES room_hold(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_room_figures CHECK (
      quantity > 0 AND adults >= 0 AND adults + cardinality(children_ages) > 0 AND price_total >= 0
      AND commission_percent BETWEEN 0 AND 100
    )
);
CREATE UNIQUE INDEX lead_room_hold_id_key ON lead_room (hold_id);
CREATE INDEX lead_room_room_id_idx ON lead_room (room_id);
CREATE INDEX lead_room_rate_plan_id_idx ON lead_room (rate_plan_id);

-- Written once.
CREATE TABLE lead_event (
  id bigserial,
  lead_id text NOT NULL,
  type "LeadEventType" NOT NULL,
  at timestamptz(3) NOT NULL,
  by "LeadEventBy" NOT NULL,
  actor_id text,
  reason text,
  data jsonb,
  request_id text NOT NULL,
  CONSTRAINT lead_event_pkey PRIMARY KEY (id),
  CONSTRAINT lead_event_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_event_actor CHECK ((by = 'agent') <= (actor_id IS NOT NULL))
);
CREATE INDEX lead_event_lead_id_id_idx ON lead_event (lead_id, id);
CREATE INDEX lead_event_actor_id_idx ON lead_event (actor_id);

-- Every question to a supplier has a row of its own with its own due and its own end.
CREATE TABLE lead_change (
  id text NOT NULL,
  lead_id text NOT NULL,
  kind "LeadChangeKind" NOT NULL,
  status "LeadChangeStatus" NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  asked_by_id text,
  answer_due_at timestamptz(3),
  answered_at timestamptz(3),
  answered_by_id text,
  reason text,
  data jsonb NOT NULL DEFAULT '{}',
  ends_at timestamptz(3),
  CONSTRAINT lead_change_pkey PRIMARY KEY (id),
  CONSTRAINT lead_change_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_change_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_change_answered_by_id_fkey FOREIGN KEY (answered_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_change_answered CHECK ((status = 'asked') = (answered_at IS NULL)),
  CONSTRAINT lead_change_stay_answer_said CHECK (kind <> 'stayAnswer' OR (status IN ('accepted', 'withdrawn') AND jsonb_typeof(data->'amounts') = 'array'))
);
CREATE INDEX lead_change_lead_id_asked_at_idx ON lead_change (lead_id, asked_at);
CREATE INDEX lead_change_asked_by_id_idx ON lead_change (asked_by_id);
CREATE INDEX lead_change_answered_by_id_idx ON lead_change (answered_by_id);
-- One question of a kind at a time.
CREATE UNIQUE INDEX lead_change_once ON lead_change (lead_id, kind) WHERE status = 'asked';
-- What has ended is looked for every half minute.
CREATE INDEX lead_change_ends ON lead_change (ends_at) WHERE status = 'asked';
-- Of a stay that is over one answer stands: it names what every line comes to, so no line is answered twice. The one it took
-- the place of is kept as withdrawn.
CREATE UNIQUE INDEX lead_change_stay_answer ON lead_change (lead_id) WHERE kind = 'stayAnswer' AND status = 'accepted';

-- What concerns only the guest.
CREATE TABLE consumer_booking (
  lead_id text NOT NULL,
  enquiry_id text,
  token_hash text NOT NULL,
  locale text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  address text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  adults smallint NOT NULL,
  child_ages smallint[] NOT NULL,
  pet_details text,
  payment_method "PaymentMethod" NOT NULL,
  is_card_from_eea boolean,
  card_fee bigint NOT NULL DEFAULT 0,
  privacy_version text NOT NULL,
  sales_policy_version text NOT NULL,
  operator_terms text NOT NULL,
  consented_at timestamptz(3) NOT NULL,
  CONSTRAINT consumer_booking_pkey PRIMARY KEY (lead_id),
  CONSTRAINT consumer_booking_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT consumer_booking_card CHECK ((payment_method = 'creditCard') = (is_card_from_eea IS NOT NULL)),
  -- Surcharging consumers' cards issued in the EEA is not lawful (decisions §5).
  CONSTRAINT consumer_booking_fee CHECK (card_fee >= 0 AND (card_fee = 0 OR NOT is_card_from_eea)),
  CONSTRAINT consumer_booking_adults CHECK (adults >= 1)
);
CREATE UNIQUE INDEX consumer_booking_token_hash_key ON consumer_booking (token_hash);
CREATE INDEX consumer_booking_enquiry_id_idx ON consumer_booking (enquiry_id);
CREATE INDEX consumer_booking_email ON consumer_booking (lower(email));

-- What tables above refer to here.
ALTER TABLE property_hold ADD CONSTRAINT property_hold_lead_id_fkey FOREIGN KEY (lead_id)
  REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE;

-- Functions and views ---------------------------------------------------------------------------------------------------------

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

-- What a hotel's contact reads of its leads: rows of the owner's, so the condition stands in the view. No markup, no reference
-- of the agency's own. An interest is the agency's own until it asks the hotel something: the price to honour, or an exception
-- for other dates. When a lead is to be answered follows from what is asked about it, and is kept nowhere else.
CREATE VIEW hotel_lead WITH (security_barrier) AS
  SELECT l.id, l.reference, l.hotel_id, l.agency_id, a.name AS agency_name, l.user_id,
    concat_ws(' ', u.first_name, nullif(u.last_name, '')) AS agent_name, l.status, l.version, l.client_first_name,
    l.client_last_name, l.nationality, l.card_member_type, l.loyalty_number, l.message, l.payment_profile, l.check_in,
    l.check_out, l.adults, l.children_ages, l.currency, l.price_total, l.option_rank,
    (SELECT min(c.answer_due_at) FROM lead_change c WHERE c.lead_id = l.id AND c.status = 'asked')::timestamptz(3)
      AS answer_due_at,
    l.option_expires_at, l.extensions, l.closed_at, l.created_at, l.updated_at, l.guests
  FROM lead l
  JOIN agency a ON a.id = l.agency_id
  JOIN app_user u ON u.id = l.user_id
  WHERE l.hotel_id IS NOT NULL
    AND (l.status <> 'INTEREST' OR EXISTS (
      SELECT FROM lead_change c WHERE c.lead_id = l.id AND c.kind IN ('honourPrice', 'changeRequest')))
    AND ((SELECT reads_all()) OR l.hotel_id = (SELECT own_hotel()));

CREATE VIEW hotel_lead_room WITH (security_barrier) AS
  SELECT r.* FROM lead_room r WHERE EXISTS (SELECT FROM hotel_lead l WHERE l.id = r.lead_id);

CREATE VIEW hotel_lead_event WITH (security_barrier) AS
  SELECT e.id, e.lead_id, e.type, e.at, e.by, e.reason FROM lead_event e
  WHERE e.type <> 'interest' AND EXISTS (SELECT FROM hotel_lead l WHERE l.id = e.lead_id);

CREATE VIEW hotel_lead_change WITH (security_barrier) AS
  SELECT c.id, c.lead_id, c.kind, c.status, c.asked_at, c.answer_due_at, c.answered_at, c.reason, c.data
  FROM lead_change c
  WHERE c.kind <> 'dates' AND EXISTS (SELECT FROM hotel_lead l WHERE l.id = c.lead_id);

-- Who has saved which nights as an interest, for the hotel to know whom a new price meets: a number instead of the agency,
-- no client and no price.
CREATE VIEW hotel_interest WITH (security_barrier) AS
  SELECT l.hotel_id, r.room_id, l.check_in, l.check_out,
    dense_rank() OVER (PARTITION BY l.hotel_id ORDER BY md5(l.agency_id))::int AS agency
  FROM lead l
  JOIN lead_room r ON r.lead_id = l.id
  WHERE l.hotel_id IS NOT NULL AND l.status = 'INTEREST' AND l.closed_at IS NULL
    AND ((SELECT reads_all()) OR l.hotel_id = (SELECT own_hotel()));

-- What somebody who answers for an operator reads of its properties' leads: no markup, no reference of the agency's own, of
-- the client the name alone. An interest is the agency's own until it asks the operator something, also whether the stay can
-- be had at all. What a card costs beside the price: its ratio by the kept terms, or the fee a guest has agreed to.
CREATE VIEW operator_lead WITH (security_barrier) AS
  SELECT l.id, l.property_id, p.operator_id, l.agency_id, a.name AS agency_name,
    concat_ws(' ', u.first_name, nullif(u.last_name, '')) AS agent_name, l.status, l.version, l.client_first_name,
    l.client_last_name, l.message, l.check_in, l.check_out, l.service_level, l.adults, l.currency, l.price_total,
    l.commission_percent, l.option_rank,
    (SELECT min(c.answer_due_at) FROM lead_change c WHERE c.lead_id = l.id AND c.status = 'asked')::timestamptz(3)
      AS answer_due_at, l.option_expires_at, l.extensions, l.closed_at, l.created_at,
    l.updated_at, l.children_ages, l.nationality, l.card_member_type, l.payment_profile, l.guests,
    CASE WHEN l.payment IS NOT NULL AND l.payment <> 'null'::jsonb THEN jsonb_build_object(
      'isPaidByCreditCard', l.payment->'isPaidByCreditCard', 'isNegotiatedPrice', l.payment->'isNegotiatedPrice',
      'card', CASE WHEN l.payment->'card'->>'lastFour' IS NOT NULL THEN jsonb_build_object(
        'brand', l.payment->'card'->'brand', 'lastFour', l.payment->'card'->'lastFour') END,
      'cardFeeRatio', (SELECT s.content->'rooms'->0->'terms'->'cardFeeRatio' FROM price_snapshot s WHERE s.id = l.snapshot_id),
      'guestFee', (SELECT b.card_fee FROM consumer_booking b WHERE b.lead_id = l.id)
    ) END AS payment
  FROM lead l
  JOIN property p ON p.id = l.property_id
  JOIN agency a ON a.id = l.agency_id
  JOIN app_user u ON u.id = l.user_id
  WHERE (l.status <> 'INTEREST' OR EXISTS (
      SELECT FROM lead_change c WHERE c.lead_id = l.id AND c.kind IN ('honourPrice', 'changeRequest', 'stay')))
    AND ((SELECT reads_all()) OR p.operator_id = (SELECT own_operator()));

CREATE VIEW operator_lead_event WITH (security_barrier) AS
  SELECT e.id, e.lead_id, e.type, e.at, e.by, e.reason FROM lead_event e
  WHERE e.type <> 'interest' AND EXISTS (SELECT FROM operator_lead l WHERE l.id = e.lead_id);

CREATE VIEW operator_lead_change WITH (security_barrier) AS
  SELECT c.id, c.lead_id, c.kind, c.status, c.asked_at, c.answer_due_at, c.answered_at, c.reason,
    c.data - 'snapshotId' AS data
  FROM lead_change c
  WHERE c.kind <> 'dates' AND EXISTS (SELECT FROM operator_lead l WHERE l.id = c.lead_id);

-- The guest is the operator's own party to the contract: who comes is known from the request on, how to reach them once it
-- is confirmed.
CREATE VIEW operator_guest WITH (security_barrier) AS
  SELECT b.lead_id, b.adults, b.child_ages, b.pet_details, b.payment_method,
    CASE WHEN l.status = 'CONFIRMED_BOOKING' THEN b.email END AS email,
    CASE WHEN l.status = 'CONFIRMED_BOOKING' THEN b.phone END AS phone,
    CASE WHEN l.status = 'CONFIRMED_BOOKING' THEN concat_ws(', ', b.address, b.city, b.country) END AS address
  FROM consumer_booking b
  JOIN operator_lead l ON l.id = b.lead_id;

-- Whose saved interests a change of price meets: the nights, and which of them are one agency's; not whose.
CREATE VIEW property_interest WITH (security_barrier) AS
  SELECT l.property_id, l.check_in, l.check_out,
    dense_rank() OVER (PARTITION BY l.property_id ORDER BY md5(l.agency_id))::int AS agency
  FROM lead l JOIN property p ON p.id = l.property_id
  WHERE l.status = 'INTEREST' AND l.closed_at IS NULL
    AND ((SELECT reads_all()) OR p.operator_id = (SELECT own_operator()));

-- How long a hotel or an operator takes to answer what counts: one figure of all its answers, of nobody's lead. Null below
-- three of them.
CREATE FUNCTION median_answer_minutes(asked_hotel text, asked_operator text, since timestamptz) RETURNS double precision
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH theirs AS (
    SELECT id FROM lead WHERE hotel_id = asked_hotel
    UNION ALL
    SELECT l.id FROM lead l JOIN property p ON p.id = l.property_id WHERE p.operator_id = asked_operator
  ), answer AS (
    SELECT extract(epoch FROM a.at - e.at) / 60 AS minutes
    FROM theirs l
    JOIN lead_event e ON e.lead_id = l.id AND e.type IN ('requestedOption', 'requestedBooking') AND e.at >= since
    CROSS JOIN LATERAL (
      SELECT min(x.at) AS at FROM (
        SELECT at FROM lead_event WHERE lead_id = l.id AND id > e.id AND by = 'supplier'
        UNION ALL
        SELECT asked_at FROM lead_change WHERE lead_id = l.id AND kind = 'counterOffer' AND asked_at >= e.at
      ) x
    ) a
    WHERE a.at IS NOT NULL
    UNION ALL
    SELECT extract(epoch FROM c.answered_at - c.asked_at) / 60
    FROM theirs l
    JOIN lead_change c ON c.lead_id = l.id AND c.kind IN ('extension', 'honourPrice', 'changeRequest', 'stay')
      AND c.status IN ('accepted', 'declined') AND c.asked_at >= since
  )
  SELECT CASE WHEN count(*) >= 3 THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) END FROM answer
$$;

-- Triggers --------------------------------------------------------------------------------------------------------------------

CREATE CONSTRAINT TRIGGER property_hold_lead AFTER INSERT OR UPDATE OR DELETE
  ON property_hold DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION hold_agrees_with_lead();
CREATE CONSTRAINT TRIGGER lead_hold AFTER INSERT OR UPDATE OF status, option_rank, option_expires_at, check_in, check_out
  ON lead DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.property_id IS NOT NULL) EXECUTE FUNCTION lead_agrees_with_holds();

-- Who may read and write ------------------------------------------------------------------------------------------------------

CREATE POLICY property_hold_insert ON property_hold FOR INSERT WITH CHECK (
  (SELECT app_scope()) = 'system' OR edits_stays_of(property_id)
  OR EXISTS (SELECT FROM lead l WHERE l.id = lead_id AND l.agency_id = (SELECT member_agency()))
);
CREATE POLICY property_hold_update ON property_hold FOR UPDATE USING (
  (SELECT app_scope()) = 'system' OR edits_stays_of(property_id)
  OR EXISTS (SELECT FROM lead l WHERE l.id = lead_id AND l.agency_id = (SELECT member_agency()))
);

CREATE POLICY room_hold_update ON room_hold FOR UPDATE USING (
  (SELECT app_scope()) = 'system' OR (SELECT administers())
  OR EXISTS (SELECT FROM room r WHERE r.id = room_id AND r.hotel_id = (SELECT managed_hotel()))
  OR EXISTS (
    SELECT FROM lead_room o JOIN lead l ON l.id = o.lead_id
    WHERE o.hold_id = room_hold.id AND l.agency_id = (SELECT member_agency())
  )
);

ALTER TABLE client ENABLE ROW LEVEL SECURITY;
CREATE POLICY client_select ON client FOR SELECT USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY client_insert ON client FOR INSERT
  WITH CHECK ((SELECT administers()) OR agency_id = (SELECT member_agency()));
CREATE POLICY client_update ON client FOR UPDATE USING ((SELECT administers()) OR agency_id = (SELECT member_agency()));
GRANT SELECT, INSERT ON client TO alpenglow_app;
GRANT UPDATE (reference, first_name, last_name, nationality, card_member_type, loyalty_number, updated_at) ON client TO
  alpenglow_app;

ALTER TABLE price_snapshot ENABLE ROW LEVEL SECURITY;
CREATE POLICY price_snapshot_select ON price_snapshot FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY price_snapshot_insert ON price_snapshot FOR INSERT
  WITH CHECK ((SELECT administers()) OR agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON price_snapshot TO alpenglow_app;

ALTER TABLE lead ENABLE ROW LEVEL SECURITY;
CREATE POLICY lead_select ON lead FOR SELECT USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY lead_insert ON lead FOR INSERT WITH CHECK (
  (((SELECT administers()) OR agency_id = (SELECT member_agency())) AND user_id = (SELECT own_user()))
  OR ((SELECT app_scope()) = 'system' AND agency_id = 'storefront' AND user_id = 'storefront')
);
CREATE POLICY lead_update ON lead FOR UPDATE
  USING ((SELECT administers()) OR agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON lead TO alpenglow_app;
GRANT UPDATE (status, version, client_id, client_first_name, client_last_name, nationality, card_member_type, booking_reference,
  client_reference, message, check_in, check_out, adults, children_ages, service_level, snapshot_id, currency, price_total,
  markup_amount, option_rank, option_expires_at, extensions, closed_at, closed_reason, updated_at, guests, commission_percent,
  payment) ON lead TO alpenglow_app;

ALTER TABLE lead_room ENABLE ROW LEVEL SECURITY;
CREATE POLICY lead_room_select ON lead_room FOR SELECT USING (EXISTS (SELECT FROM lead l WHERE l.id = lead_id));
CREATE POLICY lead_room_insert ON lead_room FOR INSERT WITH CHECK (EXISTS (
  SELECT FROM lead l WHERE l.id = lead_id AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()))
));
CREATE POLICY lead_room_update ON lead_room FOR UPDATE USING (EXISTS (
  SELECT FROM lead l WHERE l.id = lead_id
    AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
));
GRANT SELECT, INSERT ON lead_room TO alpenglow_app;
GRANT UPDATE (price_total, commission_percent, hold_id) ON lead_room TO alpenglow_app;

ALTER TABLE lead_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY lead_event_select ON lead_event FOR SELECT USING (EXISTS (SELECT FROM lead l WHERE l.id = lead_id));
-- What an agent does stands in their own name; what follows by itself (an option that lapsed, an instant booking) in nobody's.
-- Of whoever answers for the house the answer is written in the product's scope, and names somebody only if they are its
-- contact or an admin. Nobody: a signed link.
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
GRANT SELECT, INSERT ON lead_event TO alpenglow_app;
GRANT USAGE ON SEQUENCE lead_event_id_seq TO alpenglow_app;

ALTER TABLE lead_change ENABLE ROW LEVEL SECURITY;
CREATE POLICY lead_change_select ON lead_change FOR SELECT USING (EXISTS (SELECT FROM lead l WHERE l.id = lead_id));
-- A supplier's answer is written by the product after it has judged who answers; a dispute begins open and is the agency's
-- own.
CREATE POLICY lead_change_insert ON lead_change FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM lead l WHERE l.id = lead_id
      AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
  )
  AND CASE
    WHEN kind IN ('counterOffer', 'question')
      THEN (SELECT app_scope()) = 'system' AND (asked_by_id IS NULL OR answers_for(asked_by_id, lead_id))
    WHEN kind = 'stayAnswer'
      THEN (SELECT app_scope()) = 'system' AND asked_by_id IS NULL AND answers_for(answered_by_id, lead_id)
    WHEN kind = 'dispute' THEN status = 'asked' AND asked_by_id = (SELECT own_user())
    WHEN (SELECT app_scope()) = 'system' THEN asked_by_id IS NULL
    ELSE asked_by_id = (SELECT own_user())
  END
);
-- An agent takes a question back. Answered it is in the product's own scope, after the command has judged who answers; of what
-- was answered or decided nobody else takes anything back.
CREATE POLICY lead_change_update ON lead_change FOR UPDATE
  USING (EXISTS (
    SELECT FROM lead l WHERE l.id = lead_id
      AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
  ) AND ((SELECT app_scope()) = 'system' OR (kind <> 'stayAnswer' AND (kind <> 'dispute' OR status = 'asked'))))
  WITH CHECK ((SELECT app_scope()) = 'system' OR status = 'withdrawn');
GRANT SELECT, INSERT ON lead_change TO alpenglow_app;
GRANT UPDATE (status, answer_due_at, answered_at, answered_by_id, reason, data, ends_at) ON lead_change TO alpenglow_app;

ALTER TABLE consumer_booking ENABLE ROW LEVEL SECURITY;
CREATE POLICY consumer_booking_select ON consumer_booking FOR SELECT USING ((SELECT reads_all()));
CREATE POLICY consumer_booking_insert ON consumer_booking FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON consumer_booking TO alpenglow_app;

GRANT SELECT ON hotel_lead_room TO alpenglow_app;
GRANT SELECT ON hotel_lead_event TO alpenglow_app;
GRANT SELECT ON hotel_lead TO alpenglow_app;
GRANT SELECT ON hotel_lead_change TO alpenglow_app;
GRANT SELECT ON hotel_interest TO alpenglow_app;
GRANT SELECT ON operator_lead_event TO alpenglow_app;
GRANT SELECT ON operator_lead_change TO alpenglow_app;
GRANT SELECT ON operator_guest TO alpenglow_app;
GRANT SELECT ON operator_lead TO alpenglow_app;
GRANT SELECT ON property_interest TO alpenglow_app;

GRANT EXECUTE ON FUNCTION median_answer_minutes(text, text, timestamptz) TO alpenglow_app;

-- ============================================================================================================================
-- Sales: what hotels and operators answer
-- ============================================================================================================================

CREATE TABLE answer_link (
  id text NOT NULL,
  lead_id text NOT NULL,
  -- A link of a mail answers for the hotel or for the operator it was sent to.
  hotel_id text,
  token_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  operator_id text,
  CONSTRAINT answer_link_pkey PRIMARY KEY (id),
  CONSTRAINT answer_link_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT answer_link_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT answer_link_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT answer_link_of_one CHECK (num_nonnulls(hotel_id, operator_id) = 1)
);
CREATE UNIQUE INDEX answer_link_token_hash_key ON answer_link (token_hash);
CREATE INDEX answer_link_lead_id_created_at_idx ON answer_link (lead_id, created_at);
CREATE INDEX answer_link_hotel_id_idx ON answer_link (hotel_id);
CREATE INDEX answer_link_operator_id_idx ON answer_link (operator_id);

-- An answer of the desk that can still be undone: kept here for some seconds, then given. Nothing of it is to be seen in the
-- lead before, so the agency's rows do not know it either.
CREATE TABLE held_answer (
  id text NOT NULL,
  lead_id text NOT NULL,
  user_id text NOT NULL,
  answer jsonb NOT NULL,
  context jsonb NOT NULL,
  held_at timestamptz(3) NOT NULL,
  send_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  outcome text,
  CONSTRAINT held_answer_pkey PRIMARY KEY (id),
  CONSTRAINT held_answer_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT held_answer_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT held_answer_settled CHECK ((settled_at IS NULL) = (outcome IS NULL))
);
-- The first answer counts while it is held, too.
CREATE UNIQUE INDEX held_answer_waiting ON held_answer (lead_id) WHERE settled_at IS NULL;
CREATE INDEX held_answer_lead_id_send_at_idx ON held_answer (lead_id, send_at);
CREATE INDEX held_answer_user_id_idx ON held_answer (user_id);

-- An agency asks a hotel's contact in: one link for the two of them, for somebody at the hotel alone.
CREATE TABLE hotel_invitation (
  id text NOT NULL,
  agency_id text NOT NULL,
  hotel_id text NOT NULL,
  invited_by_id text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  opened_at timestamptz(3),
  claimed_at timestamptz(3),
  claimed_by_id text,
  revoked_at timestamptz(3),
  CONSTRAINT hotel_invitation_pkey PRIMARY KEY (id),
  CONSTRAINT hotel_invitation_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_invitation_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_invitation_invited_by_id_fkey FOREIGN KEY (invited_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_invitation_claimed_by_id_fkey FOREIGN KEY (claimed_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_invitation_expires CHECK (expires_at > created_at),
  CONSTRAINT hotel_invitation_claimed_by_somebody CHECK ((claimed_at IS NULL) = (claimed_by_id IS NULL)),
  CONSTRAINT hotel_invitation_claimed_or_revoked CHECK (claimed_at IS NULL OR revoked_at IS NULL)
);
CREATE UNIQUE INDEX hotel_invitation_token_hash_key ON hotel_invitation (token_hash);
CREATE INDEX hotel_invitation_hotel_id_idx ON hotel_invitation (hotel_id);
CREATE INDEX hotel_invitation_invited_by_id_idx ON hotel_invitation (invited_by_id);
CREATE INDEX hotel_invitation_claimed_by_id_idx ON hotel_invitation (claimed_by_id);
CREATE UNIQUE INDEX hotel_invitation_one_of_a_pair ON hotel_invitation (agency_id, hotel_id) WHERE revoked_at IS NULL;
-- A reward names its invitation together with the agency: it is posted once, of its own agency, on the stay that earned it,
-- and goes the way of commission from there on.
CREATE UNIQUE INDEX hotel_invitation_id_agency_id_key ON hotel_invitation (id, agency_id);

-- Functions -------------------------------------------------------------------------------------------------------------------

-- Whoever claims a hotel has a verified address of that hotel's: its reservations', one of its sales managers', or one of
-- the same domain. Providers' domains are refused before (lib/sales/hotel-invitation/rules). False where the invitation ended.
CREATE FUNCTION claim_hotel(asked text, at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  caller app_user;
  invited hotel_invitation;
  is_theirs boolean;
BEGIN
  SELECT * INTO invited FROM hotel_invitation WHERE id = asked FOR UPDATE;
  SELECT * INTO caller FROM app_user WHERE id = own_user() FOR UPDATE;
  SELECT split_part(caller.email, '@', 2) = split_part(lower(h.reservation_email), '@', 2)
    OR EXISTS (SELECT FROM sales_manager m WHERE m.hotel_id = h.id AND lower(m.email) = caller.email)
    INTO is_theirs FROM hotel h WHERE h.id = invited.hotel_id;
  IF NOT coalesce(
    caller.is_email_verified AND caller.operator_id IS NULL
    AND (caller.hotel_id = invited.hotel_id OR (caller.hotel_id IS NULL AND is_theirs)), false
  ) THEN
    PERFORM refuse('claim_hotel');
  END IF;
  IF invited.claimed_at IS NOT NULL OR invited.revoked_at IS NOT NULL OR invited.expires_at <= greatest(at, now()) THEN
    RETURN false;
  END IF;
  UPDATE hotel_invitation SET opened_at = coalesce(opened_at, at), claimed_at = at, claimed_by_id = caller.id WHERE id = asked;
  -- Somebody who belongs to no agency is no agent either: the desk is their home.
  UPDATE app_user u SET
    hotel_id = invited.hotel_id,
    role = CASE
      WHEN u.role = 'agent' AND NOT EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.removed_at IS NULL)
      THEN 'customer' ELSE u.role END
  WHERE u.id = caller.id;
  RETURN true;
END $$;

-- Who may read and write ------------------------------------------------------------------------------------------------------

-- Written with the question it answers, read by the product alone: nobody of an agency sees the way in of a hotel.
ALTER TABLE answer_link ENABLE ROW LEVEL SECURITY;
CREATE POLICY answer_link_select ON answer_link FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY answer_link_insert ON answer_link FOR INSERT WITH CHECK (EXISTS (
  SELECT FROM lead l LEFT JOIN property p ON p.id = l.property_id
  WHERE l.id = lead_id AND (l.hotel_id = answer_link.hotel_id OR p.operator_id = answer_link.operator_id)
    AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
));
CREATE POLICY answer_link_update ON answer_link FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON answer_link TO alpenglow_app;
GRANT UPDATE (used_at) ON answer_link TO alpenglow_app;

ALTER TABLE held_answer ENABLE ROW LEVEL SECURITY;
CREATE POLICY held_answer_select ON held_answer FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY held_answer_insert ON held_answer FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY held_answer_update ON held_answer FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON held_answer TO alpenglow_app;
GRANT UPDATE (settled_at, outcome) ON held_answer TO alpenglow_app;

ALTER TABLE hotel_invitation ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_invitation_select ON hotel_invitation FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY hotel_invitation_insert ON hotel_invitation FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT member_agency()))
  AND invited_by_id = (SELECT own_user()) AND opened_at IS NULL AND claimed_at IS NULL AND revoked_at IS NULL
);
CREATE POLICY hotel_invitation_update ON hotel_invitation FOR UPDATE
  USING ((SELECT administers()) OR agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON hotel_invitation TO alpenglow_app;
GRANT UPDATE (opened_at, revoked_at) ON hotel_invitation TO alpenglow_app;

GRANT EXECUTE ON FUNCTION claim_hotel(text, timestamptz) TO alpenglow_app;

-- ============================================================================================================================
-- Sales: conversations
-- ============================================================================================================================

CREATE TYPE "ConversationAuthor" AS ENUM ('agent', 'hotel', 'system');
CREATE TYPE "ConversationSide" AS ENUM ('agency', 'hotel');

-- PostgreSQL is the truth of conversations (decisions §6), whatever delivers them.
CREATE TABLE conversation (
  id text NOT NULL,
  agency_id text NOT NULL,
  hotel_id text NOT NULL,
  last_sequence integer NOT NULL DEFAULT 0,
  last_message_at timestamptz(3) NOT NULL,
  owed_by "ConversationSide",
  answer_due_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  -- How far a conversation stands in the chat service: all messages up to this one. Only the product's own scope, the worker,
  -- moves it.
  mirrored_up_to integer NOT NULL DEFAULT 0,
  CONSTRAINT conversation_pkey PRIMARY KEY (id),
  CONSTRAINT conversation_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT conversation_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT conversation_due CHECK ((owed_by IS NULL) = (answer_due_at IS NULL))
);
CREATE UNIQUE INDEX conversation_agency_id_hotel_id_key ON conversation (agency_id, hotel_id);
CREATE INDEX conversation_hotel_id_idx ON conversation (hotel_id);

CREATE TABLE conversation_participant (
  conversation_id text NOT NULL,
  user_id text NOT NULL,
  joined_at timestamptz(3),
  read_sequence integer NOT NULL DEFAULT 0,
  CONSTRAINT conversation_participant_pkey PRIMARY KEY (conversation_id, user_id),
  CONSTRAINT conversation_participant_conversation_id_fkey FOREIGN KEY (conversation_id)
    REFERENCES conversation(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT conversation_participant_user_id_fkey FOREIGN KEY (user_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX conversation_participant_user_id_idx ON conversation_participant (user_id);

CREATE TABLE conversation_message (
  id text NOT NULL,
  conversation_id text NOT NULL,
  sequence integer NOT NULL,
  author_kind "ConversationAuthor" NOT NULL,
  author_id text,
  author_name text NOT NULL DEFAULT '',
  body text NOT NULL DEFAULT '',
  event jsonb,
  lead_id text,
  enquiry_id text,
  client_first_name text,
  client_last_name text,
  key text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  transaction_id bigint NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,
  CONSTRAINT conversation_message_pkey PRIMARY KEY (id),
  CONSTRAINT conversation_message_conversation_id_fkey FOREIGN KEY (conversation_id)
    REFERENCES conversation(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT conversation_message_author_id_fkey FOREIGN KEY (author_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT conversation_message_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT conversation_message_kind CHECK (
      CASE author_kind
        WHEN 'system' THEN author_id IS NULL AND event IS NOT NULL
        WHEN 'agent' THEN author_id IS NOT NULL AND event IS NULL
        ELSE event IS NULL
      END
    )
);
CREATE UNIQUE INDEX conversation_message_conversation_id_sequence_key ON conversation_message (conversation_id, sequence);
CREATE UNIQUE INDEX conversation_message_conversation_id_key_key ON conversation_message (conversation_id, key);
CREATE INDEX conversation_message_author_id_idx ON conversation_message (author_id);
CREATE INDEX conversation_message_lead_id_idx ON conversation_message (lead_id);
CREATE INDEX conversation_message_enquiry_id_idx ON conversation_message (enquiry_id);
CREATE INDEX conversation_message_transaction_id_idx ON conversation_message (transaction_id);

CREATE TABLE conversation_attachment (
  id text NOT NULL,
  conversation_id text NOT NULL,
  message_id text,
  uploaded_by_id text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT conversation_attachment_pkey PRIMARY KEY (id),
  CONSTRAINT conversation_attachment_conversation_id_fkey FOREIGN KEY (conversation_id)
    REFERENCES conversation(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT conversation_attachment_message_id_fkey FOREIGN KEY (message_id)
    REFERENCES conversation_message(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT conversation_attachment_uploaded_by_id_fkey FOREIGN KEY (uploaded_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX conversation_attachment_conversation_id_idx ON conversation_attachment (conversation_id);
CREATE INDEX conversation_attachment_message_id_idx ON conversation_attachment (message_id);
CREATE INDEX conversation_attachment_uploaded_by_id_idx ON conversation_attachment (uploaded_by_id);

CREATE TABLE hotel_enquiry (
  id text NOT NULL,
  conversation_id text NOT NULL,
  agency_id text NOT NULL,
  hotel_id text NOT NULL,
  user_id text NOT NULL,
  brand_id text NOT NULL,
  client_first_name text NOT NULL,
  client_last_name text NOT NULL,
  card_member_type "CardMemberType",
  booking_reference text,
  client_reference text,
  sales_manager_ids text[],
  answer_due_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- The mail of an enquiry leads to its conversation without an account, as that of a request does.
  token_hash text,
  CONSTRAINT hotel_enquiry_pkey PRIMARY KEY (id),
  CONSTRAINT hotel_enquiry_conversation_id_fkey FOREIGN KEY (conversation_id)
    REFERENCES conversation(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_enquiry_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_enquiry_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_enquiry_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT hotel_enquiry_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX hotel_enquiry_conversation_id_idx ON hotel_enquiry (conversation_id);
CREATE INDEX hotel_enquiry_agency_id_idx ON hotel_enquiry (agency_id);
CREATE INDEX hotel_enquiry_hotel_id_idx ON hotel_enquiry (hotel_id);
CREATE INDEX hotel_enquiry_user_id_idx ON hotel_enquiry (user_id);
CREATE INDEX hotel_enquiry_brand_id_idx ON hotel_enquiry (brand_id);
CREATE UNIQUE INDEX hotel_enquiry_token_hash_key ON hotel_enquiry (token_hash);

-- What tables above refer to here.
ALTER TABLE conversation_message ADD CONSTRAINT conversation_message_enquiry_id_fkey FOREIGN KEY (enquiry_id)
  REFERENCES hotel_enquiry(id) ON DELETE RESTRICT ON UPDATE CASCADE;

-- Functions and views ---------------------------------------------------------------------------------------------------------

-- Every message is said on the channel `conversation` when it is committed: ids only, no words. Whoever listens reads the
-- rows in their own scope.
CREATE FUNCTION announce_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE of conversation;
BEGIN
  SELECT * INTO of FROM conversation WHERE id = NEW.conversation_id;
  PERFORM pg_notify('conversation', json_build_object('conversationId', of.id, 'agencyId', of.agency_id,
    'hotelId', of.hotel_id, 'sequence', NEW.sequence)::text);
  RETURN NULL;
END $$;

-- What the hotel reads of the other side: its name. The rest of an agency's row is not for it.
CREATE VIEW conversation_agency WITH (security_barrier) AS
  SELECT c.id AS conversation_id, a.id AS agency_id, a.name FROM conversation c JOIN agency a ON a.id = c.agency_id
  WHERE (SELECT reads_all()) OR c.agency_id = (SELECT own_agency()) OR c.hotel_id = (SELECT own_hotel());

-- Triggers --------------------------------------------------------------------------------------------------------------------

CREATE TRIGGER conversation_message_said AFTER INSERT ON conversation_message
  FOR EACH ROW EXECUTE FUNCTION announce_message();

-- Who may read and write ------------------------------------------------------------------------------------------------------

ALTER TABLE conversation ENABLE ROW LEVEL SECURITY;
CREATE POLICY conversation_select ON conversation FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR hotel_id = (SELECT own_hotel()));
CREATE POLICY conversation_insert ON conversation FOR INSERT WITH CHECK (
  (SELECT administers()) OR (SELECT app_scope()) = 'system' OR agency_id = (SELECT member_agency())
);
CREATE POLICY conversation_update ON conversation FOR UPDATE USING (
  (SELECT administers()) OR (SELECT app_scope()) = 'system' OR agency_id = (SELECT member_agency())
  OR hotel_id = (SELECT contact_hotel())
);
GRANT SELECT, INSERT ON conversation TO alpenglow_app;
GRANT UPDATE (last_sequence, last_message_at, owed_by, answer_due_at, mirrored_up_to) ON conversation TO alpenglow_app;

ALTER TABLE conversation_participant ENABLE ROW LEVEL SECURITY;
CREATE POLICY conversation_participant_select ON conversation_participant FOR SELECT
  USING (EXISTS (SELECT FROM conversation c WHERE c.id = conversation_id));
-- Somebody reads for themselves; who takes part of an agency is the agency's to say.
CREATE POLICY conversation_participant_insert ON conversation_participant FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM conversation c WHERE c.id = conversation_id AND (
      (SELECT administers()) OR (SELECT app_scope()) = 'system' OR c.agency_id = (SELECT member_agency())
      OR (c.hotel_id = (SELECT contact_hotel()) AND user_id = (SELECT own_user()))
    )
  )
);
CREATE POLICY conversation_participant_update ON conversation_participant FOR UPDATE USING (
  user_id = (SELECT own_user()) OR (SELECT app_scope()) = 'system' OR (SELECT administers()) OR EXISTS (
    SELECT FROM conversation c WHERE c.id = conversation_id AND c.agency_id = (SELECT member_agency())
  )
);
GRANT SELECT, INSERT ON conversation_participant TO alpenglow_app;
GRANT UPDATE (joined_at, read_sequence) ON conversation_participant TO alpenglow_app;

-- People write in their own name, for the side they stand on. In the product's own scope stands what happened, and a hotel's
-- answer by a signed link or by the chat service.
ALTER TABLE conversation_message ENABLE ROW LEVEL SECURITY;
CREATE POLICY conversation_message_select ON conversation_message FOR SELECT
  USING (EXISTS (SELECT FROM conversation c WHERE c.id = conversation_id));
CREATE POLICY conversation_message_insert ON conversation_message FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM conversation c WHERE c.id = conversation_id AND CASE author_kind
      WHEN 'agent' THEN
        (author_id = (SELECT own_user()) AND ((SELECT administers()) OR c.agency_id = (SELECT member_agency())))
        OR ((SELECT app_scope()) = 'system' AND EXISTS (
          SELECT FROM membership m WHERE m.user_id = author_id AND m.agency_id = c.agency_id AND m.removed_at IS NULL
        ))
      WHEN 'hotel' THEN
        (author_id = (SELECT own_user()) AND ((SELECT administers()) OR c.hotel_id = (SELECT contact_hotel())))
        OR ((SELECT app_scope()) = 'system' AND (author_id IS NULL OR EXISTS (
          SELECT FROM app_user u WHERE u.id = author_id AND (u.role = 'admin' OR u.hotel_id = c.hotel_id)
        )))
      ELSE (SELECT administers()) OR (SELECT app_scope()) = 'system' OR c.agency_id = (SELECT member_agency())
    END
  )
);
GRANT SELECT, INSERT ON conversation_message TO alpenglow_app;

ALTER TABLE conversation_attachment ENABLE ROW LEVEL SECURITY;
CREATE POLICY conversation_attachment_select ON conversation_attachment FOR SELECT USING (
  (message_id IS NOT NULL OR uploaded_by_id = (SELECT own_user()) OR (SELECT app_scope()) = 'system')
  AND EXISTS (SELECT FROM conversation c WHERE c.id = conversation_id)
);
CREATE POLICY conversation_attachment_insert ON conversation_attachment FOR INSERT WITH CHECK (
  uploaded_by_id = (SELECT own_user()) AND message_id IS NULL AND EXISTS (
    SELECT FROM conversation c WHERE c.id = conversation_id AND (
      (SELECT administers()) OR c.agency_id = (SELECT member_agency()) OR c.hotel_id = (SELECT contact_hotel())
    )
  )
);
-- Only into the message it is sent with.
CREATE POLICY conversation_attachment_update ON conversation_attachment FOR UPDATE
  USING (uploaded_by_id = (SELECT own_user()) AND message_id IS NULL)
  WITH CHECK (uploaded_by_id = (SELECT own_user()));
GRANT SELECT, INSERT ON conversation_attachment TO alpenglow_app;
GRANT UPDATE (message_id) ON conversation_attachment TO alpenglow_app;

ALTER TABLE hotel_enquiry ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_enquiry_select ON hotel_enquiry FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY hotel_enquiry_insert ON hotel_enquiry FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT member_agency())) AND user_id = (SELECT own_user())
);
GRANT SELECT, INSERT ON hotel_enquiry TO alpenglow_app;

GRANT SELECT ON conversation_agency TO alpenglow_app;

-- ============================================================================================================================
-- Sales: offers to clients
-- ============================================================================================================================

CREATE TYPE "OfferEventType" AS ENUM ('created', 'sent', 'viewed', 'commented', 'replied', 'approved');
CREATE TYPE "OfferAlternativeKind" AS ENUM ('hotel', 'property');

-- Drafts of an agent, versions that never change once they are sent, what clients say.
CREATE TABLE offer (
  id text NOT NULL,
  reference text NOT NULL,
  agency_id text NOT NULL,
  user_id text NOT NULL,
  brand_id text NOT NULL,
  client_first_name text NOT NULL,
  client_last_name text NOT NULL,
  client_email text,
  token_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT offer_pkey PRIMARY KEY (id),
  CONSTRAINT offer_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT offer_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT offer_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX offer_reference_key ON offer (reference);
CREATE UNIQUE INDEX offer_token_hash_key ON offer (token_hash);
CREATE INDEX offer_agency_id_updated_at_idx ON offer (agency_id, updated_at);
CREATE INDEX offer_user_id_idx ON offer (user_id);
CREATE INDEX offer_brand_id_idx ON offer (brand_id);
CREATE UNIQUE INDEX offer_id_agency_id_key ON offer (id, agency_id);

CREATE TABLE offer_version (
  id text NOT NULL,
  offer_id text NOT NULL,
  number smallint NOT NULL,
  locale text NOT NULL,
  title text NOT NULL,
  letter text NOT NULL,
  change_note text,
  valid_until date NOT NULL,
  created_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3),
  viewed_at timestamptz(3),
  approved_at timestamptz(3),
  approved_position smallint,
  approved_by text,
  -- The draft of an offer is stored as it is typed. Each write counts the revision up, so that what is sent is the draft
  -- that was looked at, and a second window learns that it is behind.
  revision integer NOT NULL DEFAULT 1,
  saved_at timestamptz(3),
  mail_subject text,
  CONSTRAINT offer_version_pkey PRIMARY KEY (id),
  CONSTRAINT offer_version_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offer(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT offer_version_number CHECK (number >= 1),
  CONSTRAINT offer_version_locale CHECK (locale IN ('en', 'de')),
  CONSTRAINT offer_version_in_order CHECK ((viewed_at IS NULL AND approved_at IS NULL) OR sent_at IS NOT NULL),
  CONSTRAINT offer_version_approval CHECK (
      (approved_at IS NULL) = (approved_position IS NULL) AND (approved_at IS NULL) = (approved_by IS NULL)
    ),
  CONSTRAINT offer_version_revision CHECK (revision >= 1)
);
CREATE UNIQUE INDEX offer_version_offer_id_number_key ON offer_version (offer_id, number);
-- One draft at a time.
CREATE UNIQUE INDEX offer_version_one_draft ON offer_version (offer_id) WHERE sent_at IS NULL;

CREATE TABLE offer_alternative (
  version_id text NOT NULL,
  "position" smallint NOT NULL,
  id text NOT NULL,
  kind "OfferAlternativeKind" NOT NULL,
  agency_id text NOT NULL,
  snapshot_id text NOT NULL,
  lead_id text,
  markup_amount bigint NOT NULL DEFAULT 0,
  content jsonb NOT NULL,
  CONSTRAINT offer_alternative_pkey PRIMARY KEY (version_id, "position"),
  CONSTRAINT offer_alternative_version_id_fkey FOREIGN KEY (version_id)
    REFERENCES offer_version(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT offer_alternative_snapshot_id_agency_id_fkey FOREIGN KEY (snapshot_id, agency_id)
    REFERENCES price_snapshot(id, agency_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT offer_alternative_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT offer_alternative_one_to_four CHECK (position BETWEEN 1 AND 4),
  CONSTRAINT offer_alternative_markup CHECK (markup_amount >= 0)
);
CREATE UNIQUE INDEX offer_alternative_version_id_id_key ON offer_alternative (version_id, id);
CREATE INDEX offer_alternative_snapshot_id_idx ON offer_alternative (snapshot_id);
CREATE INDEX offer_alternative_lead_id_idx ON offer_alternative (lead_id);

-- What an agent has taken out of a draft, to be put back. A table of its own: nothing that is read for a client reads it.
CREATE TABLE offer_taken_out (
  version_id text NOT NULL,
  id text NOT NULL,
  kind "OfferAlternativeKind" NOT NULL,
  agency_id text NOT NULL,
  snapshot_id text NOT NULL,
  lead_id text,
  markup_amount bigint NOT NULL DEFAULT 0,
  title text NOT NULL,
  house text NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT offer_taken_out_pkey PRIMARY KEY (version_id, id),
  CONSTRAINT offer_taken_out_version_id_fkey FOREIGN KEY (version_id)
    REFERENCES offer_version(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT offer_taken_out_snapshot_id_agency_id_fkey FOREIGN KEY (snapshot_id, agency_id)
    REFERENCES price_snapshot(id, agency_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT offer_taken_out_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT offer_taken_out_markup CHECK (markup_amount >= 0)
);
CREATE INDEX offer_taken_out_snapshot_id_idx ON offer_taken_out (snapshot_id);
CREATE INDEX offer_taken_out_lead_id_idx ON offer_taken_out (lead_id);

CREATE TABLE offer_comment (
  id text NOT NULL,
  offer_id text NOT NULL,
  number smallint NOT NULL,
  alternative_id text NOT NULL,
  user_id text,
  name text NOT NULL,
  text text NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT offer_comment_pkey PRIMARY KEY (id),
  CONSTRAINT offer_comment_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offer(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT offer_comment_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX offer_comment_offer_id_at_idx ON offer_comment (offer_id, at);
CREATE INDEX offer_comment_user_id_idx ON offer_comment (user_id);

CREATE TABLE offer_event (
  id bigserial,
  offer_id text NOT NULL,
  number smallint NOT NULL,
  type "OfferEventType" NOT NULL,
  at timestamptz(3) NOT NULL,
  actor_id text,
  CONSTRAINT offer_event_pkey PRIMARY KEY (id),
  CONSTRAINT offer_event_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offer(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT offer_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX offer_event_offer_id_id_idx ON offer_event (offer_id, id);
CREATE INDEX offer_event_actor_id_idx ON offer_event (actor_id);

-- Functions -------------------------------------------------------------------------------------------------------------------

-- What a client has been shown stays as it was shown; what a client has approved stays for good.
CREATE FUNCTION keep_sent_version() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_user <> 'alpenglow_app' THEN
    IF loses_the_person('offer_version', to_jsonb(OLD), to_jsonb(NEW)) THEN RETURN NEW; END IF;
  END IF;
  IF OLD.approved_at IS NOT NULL THEN
    RAISE EXCEPTION 'version % of offer % is approved and frozen', OLD.number, OLD.offer_id;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.sent_at IS NULL THEN
    IF OLD.sent_at IS NOT NULL THEN RAISE EXCEPTION 'version % of offer % was sent', OLD.number, OLD.offer_id; END IF;
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF (to_jsonb(NEW) - '{viewed_at,approved_at,approved_position,approved_by}'::text[])
    IS DISTINCT FROM (to_jsonb(OLD) - '{viewed_at,approved_at,approved_position,approved_by}'::text[]) THEN
    RAISE EXCEPTION 'version % of offer % was sent', OLD.number, OLD.offer_id;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION keep_sent_alternatives() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  version text := CASE TG_OP WHEN 'DELETE' THEN OLD.version_id ELSE NEW.version_id END;
BEGIN
  IF EXISTS (SELECT FROM offer_version v WHERE v.id = version AND v.sent_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the alternatives of version % were sent', version;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;

-- Both sides of an offer hear at once what the other one does: the channel `offer` says which offer it is about.
CREATE FUNCTION announce_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('offer', NEW.offer_id);
  RETURN NULL;
END $$;

-- Triggers --------------------------------------------------------------------------------------------------------------------

CREATE TRIGGER keep_sent_version BEFORE UPDATE OR DELETE ON offer_version
  FOR EACH ROW EXECUTE FUNCTION keep_sent_version();
CREATE TRIGGER keep_sent_alternatives BEFORE INSERT OR UPDATE OR DELETE ON offer_alternative
  FOR EACH ROW EXECUTE FUNCTION keep_sent_alternatives();
CREATE TRIGGER offer_event_announced AFTER INSERT ON offer_event FOR EACH ROW EXECUTE FUNCTION announce_offer();

-- Who may read and write ------------------------------------------------------------------------------------------------------

-- The client has no account: what they do is written in the product's own scope, after their token was judged.
ALTER TABLE offer ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_select ON offer FOR SELECT USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY offer_insert ON offer FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT member_agency())) AND user_id = (SELECT own_user())
);
CREATE POLICY offer_update ON offer FOR UPDATE
  USING ((SELECT administers()) OR agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON offer TO alpenglow_app;
GRANT UPDATE (client_first_name, client_last_name, client_email, updated_at) ON offer TO alpenglow_app;

ALTER TABLE offer_version ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_version_select ON offer_version FOR SELECT USING (EXISTS (SELECT FROM offer o WHERE o.id = offer_id));
CREATE POLICY offer_version_insert ON offer_version FOR INSERT WITH CHECK (EXISTS (
  SELECT FROM offer o WHERE o.id = offer_id AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()))
));
CREATE POLICY offer_version_update ON offer_version FOR UPDATE USING (EXISTS (
  SELECT FROM offer o WHERE o.id = offer_id
    AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
));
-- Only a client approves.
CREATE POLICY offer_version_approval ON offer_version AS RESTRICTIVE FOR UPDATE USING (true)
  WITH CHECK (approved_at IS NULL OR (SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON offer_version TO alpenglow_app;
GRANT UPDATE (locale, title, letter, change_note, valid_until, sent_at, viewed_at, approved_at, approved_position, approved_by,
  revision, saved_at, mail_subject) ON offer_version TO alpenglow_app;

ALTER TABLE offer_alternative ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_alternative_select ON offer_alternative FOR SELECT
  USING (EXISTS (SELECT FROM offer_version v WHERE v.id = version_id));
CREATE POLICY offer_alternative_insert ON offer_alternative FOR INSERT WITH CHECK (EXISTS (
  SELECT FROM offer_version v JOIN offer o ON o.id = v.offer_id
  WHERE v.id = version_id AND o.agency_id = offer_alternative.agency_id
    AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()))
));
CREATE POLICY offer_alternative_delete ON offer_alternative FOR DELETE
  USING ((SELECT administers()) OR agency_id = (SELECT member_agency()));
GRANT SELECT, INSERT, DELETE ON offer_alternative TO alpenglow_app;

ALTER TABLE offer_taken_out ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_taken_out_select ON offer_taken_out FOR SELECT
  USING (EXISTS (SELECT FROM offer_version v WHERE v.id = version_id));
CREATE POLICY offer_taken_out_insert ON offer_taken_out FOR INSERT WITH CHECK (EXISTS (
  SELECT FROM offer_version v JOIN offer o ON o.id = v.offer_id
  WHERE v.id = version_id AND o.agency_id = offer_taken_out.agency_id
    AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()))
));
CREATE POLICY offer_taken_out_delete ON offer_taken_out FOR DELETE
  USING ((SELECT administers()) OR agency_id = (SELECT member_agency()));
GRANT SELECT, INSERT, DELETE ON offer_taken_out TO alpenglow_app;

ALTER TABLE offer_comment ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_comment_select ON offer_comment FOR SELECT USING (EXISTS (SELECT FROM offer o WHERE o.id = offer_id));
CREATE POLICY offer_comment_insert ON offer_comment FOR INSERT WITH CHECK (
  CASE WHEN (SELECT app_scope()) = 'system' THEN user_id IS NULL
  ELSE user_id = (SELECT own_user()) AND EXISTS (
    SELECT FROM offer o WHERE o.id = offer_id AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()))
  ) END
);
GRANT SELECT, INSERT ON offer_comment TO alpenglow_app;

ALTER TABLE offer_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_event_select ON offer_event FOR SELECT USING (EXISTS (SELECT FROM offer o WHERE o.id = offer_id));
CREATE POLICY offer_event_insert ON offer_event FOR INSERT WITH CHECK (
  CASE WHEN (SELECT app_scope()) = 'system' THEN actor_id IS NULL
  ELSE actor_id = (SELECT own_user()) AND EXISTS (
    SELECT FROM offer o WHERE o.id = offer_id AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()))
  ) END
);
GRANT SELECT, INSERT ON offer_event TO alpenglow_app;
GRANT USAGE ON SEQUENCE offer_event_id_seq TO alpenglow_app;

-- ============================================================================================================================
-- Sales: what the storefront’s forms bring
-- ============================================================================================================================

CREATE TYPE "EnquiryKind" AS ENUM ('property', 'general');
CREATE TYPE "SubscriptionStatus" AS ENUM ('pending', 'confirmed', 'unsubscribed');
CREATE TYPE "DestinationRequestStatus" AS ENUM ('open', 'planned', 'declined');

CREATE TABLE enquiry (
  id text NOT NULL,
  kind "EnquiryKind" NOT NULL,
  locale text NOT NULL,
  brand_id text NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  origin_city text,
  check_in date NOT NULL,
  check_out date NOT NULL,
  adults integer,
  child_ages integer[],
  property_id text,
  service_level text,
  destination text,
  property_types text[],
  bedrooms integer,
  activities text[],
  services text[],
  preferences text,
  message text,
  on_behalf_of text,
  consent_version text NOT NULL,
  request_id text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT enquiry_pkey PRIMARY KEY (id),
  CONSTRAINT enquiry_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT enquiry_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT enquiry_one_night CHECK (check_out > check_in),
  CONSTRAINT enquiry_locale CHECK (locale IN ('en', 'de')),
  CONSTRAINT enquiry_party CHECK ((adults IS NULL OR adults BETWEEN 1 AND 99) AND cardinality(child_ages) <= 20 AND 0 <= ALL (child_ages) AND 13 >= ALL (child_ages)),
  CONSTRAINT enquiry_adults CHECK (kind = 'property' OR adults IS NOT NULL),
  CONSTRAINT enquiry_kind_property CHECK ((kind = 'property') = (property_id IS NOT NULL))
);
CREATE INDEX enquiry_created_at_idx ON enquiry (created_at);
CREATE INDEX enquiry_property_id_idx ON enquiry (property_id);
CREATE INDEX enquiry_brand_id_idx ON enquiry (brand_id);
-- Everything of one address, however it was typed; what is purged, and what was given up.
CREATE INDEX enquiry_lower_email_idx ON enquiry (lower(email));

CREATE TABLE contact_message (
  id text NOT NULL,
  locale text NOT NULL,
  brand_id text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  request_id text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT contact_message_pkey PRIMARY KEY (id),
  CONSTRAINT contact_message_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT contact_message_locale CHECK (locale IN ('en', 'de'))
);
CREATE INDEX contact_message_created_at_idx ON contact_message (created_at);
CREATE INDEX contact_message_brand_id_idx ON contact_message (brand_id);
CREATE INDEX contact_message_lower_email_idx ON contact_message (lower(email));

CREATE TABLE newsletter_subscription (
  id text NOT NULL,
  email text NOT NULL,
  full_name text NOT NULL,
  locale text NOT NULL,
  status "SubscriptionStatus" NOT NULL DEFAULT 'pending',
  consent_version text NOT NULL,
  confirm_token_hash text NOT NULL,
  unsubscribe_token_hash text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3),
  CONSTRAINT newsletter_subscription_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_subscription_locale CHECK (locale IN ('en', 'de')),
  CONSTRAINT newsletter_subscription_email CHECK (email = lower(email)),
  CONSTRAINT newsletter_subscription_state CHECK (
      (status <> 'confirmed' OR confirmed_at IS NOT NULL) AND (status <> 'unsubscribed' OR unsubscribed_at IS NOT NULL)
    )
);
CREATE UNIQUE INDEX newsletter_subscription_email_key ON newsletter_subscription (email);
CREATE UNIQUE INDEX newsletter_subscription_confirm_token_hash_key ON newsletter_subscription (confirm_token_hash);
CREATE UNIQUE INDEX newsletter_subscription_unsubscribe_token_hash_key ON newsletter_subscription (unsubscribe_token_hash);

CREATE TABLE destination_request (
  id text NOT NULL,
  agency_id text NOT NULL,
  asked_by_id text NOT NULL,
  place text NOT NULL,
  reason text NOT NULL,
  status "DestinationRequestStatus" NOT NULL DEFAULT 'open',
  answer text,
  answered_by_id text,
  created_at timestamptz(3) NOT NULL,
  answered_at timestamptz(3),
  CONSTRAINT destination_request_pkey PRIMARY KEY (id),
  CONSTRAINT destination_request_agency_id_fkey FOREIGN KEY (agency_id)
    REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT destination_request_asked_by_id_fkey FOREIGN KEY (asked_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT destination_request_answered_by_id_fkey FOREIGN KEY (answered_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT destination_request_answered CHECK ((status = 'open') = (answered_at IS NULL)),
  CONSTRAINT destination_request_by CHECK ((answered_at IS NULL) = (answered_by_id IS NULL))
);
CREATE INDEX destination_request_agency_id_idx ON destination_request (agency_id);
CREATE INDEX destination_request_status_created_at_idx ON destination_request (status, created_at);
CREATE INDEX destination_request_asked_by_id_idx ON destination_request (asked_by_id);
CREATE INDEX destination_request_answered_by_id_idx ON destination_request (answered_by_id);

-- What tables above refer to here.
ALTER TABLE consumer_booking ADD CONSTRAINT consumer_booking_enquiry_id_fkey FOREIGN KEY (enquiry_id)
  REFERENCES enquiry(id) ON DELETE RESTRICT ON UPDATE CASCADE;

-- Who may read and write ------------------------------------------------------------------------------------------------------

-- What forms leave behind, deliveries and kept answers are written by everybody and read by the product alone.
ALTER TABLE enquiry ENABLE ROW LEVEL SECURITY;
CREATE POLICY enquiry_insert ON enquiry FOR INSERT WITH CHECK (true);
CREATE POLICY enquiry_select ON enquiry FOR SELECT USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON enquiry TO alpenglow_app;

ALTER TABLE contact_message ENABLE ROW LEVEL SECURITY;
CREATE POLICY contact_message_insert ON contact_message FOR INSERT WITH CHECK (true);
CREATE POLICY contact_message_select ON contact_message FOR SELECT USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON contact_message TO alpenglow_app;

-- A sign-up looks for the address first: the product does all of it.
ALTER TABLE newsletter_subscription ENABLE ROW LEVEL SECURITY;
CREATE POLICY newsletter_subscription_insert ON newsletter_subscription FOR INSERT
  WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY newsletter_subscription_select ON newsletter_subscription FOR SELECT
  USING ((SELECT app_scope()) = 'system');
CREATE POLICY newsletter_subscription_update ON newsletter_subscription FOR UPDATE
  USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON newsletter_subscription TO alpenglow_app;
GRANT UPDATE (full_name, locale, status, consent_version, confirm_token_hash, unsubscribe_token_hash, requested_at,
  confirmed_at, unsubscribed_at) ON newsletter_subscription TO alpenglow_app;

ALTER TABLE destination_request ENABLE ROW LEVEL SECURITY;
CREATE POLICY destination_request_select ON destination_request FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY destination_request_insert ON destination_request FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT own_agency())) AND asked_by_id = (SELECT own_user()) AND status = 'open'
);
CREATE POLICY destination_request_update ON destination_request FOR UPDATE
  USING ((SELECT administers())) WITH CHECK ((SELECT administers()) AND answered_by_id = (SELECT own_user()));
GRANT SELECT, INSERT ON destination_request TO alpenglow_app;
GRANT UPDATE (status, answer, answered_by_id, answered_at) ON destination_request TO alpenglow_app;

-- ============================================================================================================================
-- Money: the ledger, rewards and payouts
-- ============================================================================================================================

CREATE TYPE "LedgerAccountKind" AS ENUM ('expected', 'contracted', 'earned', 'payable', 'inPayout', 'paid', 'prospect',
  'supplier', 'reward');
CREATE TYPE "LedgerPostingKind" AS ENUM ('expected', 'contracted', 'earned', 'payable', 'corrected', 'reversed', 'inPayout',
  'paid', 'failed', 'returned', 'reward');
CREATE TYPE "PayoutStatus" AS ENUM ('open', 'inPayout', 'paid', 'failed', 'returned');

CREATE TABLE payout_account (
  agency_id text NOT NULL,
  processor_account_id text NOT NULL,
  details_submitted boolean NOT NULL DEFAULT false,
  currently_due text[],
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- Where an agency said it is registered when its payout account was opened: chosen once, shown ever after.
  country text,
  CONSTRAINT payout_account_pkey PRIMARY KEY (agency_id),
  CONSTRAINT payout_account_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payout_account_country_check CHECK ((country ~ '^[A-Z]{2}$'))
);
CREATE UNIQUE INDEX payout_account_processor_account_id_key ON payout_account (processor_account_id);

CREATE TABLE payout_run (
  id text NOT NULL,
  day date NOT NULL,
  -- Null: the worker's own, on its day.
  started_by_id text,
  started_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  CONSTRAINT payout_run_pkey PRIMARY KEY (id),
  CONSTRAINT payout_run_started_by_id_fkey FOREIGN KEY (started_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payout_run_day CHECK (started_by_id IS NOT NULL OR extract(day FROM day) IN (1, 15))
);
CREATE UNIQUE INDEX payout_run_day_key ON payout_run (day);
CREATE INDEX payout_run_started_by_id_idx ON payout_run (started_by_id);

-- Payouts of an agency in one currency. Open until a run takes it; then its sum, and the postings it is made of, stay.
CREATE TABLE payout (
  id text NOT NULL,
  number serial,
  agency_id text NOT NULL,
  currency text NOT NULL,
  status "PayoutStatus" NOT NULL DEFAULT 'open',
  run_id text,
  amount bigint,
  processor_id text,
  failure text,
  held_reason text,
  held_by_id text,
  held_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  taken_at timestamptz(3),
  paid_at timestamptz(3),
  ended_at timestamptz(3),
  CONSTRAINT payout_pkey PRIMARY KEY (id),
  CONSTRAINT payout_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payout_run_id_fkey FOREIGN KEY (run_id) REFERENCES payout_run(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payout_held_by_id_fkey FOREIGN KEY (held_by_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payout_currency CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT payout_amount CHECK (amount > 0),
  CONSTRAINT payout_taken CHECK (num_nulls(run_id, amount, taken_at) = CASE status WHEN 'open' THEN 3 ELSE 0 END),
  -- Who holds it says why, and only before the processor has it.
  CONSTRAINT payout_held CHECK (
      num_nulls(held_reason, held_by_id, held_at) IN (0, 3) AND (held_at IS NULL OR status = 'open') AND held_reason <> ''
    ),
  CONSTRAINT payout_paid CHECK ((status IN ('paid', 'returned')) = (paid_at IS NOT NULL)),
  CONSTRAINT payout_ended CHECK ((status IN ('failed', 'returned')) = (ended_at IS NOT NULL AND failure IS NOT NULL)),
  CONSTRAINT payout_processor CHECK (processor_id IS NOT NULL OR status NOT IN ('paid', 'returned'))
);
CREATE UNIQUE INDEX payout_number_key ON payout (number);
CREATE UNIQUE INDEX payout_processor_id_key ON payout (processor_id);
CREATE UNIQUE INDEX payout_id_agency_id_key ON payout (id, agency_id);
CREATE UNIQUE INDEX payout_agency_id_currency_run_id_key ON payout (agency_id, currency, run_id);
CREATE UNIQUE INDEX payout_one_open ON payout (agency_id, currency) WHERE status = 'open';
CREATE INDEX payout_run_id_idx ON payout (run_id);
CREATE INDEX payout_held_by_id_idx ON payout (held_by_id);

-- What admins give an agency, or the agencies of a programme, for a hotel they have invited. Of one of them one amount at a time;
-- nothing of it changes but its end.
CREATE TABLE reward (
  id text NOT NULL,
  agency_id text,
  programme_id text,
  amount bigint NOT NULL,
  currency text NOT NULL,
  set_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  CONSTRAINT reward_pkey PRIMARY KEY (id),
  CONSTRAINT reward_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT reward_programme_id_fkey FOREIGN KEY (programme_id) REFERENCES programme(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT reward_owner CHECK (num_nonnulls(agency_id, programme_id) = 1),
  CONSTRAINT reward_amount CHECK (amount > 0),
  CONSTRAINT reward_currency CHECK (currency ~ '^[A-Z]{3}$')
);
CREATE INDEX reward_agency_id_idx ON reward (agency_id);
CREATE INDEX reward_programme_id_idx ON reward (programme_id);
CREATE UNIQUE INDEX reward_one_of_agency ON reward (agency_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX reward_one_of_programme ON reward (programme_id) WHERE ended_at IS NULL;

CREATE TABLE ledger_account (
  id text NOT NULL,
  kind "LedgerAccountKind" NOT NULL,
  agency_id text,
  hotel_id text,
  operator_id text,
  currency text NOT NULL,
  CONSTRAINT ledger_account_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_account_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT ledger_account_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT ledger_account_operator_id_fkey FOREIGN KEY (operator_id)
    REFERENCES operator(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT ledger_account_currency CHECK (currency ~ '^[A-Z]{3}$'),
  -- A supplier's account is its own; every other one is an agency's.
  CONSTRAINT ledger_account_owner CHECK (
      num_nonnulls(agency_id, hotel_id, operator_id) = 1 AND (kind = 'supplier') = (agency_id IS NULL)
    )
);
CREATE UNIQUE INDEX ledger_account_id_currency_key ON ledger_account (id, currency);
CREATE UNIQUE INDEX ledger_account_agency_id_kind_currency_key ON ledger_account (agency_id, kind, currency);
CREATE UNIQUE INDEX ledger_account_hotel_id_currency_key ON ledger_account (hotel_id, currency);
CREATE UNIQUE INDEX ledger_account_operator_id_currency_key ON ledger_account (operator_id, currency);

-- What agencies earn and suppliers owe, in double entry: every posting moves amounts between accounts and adds up to nothing.
-- Postings are added, never changed; what was wrong is put right by another one.
CREATE TABLE ledger_posting (
  id bigserial,
  kind "LedgerPostingKind" NOT NULL,
  -- The event or change of the lead, or the clock.
  cause text NOT NULL,
  agency_id text NOT NULL,
  lead_id text NOT NULL,
  lead_event_id bigint,
  snapshot_id text NOT NULL,
  on_day date NOT NULL,
  at timestamptz(3) NOT NULL,
  rule integer NOT NULL,
  why jsonb,
  -- The transaction that made it, by the number all of its savepoints share.
  made_in bigint,
  -- What a payout takes, pays and gives back are postings that name it, of its own agency alone.
  payout_id text,
  invitation_id text,
  CONSTRAINT ledger_posting_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_posting_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT ledger_posting_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT ledger_posting_lead_event_id_fkey FOREIGN KEY (lead_event_id)
    REFERENCES lead_event(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT ledger_posting_snapshot_id_agency_id_fkey FOREIGN KEY (snapshot_id, agency_id)
    REFERENCES price_snapshot(id, agency_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT ledger_posting_payout_id_agency_id_fkey FOREIGN KEY (payout_id, agency_id)
    REFERENCES payout(id, agency_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT ledger_posting_invitation_id_agency_id_fkey FOREIGN KEY (invitation_id, agency_id)
    REFERENCES hotel_invitation(id, agency_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT ledger_posting_made_in CHECK (made_in IS NOT NULL),
  CONSTRAINT ledger_posting_payout CHECK ((kind IN ('inPayout', 'paid', 'failed', 'returned')) = (payout_id IS NOT NULL)),
  CONSTRAINT ledger_posting_reward CHECK (
      CASE WHEN invitation_id IS NULL THEN kind <> 'reward'
      ELSE kind IN ('reward', 'payable', 'inPayout', 'paid', 'failed', 'returned') END
    )
);
CREATE UNIQUE INDEX ledger_posting_cause_kind_key ON ledger_posting (cause, kind);
CREATE INDEX ledger_posting_lead_id_kind_idx ON ledger_posting (lead_id, kind);
CREATE INDEX ledger_posting_agency_id_at_idx ON ledger_posting (agency_id, at);
CREATE INDEX ledger_posting_lead_event_id_idx ON ledger_posting (lead_event_id);
CREATE INDEX ledger_posting_snapshot_id_idx ON ledger_posting (snapshot_id);
CREATE INDEX ledger_posting_kind_on_day_idx ON ledger_posting (kind, on_day);
CREATE INDEX ledger_posting_payout_id_idx ON ledger_posting (payout_id);
CREATE UNIQUE INDEX ledger_posting_one_reward ON ledger_posting (invitation_id) WHERE kind = 'reward';
CREATE INDEX ledger_posting_invitation_id_idx ON ledger_posting (invitation_id);

CREATE TABLE ledger_entry (
  id bigserial,
  posting_id bigint NOT NULL,
  account_id text NOT NULL,
  currency text NOT NULL,
  -- Which room of the lead, in the order of its snapshot; a property has one line.
  line smallint NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT ledger_entry_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_entry_posting_id_fkey FOREIGN KEY (posting_id)
    REFERENCES ledger_posting(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT ledger_entry_account_id_currency_fkey FOREIGN KEY (account_id, currency)
    REFERENCES ledger_account(id, currency) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT ledger_entry_amount CHECK (amount <> 0),
  CONSTRAINT ledger_entry_line CHECK (line >= 0)
);
CREATE INDEX ledger_entry_posting_id_idx ON ledger_entry (posting_id);
CREATE INDEX ledger_entry_account_id_currency_idx ON ledger_entry (account_id, currency);

-- Functions -------------------------------------------------------------------------------------------------------------------

-- Nobody changes what was posted, the owner neither.
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;

-- A posting is whole in the transaction that makes it. Its xmin would not tell: within a savepoint that is the savepoint's.
CREATE FUNCTION ledger_posting_is_made() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_temp AS $$
BEGIN
  NEW.made_in := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;

CREATE FUNCTION ledger_posting_is_new() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM ledger_posting p WHERE p.id = NEW.posting_id AND p.made_in = pg_current_xact_id()::text::bigint
  ) THEN
    RAISE EXCEPTION 'posting % was made before', NEW.posting_id USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NEW;
END $$;

-- By the owner: at the end of the transaction its scope may be one that sees half of the entries.
CREATE FUNCTION ledger_posting_balances(posting bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entry e WHERE e.posting_id = posting)
    OR EXISTS (
      SELECT FROM ledger_entry e WHERE e.posting_id = posting GROUP BY e.currency HAVING sum(e.amount) <> 0
    ) THEN
    RAISE EXCEPTION 'posting % does not balance', posting USING ERRCODE = 'check_violation';
  END IF;
END $$;

CREATE FUNCTION ledger_posting_added() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM ledger_posting_balances(NEW.id);
  RETURN NULL;
END $$;

CREATE FUNCTION ledger_entry_added() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM ledger_posting_balances(NEW.posting_id);
  RETURN NULL;
END $$;

-- A payout goes one way: open, in payout, then paid or failed; what was paid may come back. Nothing else of it ever changes.
CREATE FUNCTION payout_goes_one_way() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.id, OLD.number, OLD.agency_id, OLD.currency, OLD.created_at)
        IS DISTINCT FROM (NEW.id, NEW.number, NEW.agency_id, NEW.currency, NEW.created_at)
      OR (OLD.status <> 'open' AND (OLD.run_id, OLD.amount, OLD.taken_at) IS DISTINCT FROM (NEW.run_id, NEW.amount, NEW.taken_at))
      OR (OLD.processor_id IS NOT NULL AND OLD.processor_id IS DISTINCT FROM NEW.processor_id)
      OR (OLD.paid_at IS NOT NULL AND OLD.paid_at IS DISTINCT FROM NEW.paid_at)
      OR OLD.status IN ('failed', 'returned')
      OR (OLD.status = 'paid' AND NEW.status <> 'returned')
      OR (OLD.status = 'open' AND NEW.status NOT IN ('open', 'inPayout'))
      OR (OLD.status = 'inPayout' AND NEW.status NOT IN ('inPayout', 'paid', 'failed')) THEN
      RAISE EXCEPTION 'payout % does not change so', OLD.id USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'payouts are kept' USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;

-- By the owner, as with postings: the transaction may end in a scope that sees half of it.
CREATE FUNCTION payout_agrees(asked text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p payout;
  taken bigint;
  under_way bigint;
  arrived bigint;
  elsewhere bigint;
BEGIN
  SELECT * INTO STRICT p FROM payout WHERE id = asked;
  SELECT
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'inPayout' AND o.kind = 'inPayout'), 0),
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'inPayout'), 0),
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'paid'), 0),
    count(*) FILTER (WHERE e.currency <> p.currency OR a.kind NOT IN ('payable', 'inPayout', 'paid'))
  INTO taken, under_way, arrived, elsewhere
  FROM ledger_posting o JOIN ledger_entry e ON e.posting_id = o.id JOIN ledger_account a ON a.id = e.account_id
  WHERE o.payout_id = asked;
  IF elsewhere > 0
    OR taken <> coalesce(p.amount, 0)
    OR under_way <> (CASE p.status WHEN 'inPayout' THEN p.amount ELSE 0 END)
    OR arrived <> (CASE p.status WHEN 'paid' THEN p.amount ELSE 0 END) THEN
    RAISE EXCEPTION 'payout % differs from its entries', asked USING ERRCODE = 'check_violation';
  END IF;
END $$;

CREATE FUNCTION payout_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM payout_agrees(NEW.id);
  RETURN NULL;
END $$;

-- A payout takes all that is payable of a lead, so that nothing is left that a second one could take once more; commission and
-- reward of one stay may be in two currencies, and each is taken whole by itself. The lock is the one under which the ledger
-- is posted: of two payouts at the same time the later one sees what the other took.
CREATE FUNCTION payout_posted() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM payout_agrees(NEW.payout_id);
  IF NEW.kind = 'inPayout' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('ledger of ' || NEW.lead_id, 0));
    IF EXISTS (
      SELECT FROM ledger_posting o JOIN ledger_entry e ON e.posting_id = o.id JOIN ledger_account a ON a.id = e.account_id
      WHERE o.lead_id = NEW.lead_id AND o.invitation_id IS NOT DISTINCT FROM NEW.invitation_id AND a.kind = 'payable'
      GROUP BY e.line, e.currency HAVING sum(e.amount) <> 0
    ) THEN
      RAISE EXCEPTION 'payout % takes more or less than is payable', NEW.payout_id USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NULL;
END $$;

-- Triggers --------------------------------------------------------------------------------------------------------------------

CREATE TRIGGER payout_goes_one_way BEFORE UPDATE OR DELETE ON payout FOR EACH ROW EXECUTE FUNCTION payout_goes_one_way();
CREATE TRIGGER payout_is_kept BEFORE TRUNCATE ON payout FOR EACH STATEMENT EXECUTE FUNCTION payout_goes_one_way();
CREATE CONSTRAINT TRIGGER payout_agrees AFTER INSERT OR UPDATE ON payout
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payout_changed();
CREATE TRIGGER ledger_account_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_posting
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_posting_is_made BEFORE INSERT ON ledger_posting
  FOR EACH ROW EXECUTE FUNCTION ledger_posting_is_made();
CREATE CONSTRAINT TRIGGER ledger_posting_balances AFTER INSERT ON ledger_posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_posting_added();
CREATE CONSTRAINT TRIGGER payout_agrees AFTER INSERT ON ledger_posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.payout_id IS NOT NULL) EXECUTE FUNCTION payout_posted();
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_entry_of_new_posting BEFORE INSERT ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_posting_is_new();
CREATE CONSTRAINT TRIGGER ledger_entry_balances AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_added();

-- Who may read and write ------------------------------------------------------------------------------------------------------

ALTER TABLE payout_account ENABLE ROW LEVEL SECURITY;
-- What the processor says of an account is noted by whoever looks; which account it is, is written once.
CREATE POLICY payout_account_select ON payout_account FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY payout_account_insert ON payout_account FOR INSERT
  WITH CHECK ((SELECT administers()) OR agency_id = (SELECT paid_out_agency()));
CREATE POLICY payout_account_update ON payout_account FOR UPDATE
  USING ((SELECT app_scope()) = 'system' OR (SELECT administers()) OR agency_id = (SELECT own_agency()));
GRANT SELECT, INSERT ON payout_account TO alpenglow_app;
GRANT UPDATE (details_submitted, currently_due, updated_at) ON payout_account TO alpenglow_app;

ALTER TABLE payout_run ENABLE ROW LEVEL SECURITY;
CREATE POLICY payout_run_select ON payout_run FOR SELECT
  USING ((SELECT reads_all()) OR EXISTS (SELECT FROM payout p WHERE p.run_id = payout_run.id));
CREATE POLICY payout_run_insert ON payout_run FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY payout_run_update ON payout_run FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON payout_run TO alpenglow_app;
GRANT UPDATE (finished_at) ON payout_run TO alpenglow_app;

-- Owner and supervisors read their agency's, admins all; the product alone writes.
ALTER TABLE payout ENABLE ROW LEVEL SECURITY;
CREATE POLICY payout_select ON payout FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT paid_out_agency()));
CREATE POLICY payout_insert ON payout FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY payout_update ON payout FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON payout TO alpenglow_app;
GRANT UPDATE (status, run_id, amount, processor_id, failure, held_reason, held_by_id, held_at, taken_at, paid_at, ended_at) ON
  payout TO alpenglow_app;
GRANT USAGE ON SEQUENCE payout_number_seq TO alpenglow_app;

ALTER TABLE reward ENABLE ROW LEVEL SECURITY;
CREATE POLICY reward_select ON reward FOR SELECT USING (
  (SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR EXISTS (
    SELECT FROM agency_programme m WHERE m.programme_id = reward.programme_id AND m.agency_id = (SELECT own_agency()) AND m.status = 'verified'
  )
);
CREATE POLICY reward_insert ON reward FOR INSERT WITH CHECK ((SELECT administers()) AND ended_at IS NULL);
CREATE POLICY reward_update ON reward FOR UPDATE USING ((SELECT administers()));
GRANT SELECT, INSERT ON reward TO alpenglow_app;
GRANT UPDATE (ended_at) ON reward TO alpenglow_app;

-- An agency reads its own accounts, a supplier what it owes; the product alone posts.
ALTER TABLE ledger_account ENABLE ROW LEVEL SECURITY;
CREATE POLICY ledger_account_select ON ledger_account FOR SELECT USING (
  (SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR hotel_id = (SELECT own_hotel())
  OR operator_id = (SELECT own_operator())
);
CREATE POLICY ledger_account_insert ON ledger_account FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON ledger_account TO alpenglow_app;

ALTER TABLE ledger_posting ENABLE ROW LEVEL SECURITY;
CREATE POLICY ledger_posting_select ON ledger_posting FOR SELECT USING (
  (SELECT reads_all()) OR agency_id = (SELECT own_agency())
  OR EXISTS (SELECT FROM ledger_entry e WHERE e.posting_id = ledger_posting.id)
);
CREATE POLICY ledger_posting_insert ON ledger_posting FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON ledger_posting TO alpenglow_app;
GRANT USAGE ON SEQUENCE ledger_posting_id_seq TO alpenglow_app;

ALTER TABLE ledger_entry ENABLE ROW LEVEL SECURITY;
CREATE POLICY ledger_entry_select ON ledger_entry FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM ledger_account a WHERE a.id = account_id)
);
CREATE POLICY ledger_entry_insert ON ledger_entry FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON ledger_entry TO alpenglow_app;
GRANT USAGE ON SEQUENCE ledger_entry_id_seq TO alpenglow_app;

-- ============================================================================================================================
-- Money: what is due, payment links, deposits and cards
-- ============================================================================================================================

CREATE TYPE "DueKind" AS ENUM ('prepayment', 'instalment', 'balance', 'fullPayment', 'securityDeposit', 'cancellationFee',
  'refund');
CREATE TYPE "DueStatus" AS ENUM ('open', 'paid', 'returned', 'ended');
CREATE TYPE "DuePayer" AS ENUM ('client', 'agency', 'supplier');
CREATE TYPE "DueEventKind" AS ENUM ('paid', 'undone', 'returned');
CREATE TYPE "DueMethod" AS ENUM ('card', 'transfer');
CREATE TYPE "LinkClosing" AS ENUM ('revoked', 'replaced');
CREATE TYPE "LinkEventKind" AS ENUM ('made', 'sent', 'seen', 'checkout', 'left', 'paid', 'surplus', 'returned', 'revoked');
CREATE TYPE "CheckoutStatus" AS ENUM ('asked', 'open', 'closed', 'paid', 'surplus', 'returned');
CREATE TYPE "DepositHoldStatus" AS ENUM ('asked', 'held', 'refused', 'lapsed', 'taken', 'released');

-- What is to be paid for a booking, and what comes back: each due with its day, who owes it, and what happened to it. Events
-- are only ever added; what was noted wrongly is undone by another one.
CREATE TABLE lead_due (
  id text NOT NULL,
  lead_id text NOT NULL,
  agency_id text NOT NULL,
  hotel_id text,
  operator_id text,
  snapshot_id text NOT NULL,
  kind "DueKind" NOT NULL,
  number smallint NOT NULL,
  amount bigint NOT NULL,
  -- Beside the amount, where it is paid by card.
  card_fee bigint NOT NULL DEFAULT 0,
  currency text NOT NULL,
  until date NOT NULL,
  is_at_hotel boolean NOT NULL DEFAULT false,
  hold text,
  owed_by "DuePayer" NOT NULL,
  status "DueStatus" NOT NULL DEFAULT 'open',
  created_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  CONSTRAINT lead_due_pkey PRIMARY KEY (id),
  CONSTRAINT lead_due_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_due_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_due_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_due_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_due_snapshot_id_agency_id_fkey FOREIGN KEY (snapshot_id, agency_id)
    REFERENCES price_snapshot(id, agency_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lead_due_number CHECK (number > 0),
  CONSTRAINT lead_due_amount CHECK (amount > 0 AND card_fee >= 0),
  CONSTRAINT lead_due_currency CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT lead_due_supplier CHECK (num_nonnulls(hotel_id, operator_id) = 1),
  CONSTRAINT lead_due_hold CHECK ((kind = 'securityDeposit') = (hold IS NOT NULL) AND hold IN ('blocked', 'taken')),
  CONSTRAINT lead_due_payer CHECK ((kind = 'refund') = (owed_by = 'supplier')),
  CONSTRAINT lead_due_returned CHECK (status <> 'returned' OR kind = 'securityDeposit'),
  CONSTRAINT lead_due_ended CHECK ((status = 'ended') = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX lead_due_lead_id_kind_number_key ON lead_due (lead_id, kind, number);
CREATE INDEX lead_due_agency_id_status_until_idx ON lead_due (agency_id, status, until);
CREATE INDEX lead_due_hotel_id_idx ON lead_due (hotel_id);
CREATE INDEX lead_due_operator_id_idx ON lead_due (operator_id);
CREATE INDEX lead_due_snapshot_id_idx ON lead_due (snapshot_id);

CREATE TABLE due_event (
  id bigserial,
  due_id text NOT NULL,
  kind "DueEventKind" NOT NULL,
  method "DueMethod",
  amount bigint NOT NULL,
  card_fee bigint NOT NULL DEFAULT 0,
  -- Of the transfer, or the processor's name of the checkout.
  reference text,
  -- The day of the place on which the money came or went.
  on_day date NOT NULL,
  at timestamptz(3) NOT NULL,
  actor_id text,
  undoes_id bigint,
  request_id text NOT NULL,
  CONSTRAINT due_event_pkey PRIMARY KEY (id),
  CONSTRAINT due_event_due_id_fkey FOREIGN KEY (due_id) REFERENCES lead_due(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT due_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT due_event_amount CHECK (amount > 0 AND card_fee >= 0),
  CONSTRAINT due_event_method CHECK ((kind = 'undone') = (method IS NULL)),
  CONSTRAINT due_event_card_fee CHECK (card_fee = 0 OR method = 'card'),
  CONSTRAINT due_event_checkout CHECK (kind <> 'paid' OR method <> 'card' OR reference IS NOT NULL),
  CONSTRAINT due_event_undoes CHECK ((kind = 'undone') = (undoes_id IS NOT NULL))
);
-- What the processor reports of one checkout pays one due, once.
CREATE UNIQUE INDEX due_event_checkout ON due_event (reference) WHERE kind = 'paid' AND method = 'card';
CREATE UNIQUE INDEX due_event_undoes_id_due_id_key ON due_event (undoes_id, due_id);
CREATE UNIQUE INDEX due_event_id_due_id_key ON due_event (id, due_id);
CREATE INDEX due_event_due_id_idx ON due_event (due_id);
CREATE INDEX due_event_actor_id_idx ON due_event (actor_id);
ALTER TABLE due_event ADD CONSTRAINT due_event_undoes_id_due_id_fkey FOREIGN KEY (undoes_id, due_id)
  REFERENCES due_event(id, due_id) ON DELETE RESTRICT ON UPDATE CASCADE;

-- The link by which a client pays a due, what happened to it, and each checkout that was opened from it.
CREATE TABLE payment_link (
  id text NOT NULL,
  due_id text NOT NULL,
  created_by_id text NOT NULL,
  token_hash text NOT NULL,
  locale text NOT NULL,
  email text,
  created_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  closed_at timestamptz(3),
  closing "LinkClosing",
  CONSTRAINT payment_link_pkey PRIMARY KEY (id),
  CONSTRAINT payment_link_due_id_fkey FOREIGN KEY (due_id) REFERENCES lead_due(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payment_link_created_by_id_fkey FOREIGN KEY (created_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payment_link_closed CHECK ((closed_at IS NULL) = (closing IS NULL)),
  CONSTRAINT payment_link_ends CHECK (ends_at > created_at),
  -- The client's language is kept with the link, and whoever made it may choose another.
  CONSTRAINT payment_link_locale CHECK (locale IN ('en', 'de'))
);
CREATE UNIQUE INDEX payment_link_token_hash_key ON payment_link (token_hash);
CREATE UNIQUE INDEX payment_link_id_due_id_key ON payment_link (id, due_id);
-- Of two that are made at once the second waits here, and both have the first one.
CREATE UNIQUE INDEX payment_link_one_open ON payment_link (due_id) WHERE closed_at IS NULL;
CREATE INDEX payment_link_due_id_idx ON payment_link (due_id);
CREATE INDEX payment_link_created_by_id_idx ON payment_link (created_by_id);
-- A person asks by their address for what is kept under it.
CREATE INDEX payment_link_lower_email_idx ON payment_link (lower(email));

CREATE TABLE payment_link_event (
  id bigserial,
  link_id text NOT NULL,
  kind "LinkEventKind" NOT NULL,
  at timestamptz(3) NOT NULL,
  -- Null: the client, or the processor.
  actor_id text,
  amount bigint,
  CONSTRAINT payment_link_event_pkey PRIMARY KEY (id),
  CONSTRAINT payment_link_event_link_id_fkey FOREIGN KEY (link_id)
    REFERENCES payment_link(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payment_link_event_actor_id_fkey FOREIGN KEY (actor_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payment_link_event_actor CHECK ((kind IN ('made', 'sent', 'revoked')) = (actor_id IS NOT NULL))
);
CREATE INDEX payment_link_event_link_id_idx ON payment_link_event (link_id);
CREATE INDEX payment_link_event_actor_id_idx ON payment_link_event (actor_id);

CREATE TABLE payment_checkout (
  id text NOT NULL,
  link_id text NOT NULL,
  due_id text NOT NULL,
  amount bigint NOT NULL,
  card_fee bigint NOT NULL,
  currency text NOT NULL,
  status "CheckoutStatus" NOT NULL DEFAULT 'asked',
  session_id text,
  payment_id text,
  created_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  CONSTRAINT payment_checkout_pkey PRIMARY KEY (id),
  CONSTRAINT payment_checkout_link_id_due_id_fkey FOREIGN KEY (link_id, due_id)
    REFERENCES payment_link(id, due_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payment_checkout_due_id_fkey FOREIGN KEY (due_id) REFERENCES lead_due(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT payment_checkout_amount CHECK (amount > 0 AND card_fee >= 0),
  CONSTRAINT payment_checkout_currency CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT payment_checkout_paid CHECK ((status IN ('paid', 'surplus', 'returned')) = (payment_id IS NOT NULL AND settled_at IS NOT NULL)),
  CONSTRAINT payment_checkout_session CHECK (session_id IS NOT NULL OR status IN ('asked', 'open', 'closed'))
);
CREATE UNIQUE INDEX payment_checkout_session_id_key ON payment_checkout (session_id);
CREATE UNIQUE INDEX payment_checkout_payment_id_key ON payment_checkout (payment_id);
-- Never paid twice: one checkout of a due is open, and one has paid it. What comes beside it is surplus and goes back.
CREATE UNIQUE INDEX payment_checkout_one_open ON payment_checkout (due_id) WHERE status = 'open';
CREATE UNIQUE INDEX payment_checkout_one_paid ON payment_checkout (due_id) WHERE status = 'paid';
CREATE INDEX payment_checkout_link_id_due_id_idx ON payment_checkout (link_id, due_id);
CREATE INDEX payment_checkout_due_id_idx ON payment_checkout (due_id);
CREATE INDEX payment_checkout_status_ends_at_idx ON payment_checkout (status, ends_at);

-- Security deposits that are blocked on the card a client has paid with: two weeks before arrival, until the guests have left.
CREATE TABLE deposit_hold (
  id text NOT NULL,
  due_id text NOT NULL,
  -- Of the client's earlier payment, whose card it is.
  payment_id text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  status "DepositHoldStatus" NOT NULL DEFAULT 'asked',
  -- By the processor's name.
  hold_id text,
  refusal text,
  created_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  CONSTRAINT deposit_hold_pkey PRIMARY KEY (id),
  CONSTRAINT deposit_hold_due_id_fkey FOREIGN KEY (due_id) REFERENCES lead_due(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT deposit_hold_amount CHECK (amount > 0),
  CONSTRAINT deposit_hold_currency CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT deposit_hold_held CHECK ((hold_id IS NOT NULL) = (status IN ('held', 'lapsed', 'taken', 'released'))),
  CONSTRAINT deposit_hold_refused CHECK ((refusal IS NOT NULL) = (status = 'refused')),
  CONSTRAINT deposit_hold_settled CHECK ((settled_at IS NULL) = (status IN ('asked', 'held')))
);
CREATE UNIQUE INDEX deposit_hold_hold_id_key ON deposit_hold (hold_id);
-- Of one deposit one hold at a time.
CREATE UNIQUE INDEX deposit_hold_one ON deposit_hold (due_id) WHERE status IN ('asked', 'held');
CREATE INDEX deposit_hold_due_id_idx ON deposit_hold (due_id);
CREATE INDEX deposit_hold_status_idx ON deposit_hold (status);

-- The number of a client's card, for suppliers who charge it themselves: sealed, of one lead alone, and gone after departure. Only
-- where the vault is switched on is there ever a row. A security code has no column.
CREATE TABLE vaulted_card (
  lead_id text NOT NULL,
  agency_id text NOT NULL,
  key_id text NOT NULL,
  sealed text NOT NULL,
  brand text NOT NULL,
  last_four text NOT NULL,
  kept_by_id text NOT NULL,
  kept_at timestamptz(3) NOT NULL,
  CONSTRAINT vaulted_card_pkey PRIMARY KEY (lead_id),
  CONSTRAINT vaulted_card_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT vaulted_card_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT vaulted_card_kept_by_id_fkey FOREIGN KEY (kept_by_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT vaulted_card_last_four CHECK (last_four ~ '^[0-9]{4}$'),
  -- Nonce, tag and ciphertext: nothing that could be read.
  CONSTRAINT vaulted_card_sealed CHECK (length(sealed) >= 80 AND sealed ~ '^[A-Za-z0-9_-]+$')
);
CREATE INDEX vaulted_card_agency_id_idx ON vaulted_card (agency_id);
CREATE INDEX vaulted_card_kept_by_id_idx ON vaulted_card (kept_by_id);

-- Functions -------------------------------------------------------------------------------------------------------------------

-- A due is open until it is paid or ends; paid, it goes back only by what undoes the payment. What it is never changes.
CREATE FUNCTION lead_due_goes_its_way() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (to_jsonb(OLD) - 'status' - 'ended_at') IS DISTINCT FROM (to_jsonb(NEW) - 'status' - 'ended_at')
      OR NOT (OLD.status, NEW.status) IN (
        ('open', 'paid'), ('open', 'ended'), ('paid', 'open'), ('paid', 'returned'), ('returned', 'paid')
      ) THEN
      RAISE EXCEPTION 'due % does not change so', OLD.id USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'dues are kept' USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;

CREATE FUNCTION due_event_is_kept() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'what happened to a due is append-only' USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;

-- Events stay append-only but for this: what a client's payment leaves of the client ends when the law does not ask for it any
-- more. Nobody but the owner may change one, and only so.
CREATE FUNCTION due_event_forgets() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF (to_jsonb(OLD) - 'reference') IS DISTINCT FROM (to_jsonb(NEW) - 'reference') OR NEW.reference IS NOT NULL
    OR OLD.method IS DISTINCT FROM 'transfer' OR (OLD.at > now() - interval '8 years' AND NOT is_erasing()) THEN
    RAISE EXCEPTION 'what happened to a due is append-only' USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NEW;
END $$;

-- By the owner: at the end of the transaction its scope may be one that sees half of it.
CREATE FUNCTION lead_due_agrees(asked text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d lead_due;
  came bigint;
  went bigint;
  other bigint;
BEGIN
  SELECT * INTO STRICT d FROM lead_due WHERE id = asked;
  SELECT count(*) FILTER (WHERE e.kind = 'paid'), count(*) FILTER (WHERE e.kind = 'returned'),
    count(*) FILTER (WHERE e.amount <> d.amount)
  INTO came, went, other
  FROM due_event e
  WHERE e.due_id = asked AND e.kind <> 'undone' AND NOT EXISTS (SELECT FROM due_event u WHERE u.undoes_id = e.id);
  IF other > 0
    OR came <> (CASE WHEN d.status IN ('paid', 'returned') THEN 1 ELSE 0 END)
    OR went <> (CASE d.status WHEN 'returned' THEN 1 ELSE 0 END) THEN
    RAISE EXCEPTION 'due % differs from what happened to it', asked USING ERRCODE = 'check_violation';
  END IF;
END $$;

CREATE FUNCTION lead_due_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM lead_due_agrees(NEW.id);
  RETURN NULL;
END $$;

CREATE FUNCTION due_event_added() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM lead_due_agrees(NEW.due_id);
  RETURN NULL;
END $$;

-- Money goes one way: what was paid never opens again, and what goes back was surplus before. What has paid a due can go back
-- at the processor, too: then its due is asked for again.
CREATE FUNCTION payment_checkout_goes_one_way() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.id, OLD.link_id, OLD.due_id, OLD.amount, OLD.card_fee, OLD.currency, OLD.created_at)
        IS DISTINCT FROM (NEW.id, NEW.link_id, NEW.due_id, NEW.amount, NEW.card_fee, NEW.currency, NEW.created_at)
      OR (OLD.session_id IS NOT NULL AND OLD.session_id IS DISTINCT FROM NEW.session_id)
      OR (OLD.payment_id IS NOT NULL AND OLD.payment_id IS DISTINCT FROM NEW.payment_id)
      OR NOT (OLD.status = NEW.status OR (OLD.status, NEW.status) IN (
        ('asked', 'open'), ('asked', 'closed'), ('open', 'closed'), ('open', 'paid'), ('open', 'surplus'),
        ('closed', 'paid'), ('closed', 'surplus'), ('surplus', 'returned'), ('paid', 'returned')
      )) THEN
      RAISE EXCEPTION 'checkout % does not change so', OLD.id USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'checkouts are kept' USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;

-- Triggers --------------------------------------------------------------------------------------------------------------------

CREATE TRIGGER lead_due_goes_its_way BEFORE UPDATE OR DELETE ON lead_due FOR EACH ROW EXECUTE FUNCTION lead_due_goes_its_way();
CREATE TRIGGER lead_due_is_kept BEFORE TRUNCATE ON lead_due FOR EACH STATEMENT EXECUTE FUNCTION lead_due_goes_its_way();
CREATE CONSTRAINT TRIGGER lead_due_agrees AFTER INSERT OR UPDATE ON lead_due
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lead_due_changed();
CREATE TRIGGER due_event_is_kept BEFORE DELETE OR TRUNCATE ON due_event
  FOR EACH STATEMENT EXECUTE FUNCTION due_event_is_kept();
CREATE CONSTRAINT TRIGGER due_event_agrees AFTER INSERT ON due_event
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION due_event_added();
CREATE TRIGGER due_event_forgets BEFORE UPDATE ON due_event FOR EACH ROW EXECUTE FUNCTION due_event_forgets();
CREATE TRIGGER payment_checkout_goes_one_way BEFORE UPDATE OR DELETE ON payment_checkout
  FOR EACH ROW EXECUTE FUNCTION payment_checkout_goes_one_way();

-- Who may read and write ------------------------------------------------------------------------------------------------------

-- The agency, the house and admins read it; the product alone writes.
ALTER TABLE lead_due ENABLE ROW LEVEL SECURITY;
CREATE POLICY lead_due_select ON lead_due FOR SELECT USING (
  (SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR hotel_id = (SELECT own_hotel())
  OR operator_id = (SELECT own_operator())
);
CREATE POLICY lead_due_insert ON lead_due FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY lead_due_update ON lead_due FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON lead_due TO alpenglow_app;
GRANT UPDATE (status, ended_at) ON lead_due TO alpenglow_app;

ALTER TABLE due_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY due_event_select ON due_event FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM lead_due d WHERE d.id = due_id)
);
CREATE POLICY due_event_insert ON due_event FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON due_event TO alpenglow_app;
GRANT USAGE ON SEQUENCE due_event_id_seq TO alpenglow_app;

-- Who reads the due reads its links; the product alone writes.
ALTER TABLE payment_link ENABLE ROW LEVEL SECURITY;
CREATE POLICY payment_link_select ON payment_link FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM lead_due d WHERE d.id = due_id)
);
CREATE POLICY payment_link_insert ON payment_link FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY payment_link_update ON payment_link FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON payment_link TO alpenglow_app;
GRANT UPDATE (locale, email, closed_at, closing) ON payment_link TO alpenglow_app;

ALTER TABLE payment_link_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY payment_link_event_select ON payment_link_event FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM payment_link l WHERE l.id = link_id)
);
CREATE POLICY payment_link_event_insert ON payment_link_event FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON payment_link_event TO alpenglow_app;
GRANT USAGE ON SEQUENCE payment_link_event_id_seq TO alpenglow_app;

ALTER TABLE payment_checkout ENABLE ROW LEVEL SECURITY;
CREATE POLICY payment_checkout_select ON payment_checkout FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM lead_due d WHERE d.id = due_id)
);
CREATE POLICY payment_checkout_insert ON payment_checkout FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY payment_checkout_update ON payment_checkout FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON payment_checkout TO alpenglow_app;
GRANT UPDATE (status, session_id, payment_id, settled_at) ON payment_checkout TO alpenglow_app;

-- Who reads the due reads it; the product alone writes.
ALTER TABLE deposit_hold ENABLE ROW LEVEL SECURITY;
CREATE POLICY deposit_hold_select ON deposit_hold FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM lead_due d WHERE d.id = due_id)
);
CREATE POLICY deposit_hold_insert ON deposit_hold FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY deposit_hold_update ON deposit_hold FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON deposit_hold TO alpenglow_app;
GRANT UPDATE (status, hold_id, refusal, settled_at) ON deposit_hold TO alpenglow_app;

-- An agency knows that there is one; what is sealed is the product's alone, and nobody changes it: another card is another row.
ALTER TABLE vaulted_card ENABLE ROW LEVEL SECURITY;
CREATE POLICY vaulted_card_select ON vaulted_card FOR SELECT
  USING ((SELECT app_scope()) = 'system' OR agency_id = (SELECT own_agency()));
CREATE POLICY vaulted_card_insert ON vaulted_card FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY vaulted_card_delete ON vaulted_card FOR DELETE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, DELETE ON vaulted_card TO alpenglow_app;

-- ============================================================================================================================
-- Money: the payment processor and its stand-in
-- ============================================================================================================================

CREATE TABLE processor_event (
  id text NOT NULL,
  type text NOT NULL,
  received_at timestamptz(3) NOT NULL,
  CONSTRAINT processor_event_pkey PRIMARY KEY (id)
);

CREATE TABLE sandbox_account (
  id text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT sandbox_account_pkey PRIMARY KEY (id)
);

-- What the processor's stand-in was told to pay; demo mode only.
CREATE TABLE sandbox_transfer (
  id text NOT NULL,
  payout_id text NOT NULL,
  account_id text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  is_reversed boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT sandbox_transfer_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_transfer_amount CHECK (amount > 0)
);
CREATE UNIQUE INDEX sandbox_transfer_payout_id_key ON sandbox_transfer (payout_id);

-- What clients pay at the stand-in for the payment processor; demo mode only.
CREATE TABLE sandbox_checkout (
  id text NOT NULL,
  reference text NOT NULL,
  lines jsonb NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  email text,
  success_url text NOT NULL,
  cancel_url text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  payment_id text,
  is_returned boolean NOT NULL DEFAULT false,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT sandbox_checkout_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_checkout_amount CHECK (amount > 0),
  CONSTRAINT sandbox_checkout_state CHECK (state IN ('open', 'paid', 'expired') AND (state = 'paid') = (payment_id IS NOT NULL)),
  CONSTRAINT sandbox_checkout_returned CHECK (NOT is_returned OR state = 'paid')
);
CREATE UNIQUE INDEX sandbox_checkout_reference_key ON sandbox_checkout (reference);
CREATE UNIQUE INDEX sandbox_checkout_payment_id_key ON sandbox_checkout (payment_id);

-- What is blocked at the stand-in for the processor; demo mode only.
CREATE TABLE sandbox_hold (
  id text NOT NULL,
  reference text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'requires_capture',
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT sandbox_hold_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_hold_state CHECK (state IN ('requires_capture', 'canceled', 'succeeded'))
);
CREATE UNIQUE INDEX sandbox_hold_reference_key ON sandbox_hold (reference);

-- Who may read and write ------------------------------------------------------------------------------------------------------

GRANT SELECT, INSERT ON processor_event TO alpenglow_app;

GRANT SELECT, INSERT ON sandbox_account TO alpenglow_app;
GRANT UPDATE (data, updated_at) ON sandbox_account TO alpenglow_app;

GRANT SELECT, INSERT ON sandbox_transfer TO alpenglow_app;
GRANT UPDATE (is_reversed) ON sandbox_transfer TO alpenglow_app;

GRANT SELECT, INSERT ON sandbox_checkout TO alpenglow_app;
GRANT UPDATE (state, payment_id, is_returned) ON sandbox_checkout TO alpenglow_app;

GRANT SELECT, INSERT ON sandbox_hold TO alpenglow_app;
GRANT UPDATE (state) ON sandbox_hold TO alpenglow_app;

-- ============================================================================================================================
-- Today: deadlines, digests and calendars
-- ============================================================================================================================

CREATE TYPE "DeadlineKind" AS ENUM ('optionEnds', 'requestEnds', 'answerDue', 'offerStands', 'freeUntil', 'feeStep', 'payment',
  'linkEnds', 'stayAnswer', 'stayDiffers', 'dispute', 'message', 'clientComment', 'approval', 'offerValid', 'offerTerm',
  'payoutHeld', 'verification');
CREATE TYPE "DeadlineSide" AS ENUM ('agency', 'supplier', 'house');
CREATE TYPE "DeadlineSubject" AS ENUM ('lead', 'offer', 'conversation', 'agency');
CREATE TYPE "DigestRhythm" AS ENUM ('none', 'daily', 'weekdays');

-- One row for each deadline of a lead, an offer, a conversation or an agency, with everybody whose list it stands in. Rows
-- follow from what is kept elsewhere and are written by one function; a cause that changes is noted by the database itself, in
-- its own transaction, so that no writer can forget it.
CREATE TABLE deadline (
  id text NOT NULL,
  subject "DeadlineSubject" NOT NULL,
  subject_id text NOT NULL,
  kind "DeadlineKind" NOT NULL,
  -- Tells apart those of one kind and subject: a due, a step, a question.
  key text NOT NULL,
  waits_for "DeadlineSide" NOT NULL,
  agency_id text NOT NULL,
  user_id text,
  hotel_id text,
  operator_id text,
  until timestamptz(3) NOT NULL,
  time_zone text NOT NULL,
  -- It lasts to the end of a day, which is what people are told.
  is_day boolean NOT NULL,
  -- Nobody can do it, or need know of it, before.
  begins_at timestamptz(3) NOT NULL,
  -- When the clock ends it; null: it stays until somebody does it.
  ends_at timestamptz(3),
  reason jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL,
  done_at timestamptz(3),
  CONSTRAINT deadline_pkey PRIMARY KEY (id),
  CONSTRAINT deadline_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT deadline_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT deadline_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotel(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT deadline_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT deadline_of_person CHECK (user_id IS NULL OR subject <> 'agency')
);
CREATE UNIQUE INDEX deadline_subject_subject_id_kind_key_key ON deadline (subject, subject_id, kind, key);
CREATE INDEX deadline_agency_id_done_at_until_idx ON deadline (agency_id, done_at, until);
CREATE INDEX deadline_user_id_done_at_until_idx ON deadline (user_id, done_at, until);
CREATE INDEX deadline_hotel_id_done_at_until_idx ON deadline (hotel_id, done_at, until);
CREATE INDEX deadline_operator_id_done_at_until_idx ON deadline (operator_id, done_at, until);
CREATE INDEX deadline_done_at_until_idx ON deadline (done_at, until);

-- Put off by one person, for that person: never beyond the deadline itself, which the list looks after.
CREATE TABLE deadline_snooze (
  deadline_id text NOT NULL,
  user_id text NOT NULL,
  until timestamptz(3) NOT NULL,
  -- What was put off before its deadline comes back with it, wherever that has moved; what is overdue may be put off once more.
  set_at timestamptz(3) NOT NULL,
  CONSTRAINT deadline_snooze_pkey PRIMARY KEY (deadline_id, user_id),
  CONSTRAINT deadline_snooze_deadline_id_fkey FOREIGN KEY (deadline_id)
    REFERENCES deadline(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT deadline_snooze_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX deadline_snooze_user_id_idx ON deadline_snooze (user_id);

-- Whose deadlines are to be derived anew, by the transaction that changed their cause.
CREATE TABLE deadline_cause (
  subject "DeadlineSubject" NOT NULL,
  subject_id text NOT NULL,
  transaction_id bigint NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,
  CONSTRAINT deadline_cause_pkey PRIMARY KEY (subject, subject_id, transaction_id)
);
CREATE INDEX deadline_cause_transaction_id_idx ON deadline_cause (transaction_id);

-- How often somebody is told of their list by mail, by which clocks, and on which day it was looked at last; without a row it
-- is as for everybody: on weekdays, by the clocks of the house.
CREATE TABLE digest (
  user_id text NOT NULL,
  rhythm "DigestRhythm" NOT NULL DEFAULT 'weekdays',
  time_zone text NOT NULL DEFAULT 'Europe/Berlin',
  looked_on date,
  CONSTRAINT digest_pkey PRIMARY KEY (user_id),
  CONSTRAINT digest_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE
);

-- The address at which a person's calendar program reads their list: secret, and gone when another one is made.
CREATE TABLE calendar_address (
  id text NOT NULL,
  user_id text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  CONSTRAINT calendar_address_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_address_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX calendar_address_token_hash_key ON calendar_address (token_hash);
CREATE INDEX calendar_address_user_id_idx ON calendar_address (user_id);
CREATE UNIQUE INDEX calendar_address_open ON calendar_address (user_id) WHERE revoked_at IS NULL;

-- Functions -------------------------------------------------------------------------------------------------------------------

CREATE FUNCTION note_deadline_cause() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO deadline_cause (subject, subject_id)
  VALUES (TG_ARGV[0]::"DeadlineSubject", to_jsonb(NEW)->>TG_ARGV[1]) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION note_deadline_of_link() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO deadline_cause (subject, subject_id)
  SELECT 'lead', d.lead_id FROM lead_due d WHERE d.id = NEW.due_id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- What was offered of a lead is told by the offer, and its option beside the approval.
CREATE FUNCTION note_deadline_of_offered() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO deadline_cause (subject, subject_id)
  SELECT 'offer', v.offer_id FROM offer_version v WHERE v.id = NEW.version_id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- What a client has approved waits for what becomes of its lead.
CREATE FUNCTION note_deadline_of_approved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO deadline_cause (subject, subject_id)
  SELECT DISTINCT 'offer'::"DeadlineSubject", v.offer_id FROM offer_alternative a JOIN offer_version v ON v.id = a.version_id
  WHERE a.lead_id = NEW.id AND v.approved_at IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- What this very transaction has caused, and with it what it is to derive before it ends.
CREATE FUNCTION take_deadline_causes() RETURNS TABLE (subject text, subject_id text)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH taken AS (
    DELETE FROM deadline_cause c WHERE c.transaction_id = ((pg_current_xact_id_if_assigned())::text)::bigint
    RETURNING c.subject, c.subject_id
  )
  SELECT DISTINCT t.subject::text, t.subject_id FROM taken t ORDER BY 1, 2
$$;

-- What transactions that ended have left, for the worker: of bulk writers.
CREATE FUNCTION take_left_deadline_causes(most int) RETURNS TABLE (subject text, subject_id text)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH chosen AS (
    SELECT c.subject, c.subject_id, c.transaction_id FROM deadline_cause c
    ORDER BY c.transaction_id, c.subject, c.subject_id LIMIT most FOR UPDATE SKIP LOCKED
  ), taken AS (
    DELETE FROM deadline_cause c USING chosen o
    WHERE (c.subject, c.subject_id, c.transaction_id) = (o.subject, o.subject_id, o.transaction_id)
    RETURNING c.subject, c.subject_id
  )
  SELECT DISTINCT t.subject::text, t.subject_id FROM taken t ORDER BY 1, 2
$$;

-- Triggers --------------------------------------------------------------------------------------------------------------------

CREATE TRIGGER agency_is_cause AFTER INSERT OR UPDATE OF verification ON agency
  FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('agency', 'id');
CREATE TRIGGER lead_is_cause AFTER INSERT OR UPDATE ON lead FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('lead', 'id');
CREATE TRIGGER lead_is_cause_of_offers AFTER UPDATE OF status, option_expires_at, option_rank, closed_at ON lead
  FOR EACH ROW EXECUTE FUNCTION note_deadline_of_approved();
CREATE TRIGGER lead_change_is_cause AFTER INSERT OR UPDATE ON lead_change
  FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('lead', 'lead_id');
CREATE TRIGGER conversation_is_cause AFTER INSERT OR UPDATE ON conversation
  FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('conversation', 'id');
CREATE TRIGGER offer_version_is_cause AFTER INSERT OR UPDATE ON offer_version
  FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('offer', 'offer_id');
CREATE TRIGGER offer_alternative_is_cause AFTER INSERT ON offer_alternative
  FOR EACH ROW EXECUTE FUNCTION note_deadline_of_offered();
CREATE TRIGGER offer_comment_is_cause AFTER INSERT ON offer_comment
  FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('offer', 'offer_id');
CREATE TRIGGER payout_account_is_cause AFTER INSERT OR UPDATE ON payout_account
  FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('agency', 'agency_id');
CREATE TRIGGER payout_is_cause AFTER INSERT OR UPDATE ON payout
  FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('agency', 'agency_id');
CREATE TRIGGER lead_due_is_cause AFTER INSERT OR UPDATE ON lead_due
  FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('lead', 'lead_id');
CREATE TRIGGER payment_link_is_cause AFTER INSERT OR UPDATE ON payment_link
  FOR EACH ROW EXECUTE FUNCTION note_deadline_of_link();

-- Who may read and write ------------------------------------------------------------------------------------------------------

-- The agency reads its own, the supplier what waits for them; the product alone writes. A snooze is one person's.
ALTER TABLE deadline ENABLE ROW LEVEL SECURITY;
CREATE POLICY deadline_select ON deadline FOR SELECT USING (
  (SELECT reads_all())
  OR (agency_id = (SELECT own_agency()) AND (kind <> 'payoutHeld' OR agency_id = (SELECT paid_out_agency())))
  OR (waits_for = 'supplier' AND (hotel_id = (SELECT own_hotel()) OR operator_id = (SELECT own_operator())))
);
CREATE POLICY deadline_insert ON deadline FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY deadline_update ON deadline FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON deadline TO alpenglow_app;
GRANT UPDATE (waits_for, agency_id, user_id, hotel_id, operator_id, until, time_zone, is_day, begins_at, ends_at, reason,
  done_at) ON deadline TO alpenglow_app;

ALTER TABLE deadline_snooze ENABLE ROW LEVEL SECURITY;
CREATE POLICY deadline_snooze_select ON deadline_snooze FOR SELECT USING (
  (SELECT app_scope()) = 'system' OR user_id = (SELECT own_user())
);
CREATE POLICY deadline_snooze_insert ON deadline_snooze FOR INSERT WITH CHECK (
  user_id = (SELECT own_user()) AND EXISTS (SELECT FROM deadline d WHERE d.id = deadline_id)
);
CREATE POLICY deadline_snooze_update ON deadline_snooze FOR UPDATE USING (user_id = (SELECT own_user()));
GRANT SELECT, INSERT ON deadline_snooze TO alpenglow_app;
GRANT UPDATE (until, set_at) ON deadline_snooze TO alpenglow_app;

ALTER TABLE deadline_cause ENABLE ROW LEVEL SECURITY;
-- Without a policy no row of the causes is seen, through whatever right.
GRANT SELECT ON deadline_cause TO alpenglow_app;

ALTER TABLE digest ENABLE ROW LEVEL SECURITY;
CREATE POLICY digest_select ON digest FOR SELECT USING ((SELECT app_scope()) = 'system' OR user_id = (SELECT own_user()));
CREATE POLICY digest_insert ON digest FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system' OR user_id = (SELECT own_user()));
CREATE POLICY digest_update ON digest FOR UPDATE USING ((SELECT app_scope()) = 'system' OR user_id = (SELECT own_user()));
GRANT SELECT, INSERT ON digest TO alpenglow_app;
GRANT UPDATE (rhythm, time_zone, looked_on) ON digest TO alpenglow_app;

ALTER TABLE calendar_address ENABLE ROW LEVEL SECURITY;
CREATE POLICY calendar_address_select ON calendar_address FOR SELECT USING ((SELECT app_scope()) = 'system' OR user_id = (SELECT own_user()));
CREATE POLICY calendar_address_insert ON calendar_address FOR INSERT WITH CHECK (user_id = (SELECT own_user()));
CREATE POLICY calendar_address_update ON calendar_address FOR UPDATE USING (user_id = (SELECT own_user()));
GRANT SELECT, INSERT ON calendar_address TO alpenglow_app;
GRANT UPDATE (revoked_at) ON calendar_address TO alpenglow_app;

GRANT EXECUTE ON FUNCTION take_deadline_causes(), take_left_deadline_causes(integer) TO alpenglow_app;

-- ============================================================================================================================
-- Web: consent and the click log
-- ============================================================================================================================

-- What was said to the question about our click log, and to which words: proof that whoever is logged has agreed.
CREATE TABLE consent_log (
  id text NOT NULL,
  at timestamptz(3) NOT NULL,
  choice text NOT NULL,
  -- Of the words that were asked.
  version text NOT NULL,
  locale text NOT NULL,
  host text NOT NULL,
  -- Null: nobody was signed in.
  user_id text,
  CONSTRAINT consent_log_pkey PRIMARY KEY (id),
  CONSTRAINT consent_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT consent_log_choice CHECK (choice IN ('accepted', 'declined', 'withdrawn'))
);
CREATE INDEX consent_log_at_idx ON consent_log (at);
CREATE INDEX consent_log_user_id_idx ON consent_log (user_id);

CREATE TABLE frontend_log (
  id bigserial,
  at timestamptz(3) NOT NULL,
  message text NOT NULL,
  data jsonb,
  session_id text NOT NULL,
  CONSTRAINT frontend_log_pkey PRIMARY KEY (id)
);
CREATE INDEX frontend_log_at_idx ON frontend_log (at);

-- Who may read and write ------------------------------------------------------------------------------------------------------

ALTER TABLE consent_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY consent_log_insert ON consent_log FOR INSERT WITH CHECK (user_id IS NULL OR user_id = (SELECT own_user()));
CREATE POLICY consent_log_select ON consent_log FOR SELECT USING (
  (SELECT app_scope()) = 'system' OR user_id = (SELECT own_user())
);
GRANT SELECT, INSERT ON consent_log TO alpenglow_app;

GRANT SELECT, INSERT, DELETE ON frontend_log TO alpenglow_app;
GRANT USAGE ON SEQUENCE frontend_log_id_seq TO alpenglow_app;

-- ============================================================================================================================
-- Issuer: accounts of the embedded OpenID provider
-- ============================================================================================================================

CREATE TYPE issuer."CodePurpose" AS ENUM ('verifyEmail', 'resetPassword');

CREATE TABLE issuer.account (
  id text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  is_email_verified boolean NOT NULL DEFAULT false,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  locale text NOT NULL,
  is_demonstration boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  affiliate_id text,
  CONSTRAINT account_pkey PRIMARY KEY (id),
  CONSTRAINT account_email_lower CHECK (((email = lower(email)) AND (email ~~ '%_@_%')))
);
CREATE UNIQUE INDEX account_email_key ON issuer.account (email);

CREATE TABLE issuer.code (
  id text NOT NULL,
  account_id text NOT NULL,
  purpose issuer."CodePurpose" NOT NULL,
  code_hash text NOT NULL,
  return_to text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT code_pkey PRIMARY KEY (id),
  CONSTRAINT code_account_id_fkey FOREIGN KEY (account_id) REFERENCES issuer.account(id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX code_account_id_idx ON issuer.code (account_id);
CREATE UNIQUE INDEX code_code_hash_key ON issuer.code (code_hash);

CREATE TABLE issuer.payload (
  model text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz(3),
  consumed_at timestamptz(3),
  CONSTRAINT payload_pkey PRIMARY KEY (model, id)
);
CREATE INDEX payload_expires_at_idx ON issuer.payload (expires_at);
CREATE INDEX payload_grant_id_idx ON issuer.payload (grant_id);
CREATE INDEX payload_model_uid_idx ON issuer.payload (model, uid);

CREATE TABLE issuer.key (
  kid text NOT NULL,
  jwk text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT key_pkey PRIMARY KEY (kid)
);

-- Wrong passwords count for an account together with who tries it: what a stranger does closes it to nobody else. Known and
-- unknown addresses are counted alike, in a table of the issuer's own.
CREATE TABLE issuer.attempt (
  key text NOT NULL,
  failures integer NOT NULL,
  closed_until timestamptz(3) NOT NULL,
  CONSTRAINT attempt_pkey PRIMARY KEY (key)
);
CREATE INDEX attempt_closed_until_idx ON issuer.attempt (closed_until);

-- Functions -------------------------------------------------------------------------------------------------------------------

-- Its mails are delivered by the worker like all others, and no other mail can be written or taken back from here.
CREATE FUNCTION enqueue_account_mail(asked_key text, asked_payload jsonb, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF asked_key NOT LIKE 'account:%' OR asked_payload ->> 'mail' IS NULL
    OR asked_payload ->> 'mail' NOT IN ('accountVerify', 'accountKnown', 'passwordReset', 'passwordChanged') THEN
    RAISE EXCEPTION 'enqueue_account_mail is not for this mail' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO outbox (topic, dedupe_key, payload, next_attempt_at, created_at)
  VALUES ('mail', asked_key, asked_payload, at, at) ON CONFLICT (dedupe_key) DO NOTHING;
END $$;

CREATE FUNCTION withdraw_account_mails(asked_keys text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM outbox WHERE dedupe_key = ANY (asked_keys) AND dedupe_key LIKE 'account:%' AND delivered_at IS NULL
$$;

-- The people of the demonstration's sign-in page, in the order of their agencies; nobody outside a demonstration.
CREATE FUNCTION demonstration_people() RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(json_agg(json_build_object(
    'subject', u.subject, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name, 'role', u.role,
    'place', coalesce(a.name, o.name), 'isDesk', u.hotel_id IS NOT NULL OR u.operator_id IS NOT NULL
  ) ORDER BY a.id NULLS LAST, u.created_at, u.id), '[]')
  FROM app_user u
  LEFT JOIN membership m ON m.user_id = u.id AND m.removed_at IS NULL
  LEFT JOIN agency a ON a.id = m.agency_id
  LEFT JOIN operator o ON o.id = u.operator_id
  WHERE u.is_demonstration AND u.subject IS NOT NULL
$$;

-- What the worker writes the issuer's mails from: whom and where to, and of a code the hash that tells under which secret
-- its link was made; nothing of a password. Null when it is gone.
CREATE FUNCTION account_letter(asked_account text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT json_build_object('email', email, 'firstName', first_name, 'lastName', last_name, 'locale', locale)
  FROM issuer.account WHERE id = asked_account
$$;

CREATE FUNCTION account_code_letter(asked_code text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT json_build_object('returnTo', c.return_to, 'purpose', c.purpose, 'codeHash', c.code_hash, 'account', account_letter(c.account_id))
  FROM issuer.code c WHERE c.id = asked_code
$$;

-- Who may read and write ------------------------------------------------------------------------------------------------------

-- The issuer has its own tables by default. Of the product it reads how its pages look and whether this is a demonstration,
-- counts attempts on addresses that have no account, and enqueues its mails.

GRANT EXECUTE ON FUNCTION account_letter(text), account_code_letter(text) TO alpenglow_app;

GRANT EXECUTE ON FUNCTION enqueue_account_mail(text, jsonb, timestamptz), withdraw_account_mails(text[]), demonstration_people()
  TO alpenglow_issuer;

-- ============================================================================================================================
-- Personal data: where a person stands, export, erasure and purge
-- ============================================================================================================================

-- Where a client stands, and what becomes of it when the client is erased: one list that the export, the look before, the
-- erasure and its test read. A migration that adds a column for what a client gives adds it here. A table stands here twice
-- where some of its rows go and some stay.
CREATE TABLE personal_table (
  table_name text NOT NULL,
  fate text NOT NULL,
  kind text NOT NULL,
  -- In which they are gone through: what is found by another table comes before it.
  "position" integer NOT NULL,
  -- A condition on the row `t` for the person `$1`; written by migrations alone.
  found_by text NOT NULL,
  -- Columns that are told in an export beside the person's own.
  exported text[],
  -- By which law what stays is kept; null: none asks for it, sums and sentences need their row.
  law text,
  CONSTRAINT personal_table_pkey PRIMARY KEY (table_name, fate),
  CONSTRAINT personal_table_fate CHECK (fate IN ('deleted', 'loosened')),
  CONSTRAINT personal_table_kind CHECK (kind IN ('client', 'lead', 'offer', 'conversation', 'mail', 'enquiry', 'payment', 'consent', 'history', 'log', 'account')),
  CONSTRAINT personal_table_law CHECK (law IN ('voucher', 'proof'))
);
CREATE UNIQUE INDEX personal_table_position_key ON personal_table ("position");

-- `words`: where the person is named, the number stands; `kept`: names nobody, or somebody else.
CREATE TABLE personal_column (
  table_name text NOT NULL,
  column_name text NOT NULL,
  treatment text NOT NULL,
  is_exported boolean NOT NULL DEFAULT true,
  CONSTRAINT personal_column_pkey PRIMARY KEY (table_name, column_name),
  CONSTRAINT personal_column_treatment CHECK (treatment IN ('emptied', 'firstName', 'lastName', 'name', 'address', 'reference', 'words', 'kept'))
);

-- Somebody asks that a person be erased, somebody else does it. What names the person goes with the erasure.
CREATE TABLE erasure (
  id text NOT NULL,
  -- What the person is called from then on.
  number serial,
  -- Whose client; null: whoever has that e-mail address, wherever they stand.
  agency_id text,
  client_id text,
  email text,
  first_name text,
  last_name text,
  reason text,
  -- In which it was asked; what stands in the person's place is written in it.
  locale text NOT NULL,
  asked_by_id text NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  -- Until when somebody else may do it.
  ends_at timestamptz(3) NOT NULL,
  closed_at timestamptz(3),
  closed_by_id text,
  refusal text,
  confirmed_by_id text,
  erased_at timestamptz(3),
  -- The transaction that erased: what is kept for good may lose its names in that one alone.
  transaction_id bigint,
  found integer,
  deleted integer,
  loosened integer,
  CONSTRAINT erasure_pkey PRIMARY KEY (id),
  CONSTRAINT erasure_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT erasure_client_id_agency_id_fkey FOREIGN KEY (client_id, agency_id)
    REFERENCES client(id, agency_id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT erasure_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT erasure_closed_by_id_fkey FOREIGN KEY (closed_by_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT erasure_confirmed_by_id_fkey FOREIGN KEY (confirmed_by_id)
    REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT erasure_locale CHECK (locale IN ('en', 'de')),
  CONSTRAINT erasure_of_somebody CHECK ((client_id IS NOT NULL AND agency_id IS NOT NULL) OR email IS NOT NULL OR transaction_id IS NOT NULL OR closed_at IS NOT NULL),
  -- Who asked cannot be the second person.
  CONSTRAINT erasure_by_two CHECK (confirmed_by_id <> asked_by_id),
  CONSTRAINT erasure_once CHECK ((erased_at IS NULL) = (confirmed_by_id IS NULL) AND (erased_at IS NULL) = (found IS NULL)),
  CONSTRAINT erasure_open_or_closed CHECK (erased_at IS NULL OR closed_at IS NULL),
  CONSTRAINT erasure_closed_by CHECK ((closed_at IS NULL) = (closed_by_id IS NULL)),
  CONSTRAINT erasure_adds_up CHECK (found = deleted + loosened),
  CONSTRAINT erasure_names_nobody CHECK (erased_at IS NULL OR (email IS NULL AND first_name IS NULL AND last_name IS NULL AND reason IS NULL))
);
CREATE UNIQUE INDEX erasure_number_key ON erasure (number);
CREATE INDEX erasure_agency_id_asked_at_idx ON erasure (agency_id, asked_at);
CREATE INDEX erasure_client_id_agency_id_idx ON erasure (client_id, agency_id);
CREATE INDEX erasure_asked_by_id_idx ON erasure (asked_by_id);
CREATE INDEX erasure_closed_by_id_idx ON erasure (closed_by_id);
CREATE INDEX erasure_confirmed_by_id_idx ON erasure (confirmed_by_id);

INSERT INTO personal_table (position, kind, table_name, fate, law, exported, found_by) VALUES
  (1, 'client', 'client', 'loosened', NULL, '{created_at}', 't.id = ANY(($1).clients)'),
  (2, 'lead', 'lead', 'loosened', 'voucher', '{reference,status,check_in,check_out,adults,children_ages,price_total,currency,created_at}',
    't.id = ANY(($1).leads)'),
  (3, 'lead', 'consumer_booking', 'loosened', 'voucher', '{locale,adults,child_ages,payment_method,privacy_version,sales_policy_version,operator_terms,consented_at}',
    't.lead_id = ANY(($1).leads)'),
  (4, 'lead', 'lead_room', 'loosened', NULL, '{}', 't.lead_id = ANY(($1).leads)'),
  (5, 'history', 'lead_event', 'loosened', NULL, '{type,at}', 't.lead_id = ANY(($1).leads)'),
  (6, 'history', 'lead_change', 'loosened', NULL, '{kind,asked_at}', 't.lead_id = ANY(($1).leads)'),
  (7, 'history', 'held_answer', 'loosened', NULL, '{held_at}', 't.lead_id = ANY(($1).leads)'),
  (8, 'offer', 'offer', 'loosened', NULL, '{reference,created_at}', 't.id = ANY(($1).offers)'),
  (9, 'offer', 'offer_version', 'loosened', NULL, '{number,locale,valid_until,sent_at,approved_at}', 't.offer_id = ANY(($1).offers)'),
  (10, 'offer', 'offer_taken_out', 'loosened', NULL, '{}',
    'EXISTS (SELECT FROM offer_version v WHERE v.id = t.version_id AND v.offer_id = ANY(($1).offers))'),
  (11, 'offer', 'offer_comment', 'deleted', NULL, '{number,at}', 't.offer_id = ANY(($1).offers)'),
  (12, 'conversation', 'conversation_attachment', 'deleted', NULL, '{media_type,size,created_at}',
    'EXISTS (SELECT FROM conversation_message m WHERE m.id = t.message_id AND (m.lead_id = ANY(($1).leads) OR m.enquiry_id = ANY(($1).hotel_enquiries)))'),
  (13, 'conversation', 'conversation_message', 'loosened', NULL, '{created_at}',
    -- Said of another client of that name, it is not about the person.
    '(t.lead_id = ANY(($1).leads) OR t.enquiry_id = ANY(($1).hotel_enquiries) OR (t.body ~* ($1).wholes
      AND NOT EXISTS (SELECT FROM lead l WHERE l.id = t.lead_id AND l.client_last_name ~* ($1).wholes_of_names)
      AND EXISTS (SELECT FROM conversation c WHERE c.id = t.conversation_id AND c.agency_id = ANY(($1).agencies))))'),
  (14, 'conversation', 'hotel_enquiry', 'loosened', NULL, '{booking_reference,created_at}', 't.id = ANY(($1).hotel_enquiries)'),
  -- The mail that a delivery became has the delivery's key in its id.
  (15, 'mail', 'development_mail', 'loosened', NULL, '{at}',
    '(concat_ws('' '', t."to", t.subject, t.text, t.html) ~* ($1).marks OR EXISTS (SELECT FROM outbox o WHERE
      concat_ws('' '', o.dedupe_key, o.payload::text) ~* ($1).marks
      AND t.message_id LIKE ''<'' || left(encode(sha256(convert_to(o.dedupe_key, ''UTF8'')), ''hex''), 40) || ''@%''))'),
  (16, 'mail', 'outbox', 'deleted', NULL, '{topic,created_at}',
    't.topic = ''mail'' AND t.delivered_at IS NULL AND concat_ws('' '', t.dedupe_key, t.payload::text) ~* ($1).marks
      AND (t.payload->>''mail'' IN (''enquirySender'', ''contactSender'', ''newsletterConfirm'', ''newsletterKnown'', ''newsletterWelcome'',
        ''offerSent'', ''offerReplied'', ''paymentLink'') OR (t.payload->>''mail'' = ''payment'' AND t.payload->>''to'' = ''client'')
        OR (t.payload->>''mail'' = ''leadNotice'' AND t.payload->>''to'' = ''agent''
          AND EXISTS (SELECT FROM consumer_booking b WHERE b.lead_id = t.payload->>''leadId'')))'),
  (17, 'mail', 'outbox', 'loosened', NULL, '{topic,created_at}', 'concat_ws('' '', t.dedupe_key, t.payload::text) ~* ($1).marks'),
  (18, 'enquiry', 'enquiry', 'deleted', NULL, '{kind,check_in,check_out,adults,child_ages,destination,consent_version,created_at}',
    't.id = ANY(($1).enquiries) AND NOT EXISTS (SELECT FROM consumer_booking b WHERE b.enquiry_id = t.id)'),
  (19, 'enquiry', 'enquiry', 'loosened', 'voucher', '{kind,check_in,check_out,adults,child_ages,destination,consent_version,created_at}',
    't.id = ANY(($1).enquiries) AND EXISTS (SELECT FROM consumer_booking b WHERE b.enquiry_id = t.id)'),
  (20, 'enquiry', 'contact_message', 'deleted', NULL, '{created_at}', '($1).is_house AND lower(t.email) = ANY(($1).emails)'),
  (21, 'enquiry', 'form_outcome', 'deleted', NULL, '{form}', '($1).is_house AND t.values::text ~* ($1).addresses'),
  (22, 'payment', 'payment_link', 'loosened', 'voucher', '{locale,created_at}',
    'EXISTS (SELECT FROM lead_due d WHERE d.id = t.due_id AND d.lead_id = ANY(($1).leads))'),
  (23, 'payment', 'due_event', 'loosened', 'voucher', '{kind,method,amount,on_day}',
    't.method = ''transfer'' AND t.reference IS NOT NULL AND EXISTS (SELECT FROM lead_due d WHERE d.id = t.due_id AND d.lead_id = ANY(($1).leads))'),
  (24, 'payment', 'vaulted_card', 'deleted', NULL, '{kept_at}', 't.lead_id = ANY(($1).leads)'),
  (25, 'payment', 'sandbox_checkout', 'loosened', NULL, '{created_at}',
    't.email IS NOT NULL AND t.reference IN (SELECT c.id FROM payment_checkout c JOIN lead_due d ON d.id = c.due_id WHERE d.lead_id = ANY(($1).leads))'),
  (26, 'consent', 'newsletter_subscription', 'deleted', NULL, '{status,consent_version,requested_at}',
    '($1).is_house AND t.email = ANY(($1).emails) AND t.status = ''pending'''),
  (27, 'consent', 'newsletter_subscription', 'loosened', 'proof', '{status,consent_version,requested_at,confirmed_at,unsubscribed_at}',
    '($1).is_house AND t.email = ANY(($1).emails) AND t.status <> ''pending'''),
  (28, 'history', 'erasure', 'loosened', NULL, '{asked_at}',
    '(t.agency_id IS NULL OR t.agency_id = ANY(($1).agencies)) AND (t.client_id = ANY(($1).clients) OR lower(t.email) = ANY(($1).emails))'),
  (29, 'history', 'audit', 'loosened', NULL, '{at,action}',
    '(t.entity_id = ANY(($1).ids) OR concat_ws('' '', t.before::text, t.after::text) ~* ($1).marks)'),
  -- A label that was clicked may be a name: such a line is nobody's, and goes.
  (30, 'log', 'frontend_log', 'deleted', NULL, '{at}',
    '(concat_ws('' '', t.message, t.data::text) ~* ($1).marks OR concat_ws('' '', t.message, t.data::text) ~* ($1).wholes)'),
  (31, 'account', 'session', 'deleted', NULL, '{created_at}', 't.user_id = ANY(($1).accounts)'),
  (32, 'account', 'invitation', 'loosened', NULL, '{created_at}', '($1).is_house AND t.email = ANY(($1).emails)'),
  (33, 'account', 'app_user', 'loosened', NULL, '{role,locale,created_at,last_signed_in_at}', 't.id = ANY(($1).accounts)'),
  (34, 'consent', 'consent_log', 'loosened', 'proof', '{at,choice,version,locale}', 't.user_id = ANY(($1).accounts)');

INSERT INTO personal_column (table_name, column_name, treatment, is_exported) VALUES
  ('client', 'first_name', 'firstName', true), ('client', 'last_name', 'lastName', true), ('client', 'reference', 'reference', true),
  ('client', 'nationality', 'emptied', true), ('client', 'card_member_type', 'emptied', true), ('client', 'loyalty_number', 'emptied', true),
  ('lead', 'client_first_name', 'firstName', true), ('lead', 'client_last_name', 'lastName', true), ('lead', 'guests', 'emptied', true),
  ('lead', 'nationality', 'emptied', true), ('lead', 'card_member_type', 'emptied', true), ('lead', 'loyalty_number', 'emptied', true),
  ('lead', 'client_reference', 'emptied', true), ('lead', 'message', 'emptied', true), ('lead', 'closed_reason', 'words', true),
  ('lead', 'payment', 'words', false),
  ('consumer_booking', 'email', 'emptied', true), ('consumer_booking', 'phone', 'emptied', true), ('consumer_booking', 'address', 'emptied', true),
  ('consumer_booking', 'city', 'emptied', true), ('consumer_booking', 'country', 'emptied', true), ('consumer_booking', 'pet_details', 'emptied', true),
  ('consumer_booking', 'token_hash', 'reference', false),
  ('lead_room', 'bed_configuration', 'words', true),
  ('lead_event', 'reason', 'words', true), ('lead_event', 'data', 'words', false),
  ('lead_change', 'reason', 'words', true), ('lead_change', 'data', 'words', false),
  ('held_answer', 'answer', 'words', false), ('held_answer', 'context', 'words', false),
  ('offer', 'client_first_name', 'firstName', true), ('offer', 'client_last_name', 'lastName', true), ('offer', 'client_email', 'emptied', true),
  ('offer', 'token_hash', 'reference', false),
  ('offer_version', 'title', 'words', true), ('offer_version', 'letter', 'emptied', true), ('offer_version', 'change_note', 'emptied', true),
  ('offer_version', 'mail_subject', 'emptied', true), ('offer_version', 'approved_by', 'name', true),
  ('offer_taken_out', 'title', 'words', true),
  ('offer_comment', 'name', 'emptied', true), ('offer_comment', 'text', 'emptied', true),
  ('conversation_attachment', 'name', 'emptied', true),
  ('conversation_message', 'body', 'words', true), ('conversation_message', 'event', 'words', false),
  ('conversation_message', 'client_first_name', 'firstName', true), ('conversation_message', 'client_last_name', 'lastName', true),
  ('hotel_enquiry', 'client_first_name', 'firstName', true), ('hotel_enquiry', 'client_last_name', 'lastName', true),
  ('hotel_enquiry', 'client_reference', 'emptied', true), ('hotel_enquiry', 'card_member_type', 'emptied', true),
  ('development_mail', 'to', 'words', true), ('development_mail', 'subject', 'words', true), ('development_mail', 'text', 'words', true),
  ('development_mail', 'html', 'words', false), ('development_mail', 'reply_to', 'words', false), ('development_mail', 'sender', 'words', false),
  ('outbox', 'dedupe_key', 'words', false), ('outbox', 'payload', 'words', false), ('outbox', 'last_error', 'words', false),
  ('enquiry', 'full_name', 'name', true), ('enquiry', 'email', 'emptied', true), ('enquiry', 'phone', 'emptied', true),
  ('enquiry', 'origin_city', 'emptied', true), ('enquiry', 'preferences', 'emptied', true), ('enquiry', 'message', 'emptied', true),
  ('enquiry', 'on_behalf_of', 'emptied', true),
  ('contact_message', 'name', 'emptied', true), ('contact_message', 'email', 'emptied', true), ('contact_message', 'message', 'emptied', true),
  ('form_outcome', 'values', 'emptied', false), ('form_outcome', 'errors', 'emptied', false),
  ('payment_link', 'email', 'emptied', true), ('payment_link', 'token_hash', 'reference', false),
  ('due_event', 'reference', 'emptied', true),
  ('vaulted_card', 'sealed', 'emptied', false), ('vaulted_card', 'brand', 'emptied', true), ('vaulted_card', 'last_four', 'emptied', true),
  ('sandbox_checkout', 'email', 'emptied', true), ('sandbox_checkout', 'lines', 'words', false),
  ('newsletter_subscription', 'email', 'address', true), ('newsletter_subscription', 'full_name', 'name', true),
  ('erasure', 'first_name', 'emptied', true), ('erasure', 'last_name', 'emptied', true), ('erasure', 'email', 'emptied', true),
  ('erasure', 'reason', 'emptied', true), ('erasure', 'refusal', 'emptied', true),
  ('audit', 'before', 'words', false), ('audit', 'after', 'words', false),
  ('frontend_log', 'message', 'emptied', true), ('frontend_log', 'data', 'emptied', true),
  ('invitation', 'email', 'address', true), ('session', 'host', 'emptied', true), ('session', 'access_token', 'emptied', false),
  ('session', 'refresh_token', 'emptied', false), ('session', 'id_token', 'emptied', false),
  ('app_user', 'email', 'address', true), ('app_user', 'subject', 'emptied', false), ('app_user', 'first_name', 'emptied', true),
  ('app_user', 'last_name', 'emptied', true), ('app_user', 'company', 'emptied', true),
  ('consent_log', 'user_id', 'emptied', false);

-- Functions -------------------------------------------------------------------------------------------------------------------

-- All that is known of one person, as what finds and what erases read it. `ids`: of their leads, offers and the like; `marks`: the
-- same, their references and addresses as a pattern; `wholes` and `parts`: the person's name, telephone and e-mail, and each of the
-- names alone, which only where the person is meant stands for them.
CREATE TYPE personal_subject AS (
  is_house boolean, agencies text[], clients text[], leads text[], offers text[], hotel_enquiries text[], enquiries text[], accounts text[],
  emails text[], ids text[], marks text, addresses text, wholes text, wholes_of_names text, parts text, last_parts text
);

CREATE FUNCTION as_pattern(words text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN regexp_replace(regexp_replace(btrim(words), '([^[:alnum:][:space:]])', '\\\1', 'g'), '\s+', '\\s+', 'g');

-- Longest first, so that no part of one is left over.
CREATE FUNCTION any_of(patterns text[]) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN (SELECT '(?<![[:alnum:]])(?:' || string_agg(p, '|' ORDER BY length(p) DESC, p) || ')(?![[:alnum:]])'
    FROM (SELECT DISTINCT p FROM unnest(patterns) AS p WHERE p <> '') AS known);

CREATE FUNCTION text_without(said text, who personal_subject, called text) RETURNS text LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
BEGIN
  IF who.wholes IS NOT NULL THEN said := regexp_replace(said, who.wholes, called, 'gi'); END IF;
  IF who.last_parts IS NOT NULL THEN said := regexp_replace(said, who.last_parts, called, 'gi'); END IF;
  IF who.parts IS NOT NULL THEN said := regexp_replace(said, who.parts, called, 'g'); END IF;
  RETURN said;
END $$;

-- Values alone: a name may be a key or a code in small letters.
CREATE FUNCTION json_without(said jsonb, who personal_subject, called text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
BEGIN
  CASE jsonb_typeof(said)
    WHEN 'string' THEN
      IF said #>> '{}' ~ '^[a-z][A-Za-z0-9]*$' THEN RETURN said; END IF;
      RETURN to_jsonb(text_without(said #>> '{}', who, called));
    WHEN 'array' THEN
      RETURN (SELECT coalesce(jsonb_agg(json_without(e, who, called) ORDER BY n), '[]') FROM jsonb_array_elements(said) WITH ORDINALITY AS a (e, n));
    WHEN 'object' THEN
      RETURN (SELECT coalesce(jsonb_object_agg(key, json_without(value, who, called)), '{}') FROM jsonb_each(said));
    ELSE RETURN said;
  END CASE;
END $$;

-- A client of an agency, or whoever has an e-mail address: within the agency, or, for the house, wherever they stand. Another
-- client of the same name is another person, in the same agency as well. An address alone tells an agency nothing of lines
-- that are another's: it has to have the person, and an address that somebody with an account or an invitation has does not
-- say whom a mail or a line is about. Who has accounts that were merged is one person under several addresses.
CREATE FUNCTION who_is(asked_agency text, asked_client text, asked_email text) RETURNS personal_subject
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  who personal_subject;
  mailbox text := nullif(lower(btrim(asked_email)), '');
  firsts text[];
  lasts text[];
  fulls text[];
  others text[];
  found_words text[];
  elsewhere text[];
BEGIN
  who.is_house := asked_agency IS NULL;
  SELECT coalesce(array_agg(c.id), '{}') INTO who.clients FROM client c
    WHERE c.id = asked_client AND (who.is_house OR c.agency_id = asked_agency);
  SELECT coalesce(array_agg(DISTINCT l.id), '{}') INTO who.leads FROM lead l
    WHERE (who.is_house OR l.agency_id = asked_agency) AND mailbox IS NOT NULL AND (
      EXISTS (SELECT FROM consumer_booking b WHERE b.lead_id = l.id AND lower(b.email) = mailbox)
      OR EXISTS (SELECT FROM payment_link p JOIN lead_due d ON d.id = p.due_id WHERE d.lead_id = l.id AND lower(p.email) = mailbox)
      OR EXISTS (SELECT FROM offer_alternative a JOIN offer_version v ON v.id = a.version_id JOIN offer o ON o.id = v.offer_id
        WHERE a.lead_id = l.id AND lower(o.client_email) = mailbox));
  IF asked_client IS NULL THEN
    who.clients := who.clients || ARRAY(SELECT DISTINCT l.client_id FROM lead l WHERE l.id = ANY(who.leads) AND l.client_id IS NOT NULL);
  END IF;
  SELECT coalesce(array_agg(DISTINCT l.id), '{}') INTO who.leads FROM lead l
    WHERE l.client_id = ANY(who.clients) OR (l.id = ANY(who.leads) AND l.client_id IS NULL)
      OR (l.client_id IS NULL AND EXISTS (SELECT FROM client c WHERE c.id = ANY(who.clients) AND c.agency_id = l.agency_id
        AND lower(c.first_name) = lower(l.client_first_name) AND lower(c.last_name) = lower(l.client_last_name)));
  SELECT coalesce(array_agg(DISTINCT c.agency_id), '{}') INTO who.agencies FROM client c WHERE c.id = ANY(who.clients);
  IF asked_agency IS NOT NULL THEN who.agencies := ARRAY[asked_agency]; END IF;

  -- Names of which the agency has another client are not enough.
  SELECT coalesce(array_agg(DISTINCT c.agency_id || ':' || lower(c.first_name || ' ' || c.last_name)), '{}') INTO fulls
    FROM client c WHERE c.id = ANY(who.clients) AND NOT EXISTS (SELECT FROM client o WHERE o.agency_id = c.agency_id
      AND NOT o.id = ANY(who.clients) AND lower(o.first_name) = lower(c.first_name) AND lower(o.last_name) = lower(c.last_name));
  SELECT coalesce(array_agg(DISTINCT o.id), '{}') INTO who.offers FROM offer o
    WHERE (who.is_house OR o.agency_id = asked_agency) AND (
      EXISTS (SELECT FROM offer_version v JOIN offer_alternative a ON a.version_id = v.id WHERE v.offer_id = o.id AND a.lead_id = ANY(who.leads))
      OR EXISTS (SELECT FROM offer_version v JOIN offer_taken_out a ON a.version_id = v.id WHERE v.offer_id = o.id AND a.lead_id = ANY(who.leads))
      OR ((lower(o.client_email) = mailbox OR o.agency_id || ':' || lower(o.client_first_name || ' ' || o.client_last_name) = ANY(fulls))
        AND NOT EXISTS (SELECT FROM offer_version v JOIN offer_alternative a ON a.version_id = v.id JOIN lead l ON l.id = a.lead_id
          WHERE v.offer_id = o.id AND l.client_id IS NOT NULL AND NOT l.client_id = ANY(who.clients))));
  SELECT coalesce(array_agg(h.id), '{}') INTO who.hotel_enquiries FROM hotel_enquiry h
    WHERE h.agency_id || ':' || lower(h.client_first_name || ' ' || h.client_last_name) = ANY(fulls)
      OR EXISTS (SELECT FROM client c WHERE c.id = ANY(who.clients) AND c.agency_id = h.agency_id AND c.reference = h.client_reference);

  -- Of whom an agency has nothing, it learns nothing by an address.
  IF NOT who.is_house AND cardinality(who.clients || who.leads || who.offers || who.hotel_enquiries) = 0 THEN mailbox := NULL; END IF;
  who.emails := ARRAY(SELECT DISTINCT lower(e) FROM (
    SELECT mailbox AS e UNION SELECT b.email FROM consumer_booking b WHERE b.lead_id = ANY(who.leads)
    UNION SELECT p.email FROM payment_link p JOIN lead_due d ON d.id = p.due_id WHERE d.lead_id = ANY(who.leads)
    UNION SELECT o.client_email FROM offer o WHERE o.id = ANY(who.offers)) AS known WHERE e LIKE '%_@_%');
  IF who.is_house THEN
    who.emails := who.emails || ARRAY(
      SELECT o.email FROM app_user u JOIN app_user o ON coalesce(o.merged_into_id, o.id) = coalesce(u.merged_into_id, u.id)
      WHERE u.email = ANY(who.emails) AND NOT o.email = ANY(who.emails));
  END IF;
  who.enquiries := ARRAY(SELECT q.id FROM enquiry q WHERE (who.is_house AND lower(q.email) = ANY(who.emails))
    OR q.id IN (SELECT b.enquiry_id FROM consumer_booking b WHERE b.lead_id = ANY(who.leads)));
  who.accounts := CASE WHEN who.is_house THEN ARRAY(SELECT u.id FROM app_user u WHERE u.email = ANY(who.emails)) ELSE '{}' END;

  who.ids := who.clients || who.leads || who.offers || who.hotel_enquiries || who.enquiries || who.accounts
    || ARRAY(SELECT d.id FROM lead_due d WHERE d.lead_id = ANY(who.leads))
    || ARRAY(SELECT p.id FROM payment_link p JOIN lead_due d ON d.id = p.due_id WHERE d.lead_id = ANY(who.leads))
    || ARRAY(SELECT v.id FROM offer_version v WHERE v.offer_id = ANY(who.offers))
    || CASE WHEN who.is_house THEN ARRAY(SELECT m.id FROM contact_message m WHERE lower(m.email) = ANY(who.emails))
      || ARRAY(SELECT n.id FROM newsletter_subscription n WHERE n.email = ANY(who.emails)) ELSE '{}' END;
  -- An address by which somebody else is known, too, tells nothing of whom a mail is about.
  elsewhere := CASE WHEN who.is_house THEN '{}' ELSE ARRAY(
    SELECT lower(o.client_email) FROM offer o WHERE NOT o.id = ANY(who.offers) AND lower(o.client_email) = ANY(who.emails)
    UNION SELECT lower(b.email) FROM consumer_booking b WHERE NOT b.lead_id = ANY(who.leads) AND lower(b.email) = ANY(who.emails)
    UNION SELECT lower(q.email) FROM enquiry q WHERE NOT q.id = ANY(who.enquiries) AND lower(q.email) = ANY(who.emails)
    UNION SELECT lower(m.email) FROM contact_message m WHERE lower(m.email) = ANY(who.emails)
    UNION SELECT u.email FROM app_user u WHERE u.email = ANY(who.emails)
    UNION SELECT i.email FROM invitation i WHERE i.email = ANY(who.emails)
    UNION SELECT n.email FROM newsletter_subscription n WHERE n.email = ANY(who.emails)
    UNION SELECT lower(p.email) FROM payment_link p JOIN lead_due d ON d.id = p.due_id
      WHERE NOT d.lead_id = ANY(who.leads) AND lower(p.email) = ANY(who.emails)) END;
  who.marks := any_of(ARRAY(SELECT as_pattern(m) FROM unnest(who.ids
    || ARRAY(SELECT l.reference FROM lead l WHERE l.id = ANY(who.leads)) || ARRAY(SELECT o.reference FROM offer o WHERE o.id = ANY(who.offers))
    || ARRAY(SELECT e FROM unnest(who.emails) AS e WHERE NOT e = ANY(elsewhere))) AS m WHERE length(m) > 4));
  who.addresses := any_of(ARRAY(SELECT as_pattern(e) FROM unnest(who.emails) AS e));

  SELECT array_agg(DISTINCT btrim(f)), array_agg(DISTINCT btrim(l)),
    array_agg(DISTINCT as_pattern(f) || '\s+' || as_pattern(l)) || array_agg(DISTINCT as_pattern(l) || ',?\s+' || as_pattern(f))
  INTO firsts, lasts, fulls FROM (
    SELECT c.first_name AS f, c.last_name AS l FROM client c WHERE c.id = ANY(who.clients)
    UNION SELECT l.client_first_name, l.client_last_name FROM lead l WHERE l.id = ANY(who.leads)
    UNION SELECT o.client_first_name, o.client_last_name FROM offer o WHERE o.id = ANY(who.offers)
    UNION SELECT h.client_first_name, h.client_last_name FROM hotel_enquiry h WHERE h.id = ANY(who.hotel_enquiries)
    UNION SELECT u.first_name, u.last_name FROM app_user u WHERE u.id = ANY(who.accounts)
    UNION SELECT split_part(n.full_name, ' ', 1), btrim(substr(n.full_name, length(split_part(n.full_name, ' ', 1)) + 1)) FROM (
      SELECT btrim(q.full_name) AS full_name FROM enquiry q WHERE q.id = ANY(who.enquiries)
      UNION SELECT btrim(n.full_name) FROM newsletter_subscription n WHERE who.is_house AND n.email = ANY(who.emails)
      UNION SELECT btrim(m.name) FROM contact_message m WHERE who.is_house AND lower(m.email) = ANY(who.emails)) AS n
  ) AS known WHERE btrim(f) <> '' AND btrim(l) <> '';
  found_words := who.emails || ARRAY(
    SELECT DISTINCT w FROM (
      SELECT b.phone AS w FROM consumer_booking b WHERE b.lead_id = ANY(who.leads) UNION SELECT b.address FROM consumer_booking b WHERE b.lead_id = ANY(who.leads)
      UNION SELECT q.phone FROM enquiry q WHERE q.id = ANY(who.enquiries)
      UNION SELECT c.loyalty_number FROM client c WHERE c.id = ANY(who.clients) UNION SELECT l.loyalty_number FROM lead l WHERE l.id = ANY(who.leads)
      UNION SELECT c.reference FROM client c WHERE c.id = ANY(who.clients)) AS said WHERE length(btrim(w)) > 4);
  -- As a mail's HTML writes them, too.
  fulls := fulls || ARRAY(SELECT replace(replace(f, '\''', '(?:''|&#39;|&#x27;|&apos;)'), '\&', '(?:&|&amp;)') FROM unnest(fulls) AS f WHERE f ~ '[''&]');
  who.wholes_of_names := any_of(ARRAY(SELECT as_pattern(n) FROM unnest(firsts || lasts) AS n));
  who.wholes := any_of(fulls || ARRAY(SELECT as_pattern(w) FROM unnest(found_words) AS w));
  who.last_parts := any_of(ARRAY(SELECT as_pattern(l) FROM unnest(lasts) AS l WHERE length(l) > 2));
  who.parts := any_of(ARRAY(SELECT as_pattern(n) FROM unnest(firsts || lasts) AS n UNION SELECT as_pattern(upper(n)) FROM unnest(firsts || lasts) AS n));
  RETURN who;
END $$;

-- The condition of one table: where nothing but words changes, the person has to be named in them.
CREATE FUNCTION personal_condition(asked personal_table) RETURNS text LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  said text;
BEGIN
  IF asked.fate = 'deleted' OR EXISTS (SELECT FROM personal_column c WHERE c.table_name = asked.table_name AND c.treatment NOT IN ('words', 'kept')) THEN
    RETURN asked.found_by;
  END IF;
  SELECT string_agg(format('t.%I::text', c.column_name), ', ' ORDER BY c.column_name) INTO said
    FROM personal_column c WHERE c.table_name = asked.table_name AND c.treatment = 'words';
  RETURN format('(%s) AND (concat_ws('' '', %s) ~* ($1).wholes OR concat_ws('' '', %s) ~ ($1).parts OR concat_ws('' '', %s) ~* ($1).last_parts)',
    asked.found_by, said, said, said);
END $$;

-- Agencies for their clients, the house for anybody.
CREATE FUNCTION answers_for_person(asked_agency text) RETURNS boolean LANGUAGE sql STABLE
  RETURN administers() OR coalesce(managed_agency() = asked_agency, false);

-- How many places name the person, by table.
CREATE FUNCTION personal_places(asked_agency text, asked_client text, asked_email text)
RETURNS TABLE (place int, kind text, table_name text, fate text, law text, places int)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  who personal_subject;
  one personal_table;
  counted int;
BEGIN
  IF NOT answers_for_person(asked_agency) THEN PERFORM refuse('personal_places'); END IF;
  who := who_is(asked_agency, asked_client, asked_email);
  FOR one IN SELECT * FROM personal_table p ORDER BY p.position LOOP
    EXECUTE format('SELECT count(*)::int FROM %I t WHERE %s', one.table_name, personal_condition(one)
      -- A delivery that goes is not one that stays.
      || CASE WHEN one.table_name = 'outbox' AND one.fate = 'loosened' THEN
        format(' AND NOT coalesce((%s), false)', (SELECT d.found_by FROM personal_table d WHERE d.table_name = 'outbox' AND d.fate = 'deleted')) ELSE '' END)
      INTO counted USING who;
    place := one.position; kind := one.kind; table_name := one.table_name; fate := one.fate; law := one.law; places := counted;
    RETURN NEXT;
  END LOOP;
END $$;

-- What is held about the person, row by row, with the columns that are the person's own and those that explain them.
CREATE FUNCTION personal_export(asked_agency text, asked_client text, asked_email text)
RETURNS TABLE (kind text, table_name text, facts jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  who personal_subject;
  one personal_table;
  told text[];
BEGIN
  IF NOT answers_for_person(asked_agency) THEN PERFORM refuse('personal_export'); END IF;
  who := who_is(asked_agency, asked_client, asked_email);
  FOR one IN SELECT * FROM personal_table p WHERE p.table_name <> 'outbox' OR p.fate = 'loosened' ORDER BY p.position LOOP
    told := one.exported || ARRAY(SELECT c.column_name FROM personal_column c WHERE c.table_name = one.table_name AND c.is_exported ORDER BY c.column_name);
    RETURN QUERY EXECUTE format('SELECT %L, %L, jsonb_object_agg(f.key, f.value) FROM (
        SELECT row_number() OVER () AS n, to_jsonb(t) AS facts FROM %I t WHERE %s
      ) r, jsonb_each(r.facts) f WHERE f.key = ANY($2) GROUP BY r.n ORDER BY r.n', one.kind, one.table_name, one.table_name, one.found_by) USING who, told;
  END LOOP;
END $$;

-- A stay that lies ahead needs the person: the last day of the last one; null: there is none.
CREATE FUNCTION person_stays_until(asked_agency text, asked_client text, asked_email text, at timestamptz) RETURNS date
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT answers_for_person(asked_agency) THEN PERFORM refuse('person_stays_until'); END IF;
  RETURN (SELECT max(l.check_out) FROM lead l, who_is(asked_agency, asked_client, asked_email) AS w WHERE l.id = ANY(w.leads)
    AND l.status IN ('REQUESTED_OPTION', 'CONFIRMED_OPTION', 'REQUESTED_BOOKING', 'CONFIRMED_BOOKING') AND l.check_out >= at::date);
END $$;

-- What is kept for good loses its names in the transaction of an erasure, and nothing else.
CREATE FUNCTION is_erasing() RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp
  RETURN EXISTS (SELECT FROM erasure e WHERE e.transaction_id = ((pg_current_xact_id_if_assigned())::text)::bigint AND e.erased_at IS NULL);

CREATE FUNCTION loses_the_person(of_table text, was jsonb, becomes jsonb) RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp
  RETURN is_erasing() AND (was - ARRAY(SELECT c.column_name FROM personal_column c WHERE c.table_name = of_table AND c.treatment <> 'kept'))
    = (becomes - ARRAY(SELECT c.column_name FROM personal_column c WHERE c.table_name = of_table AND c.treatment <> 'kept'));

-- What a person's leads come to, in every way it is kept.
CREATE FUNCTION sums_of(leads text[]) RETURNS jsonb LANGUAGE sql STABLE SET search_path = public, pg_temp
  RETURN jsonb_build_array(
    (SELECT jsonb_agg(jsonb_build_array(l.id, l.status, l.check_in, l.check_out, l.price_total, l.markup_amount, l.currency, l.snapshot_id) ORDER BY l.id) FROM lead l WHERE l.id = ANY(leads)),
    (SELECT jsonb_agg(jsonb_build_array(d.id, d.amount, d.card_fee, d.status) ORDER BY d.id) FROM lead_due d WHERE d.lead_id = ANY(leads)),
    (SELECT jsonb_agg(jsonb_build_array(e.id, e.kind, e.amount, e.card_fee) ORDER BY e.id) FROM due_event e JOIN lead_due d ON d.id = e.due_id WHERE d.lead_id = ANY(leads)),
    (SELECT jsonb_agg(jsonb_build_array(e.id, e.account_id, e.amount) ORDER BY e.id) FROM ledger_entry e JOIN ledger_posting p ON p.id = e.posting_id WHERE p.lead_id = ANY(leads)));

-- The second person does it: all or nothing, once. `seen`: how many places they have read of; others are told instead. Nothing that
-- names the person is left in the request either.
CREATE FUNCTION confirm_erasure(asked text, seen int, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  request erasure;
  who personal_subject;
  one personal_table;
  word text;
  called text;
  sets text;
  touched int;
  counted int;
  gone int := 0;
  loose int := 0;
  before jsonb;
BEGIN
  SELECT * INTO request FROM erasure e WHERE e.id = asked FOR UPDATE;
  IF request.id IS NULL OR NOT answers_for_person(request.agency_id) OR request.asked_by_id = own_user() THEN
    PERFORM refuse('confirm_erasure');
  END IF;
  IF request.erased_at IS NOT NULL OR request.closed_at IS NOT NULL OR request.ends_at <= at THEN
    RETURN jsonb_build_object('outcome', 'closed');
  END IF;
  IF person_stays_until(request.agency_id, request.client_id, request.email, at) IS NOT NULL THEN
    RETURN jsonb_build_object('outcome', 'ahead');
  END IF;
  SELECT sum(p.places) INTO counted FROM personal_places(request.agency_id, request.client_id, request.email) p;
  IF counted <> seen THEN RETURN jsonb_build_object('outcome', 'grown', 'found', counted); END IF;

  UPDATE erasure e SET transaction_id = ((pg_current_xact_id())::text)::bigint WHERE e.id = asked;
  who := who_is(request.agency_id, request.client_id, request.email);
  before := sums_of(who.leads);
  word := CASE request.locale WHEN 'de' THEN 'Gelöschte Person' ELSE 'Erased person' END;
  called := word || ' ' || request.number;
  -- What else was asked about the person is answered by this.
  UPDATE erasure e SET closed_at = at, closed_by_id = own_user()
    WHERE e.id <> asked AND e.erased_at IS NULL AND e.closed_at IS NULL AND (e.agency_id IS NULL OR e.agency_id = ANY(who.agencies))
      AND (e.client_id = ANY(who.clients) OR lower(e.email) = ANY(who.emails));
  UPDATE newsletter_subscription n SET status = 'unsubscribed', unsubscribed_at = at
    WHERE who.is_house AND n.email = ANY(who.emails) AND n.status = 'confirmed';
  FOR one IN SELECT * FROM personal_table p ORDER BY p.position LOOP
    IF one.fate = 'deleted' THEN
      EXECUTE format('DELETE FROM %I t WHERE %s', one.table_name, personal_condition(one)) USING who;
      GET DIAGNOSTICS touched = ROW_COUNT;
      gone := gone + touched;
    ELSE
      SELECT string_agg(format('%I = ', c.column_name) || CASE c.treatment
        WHEN 'firstName' THEN format('CASE WHEN t.%I IS NULL THEN NULL ELSE $2 END', c.column_name)
        WHEN 'lastName' THEN format('CASE WHEN t.%I IS NULL THEN NULL ELSE $3 END', c.column_name)
        WHEN 'name' THEN format('CASE WHEN t.%I IS NULL THEN NULL ELSE $4 END', c.column_name)
        WHEN 'address' THEN format('''erased-'' || $3 || ''-'' || left(t.id, 8) || ''@erased.invalid''')
        WHEN 'reference' THEN format('''erased-'' || $3 || ''-'' || t.%I', CASE WHEN one.table_name = 'consumer_booking' THEN 'lead_id' ELSE 'id' END)
        WHEN 'words' THEN CASE a.atttypid WHEN 'jsonb'::regtype THEN format('json_without(t.%I, $1, $4)', c.column_name) ELSE format('text_without(t.%I, $1, $4)', c.column_name) END
        ELSE CASE WHEN NOT a.attnotnull THEN 'NULL' WHEN a.atttypid = 'jsonb'::regtype THEN '''[]''' ELSE '''''' END
        END, ', ') INTO sets
      FROM personal_column c JOIN pg_attribute a ON a.attrelid = format('public.%I', c.table_name)::regclass AND a.attname = c.column_name
      WHERE c.table_name = one.table_name AND c.treatment <> 'kept';
      -- A parameter that no column asks for has to have a type all the same.
      EXECUTE format('UPDATE %I t SET %s WHERE (%s) AND ($2::text, $3::text, $4::text) IS NOT NULL', one.table_name, sets, personal_condition(one))
        USING who, word, request.number::text, called;
      GET DIAGNOSTICS touched = ROW_COUNT;
      loose := loose + touched;
    END IF;
  END LOOP;
  UPDATE app_user u SET is_email_verified = false WHERE u.id = ANY(who.accounts);
  IF to_regclass('issuer.account') IS NOT NULL AND who.is_house THEN
    EXECUTE 'DELETE FROM issuer.account WHERE lower(email) = ANY($1)' USING who.emails;
  END IF;
  IF sums_of(who.leads) IS DISTINCT FROM before THEN
    RAISE EXCEPTION 'erasure % would change what a lead comes to', asked USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  IF gone + loose <> counted THEN
    RAISE EXCEPTION 'erasure % reached % places of %', asked, gone + loose, counted USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  UPDATE erasure e SET confirmed_by_id = own_user(), erased_at = at, found = counted, deleted = gone, loosened = loose,
    email = NULL, first_name = NULL, last_name = NULL, reason = NULL WHERE e.id = asked;
  RETURN jsonb_build_object('outcome', 'erased', 'found', counted, 'deleted', gone, 'loosened', loose);
END $$;

-- Deletes what the privacy policy (§11) says is not kept any longer, and cannot be made to delete more: a time that has not
-- come counts as now. An enquiry that became a booking is kept as long as the booking; a file that was uploaded to a
-- conversation and never sent goes after a week; what names somebody in a request to erase that came to nothing goes with it.
-- Returns how many of each.
CREATE FUNCTION purge_expired(asked_at timestamptz) RETURNS json
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

-- Who may read and write ------------------------------------------------------------------------------------------------------

GRANT SELECT ON personal_table, personal_column TO alpenglow_app;

ALTER TABLE erasure ENABLE ROW LEVEL SECURITY;
CREATE POLICY erasure_select ON erasure FOR SELECT USING ((SELECT reads_all()) OR agency_id = (SELECT managed_agency()));
CREATE POLICY erasure_insert ON erasure FOR INSERT WITH CHECK (
  asked_by_id = (SELECT own_user()) AND ((SELECT administers()) OR agency_id = (SELECT managed_agency()))
);
-- Taken back or refused.
CREATE POLICY erasure_update ON erasure FOR UPDATE USING (
  erased_at IS NULL AND closed_at IS NULL AND ((SELECT administers()) OR agency_id = (SELECT managed_agency()))
) WITH CHECK (closed_by_id = (SELECT own_user()));
GRANT SELECT ON erasure TO alpenglow_app;
GRANT INSERT (id, agency_id, client_id, email, first_name, last_name, reason, locale, asked_by_id, asked_at, ends_at) ON erasure
  TO alpenglow_app;
GRANT UPDATE (closed_at, closed_by_id, refusal) ON erasure TO alpenglow_app;
GRANT USAGE ON SEQUENCE erasure_number_seq TO alpenglow_app;

GRANT EXECUTE ON FUNCTION personal_places(text, text, text), personal_export(text, text, text), person_stays_until(text, text,
  text, timestamptz), confirm_erasure(text, integer, timestamptz), purge_expired(timestamptz) TO alpenglow_app;

