-- Admins choose the picture of a country and of a place, with words and a middle of its own there.
ALTER TABLE country
  ADD COLUMN picture_alt_en text,
  ADD COLUMN picture_alt_de text,
  ADD COLUMN picture_focus_x integer NOT NULL DEFAULT 50,
  ADD COLUMN picture_focus_y integer NOT NULL DEFAULT 50;
GRANT UPDATE (picture_id, picture_alt_en, picture_alt_de, picture_focus_x, picture_focus_y) ON country TO alpenglow_app;
ALTER TABLE city
  ADD COLUMN picture_alt_en text,
  ADD COLUMN picture_alt_de text,
  ADD COLUMN picture_focus_x integer NOT NULL DEFAULT 50,
  ADD COLUMN picture_focus_y integer NOT NULL DEFAULT 50;
GRANT UPDATE (picture_id, picture_alt_en, picture_alt_de, picture_focus_x, picture_focus_y) ON city TO alpenglow_app;
