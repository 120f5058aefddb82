-- Our selection: the order properties are shown in, strongest first; a property nobody has placed comes last.
ALTER TABLE "property" ADD COLUMN "selection_rank" INTEGER;
ALTER TABLE "property" ADD CONSTRAINT "property_selection_rank_positive" CHECK ("selection_rank" > 0);
