-- Row security for writing, not for reading alone (docs/decisions/008 and the one that updates it). lib/people/scope sets
-- three settings for one transaction: app.scope ('tenant', 'all' for admins, 'system' for sign-in and worker), app.agency
-- and app.user. What a request may write depends besides on what the database itself knows of that person.
-- Every function of the owner names pg_temp last: nobody's temporary table stands before ours.

DO $$
DECLARE former record;
BEGIN
  FOR former IN SELECT policyname AS name, tablename AS place FROM pg_policies WHERE schemaname = 'public'
  LOOP
    EXECUTE format('DROP POLICY %I ON %I', former.name, former.place);
  END LOOP;
END $$;
DROP FUNCTION reaches_all();

ALTER FUNCTION describe_viewer(text, text) SET search_path = public, pg_temp;
ALTER FUNCTION identify_session(text, timestamptz) SET search_path = public, pg_temp;
ALTER FUNCTION identify_subject(text) SET search_path = public, pg_temp;
ALTER FUNCTION agency_of_domain(text) SET search_path = public, pg_temp;
ALTER FUNCTION describe_invitation(invitation) SET search_path = public, pg_temp;
ALTER FUNCTION invitation_of_token(text) SET search_path = public, pg_temp;
ALTER FUNCTION invitations_of_email(text) SET search_path = public, pg_temp;

-- Settings. A policy writes them as (SELECT …), which PostgreSQL evaluates once a statement instead of once a row.
CREATE FUNCTION app_scope() RETURNS text LANGUAGE sql STABLE
  RETURN coalesce(current_setting('app.scope', true), '');
CREATE FUNCTION reads_all() RETURNS boolean LANGUAGE sql STABLE
  RETURN app_scope() IN ('all', 'system');
CREATE OR REPLACE FUNCTION own_agency() RETURNS text LANGUAGE sql STABLE
  RETURN CASE app_scope() WHEN 'tenant' THEN nullif(current_setting('app.agency', true), '') END;
CREATE OR REPLACE FUNCTION own_user() RETURNS text LANGUAGE sql STABLE
  RETURN CASE WHEN app_scope() IN ('tenant', 'all') THEN nullif(current_setting('app.user', true), '') END;

-- The right to write, from the rows: a scope that was opened for the wrong person or agency writes nothing. PL/pgSQL keeps
-- the plans of its queries for the connection.
CREATE FUNCTION administers() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN app_scope() = 'all' AND EXISTS (SELECT FROM app_user WHERE id = own_user() AND role = 'admin');
END $$;
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

-- Agencies and who belongs to them: made and joined by the functions below only.
CREATE POLICY agency_select ON agency FOR SELECT USING ((SELECT reads_all()) OR id = (SELECT own_agency()));
CREATE POLICY agency_update ON agency FOR UPDATE
  USING ((SELECT administers()) OR id = (SELECT managed_agency()))
  WITH CHECK (
    ((SELECT administers()) OR id = (SELECT managed_agency()))
    AND (design_logo_id IS NULL OR EXISTS (SELECT FROM agency_logo l WHERE l.id = design_logo_id AND l.agency_id = agency.id))
  );

CREATE POLICY membership_select ON membership FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR user_id = (SELECT own_user()));

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

CREATE POLICY invitation_select ON invitation FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY invitation_insert ON invitation FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT managed_agency()))
  AND invited_by_id = (SELECT own_user()) AND accepted_at IS NULL AND revoked_at IS NULL
);
CREATE POLICY invitation_update ON invitation FOR UPDATE
  USING ((SELECT administers()) OR agency_id = (SELECT managed_agency()));

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

CREATE POLICY agency_logo_select ON agency_logo FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY agency_logo_insert ON agency_logo FOR INSERT
  WITH CHECK ((SELECT administers()) OR agency_id = (SELECT managed_agency()));
CREATE POLICY agency_logo_delete ON agency_logo FOR DELETE
  USING ((SELECT administers()) OR agency_id = (SELECT managed_agency()));

CREATE POLICY destination_request_select ON destination_request FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY destination_request_insert ON destination_request FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT own_agency())) AND asked_by_id = (SELECT own_user()) AND status = 'open'
);
CREATE POLICY destination_request_update ON destination_request FOR UPDATE
  USING ((SELECT administers())) WITH CHECK ((SELECT administers()) AND answered_by_id = (SELECT own_user()));

-- What the processor says of an account is noted by whoever looks; which account it is, is written once.
CREATE POLICY payout_account_select ON payout_account FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY payout_account_insert ON payout_account FOR INSERT
  WITH CHECK ((SELECT administers()) OR agency_id = (SELECT paid_out_agency()));
CREATE POLICY payout_account_update ON payout_account FOR UPDATE
  USING ((SELECT app_scope()) = 'system' OR (SELECT administers()) OR agency_id = (SELECT own_agency()));

-- Sessions are sign-in's own; an admin writes into theirs whom they act for.
CREATE POLICY session_select ON session FOR SELECT
  USING ((SELECT app_scope()) = 'system' OR user_id = (SELECT own_user()));
CREATE POLICY session_insert ON session FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY session_update ON session FOR UPDATE
  USING ((SELECT app_scope()) = 'system' OR (user_id = (SELECT own_user()) AND (SELECT administers())));
CREATE POLICY session_delete ON session FOR DELETE USING ((SELECT app_scope()) = 'system');

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

-- Writing by function ------------------------------------------------------------------------------------------------
-- The commands of lib/people call these after they have judged for themselves and found words for what is refused. A
-- refusal here is a mistake of ours, so it is an error.

CREATE FUNCTION refuse(what text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is not for this caller', what USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION has_verified_domain(person app_user, domain text) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN person.is_email_verified AND split_part(person.email, '@', 2) = domain;

CREATE FUNCTION manages(asked_agency text) RETURNS boolean LANGUAGE sql STABLE
  RETURN administers() OR coalesce(managed_agency() = asked_agency, false);

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

CREATE FUNCTION change_member_role(asked_agency text, person text, new_role "Role") RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE member membership := managed_member('change_member_role', asked_agency, person);
BEGIN
  IF new_role NOT IN ('agent', 'supervisorAgent', 'carta_lifestyleAgent')
    OR (new_role <> 'supervisorAgent' AND is_last_supervisor(member))
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
  IF is_last_supervisor(member) OR (member.is_owner AND person = own_user()) THEN PERFORM refuse('remove_member'); END IF;
  UPDATE app_user u SET
    role = CASE WHEN u.role IN ('supervisorAgent', 'carta_lifestyleAgent') THEN 'agent' ELSE u.role END,
    company = CASE WHEN u.company = a.name THEN NULL ELSE u.company END
  FROM agency a WHERE u.id = person AND a.id = asked_agency;
  UPDATE membership SET removed_at = at, removed_by_id = own_user() WHERE id = member.id;
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
END $$;
