-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "PropertyType" AS ENUM ('chalet', 'apartment', 'villa');

-- CreateEnum
CREATE TYPE "PropertyStatus" AS ENUM ('draft', 'published', 'removed');

-- CreateEnum
CREATE TYPE "HoldKind" AS ENUM ('booking', 'confirmedOption', 'ownerBlock');

-- CreateEnum
CREATE TYPE "DepositType" AS ENUM ('blocked', 'other');

-- CreateEnum
CREATE TYPE "PaymentMethod" AS ENUM ('creditCard', 'bankTransfer');

-- CreateEnum
CREATE TYPE "EnquiryKind" AS ENUM ('property', 'general');

-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('pending', 'confirmed', 'unsubscribed');

-- CreateEnum
CREATE TYPE "ContentKind" AS ENUM ('info', 'alpine');

-- CreateTable
CREATE TABLE "country" (
    "id" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,
    "slug_en" TEXT NOT NULL,
    "slug_de" TEXT NOT NULL,
    "summary_en" TEXT NOT NULL,
    "summary_de" TEXT NOT NULL,
    "introduction_en" TEXT NOT NULL,
    "introduction_de" TEXT NOT NULL,
    "picture_id" TEXT NOT NULL,

    CONSTRAINT "country_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "city" (
    "id" TEXT NOT NULL,
    "country_id" TEXT NOT NULL,
    "group_id" TEXT,
    "region_id" TEXT,
    "name_en" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "altitude_metres" INTEGER NOT NULL,
    "tagline_en" TEXT NOT NULL,
    "tagline_de" TEXT NOT NULL,
    "summary_en" TEXT NOT NULL,
    "summary_de" TEXT NOT NULL,
    "introduction_en" TEXT NOT NULL,
    "introduction_de" TEXT NOT NULL,
    "airport_code" TEXT NOT NULL,
    "airport_name_en" TEXT NOT NULL,
    "airport_name_de" TEXT NOT NULL,
    "airport_minutes" INTEGER NOT NULL,
    "picture_id" TEXT NOT NULL,

    CONSTRAINT "city_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sector" (
    "id" TEXT NOT NULL,
    "city_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "sector_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "picture" (
    "id" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "file_de" TEXT,
    "kind" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "alt_en" TEXT NOT NULL,
    "alt_de" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "placeholder" TEXT,

    CONSTRAINT "picture_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "facility" (
    "id" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "facility_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "equipment" (
    "id" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,

    CONSTRAINT "equipment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service" (
    "id" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "service_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,

    CONSTRAINT "operator_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rental_channel" (
    "id" TEXT NOT NULL,
    "operator_id" TEXT,
    "name" TEXT NOT NULL,
    "accepts_consumer_bookings" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "rental_channel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property" (
    "id" TEXT NOT NULL,
    "city_id" TEXT NOT NULL,
    "sector_id" TEXT,
    "operator_id" TEXT NOT NULL,
    "status" "PropertyStatus" NOT NULL DEFAULT 'published',
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "property_type" "PropertyType" NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "bedrooms" INTEGER NOT NULL,
    "bathrooms" INTEGER NOT NULL,
    "beds_for_adults" INTEGER,
    "beds_for_children" INTEGER,
    "square_metres" INTEGER NOT NULL,
    "pets_allowed" BOOLEAN NOT NULL,
    "pet_details_en" TEXT,
    "pet_details_de" TEXT,
    "opening_en" TEXT NOT NULL,
    "opening_de" TEXT NOT NULL,
    "summary_en" TEXT NOT NULL,
    "summary_de" TEXT NOT NULL,
    "description_en" TEXT NOT NULL,
    "description_de" TEXT NOT NULL,
    "highlights" JSONB NOT NULL,
    "distances" JSONB NOT NULL,
    "service_levels" TEXT[],
    "currency" TEXT NOT NULL,
    "price_from" BIGINT,
    "registration_number" TEXT,
    "videos" TEXT[],
    "facility_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "level_bits" INTEGER NOT NULL DEFAULT 0,
    "has_sales_information" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "property_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property_former_address" (
    "id" TEXT NOT NULL,
    "property_id" TEXT NOT NULL,
    "property_type" "PropertyType" NOT NULL,
    "city_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,

    CONSTRAINT "property_former_address_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property_picture" (
    "property_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "picture_id" TEXT NOT NULL,
    "is_floorplan" BOOLEAN NOT NULL DEFAULT false,
    "focus_x" INTEGER NOT NULL DEFAULT 50,
    "focus_y" INTEGER NOT NULL DEFAULT 50,

    CONSTRAINT "property_picture_pkey" PRIMARY KEY ("property_id","is_floorplan","position")
);

-- CreateTable
CREATE TABLE "property_facility" (
    "property_id" TEXT NOT NULL,
    "facility_id" TEXT NOT NULL,

    CONSTRAINT "property_facility_pkey" PRIMARY KEY ("property_id","facility_id")
);

-- CreateTable
CREATE TABLE "property_equipment" (
    "property_id" TEXT NOT NULL,
    "equipment_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "property_equipment_pkey" PRIMARY KEY ("property_id","equipment_id")
);

-- CreateTable
CREATE TABLE "property_service" (
    "property_id" TEXT NOT NULL,
    "service_level" TEXT NOT NULL,
    "service_id" TEXT NOT NULL,

    CONSTRAINT "property_service_pkey" PRIMARY KEY ("property_id","service_level","service_id")
);

-- CreateTable
CREATE TABLE "sales_information" (
    "property_id" TEXT NOT NULL,
    "rental_channel_id" TEXT NOT NULL,
    "credit_card_fee_ratio" DECIMAL(6,5),
    "accepted_payment_methods" "PaymentMethod"[],
    "commission_percent" DECIMAL(5,2) NOT NULL,
    "prepayment_ratio" DECIMAL(6,5),
    "payment_terms" JSONB,
    "cancellation_terms" JSONB,
    "security_deposit" BIGINT,
    "security_deposit_type" "DepositType",

    CONSTRAINT "sales_information_pkey" PRIMARY KEY ("property_id")
);

-- CreateTable
CREATE TABLE "stay" (
    "id" TEXT NOT NULL,
    "property_id" TEXT NOT NULL,
    "check_in" DATE NOT NULL,
    "check_out" DATE NOT NULL,
    "available" BOOLEAN NOT NULL,
    "commission_percent" DECIMAL(5,2),

    CONSTRAINT "stay_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stay_rate" (
    "stay_id" TEXT NOT NULL,
    "service_level" TEXT NOT NULL,
    "amount" BIGINT,
    "currency" TEXT NOT NULL,

    CONSTRAINT "stay_rate_pkey" PRIMARY KEY ("stay_id","service_level")
);

-- CreateTable
CREATE TABLE "stay_offer" (
    "stay_id" TEXT NOT NULL,
    "property_id" TEXT NOT NULL,
    "check_in" DATE NOT NULL,
    "check_out" DATE NOT NULL,
    "blocked_until" TIMESTAMPTZ(3),
    "levels" INTEGER NOT NULL,
    "price_min" BIGINT,
    "price_self_catered" BIGINT,
    "price_bed_and_breakfast" BIGINT,
    "price_catered" BIGINT,

    CONSTRAINT "stay_offer_pkey" PRIMARY KEY ("stay_id")
);

-- CreateTable
CREATE TABLE "exchange_rate" (
    "currency" TEXT NOT NULL,
    "eur_per_unit" DECIMAL(12,6) NOT NULL,
    "as_of" DATE NOT NULL,

    CONSTRAINT "exchange_rate_pkey" PRIMARY KEY ("currency")
);

-- CreateTable
CREATE TABLE "property_hold" (
    "id" TEXT NOT NULL,
    "property_id" TEXT NOT NULL,
    "check_in" DATE NOT NULL,
    "check_out" DATE NOT NULL,
    "kind" "HoldKind" NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "property_hold_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "enquiry" (
    "id" TEXT NOT NULL,
    "kind" "EnquiryKind" NOT NULL,
    "locale" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "origin_city" TEXT,
    "check_in" DATE NOT NULL,
    "check_out" DATE NOT NULL,
    "adults" INTEGER,
    "child_ages" INTEGER[],
    "property_id" TEXT,
    "service_level" TEXT,
    "destination" TEXT,
    "property_types" TEXT[],
    "bedrooms" INTEGER,
    "activities" TEXT[],
    "services" TEXT[],
    "preferences" TEXT,
    "message" TEXT,
    "on_behalf_of" TEXT,
    "consent_version" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "enquiry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "id" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_subscription" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "status" "SubscriptionStatus" NOT NULL DEFAULT 'pending',
    "consent_version" TEXT NOT NULL,
    "confirm_token_hash" TEXT NOT NULL,
    "unsubscribe_token_hash" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),

    CONSTRAINT "newsletter_subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "form_outcome" (
    "token_hash" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "errors" JSONB NOT NULL,
    "return_to" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "form_outcome_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "brand" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "host_keyword" TEXT,
    "company_pattern" TEXT,
    "position" INTEGER NOT NULL,
    "is_b2_c" BOOLEAN NOT NULL,
    "is_login_required" BOOLEAN NOT NULL DEFAULT true,
    "is_commission_displayed" BOOLEAN NOT NULL,
    "main_color" TEXT NOT NULL,
    "accent_color" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone_country_code" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "postal_address" TEXT[],

    CONSTRAINT "brand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content" (
    "slug" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "kind" "ContentKind" NOT NULL,
    "title" TEXT NOT NULL,
    "heading" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "lead" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "picture_id" TEXT,
    "updated_on" DATE,

    CONSTRAINT "content_pkey" PRIMARY KEY ("slug","locale")
);

-- CreateTable
CREATE TABLE "testimonial" (
    "id" TEXT NOT NULL,
    "quote_en" TEXT NOT NULL,
    "quote_de" TEXT NOT NULL,
    "author_en" TEXT NOT NULL,
    "author_de" TEXT NOT NULL,
    "is_demonstration" BOOLEAN NOT NULL,

    CONSTRAINT "testimonial_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "topic" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL,
    "locked_until" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "development_mail" (
    "message_id" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "development_mail_pkey" PRIMARY KEY ("message_id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "response_status" INTEGER NOT NULL,
    "response_body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "rate_limiter_flexible" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "rate_limiter_flexible_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "audit" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" TEXT,
    "acting_for" TEXT,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "request_id" TEXT NOT NULL,

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "frontend_log" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "message" TEXT NOT NULL,
    "data" JSONB,
    "session_id" TEXT NOT NULL,

    CONSTRAINT "frontend_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "country_slug_en_key" ON "country"("slug_en");

-- CreateIndex
CREATE UNIQUE INDEX "country_slug_de_key" ON "country"("slug_de");

-- CreateIndex
CREATE INDEX "city_country_id_idx" ON "city"("country_id");

-- CreateIndex
CREATE INDEX "sector_city_id_idx" ON "sector"("city_id");

-- CreateIndex
CREATE UNIQUE INDEX "sector_id_city_id_key" ON "sector"("id", "city_id");

-- CreateIndex
CREATE UNIQUE INDEX "picture_file_key" ON "picture"("file");

-- CreateIndex
CREATE INDEX "property_city_id_status_idx" ON "property"("city_id", "status");

-- CreateIndex
CREATE INDEX "property_slug_idx" ON "property"("slug");

-- CreateIndex
CREATE INDEX "property_operator_id_idx" ON "property"("operator_id");

-- CreateIndex
CREATE INDEX "property_sector_id_idx" ON "property"("sector_id");

-- CreateIndex
CREATE UNIQUE INDEX "property_city_id_property_type_slug_key" ON "property"("city_id", "property_type", "slug");

-- CreateIndex
CREATE INDEX "property_former_address_property_id_idx" ON "property_former_address"("property_id");

-- CreateIndex
CREATE UNIQUE INDEX "property_former_address_city_id_property_type_slug_key" ON "property_former_address"("city_id", "property_type", "slug");

-- CreateIndex
CREATE INDEX "property_picture_picture_id_idx" ON "property_picture"("picture_id");

-- CreateIndex
CREATE INDEX "property_facility_facility_id_idx" ON "property_facility"("facility_id");

-- CreateIndex
CREATE INDEX "property_equipment_equipment_id_idx" ON "property_equipment"("equipment_id");

-- CreateIndex
CREATE INDEX "property_service_service_id_idx" ON "property_service"("service_id");

-- CreateIndex
CREATE INDEX "sales_information_rental_channel_id_idx" ON "sales_information"("rental_channel_id");

-- CreateIndex
CREATE UNIQUE INDEX "stay_property_id_check_in_check_out_key" ON "stay"("property_id", "check_in", "check_out");

-- CreateIndex
CREATE INDEX "stay_offer_property_id_check_in_check_out_idx" ON "stay_offer"("property_id", "check_in", "check_out");

-- CreateIndex
CREATE INDEX "stay_offer_property_id_price_min_check_in_idx" ON "stay_offer"("property_id", "price_min", "check_in");

-- CreateIndex
CREATE INDEX "property_hold_property_id_check_in_idx" ON "property_hold"("property_id", "check_in");

-- CreateIndex
CREATE INDEX "enquiry_created_at_idx" ON "enquiry"("created_at");

-- CreateIndex
CREATE INDEX "enquiry_property_id_idx" ON "enquiry"("property_id");

-- CreateIndex
CREATE INDEX "enquiry_brand_id_idx" ON "enquiry"("brand_id");

-- CreateIndex
CREATE INDEX "contact_message_created_at_idx" ON "contact_message"("created_at");

-- CreateIndex
CREATE INDEX "contact_message_brand_id_idx" ON "contact_message"("brand_id");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscription_email_key" ON "newsletter_subscription"("email");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscription_confirm_token_hash_key" ON "newsletter_subscription"("confirm_token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscription_unsubscribe_token_hash_key" ON "newsletter_subscription"("unsubscribe_token_hash");

-- CreateIndex
CREATE INDEX "form_outcome_expires_at_idx" ON "form_outcome"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "brand_host_keyword_key" ON "brand"("host_keyword");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_dedupe_key_key" ON "outbox"("dedupe_key");

-- CreateIndex
CREATE INDEX "development_mail_at_idx" ON "development_mail"("at");

-- CreateIndex
CREATE INDEX "idempotency_key_expires_at_idx" ON "idempotency_key"("expires_at");

-- CreateIndex
CREATE INDEX "audit_entity_entity_id_idx" ON "audit"("entity", "entity_id");

-- CreateIndex
CREATE INDEX "frontend_log_at_idx" ON "frontend_log"("at");

-- AddForeignKey
ALTER TABLE "country" ADD CONSTRAINT "country_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "city" ADD CONSTRAINT "city_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "city" ADD CONSTRAINT "city_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sector" ADD CONSTRAINT "sector_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rental_channel" ADD CONSTRAINT "rental_channel_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property" ADD CONSTRAINT "property_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property" ADD CONSTRAINT "property_sector_id_city_id_fkey" FOREIGN KEY ("sector_id", "city_id") REFERENCES "sector"("id", "city_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property" ADD CONSTRAINT "property_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_former_address" ADD CONSTRAINT "property_former_address_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_picture" ADD CONSTRAINT "property_picture_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_picture" ADD CONSTRAINT "property_picture_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_facility" ADD CONSTRAINT "property_facility_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_facility" ADD CONSTRAINT "property_facility_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_equipment" ADD CONSTRAINT "property_equipment_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_equipment" ADD CONSTRAINT "property_equipment_equipment_id_fkey" FOREIGN KEY ("equipment_id") REFERENCES "equipment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_service" ADD CONSTRAINT "property_service_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_service" ADD CONSTRAINT "property_service_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "service"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sales_information" ADD CONSTRAINT "sales_information_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sales_information" ADD CONSTRAINT "sales_information_rental_channel_id_fkey" FOREIGN KEY ("rental_channel_id") REFERENCES "rental_channel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stay" ADD CONSTRAINT "stay_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stay_rate" ADD CONSTRAINT "stay_rate_stay_id_fkey" FOREIGN KEY ("stay_id") REFERENCES "stay"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stay_offer" ADD CONSTRAINT "stay_offer_stay_id_fkey" FOREIGN KEY ("stay_id") REFERENCES "stay"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stay_offer" ADD CONSTRAINT "stay_offer_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_hold" ADD CONSTRAINT "property_hold_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content" ADD CONSTRAINT "content_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma cannot say ---------------------------------------------------------------------------------------------

CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Stays and holds are half-open [check_in, check_out) and last at least one night (decisions §4).
ALTER TABLE stay ADD CONSTRAINT stay_one_night CHECK (check_out > check_in);
ALTER TABLE property_hold ADD CONSTRAINT property_hold_one_night CHECK (check_out > check_in);
ALTER TABLE enquiry ADD CONSTRAINT enquiry_one_night CHECK (check_out > check_in);

-- One house is never held twice for the same night (decisions §3, "Never sold twice").
ALTER TABLE property_hold ADD CONSTRAINT property_hold_never_twice
  EXCLUDE USING gist (property_id WITH =, daterange(check_in, check_out, '[)') WITH &&)
  WHERE (released_at IS NULL);

-- Money
ALTER TABLE stay_rate ADD CONSTRAINT stay_rate_amount CHECK (amount IS NULL OR amount > 0);
ALTER TABLE stay_rate ADD CONSTRAINT stay_rate_currency CHECK (currency ~ '^[A-Z]{3}$');
ALTER TABLE property ADD CONSTRAINT property_currency CHECK (currency ~ '^[A-Z]{3}$');
ALTER TABLE exchange_rate ADD CONSTRAINT exchange_rate_currency CHECK (currency ~ '^[A-Z]{3}$' AND eur_per_unit > 0);
ALTER TABLE property ADD CONSTRAINT property_price_from CHECK (price_from IS NULL OR price_from > 0);
ALTER TABLE sales_information ADD CONSTRAINT sales_information_ratios CHECK (
  (credit_card_fee_ratio IS NULL OR credit_card_fee_ratio BETWEEN 0 AND 1)
  AND (prepayment_ratio IS NULL OR prepayment_ratio BETWEEN 0 AND 1)
  AND commission_percent BETWEEN 0 AND 100
  AND (security_deposit IS NULL OR security_deposit > 0)
  AND (security_deposit IS NULL) = (security_deposit_type IS NULL)
);
ALTER TABLE sales_information ADD CONSTRAINT sales_information_payable CHECK (cardinality(accepted_payment_methods) > 0);
ALTER TABLE stay ADD CONSTRAINT stay_commission CHECK (commission_percent IS NULL OR commission_percent BETWEEN 0 AND 100);

-- Houses
ALTER TABLE property ADD CONSTRAINT property_capacity CHECK (
  bedrooms >= 0 AND bathrooms >= 0 AND square_metres > 0
  AND (beds_for_adults IS NULL) = (beds_for_children IS NULL)
  AND (beds_for_adults IS NULL OR (beds_for_adults >= 1 AND beds_for_children >= 0))
);
ALTER TABLE property ADD CONSTRAINT property_coordinates CHECK (
  (latitude IS NULL) = (longitude IS NULL)
  AND (latitude IS NULL OR (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180))
);
ALTER TABLE property ADD CONSTRAINT property_pets CHECK (
  (pet_details_en IS NULL) = (pet_details_de IS NULL) AND (pets_allowed OR pet_details_en IS NULL)
);
ALTER TABLE property ADD CONSTRAINT property_highlights CHECK (jsonb_typeof(highlights) = 'array' AND jsonb_array_length(highlights) <= 6);
ALTER TABLE property ADD CONSTRAINT property_distances CHECK (jsonb_typeof(distances) = 'array');
ALTER TABLE property ADD CONSTRAINT property_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE property_former_address ADD CONSTRAINT property_former_address_slug CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE property_picture ADD CONSTRAINT property_picture_focus CHECK (focus_x BETWEEN 0 AND 100 AND focus_y BETWEEN 0 AND 100 AND position >= 0);


-- Languages
ALTER TABLE enquiry ADD CONSTRAINT enquiry_locale CHECK (locale IN ('en', 'de'));
ALTER TABLE contact_message ADD CONSTRAINT contact_message_locale CHECK (locale IN ('en', 'de'));
ALTER TABLE newsletter_subscription ADD CONSTRAINT newsletter_subscription_locale CHECK (locale IN ('en', 'de'));
ALTER TABLE form_outcome ADD CONSTRAINT form_outcome_locale CHECK (locale IN ('en', 'de'));
ALTER TABLE content ADD CONSTRAINT content_locale CHECK (locale IN ('en', 'de'));

-- Enquiries
ALTER TABLE enquiry ADD CONSTRAINT enquiry_party CHECK ((adults IS NULL OR adults BETWEEN 1 AND 99) AND cardinality(child_ages) <= 20 AND 0 <= ALL (child_ages) AND 13 >= ALL (child_ages));
ALTER TABLE enquiry ADD CONSTRAINT enquiry_adults CHECK (kind = 'property' OR adults IS NOT NULL);
ALTER TABLE enquiry ADD CONSTRAINT enquiry_kind_property CHECK ((kind = 'property') = (property_id IS NOT NULL));
ALTER TABLE newsletter_subscription ADD CONSTRAINT newsletter_subscription_email CHECK (email = lower(email));
ALTER TABLE newsletter_subscription ADD CONSTRAINT newsletter_subscription_state CHECK (
  (status <> 'confirmed' OR confirmed_at IS NOT NULL) AND (status <> 'unsubscribed' OR unsubscribed_at IS NOT NULL)
);

-- Outbox: the worker reads what is due, a new row wakes it.
ALTER TABLE outbox ADD CONSTRAINT outbox_end CHECK (delivered_at IS NULL OR failed_at IS NULL);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE delivered_at IS NULL AND failed_at IS NULL;
CREATE FUNCTION outbox_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END $$;
CREATE TRIGGER outbox_wake AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION outbox_notify();

-- Every process that keeps the published addresses in memory hears when they change.
CREATE FUNCTION catalogue_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', TG_TABLE_NAME);
  RETURN NULL;
END $$;
CREATE TRIGGER property_catalogue AFTER INSERT OR UPDATE OR DELETE ON property FOR EACH STATEMENT EXECUTE FUNCTION catalogue_notify();
CREATE TRIGGER sales_information_catalogue AFTER INSERT OR UPDATE OR DELETE ON sales_information FOR EACH STATEMENT EXECUTE FUNCTION catalogue_notify();
CREATE TRIGGER property_former_address_catalogue AFTER INSERT OR UPDATE OR DELETE ON property_former_address FOR EACH STATEMENT EXECUTE FUNCTION catalogue_notify();
CREATE TRIGGER city_catalogue AFTER INSERT OR UPDATE OR DELETE ON city FOR EACH STATEMENT EXECUTE FUNCTION catalogue_notify();

-- What the search reads (stay_offer, and facility_ids, level_bits and has_sales_information of property) is kept here, in the same
-- transaction as what it is made of.

-- Sold nights of a house, for the overlap with an asked period.
CREATE INDEX stay_sold ON stay (property_id, check_in, check_out) WHERE NOT available;

-- The bit of a meal plan named in either language, as lib/property/rules/service-level reads it.
CREATE FUNCTION service_level_bit(label text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE regexp_replace(regexp_replace(lower(normalize(label, NFC) COLLATE "und-x-icu"), '[\s-]', '', 'g'), '&', 'and')
    WHEN 'selfcatered' THEN 1
    WHEN 'selbstverpflegung' THEN 1
    WHEN 'bedandbreakfast' THEN 2
    WHEN 'frühstück' THEN 2
    WHEN 'catered' THEN 4
    WHEN 'hotelservice' THEN 4
    ELSE 8
  END
$$;
CREATE FUNCTION service_level_bits(labels text[]) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(service_level_bit(label)), 0) FROM unnest(labels) AS label
$$;

CREATE FUNCTION level_bits_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.level_bits := service_level_bits(NEW.service_levels);
  RETURN NEW;
END $$;
CREATE TRIGGER property_search_levels BEFORE INSERT OR UPDATE OF service_levels ON property
  FOR EACH ROW EXECUTE FUNCTION level_bits_follow();

-- The rows of stay_offer for these houses, from nothing. Houses are locked in order, so that two changes of one house
-- follow each other and the second sees the first.
CREATE FUNCTION refresh_stay_offers(houses text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM property WHERE id = ANY (houses) ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM stay s JOIN stay_rate r ON r.stay_id = s.id JOIN property p ON p.id = s.property_id
    WHERE s.property_id = ANY (houses) AND r.currency <> p.currency
  ) THEN
    RAISE EXCEPTION 'A house is sold in its own currency only.' USING ERRCODE = 'check_violation';
  END IF;
  DELETE FROM stay_offer WHERE property_id = ANY (houses);
  INSERT INTO stay_offer
  SELECT s.id, s.property_id, s.check_in, s.check_out,
    greatest(
      (SELECT 'infinity'::timestamptz FROM stay other
       WHERE other.property_id = s.property_id AND NOT other.available
         AND other.check_in < s.check_out AND s.check_in < other.check_out
       LIMIT 1),
      (SELECT max(coalesce(hold.expires_at, 'infinity')) FROM property_hold hold
       WHERE hold.property_id = s.property_id AND hold.released_at IS NULL
         AND hold.check_in < s.check_out AND s.check_in < hold.check_out)
    ),
    coalesce(rate.levels, 0), rate.price_min, rate.self_catered, rate.bed_and_breakfast, rate.catered
  FROM stay s
  CROSS JOIN LATERAL (
    SELECT bit_or(bit) AS levels, min(amount) AS price_min, min(amount) FILTER (WHERE bit = 1) AS self_catered,
      min(amount) FILTER (WHERE bit = 2) AS bed_and_breakfast, min(amount) FILTER (WHERE bit = 4) AS catered
    FROM (SELECT amount, service_level_bit(service_level) AS bit FROM stay_rate WHERE stay_id = s.id) AS rates
  ) AS rate
  WHERE s.property_id = ANY (houses) AND s.available;
END $$;

CREATE FUNCTION stay_offers_follow_house() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_stay_offers(ARRAY(SELECT DISTINCT property_id FROM changed));
  RETURN NULL;
END $$;
CREATE FUNCTION stay_offers_follow_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_stay_offers(ARRAY(SELECT DISTINCT s.property_id FROM changed JOIN stay s ON s.id = changed.stay_id));
  RETURN NULL;
END $$;
CREATE FUNCTION facility_ids_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE property p SET facility_ids = ARRAY(
    SELECT own.facility_id FROM property_facility own JOIN facility f ON f.id = own.facility_id
    WHERE own.property_id = p.id ORDER BY f.position, f.id
  ) WHERE p.id IN (SELECT property_id FROM changed);
  RETURN NULL;
END $$;
CREATE FUNCTION has_sales_information_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE property p SET has_sales_information = EXISTS (SELECT FROM sales_information s WHERE s.property_id = p.id)
  WHERE p.id IN (SELECT property_id FROM changed);
  RETURN NULL;
END $$;

-- Transition tables allow one event a trigger, an update follows both where a row was and where it is now.
DO $$
DECLARE kept record;
BEGIN
  FOR kept IN SELECT * FROM (VALUES
    ('stay', 'stay_offers_follow_house'),
    ('property_hold', 'stay_offers_follow_house'),
    ('stay_rate', 'stay_offers_follow_rate'),
    ('property_facility', 'facility_ids_follow'),
    ('sales_information', 'has_sales_information_follow')
  ) AS kept (source, follow)
  LOOP
    EXECUTE format('CREATE TRIGGER %1$s_search_insert AFTER INSERT ON %1$s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', kept.source, kept.follow);
    EXECUTE format('CREATE TRIGGER %1$s_search_delete AFTER DELETE ON %1$s REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', kept.source, kept.follow);
    EXECUTE format('CREATE TRIGGER %1$s_search_from AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', kept.source, kept.follow);
    EXECUTE format('CREATE TRIGGER %1$s_search_to AFTER UPDATE ON %1$s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', kept.source, kept.follow);
  END LOOP;
END $$;

-- The role of the web process and the worker: it may use rows, never the schema, and it only ever adds to the audit.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'alpenglow_app') THEN
    CREATE ROLE alpenglow_app NOLOGIN;
  END IF;
END $$;
GRANT USAGE ON SCHEMA public TO alpenglow_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO alpenglow_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO alpenglow_app;
REVOKE UPDATE, DELETE ON audit FROM alpenglow_app;
DO $$
BEGIN
  IF to_regclass('public._prisma_migrations') IS NOT NULL THEN
    REVOKE ALL ON public._prisma_migrations FROM alpenglow_app;
  END IF;
END $$;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO alpenglow_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO alpenglow_app;
