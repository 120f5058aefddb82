-- A party without children has an empty list of ages; NULL said the same in a second way, which not every reader knew.
UPDATE "lead" SET "children_ages" = '{}' WHERE "children_ages" IS NULL;
UPDATE "lead_room" SET "children_ages" = '{}' WHERE "children_ages" IS NULL;
ALTER TABLE "lead" ALTER COLUMN "children_ages" SET DEFAULT '{}', ALTER COLUMN "children_ages" SET NOT NULL;
ALTER TABLE "lead_room" ALTER COLUMN "children_ages" SET DEFAULT '{}', ALTER COLUMN "children_ages" SET NOT NULL;
