-- Operators bring pictures of their properties as hotels' contacts bring theirs. Floor plans are drawn by us and stay.
DROP POLICY stored_picture_insert ON stored_picture;
CREATE POLICY stored_picture_insert ON stored_picture FOR INSERT WITH CHECK (
  (SELECT administers()) OR hotel_id = (SELECT managed_hotel())
  OR EXISTS (SELECT FROM property p WHERE p.id = property_id AND p.operator_id = (SELECT managed_operator()))
);

DROP POLICY picture_insert ON picture;
CREATE POLICY picture_insert ON picture FOR INSERT WITH CHECK (
  file LIKE 'own/%'
  AND ((SELECT administers()) OR (SELECT managed_hotel()) IS NOT NULL OR (SELECT managed_operator()) IS NOT NULL)
);

-- Only what is the property's own or nobody's own.
ALTER TABLE property_picture ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_picture_select ON property_picture FOR SELECT USING (true);
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
CREATE POLICY property_picture_delete ON property_picture FOR DELETE USING (
  NOT is_floorplan
  AND EXISTS (
    SELECT FROM property p WHERE p.id = property_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
  )
);
GRANT INSERT, DELETE ON property_picture TO alpenglow_app;
