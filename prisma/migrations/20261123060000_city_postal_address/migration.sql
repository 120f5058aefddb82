-- What a postal address and the structured data of a property name besides the city.
ALTER TABLE "city"
  ADD COLUMN "postal_code" TEXT,
  ADD COLUMN "state_en" TEXT,
  ADD COLUMN "state_de" TEXT;
