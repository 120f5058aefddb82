-- A floor plan has a name ("Ground floor") and a caption of what is on it. Photographs have neither.
ALTER TABLE picture
    ADD COLUMN name_en TEXT,
    ADD COLUMN name_de TEXT,
    ADD COLUMN caption_en TEXT,
    ADD COLUMN caption_de TEXT,
    ADD CONSTRAINT picture_name_both CHECK ((name_en IS NULL) = (name_de IS NULL)),
    ADD CONSTRAINT picture_caption_both CHECK ((caption_en IS NULL) = (caption_de IS NULL)),
    ADD CONSTRAINT picture_name_floorplan CHECK (kind = 'floorplan' OR (name_en IS NULL AND caption_en IS NULL));
