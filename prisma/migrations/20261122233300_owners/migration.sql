-- An agency has one owner, who stays its supervisor and its member until the agency is handed over.

UPDATE app_user u SET role = 'supervisorAgent' FROM membership m
WHERE m.user_id = u.id AND m.is_owner AND m.removed_at IS NULL AND u.role IN ('agent', 'carta_lifestyleAgent');
CREATE UNIQUE INDEX membership_one_owner ON membership (agency_id) WHERE is_owner AND removed_at IS NULL;

CREATE OR REPLACE FUNCTION change_member_role(asked_agency text, person text, new_role "Role") RETURNS void
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

CREATE OR REPLACE FUNCTION remove_member(asked_agency text, person text, at timestamptz) RETURNS void
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
REVOKE EXECUTE ON FUNCTION hand_agency_over(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION hand_agency_over(text, text) TO alpenglow_app;
