-- The mail of an enquiry leads to its conversation without an account, as that of a request does. Null: of an enquiry from before.
ALTER TABLE "hotel_enquiry" ADD COLUMN "token_hash" TEXT;
CREATE UNIQUE INDEX "hotel_enquiry_token_hash_key" ON "hotel_enquiry"("token_hash");
