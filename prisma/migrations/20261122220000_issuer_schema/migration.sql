-- The embedded issuer in a schema and with a role of its own: password hashes, signing keys and codes are out of reach of
-- the web process and the worker, and people and agencies out of reach of the issuer.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'alpenglow_issuer') THEN
    CREATE ROLE alpenglow_issuer NOLOGIN;
  END IF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE EXCEPTION 'the role alpenglow_issuer is missing and % may not create it', current_user;
END $$;

CREATE SCHEMA issuer;
ALTER TABLE issuer_account SET SCHEMA issuer;
ALTER TABLE issuer_code SET SCHEMA issuer;
ALTER TABLE issuer_payload SET SCHEMA issuer;
ALTER TABLE issuer_key SET SCHEMA issuer;
ALTER TABLE issuer.issuer_account RENAME TO account;
ALTER TABLE issuer.issuer_code RENAME TO code;
ALTER TABLE issuer.issuer_payload RENAME TO payload;
ALTER TABLE issuer.issuer_key RENAME TO key;
ALTER TYPE "IssuerCodePurpose" SET SCHEMA issuer;
ALTER TYPE issuer."IssuerCodePurpose" RENAME TO "CodePurpose";

-- Constraints first: renaming one renames its index.
DO $$
DECLARE old record;
BEGIN
  FOR old IN SELECT conname AS name, conrelid::regclass AS place FROM pg_constraint
    WHERE connamespace = 'issuer'::regnamespace AND conname LIKE 'issuer\_%'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', old.place, old.name, substr(old.name, 8));
  END LOOP;
  FOR old IN SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'issuer' AND indexname LIKE 'issuer\_%'
  LOOP
    EXECUTE format('ALTER INDEX issuer.%I RENAME TO %I', old.name, substr(old.name, 8));
  END LOOP;
END $$;

REVOKE ALL ON ALL TABLES IN SCHEMA issuer FROM alpenglow_app;
GRANT USAGE ON SCHEMA issuer, public TO alpenglow_issuer;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA issuer TO alpenglow_issuer;
ALTER DEFAULT PRIVILEGES IN SCHEMA issuer GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO alpenglow_issuer;

-- Of the product the issuer reads how its pages look and whether this is a demonstration, and counts attempts on addresses
-- that have no account.
GRANT SELECT ON brand, setting TO alpenglow_issuer;
GRANT SELECT, INSERT, UPDATE ON rate_limiter_flexible TO alpenglow_issuer;

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

REVOKE ALL ON FUNCTION enqueue_account_mail(text, jsonb, timestamptz), withdraw_account_mails(text[]),
  demonstration_people(), account_letter(text), account_code_letter(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION enqueue_account_mail(text, jsonb, timestamptz), withdraw_account_mails(text[]),
  demonstration_people() TO alpenglow_issuer;
GRANT EXECUTE ON FUNCTION account_letter(text), account_code_letter(text) TO alpenglow_app;
