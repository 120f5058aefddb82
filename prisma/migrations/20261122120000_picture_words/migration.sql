-- What a picture shows in this property; without words of its own the picture's general ones stand.
ALTER TABLE "property_picture" ADD COLUMN "alt_en" TEXT, ADD COLUMN "alt_de" TEXT;
ALTER TABLE "property_picture" ADD CONSTRAINT "property_picture_alt_both" CHECK (("alt_en" IS NULL) = ("alt_de" IS NULL));
