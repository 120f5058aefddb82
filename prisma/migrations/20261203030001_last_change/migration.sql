-- Who changed a thing last, told to whoever meets that change while they edit it: an audit is otherwise read by its actor and by
-- admins alone. Of whoever is no colleague at the same desk or agency no name; what the house has published of all fields at once
-- may be about others, and is nobody's.

CREATE FUNCTION last_change(asked_entity text, asked_id text, asked_action text, asked_facts jsonb, asked_keys text[])
RETURNS TABLE (by_id text, first_name text, last_name text, email text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.id, p.first_name, p.last_name, p.email
  FROM audit a
  LEFT JOIN app_user p ON p.id = a.actor_id AND a.action = asked_action AND (
    administers() OR p.id = own_user() OR p.hotel_id = managed_hotel() OR p.operator_id = managed_operator()
    OR EXISTS (SELECT FROM membership m WHERE m.user_id = p.id AND m.agency_id = managed_agency() AND m.removed_at IS NULL)
  )
  WHERE a.entity = asked_entity AND a.entity_id = asked_id
    AND (a.action = asked_action AND a.after @> asked_facts AND (asked_keys = '{}' OR a.after ?| asked_keys)
      OR a.action IN ('catalogue.published', 'catalogue.undone'))
    AND (
      administers()
      OR asked_entity = 'hotel' AND edits_managed('hotels', asked_id)
      OR asked_entity = 'property' AND edits_managed('properties', asked_id)
      OR asked_entity = 'agency' AND manages(asked_id)
    )
  ORDER BY a.id DESC
  LIMIT 1
$$;
REVOKE ALL ON FUNCTION last_change(text, text, text, jsonb, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION last_change(text, text, text, jsonb, text[]) TO alpenglow_app;
