-- Windows in the wall of 20261121200000_identity: what somebody may learn of an agency before they belong to it. The owner
-- answers; each function says one thing about what the caller already holds: a domain, a token, an address of their own.

CREATE FUNCTION agency_of_domain(asked_domain text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT json_build_object('id', id, 'name', name) FROM agency WHERE auto_invite_email_domain = asked_domain
$$;

CREATE FUNCTION describe_invitation(asked invitation) RETURNS json
LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT json_build_object(
    'id', asked.id, 'email', asked.email, 'role', asked.role, 'expiresAt', asked.expires_at,
    'acceptedById', asked.accepted_by_id, 'isRevoked', asked.revoked_at IS NOT NULL,
    'agencyId', a.id, 'agencyName', a.name, 'inviterFirstName', u.first_name)
  FROM agency a, app_user u WHERE a.id = asked.agency_id AND u.id = asked.invited_by_id
$$;

CREATE FUNCTION invitation_of_token(asked_hash text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT describe_invitation(i) FROM invitation i WHERE i.token_hash = asked_hash
$$;

CREATE FUNCTION invitations_of_email(asked_email text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(json_agg(describe_invitation(i) ORDER BY i.created_at DESC), '[]')
  FROM invitation i WHERE i.email = asked_email
$$;

REVOKE ALL ON FUNCTION agency_of_domain(text), describe_invitation(invitation), invitation_of_token(text),
  invitations_of_email(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION agency_of_domain(text), invitation_of_token(text), invitations_of_email(text) TO alpenglow_app;
