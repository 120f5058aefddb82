-- Conversations of agencies with hotels (decisions §6). PostgreSQL is the truth, whatever delivers them.

CREATE TYPE "ConversationAuthor" AS ENUM ('agent', 'hotel', 'system');
CREATE TYPE "ConversationSide" AS ENUM ('agency', 'hotel');

CREATE TABLE "conversation" (
  "id" TEXT NOT NULL,
  "agency_id" TEXT NOT NULL,
  "hotel_id" TEXT NOT NULL,
  "last_sequence" INTEGER NOT NULL DEFAULT 0,
  "last_message_at" TIMESTAMPTZ(3) NOT NULL,
  "owed_by" "ConversationSide",
  "answer_due_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "conversation_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "conversation_agency_id_hotel_id_key" ON "conversation"("agency_id", "hotel_id");
CREATE INDEX "conversation_hotel_id_idx" ON "conversation"("hotel_id");
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "conversation" ADD CONSTRAINT conversation_due CHECK ((owed_by IS NULL) = (answer_due_at IS NULL));

CREATE TABLE "conversation_participant" (
  "conversation_id" TEXT NOT NULL,
  "user_id" TEXT NOT NULL,
  "joined_at" TIMESTAMPTZ(3),
  "read_sequence" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "conversation_participant_pkey" PRIMARY KEY ("conversation_id", "user_id")
);
CREATE INDEX "conversation_participant_user_id_idx" ON "conversation_participant"("user_id");
ALTER TABLE "conversation_participant" ADD CONSTRAINT "conversation_participant_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "conversation_participant" ADD CONSTRAINT "conversation_participant_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "hotel_enquiry" (
  "id" TEXT NOT NULL,
  "conversation_id" TEXT NOT NULL,
  "agency_id" TEXT NOT NULL,
  "hotel_id" TEXT NOT NULL,
  "user_id" TEXT NOT NULL,
  "brand_id" TEXT NOT NULL,
  "client_first_name" TEXT NOT NULL,
  "client_last_name" TEXT NOT NULL,
  "card_member_type" "CardMemberType",
  "booking_reference" TEXT,
  "client_reference" TEXT,
  "sales_manager_ids" TEXT[],
  "answer_due_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "hotel_enquiry_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "hotel_enquiry_conversation_id_idx" ON "hotel_enquiry"("conversation_id");
CREATE INDEX "hotel_enquiry_agency_id_idx" ON "hotel_enquiry"("agency_id");
CREATE INDEX "hotel_enquiry_hotel_id_idx" ON "hotel_enquiry"("hotel_id");
CREATE INDEX "hotel_enquiry_user_id_idx" ON "hotel_enquiry"("user_id");
CREATE INDEX "hotel_enquiry_brand_id_idx" ON "hotel_enquiry"("brand_id");
ALTER TABLE "hotel_enquiry" ADD CONSTRAINT "hotel_enquiry_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "hotel_enquiry" ADD CONSTRAINT "hotel_enquiry_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "hotel_enquiry" ADD CONSTRAINT "hotel_enquiry_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "hotel_enquiry" ADD CONSTRAINT "hotel_enquiry_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "hotel_enquiry" ADD CONSTRAINT "hotel_enquiry_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "conversation_message" (
  "id" TEXT NOT NULL,
  "conversation_id" TEXT NOT NULL,
  "sequence" INTEGER NOT NULL,
  "author_kind" "ConversationAuthor" NOT NULL,
  "author_id" TEXT,
  "author_name" TEXT NOT NULL DEFAULT '',
  "body" TEXT NOT NULL DEFAULT '',
  "event" JSONB,
  "lead_id" TEXT,
  "enquiry_id" TEXT,
  "client_first_name" TEXT,
  "client_last_name" TEXT,
  "key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "transaction_id" BIGINT NOT NULL DEFAULT (pg_current_xact_id()::text)::bigint,
  CONSTRAINT "conversation_message_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "conversation_message_conversation_id_sequence_key" ON "conversation_message"("conversation_id", "sequence");
CREATE UNIQUE INDEX "conversation_message_conversation_id_key_key" ON "conversation_message"("conversation_id", "key");
CREATE INDEX "conversation_message_author_id_idx" ON "conversation_message"("author_id");
CREATE INDEX "conversation_message_lead_id_idx" ON "conversation_message"("lead_id");
CREATE INDEX "conversation_message_enquiry_id_idx" ON "conversation_message"("enquiry_id");
CREATE INDEX "conversation_message_transaction_id_idx" ON "conversation_message"("transaction_id");
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "hotel_enquiry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "conversation_message" ADD CONSTRAINT conversation_message_kind CHECK (
  CASE author_kind
    WHEN 'system' THEN author_id IS NULL AND event IS NOT NULL
    WHEN 'agent' THEN author_id IS NOT NULL AND event IS NULL
    ELSE event IS NULL
  END
);

CREATE TABLE "conversation_attachment" (
  "id" TEXT NOT NULL,
  "conversation_id" TEXT NOT NULL,
  "message_id" TEXT,
  "uploaded_by_id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "media_type" TEXT NOT NULL,
  "size" INTEGER NOT NULL,
  "bytes" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "conversation_attachment_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "conversation_attachment_conversation_id_idx" ON "conversation_attachment"("conversation_id");
CREATE INDEX "conversation_attachment_message_id_idx" ON "conversation_attachment"("message_id");
CREATE INDEX "conversation_attachment_uploaded_by_id_idx" ON "conversation_attachment"("uploaded_by_id");
ALTER TABLE "conversation_attachment" ADD CONSTRAINT "conversation_attachment_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "conversation_attachment" ADD CONSTRAINT "conversation_attachment_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "conversation_message"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "conversation_attachment" ADD CONSTRAINT "conversation_attachment_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Every message is said on the channel `conversation` when it is committed: ids only, no words. Whoever listens reads the
-- rows in their own scope.
CREATE FUNCTION announce_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE of conversation;
BEGIN
  SELECT * INTO of FROM conversation WHERE id = NEW.conversation_id;
  PERFORM pg_notify('conversation', json_build_object('conversationId', of.id, 'agencyId', of.agency_id,
    'hotelId', of.hotel_id, 'sequence', NEW.sequence)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER conversation_message_said AFTER INSERT ON conversation_message
  FOR EACH ROW EXECUTE FUNCTION announce_message();

-- The hotel of the scope, if the person is its contact.
CREATE FUNCTION contact_hotel() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT u.hotel_id FROM app_user u WHERE u.id = own_user() AND u.hotel_id = own_hotel());
END $$;
GRANT EXECUTE ON FUNCTION contact_hotel() TO alpenglow_app;

ALTER TABLE conversation ENABLE ROW LEVEL SECURITY;
CREATE POLICY conversation_select ON conversation FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR hotel_id = (SELECT own_hotel()));
CREATE POLICY conversation_insert ON conversation FOR INSERT WITH CHECK (
  (SELECT administers()) OR (SELECT app_scope()) = 'system' OR agency_id = (SELECT member_agency())
);
CREATE POLICY conversation_update ON conversation FOR UPDATE USING (
  (SELECT administers()) OR (SELECT app_scope()) = 'system' OR agency_id = (SELECT member_agency())
  OR hotel_id = (SELECT contact_hotel())
);
GRANT SELECT, INSERT, UPDATE (last_sequence, last_message_at, owed_by, answer_due_at) ON conversation TO alpenglow_app;

ALTER TABLE conversation_participant ENABLE ROW LEVEL SECURITY;
CREATE POLICY conversation_participant_select ON conversation_participant FOR SELECT
  USING (EXISTS (SELECT FROM conversation c WHERE c.id = conversation_id));
-- Somebody reads for themselves; who takes part of an agency is the agency's to say.
CREATE POLICY conversation_participant_insert ON conversation_participant FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM conversation c WHERE c.id = conversation_id AND (
      (SELECT administers()) OR (SELECT app_scope()) = 'system' OR c.agency_id = (SELECT member_agency())
      OR (c.hotel_id = (SELECT contact_hotel()) AND user_id = (SELECT own_user()))
    )
  )
);
CREATE POLICY conversation_participant_update ON conversation_participant FOR UPDATE USING (
  user_id = (SELECT own_user()) OR (SELECT app_scope()) = 'system' OR (SELECT administers()) OR EXISTS (
    SELECT FROM conversation c WHERE c.id = conversation_id AND c.agency_id = (SELECT member_agency())
  )
);
GRANT SELECT, INSERT, UPDATE (joined_at, read_sequence) ON conversation_participant TO alpenglow_app;

-- People write in their own name, for the side they stand on. In the product's own scope stands what happened, and a hotel's
-- answer by a signed link or by the chat service.
ALTER TABLE conversation_message ENABLE ROW LEVEL SECURITY;
CREATE POLICY conversation_message_select ON conversation_message FOR SELECT
  USING (EXISTS (SELECT FROM conversation c WHERE c.id = conversation_id));
CREATE POLICY conversation_message_insert ON conversation_message FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM conversation c WHERE c.id = conversation_id AND CASE author_kind
      WHEN 'agent' THEN
        (author_id = (SELECT own_user()) AND ((SELECT administers()) OR c.agency_id = (SELECT member_agency())))
        OR ((SELECT app_scope()) = 'system' AND EXISTS (
          SELECT FROM membership m WHERE m.user_id = author_id AND m.agency_id = c.agency_id AND m.removed_at IS NULL
        ))
      WHEN 'hotel' THEN
        (author_id = (SELECT own_user()) AND ((SELECT administers()) OR c.hotel_id = (SELECT contact_hotel())))
        OR ((SELECT app_scope()) = 'system' AND (author_id IS NULL OR EXISTS (
          SELECT FROM app_user u WHERE u.id = author_id AND (u.role = 'admin' OR u.hotel_id = c.hotel_id)
        )))
      ELSE (SELECT administers()) OR (SELECT app_scope()) = 'system' OR c.agency_id = (SELECT member_agency())
    END
  )
);
GRANT SELECT, INSERT ON conversation_message TO alpenglow_app;

ALTER TABLE conversation_attachment ENABLE ROW LEVEL SECURITY;
CREATE POLICY conversation_attachment_select ON conversation_attachment FOR SELECT USING (
  (message_id IS NOT NULL OR uploaded_by_id = (SELECT own_user()) OR (SELECT app_scope()) = 'system')
  AND EXISTS (SELECT FROM conversation c WHERE c.id = conversation_id)
);
CREATE POLICY conversation_attachment_insert ON conversation_attachment FOR INSERT WITH CHECK (
  uploaded_by_id = (SELECT own_user()) AND message_id IS NULL AND EXISTS (
    SELECT FROM conversation c WHERE c.id = conversation_id AND (
      (SELECT administers()) OR c.agency_id = (SELECT member_agency()) OR c.hotel_id = (SELECT contact_hotel())
    )
  )
);
-- Only into the message it is sent with.
CREATE POLICY conversation_attachment_update ON conversation_attachment FOR UPDATE
  USING (uploaded_by_id = (SELECT own_user()) AND message_id IS NULL)
  WITH CHECK (uploaded_by_id = (SELECT own_user()));
GRANT SELECT, INSERT, UPDATE (message_id) ON conversation_attachment TO alpenglow_app;

ALTER TABLE hotel_enquiry ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_enquiry_select ON hotel_enquiry FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY hotel_enquiry_insert ON hotel_enquiry FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT member_agency())) AND user_id = (SELECT own_user())
);
GRANT SELECT, INSERT ON hotel_enquiry TO alpenglow_app;

-- What the hotel reads of the other side: its name. The rest of an agency's row is not for it.
CREATE VIEW conversation_agency WITH (security_barrier) AS
  SELECT c.id AS conversation_id, a.id AS agency_id, a.name FROM conversation c JOIN agency a ON a.id = c.agency_id
  WHERE (SELECT reads_all()) OR c.agency_id = (SELECT own_agency()) OR c.hotel_id = (SELECT own_hotel());
GRANT SELECT ON conversation_agency TO alpenglow_app;
