-- CreateTable
CREATE TABLE "reference_row" (
    "entity" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "written" JSONB NOT NULL,

    CONSTRAINT "reference_row_pkey" PRIMARY KEY ("entity","id")
);
