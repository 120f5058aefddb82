-- An agency asks a hotel's contact in (beyond.md B13): one link for the two of them, for somebody at the hotel alone.

CREATE TABLE "hotel_invitation" (
  "id" TEXT NOT NULL,
  "agency_id" TEXT NOT NULL,
  "hotel_id" TEXT NOT NULL,
  "invited_by_id" TEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "opened_at" TIMESTAMPTZ(3),
  "claimed_at" TIMESTAMPTZ(3),
  "claimed_by_id" TEXT,
  "revoked_at" TIMESTAMPTZ(3),
  CONSTRAINT "hotel_invitation_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "hotel_invitation_expires" CHECK (expires_at > created_at),
  CONSTRAINT "hotel_invitation_claimed_by_somebody" CHECK ((claimed_at IS NULL) = (claimed_by_id IS NULL)),
  CONSTRAINT "hotel_invitation_claimed_or_revoked" CHECK (claimed_at IS NULL OR revoked_at IS NULL)
);
CREATE UNIQUE INDEX "hotel_invitation_token_hash_key" ON "hotel_invitation"("token_hash");
CREATE INDEX "hotel_invitation_hotel_id_idx" ON "hotel_invitation"("hotel_id");
CREATE INDEX "hotel_invitation_invited_by_id_idx" ON "hotel_invitation"("invited_by_id");
CREATE INDEX "hotel_invitation_claimed_by_id_idx" ON "hotel_invitation"("claimed_by_id");
CREATE UNIQUE INDEX hotel_invitation_one_of_a_pair ON hotel_invitation (agency_id, hotel_id) WHERE revoked_at IS NULL;
ALTER TABLE "hotel_invitation" ADD CONSTRAINT "hotel_invitation_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "hotel_invitation" ADD CONSTRAINT "hotel_invitation_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "hotel_invitation" ADD CONSTRAINT "hotel_invitation_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "hotel_invitation" ADD CONSTRAINT "hotel_invitation_claimed_by_id_fkey" FOREIGN KEY ("claimed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE hotel_invitation ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_invitation_select ON hotel_invitation FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY hotel_invitation_insert ON hotel_invitation FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT member_agency()))
  AND invited_by_id = (SELECT own_user()) AND opened_at IS NULL AND claimed_at IS NULL AND revoked_at IS NULL
);
CREATE POLICY hotel_invitation_update ON hotel_invitation FOR UPDATE
  USING ((SELECT administers()) OR agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, UPDATE (opened_at, revoked_at) ON hotel_invitation TO alpenglow_app;

-- Whoever claims a hotel has a verified address of that hotel's: its reservations', one of its sales managers', or one of
-- the same domain. Providers' domains are refused before (lib/sales/hotel-invitation/rules). False where the invitation ended.
CREATE FUNCTION claim_hotel(asked text, at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  caller app_user;
  invited hotel_invitation;
  is_theirs boolean;
BEGIN
  SELECT * INTO invited FROM hotel_invitation WHERE id = asked FOR UPDATE;
  SELECT * INTO caller FROM app_user WHERE id = own_user() FOR UPDATE;
  SELECT split_part(caller.email, '@', 2) = split_part(lower(h.reservation_email), '@', 2)
    OR EXISTS (SELECT FROM sales_manager m WHERE m.hotel_id = h.id AND lower(m.email) = caller.email)
    INTO is_theirs FROM hotel h WHERE h.id = invited.hotel_id;
  IF NOT coalesce(
    caller.is_email_verified AND caller.operator_id IS NULL
    AND (caller.hotel_id = invited.hotel_id OR (caller.hotel_id IS NULL AND is_theirs)), false
  ) THEN
    PERFORM refuse('claim_hotel');
  END IF;
  IF invited.claimed_at IS NOT NULL OR invited.revoked_at IS NOT NULL OR invited.expires_at <= greatest(at, now()) THEN
    RETURN false;
  END IF;
  UPDATE hotel_invitation SET opened_at = coalesce(opened_at, at), claimed_at = at, claimed_by_id = caller.id WHERE id = asked;
  -- Somebody who belongs to no agency is no agent either: the desk is their home.
  UPDATE app_user u SET
    hotel_id = invited.hotel_id,
    role = CASE
      WHEN u.role = 'agent' AND NOT EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.removed_at IS NULL)
      THEN 'customer' ELSE u.role END
  WHERE u.id = caller.id;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION claim_hotel(text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_hotel(text, timestamptz) TO alpenglow_app;
