-- CreateEnum
CREATE TYPE "Role" AS ENUM ('admin', 'agent', 'carta_lifestyleAgent', 'customer', 'operator', 'supervisorAgent');

-- CreateEnum
CREATE TYPE "Verification" AS ENUM ('none', 'pending', 'verified', 'rejected');

-- CreateEnum
CREATE TYPE "ProgrammeStatus" AS ENUM ('claimedByAgency', 'verified', 'rejected');

-- CreateEnum
CREATE TYPE "JoinedBy" AS ENUM ('registration', 'domain', 'invitation', 'admin');

-- CreateEnum
CREATE TYPE "PaymentProfile" AS ENUM ('ClientPays', 'AgencyPaysStandAloneRate', 'AgencyPaysPackageRate');

-- CreateEnum
CREATE TYPE "DestinationRequestStatus" AS ENUM ('open', 'planned', 'declined');

-- CreateEnum
CREATE TYPE "SignInDoor" AS ENUM ('agency', 'desk');

-- CreateEnum
CREATE TYPE "IssuerCodePurpose" AS ENUM ('verifyEmail', 'resetPassword');

-- AlterEnum
ALTER TYPE "ContentKind" ADD VALUE 'agency';

-- AlterTable
ALTER TABLE "brand" ADD COLUMN     "booking_reference_name" TEXT NOT NULL DEFAULT 'Booking reference',
ADD COLUMN     "booking_reference_prefix" TEXT NOT NULL DEFAULT 'TLS',
ADD COLUMN     "can_payment_profile_change" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "client_reference_name" TEXT NOT NULL DEFAULT 'Client reference',
ADD COLUMN     "client_reference_prefix" TEXT NOT NULL DEFAULT 'CC',
ADD COLUMN     "favicon_path" TEXT,
ADD COLUMN     "h2_header_color" TEXT,
ADD COLUMN     "inverted_font_color" TEXT,
ADD COLUMN     "is_booking_reference_needed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_card_programme" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_client_reference_needed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_offer_markup_hidden" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_offer_markup_supported" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "logo_path" TEXT,
ADD COLUMN     "menu_background_path" TEXT,
ADD COLUMN     "menu_is_inverted" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "menu_logo_path" TEXT,
ADD COLUMN     "payment_profile" "PaymentProfile" NOT NULL DEFAULT 'ClientPays',
ADD COLUMN     "pdf_footer_background" TEXT,
ADD COLUMN     "pdf_logo_path" TEXT,
ADD COLUMN     "pdf_main_color" TEXT,
ADD COLUMN     "pdf_template" TEXT NOT NULL DEFAULT 'classic',
ADD COLUMN     "price_range_color" TEXT,
ADD COLUMN     "product_name" TEXT NOT NULL DEFAULT 'Luxury Distribution System';

-- Rows of before: the storefront is called by its own name.
UPDATE "brand" SET "product_name" = "name" WHERE "is_b2_c";
ALTER TABLE "brand" ALTER COLUMN "product_name" DROP DEFAULT;

-- CreateTable
CREATE TABLE "app_user" (
    "id" TEXT NOT NULL,
    "subject" TEXT,
    "email" TEXT NOT NULL,
    "is_email_verified" BOOLEAN NOT NULL DEFAULT false,
    "first_name" TEXT,
    "last_name" TEXT NOT NULL DEFAULT '',
    "role" "Role" NOT NULL DEFAULT 'agent',
    "company" TEXT,
    "hotel_id" TEXT,
    "operator_id" TEXT,
    "affiliate_id" TEXT,
    "locale" TEXT,
    "payouts_seen_at" TIMESTAMPTZ(3),
    "branding_finished_at" TIMESTAMPTZ(3),
    "should_display_demo_hotels" BOOLEAN,
    "should_display_demo_properties" BOOLEAN,
    "should_display_links_to_hotel_access" BOOLEAN,
    "is_demonstration" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_signed_in_at" TIMESTAMPTZ(3),

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agency" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "verification" "Verification" NOT NULL DEFAULT 'none',
    "verification_note" TEXT,
    "design_main_color" TEXT,
    "design_accent_on_main" TEXT,
    "design_inverted_font" TEXT,
    "design_theme" TEXT,
    "design_logo_id" TEXT,
    "auto_invite_email_domain" TEXT,
    "referrer_name" TEXT,
    "is_demonstration" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agency_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "agency_id" TEXT NOT NULL,
    "is_owner" BOOLEAN NOT NULL DEFAULT false,
    "joined_by" "JoinedBy" NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),
    "removed_by_id" TEXT,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" TEXT NOT NULL,
    "agency_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" "Role" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "invited_by_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "accepted_by_id" TEXT,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "programme" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "is_visible_in_hotel_search" BOOLEAN NOT NULL,
    "is_card_programme" BOOLEAN NOT NULL DEFAULT false,
    "summary_en" TEXT NOT NULL,
    "summary_de" TEXT NOT NULL,
    "benefits_en" TEXT[],
    "benefits_de" TEXT[],

    CONSTRAINT "programme_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agency_programme" (
    "agency_id" TEXT NOT NULL,
    "programme_id" TEXT NOT NULL,
    "status" "ProgrammeStatus" NOT NULL DEFAULT 'claimedByAgency',
    "claimed_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "agency_programme_pkey" PRIMARY KEY ("agency_id","programme_id")
);

-- CreateTable
CREATE TABLE "affiliate" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "logo_path" TEXT NOT NULL,
    "main_color" TEXT NOT NULL,
    "is_inverted" BOOLEAN NOT NULL DEFAULT false,
    "programme_id" TEXT,
    "invitation_en" TEXT,
    "invitation_de" TEXT,

    CONSTRAINT "affiliate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agency_logo" (
    "id" TEXT NOT NULL,
    "agency_id" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agency_logo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "door" "SignInDoor" NOT NULL,
    "host" TEXT NOT NULL,
    "issuer_session_id" TEXT,
    "access_token" TEXT NOT NULL,
    "refresh_token" TEXT,
    "id_token" TEXT NOT NULL,
    "token_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "acting_for_id" TEXT,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "destination_request" (
    "id" TEXT NOT NULL,
    "agency_id" TEXT NOT NULL,
    "asked_by_id" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "DestinationRequestStatus" NOT NULL DEFAULT 'open',
    "answer" TEXT,
    "answered_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "destination_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payout_account" (
    "agency_id" TEXT NOT NULL,
    "processor_account_id" TEXT NOT NULL,
    "details_submitted" BOOLEAN NOT NULL DEFAULT false,
    "currently_due" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payout_account_pkey" PRIMARY KEY ("agency_id")
);

-- CreateTable
CREATE TABLE "processor_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "processor_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_account" (
    "id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sandbox_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "issuer_account" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "is_email_verified" BOOLEAN NOT NULL DEFAULT false,
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "locale" TEXT NOT NULL,
    "failed_attempts" INTEGER NOT NULL DEFAULT 0,
    "locked_until" TIMESTAMPTZ(3),
    "is_demonstration" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "issuer_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "issuer_code" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "purpose" "IssuerCodePurpose" NOT NULL,
    "code_hash" TEXT NOT NULL,
    "return_to" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "issuer_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "issuer_payload" (
    "model" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "grant_id" TEXT,
    "user_code" TEXT,
    "uid" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "consumed_at" TIMESTAMPTZ(3),

    CONSTRAINT "issuer_payload_pkey" PRIMARY KEY ("model","id")
);

-- CreateTable
CREATE TABLE "issuer_key" (
    "kid" TEXT NOT NULL,
    "jwk" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "issuer_key_pkey" PRIMARY KEY ("kid")
);

-- CreateIndex
CREATE UNIQUE INDEX "app_user_subject_key" ON "app_user"("subject");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE INDEX "app_user_hotel_id_idx" ON "app_user"("hotel_id");

-- CreateIndex
CREATE INDEX "app_user_operator_id_idx" ON "app_user"("operator_id");

-- CreateIndex
CREATE INDEX "app_user_affiliate_id_idx" ON "app_user"("affiliate_id");

-- CreateIndex
CREATE UNIQUE INDEX "agency_auto_invite_email_domain_key" ON "agency"("auto_invite_email_domain");

-- CreateIndex
CREATE INDEX "agency_design_logo_id_idx" ON "agency"("design_logo_id");

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

-- CreateIndex
CREATE INDEX "membership_agency_id_idx" ON "membership"("agency_id");

-- CreateIndex
CREATE INDEX "membership_removed_by_id_idx" ON "membership"("removed_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");

-- CreateIndex
CREATE INDEX "invitation_agency_id_idx" ON "invitation"("agency_id");

-- CreateIndex
CREATE INDEX "invitation_email_idx" ON "invitation"("email");

-- CreateIndex
CREATE INDEX "invitation_invited_by_id_idx" ON "invitation"("invited_by_id");

-- CreateIndex
CREATE INDEX "invitation_accepted_by_id_idx" ON "invitation"("accepted_by_id");

-- CreateIndex
CREATE INDEX "agency_programme_programme_id_idx" ON "agency_programme"("programme_id");

-- CreateIndex
CREATE INDEX "affiliate_programme_id_idx" ON "affiliate"("programme_id");

-- CreateIndex
CREATE INDEX "agency_logo_agency_id_idx" ON "agency_logo"("agency_id");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_issuer_session_id_idx" ON "session"("issuer_session_id");

-- CreateIndex
CREATE INDEX "session_acting_for_id_idx" ON "session"("acting_for_id");

-- CreateIndex
CREATE INDEX "session_ends_at_idx" ON "session"("ends_at");

-- CreateIndex
CREATE INDEX "destination_request_agency_id_idx" ON "destination_request"("agency_id");

-- CreateIndex
CREATE INDEX "destination_request_status_created_at_idx" ON "destination_request"("status", "created_at");

-- CreateIndex
CREATE INDEX "destination_request_asked_by_id_idx" ON "destination_request"("asked_by_id");

-- CreateIndex
CREATE INDEX "destination_request_answered_by_id_idx" ON "destination_request"("answered_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "payout_account_processor_account_id_key" ON "payout_account"("processor_account_id");

-- CreateIndex
CREATE UNIQUE INDEX "issuer_account_email_key" ON "issuer_account"("email");

-- CreateIndex
CREATE UNIQUE INDEX "issuer_code_code_hash_key" ON "issuer_code"("code_hash");

-- CreateIndex
CREATE INDEX "issuer_code_account_id_idx" ON "issuer_code"("account_id");

-- CreateIndex
CREATE INDEX "issuer_payload_grant_id_idx" ON "issuer_payload"("grant_id");

-- CreateIndex
CREATE INDEX "issuer_payload_model_uid_idx" ON "issuer_payload"("model", "uid");

-- CreateIndex
CREATE INDEX "issuer_payload_expires_at_idx" ON "issuer_payload"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "brand_position_key" ON "brand"("position");

-- AddForeignKey
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliate"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agency" ADD CONSTRAINT "agency_design_logo_id_fkey" FOREIGN KEY ("design_logo_id") REFERENCES "agency_logo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_removed_by_id_fkey" FOREIGN KEY ("removed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_accepted_by_id_fkey" FOREIGN KEY ("accepted_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agency_programme" ADD CONSTRAINT "agency_programme_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agency_programme" ADD CONSTRAINT "agency_programme_programme_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programme"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "affiliate" ADD CONSTRAINT "affiliate_programme_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programme"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_acting_for_id_fkey" FOREIGN KEY ("acting_for_id") REFERENCES "agency"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "destination_request" ADD CONSTRAINT "destination_request_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "destination_request" ADD CONSTRAINT "destination_request_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "destination_request" ADD CONSTRAINT "destination_request_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issuer_code" ADD CONSTRAINT "issuer_code_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "issuer_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What Prisma cannot say.

ALTER TABLE app_user
  ADD CONSTRAINT app_user_email_lower CHECK (email = lower(email) AND email LIKE '%_@_%'),
  ADD CONSTRAINT app_user_locale CHECK (locale IN ('en', 'de'));
ALTER TABLE agency
  ADD CONSTRAINT agency_name_given CHECK (btrim(name) <> ''),
  ADD CONSTRAINT agency_domain_lower CHECK (auto_invite_email_domain = lower(auto_invite_email_domain) AND auto_invite_email_domain LIKE '%_.__%');
ALTER TABLE invitation
  ADD CONSTRAINT invitation_email_lower CHECK (email = lower(email) AND email LIKE '%_@_%'),
  ADD CONSTRAINT invitation_role CHECK (role IN ('agent', 'supervisorAgent', 'carta_lifestyleAgent')),
  ADD CONSTRAINT invitation_expires CHECK (expires_at > created_at),
  ADD CONSTRAINT invitation_used_by_somebody CHECK ((accepted_at IS NULL) = (accepted_by_id IS NULL)),
  ADD CONSTRAINT invitation_used_or_revoked CHECK (accepted_at IS NULL OR revoked_at IS NULL);
-- One that was neither used nor revoked at a time; an expired one is revoked by its successor.
CREATE UNIQUE INDEX invitation_open ON invitation (agency_id, email) WHERE accepted_at IS NULL AND revoked_at IS NULL;
CREATE UNIQUE INDEX membership_active ON membership (user_id) WHERE removed_at IS NULL;
ALTER TABLE brand ADD CONSTRAINT brand_changeable_profile CHECK (NOT can_payment_profile_change OR id = 'default');
ALTER TABLE agency_logo ADD CONSTRAINT agency_logo_type CHECK (media_type IN ('image/png', 'image/webp'));
ALTER TABLE destination_request
  ADD CONSTRAINT destination_request_answered CHECK ((status = 'open') = (answered_at IS NULL)),
  ADD CONSTRAINT destination_request_by CHECK ((answered_at IS NULL) = (answered_by_id IS NULL));
ALTER TABLE issuer_account ADD CONSTRAINT issuer_account_email_lower CHECK (email = lower(email) AND email LIKE '%_@_%');

-- The second wall (architecture, Data): without a scope the application's role sees nothing of these tables. lib/scope
-- sets three settings for one transaction: app.reach ('tenant', 'all' for admins, 'system' for the house itself),
-- app.agency and app.user.
CREATE FUNCTION reaches_all() RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT coalesce(current_setting('app.reach', true), '') IN ('all', 'system') $$;
CREATE FUNCTION own_agency() RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT CASE current_setting('app.reach', true) WHEN 'tenant' THEN nullif(current_setting('app.agency', true), '') END $$;
CREATE FUNCTION own_user() RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT CASE current_setting('app.reach', true) WHEN 'tenant' THEN nullif(current_setting('app.user', true), '') END $$;

DO $$
DECLARE walled record;
BEGIN
  FOR walled IN SELECT * FROM (VALUES
    ('agency', 'id = own_agency()'),
    ('membership', 'agency_id = own_agency() OR user_id = own_user()'),
    ('invitation', 'agency_id = own_agency()'),
    ('agency_programme', 'agency_id = own_agency()'),
    ('agency_logo', 'agency_id = own_agency()'),
    ('destination_request', 'agency_id = own_agency()'),
    ('payout_account', 'agency_id = own_agency()'),
    ('session', 'user_id = own_user()'),
    ('app_user', 'id = own_user() OR EXISTS (SELECT FROM membership m WHERE m.user_id = app_user.id AND m.agency_id = own_agency() AND m.removed_at IS NULL)')
  ) AS walled (name, rule)
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled.name);
    EXECUTE format('CREATE POLICY %1$s_scope ON %1$I USING (reaches_all() OR %2$s)', walled.name, walled.rule);
  END LOOP;
END $$;

-- Who somebody is comes before any scope, so it is the owner who answers: the person, the agency they belong to and the
-- one they act for. Null when there is no such person or session.
CREATE FUNCTION describe_viewer(asked_user text, asked_acting text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT json_build_object(
    'id', u.id, 'subject', u.subject, 'email', u.email, 'isEmailVerified', u.is_email_verified,
    'firstName', u.first_name, 'lastName', u.last_name, 'role', u.role, 'company', u.company,
    'hotelId', u.hotel_id, 'operatorId', u.operator_id, 'affiliateId', u.affiliate_id, 'locale', u.locale,
    'hasSeenPayouts', u.payouts_seen_at IS NOT NULL, 'hasFinishedBranding', u.branding_finished_at IS NOT NULL,
    'flags', json_build_object('shouldDisplayDemoHotels', u.should_display_demo_hotels,
      'shouldDisplayDemoProperties', u.should_display_demo_properties,
      'shouldDisplayLinksToHotelAccess', u.should_display_links_to_hotel_access),
    'wasRemoved', EXISTS (SELECT FROM membership r WHERE r.user_id = u.id AND r.removed_at IS NOT NULL),
    'isOwner', coalesce(m.is_owner, false),
    'homeAgencyId', m.agency_id,
    'agency', CASE WHEN a.id IS NULL THEN NULL ELSE json_build_object(
      'id', a.id, 'name', a.name, 'verification', a.verification,
      'design', json_build_object('main', a.design_main_color, 'accentOnMain', a.design_accent_on_main,
        'invertedFont', a.design_inverted_font, 'theme', a.design_theme, 'logoId', a.design_logo_id)) END)
  FROM app_user u
  LEFT JOIN membership m ON m.user_id = u.id AND m.removed_at IS NULL
  LEFT JOIN agency a ON a.id = CASE WHEN u.role = 'admin' AND asked_acting IS NOT NULL THEN asked_acting ELSE m.agency_id END
  WHERE u.id = asked_user
$$;

CREATE FUNCTION identify_session(asked_session text, asked_at timestamptz) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT json_build_object('sessionId', s.id, 'door', s.door, 'host', s.host, 'tokenExpiresAt', s.token_expires_at,
    'actingForId', s.acting_for_id, 'viewer', describe_viewer(s.user_id, s.acting_for_id))
  FROM session s WHERE s.id = asked_session AND s.ends_at > asked_at
$$;

CREATE FUNCTION identify_subject(asked_subject text) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT describe_viewer(u.id, NULL) FROM app_user u WHERE u.subject = asked_subject
$$;

REVOKE ALL ON FUNCTION describe_viewer(text, text), identify_session(text, timestamptz), identify_subject(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION identify_session(text, timestamptz), identify_subject(text) TO alpenglow_app;
