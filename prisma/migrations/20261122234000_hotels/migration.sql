-- Hotels, what their rooms cost and when they are free, and leads. What Prisma says of them, then what it cannot say.
-- room_nights and leads_row_security, the two migrations after this one, hold functions, triggers and policies.

-- CreateEnum
CREATE TYPE "BedType" AS ENUM ('bunkBed', 'extraBed', 'kingSizeBed', 'queenSizeBed', 'singleBed', 'sofaBed');

-- CreateEnum
CREATE TYPE "RatePlanKind" AS ENUM ('flexible', 'semiFlexible', 'nonRefundable', 'halfBoard', 'programme', 'package');

-- CreateEnum
CREATE TYPE "Board" AS ENUM ('roomOnly', 'breakfast', 'halfBoard', 'fullBoard');

-- CreateEnum
CREATE TYPE "SeasonKind" AS ENUM ('opening', 'festive', 'january', 'february', 'march', 'spring', 'summer', 'betweenSeasons');

-- CreateEnum
CREATE TYPE "ClosureReason" AS ENUM ('season', 'renovation', 'privateEvent', 'maintenance');

-- CreateEnum
CREATE TYPE "CardMemberType" AS ENUM ('platinum', 'centurion');

-- CreateEnum
CREATE TYPE "LeadStatus" AS ENUM ('INTEREST', 'REQUESTED_OPTION', 'CONFIRMED_OPTION', 'DECLINED_OPTION', 'EXPIRED_OPTION', 'CANCELLED_OPTION', 'REQUESTED_BOOKING', 'CONFIRMED_BOOKING', 'DECLINED_BOOKING', 'CANCELLED_BOOKING');

-- CreateEnum
CREATE TYPE "LeadEventType" AS ENUM ('interest', 'requestedOption', 'confirmedOption', 'declinedOption', 'expiredOption', 'cancelledOption', 'requestedBooking', 'confirmedBooking', 'declinedBooking', 'cancelledBooking');

-- CreateEnum
CREATE TYPE "LeadEventBy" AS ENUM ('agent', 'supplier', 'system');

-- AlterTable
ALTER TABLE "exchange_rate" DROP CONSTRAINT "exchange_rate_pkey",
ADD CONSTRAINT "exchange_rate_pkey" PRIMARY KEY ("currency", "as_of");

-- CreateTable
CREATE TABLE "hotel" (
    "id" TEXT NOT NULL,
    "city_id" TEXT NOT NULL,
    "sector_id" TEXT,
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "chain" TEXT,
    "status_level" SMALLINT,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "is_for_consumers" BOOLEAN NOT NULL DEFAULT false,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "keys" INTEGER NOT NULL,
    "closest_airport_code" TEXT,
    "closest_airport_km" INTEGER,
    "directions" JSONB,
    "distances" JSONB NOT NULL DEFAULT '[]',
    "rating_booking_com" DECIMAL(3,1),
    "rating_trip_advisor_bubbles" DECIMAL(2,1),
    "is_chat_enabled" BOOLEAN NOT NULL DEFAULT true,
    "reservation_email" TEXT NOT NULL,
    "reservation_phone" TEXT NOT NULL,
    "has_to_be_invited_to_direct_contract" BOOLEAN NOT NULL DEFAULT false,
    "is_reseller" BOOLEAN NOT NULL DEFAULT false,
    "supports_instant_booking" BOOLEAN NOT NULL DEFAULT false,
    "confirms_options" BOOLEAN NOT NULL DEFAULT false,
    "check_in_start" TEXT,
    "check_in_end" TEXT,
    "check_in_min_age" SMALLINT,
    "check_in_deposit_en" TEXT,
    "check_in_deposit_de" TEXT,
    "check_in_instructions_en" TEXT,
    "check_in_instructions_de" TEXT,
    "is_credit_card_required" BOOLEAN NOT NULL DEFAULT false,
    "is_photo_id_required" BOOLEAN NOT NULL DEFAULT false,
    "check_out_end" TEXT,
    "check_out_instructions_en" TEXT,
    "check_out_instructions_de" TEXT,
    "description" JSONB NOT NULL,
    "is_adults_only" BOOLEAN NOT NULL DEFAULT false,
    "min_guest_age" SMALLINT,
    "max_infant_age" SMALLINT,
    "max_child_age" SMALLINT,
    "pets_allowed" BOOLEAN NOT NULL DEFAULT false,
    "pet_restrictions_en" TEXT,
    "pet_restrictions_de" TEXT,
    "smoking_policy_en" TEXT,
    "smoking_policy_de" TEXT,
    "booking_policy_en" TEXT,
    "booking_policy_de" TEXT,
    "house_rules_en" TEXT,
    "house_rules_de" TEXT,
    "local_currency" TEXT NOT NULL,
    "billable_currency" TEXT NOT NULL,
    "weekend_percent" SMALLINT NOT NULL DEFAULT 100,
    "facility_bits" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hotel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hotel_picture" (
    "hotel_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "picture_id" TEXT NOT NULL,
    "focus_x" INTEGER NOT NULL DEFAULT 50,
    "focus_y" INTEGER NOT NULL DEFAULT 50,
    "alt_en" TEXT,
    "alt_de" TEXT,

    CONSTRAINT "hotel_picture_pkey" PRIMARY KEY ("hotel_id","position")
);

-- CreateTable
CREATE TABLE "hotel_facility_type" (
    "id" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "hotel_facility_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "room_facility_type" (
    "id" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "room_facility_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hotel_facility" (
    "hotel_id" TEXT NOT NULL,
    "facility_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "price_text_en" TEXT,
    "price_text_de" TEXT,
    "description_en" TEXT,
    "description_de" TEXT,

    CONSTRAINT "hotel_facility_pkey" PRIMARY KEY ("hotel_id","facility_id")
);

-- CreateTable
CREATE TABLE "dining_venue" (
    "hotel_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "michelin_stars" SMALLINT NOT NULL DEFAULT 0,
    "description_en" TEXT NOT NULL,
    "description_de" TEXT NOT NULL,
    "opening_hours_en" TEXT NOT NULL,
    "opening_hours_de" TEXT NOT NULL,

    CONSTRAINT "dining_venue_pkey" PRIMARY KEY ("hotel_id","position")
);

-- CreateTable
CREATE TABLE "mice_space" (
    "id" TEXT NOT NULL,
    "hotel_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description_en" TEXT NOT NULL,
    "description_de" TEXT NOT NULL,
    "is_indoor" BOOLEAN NOT NULL,
    "is_outdoor" BOOLEAN NOT NULL,
    "unit_system" TEXT NOT NULL,
    "area" DECIMAL(8,2) NOT NULL,
    "length" DECIMAL(7,2) NOT NULL,
    "width" DECIMAL(7,2) NOT NULL,
    "ceiling_height" DECIMAL(6,2),

    CONSTRAINT "mice_space_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mice_space_picture" (
    "space_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "picture_id" TEXT NOT NULL,
    "focus_x" INTEGER NOT NULL DEFAULT 50,
    "focus_y" INTEGER NOT NULL DEFAULT 50,
    "alt_en" TEXT,
    "alt_de" TEXT,

    CONSTRAINT "mice_space_picture_pkey" PRIMARY KEY ("space_id","position")
);

-- CreateTable
CREATE TABLE "mice_configuration" (
    "space_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "max_occupancy" INTEGER NOT NULL,
    "description_en" TEXT,
    "description_de" TEXT,

    CONSTRAINT "mice_configuration_pkey" PRIMARY KEY ("space_id","position")
);

-- CreateTable
CREATE TABLE "mice_equipment" (
    "space_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "mice_equipment_pkey" PRIMARY KEY ("space_id","position")
);

-- CreateTable
CREATE TABLE "hotel_programme" (
    "hotel_id" TEXT NOT NULL,
    "programme_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "benefits" JSONB NOT NULL,
    "commission_percent" DECIMAL(5,2) NOT NULL,

    CONSTRAINT "hotel_programme_pkey" PRIMARY KEY ("hotel_id","programme_id")
);

-- CreateTable
CREATE TABLE "sales_manager" (
    "id" TEXT NOT NULL,
    "hotel_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "languages" TEXT[],
    "picture_id" TEXT,

    CONSTRAINT "sales_manager_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hotel_agreement" (
    "id" TEXT NOT NULL,
    "agency_id" TEXT NOT NULL,
    "hotel_id" TEXT NOT NULL,
    "commission_percent" DECIMAL(5,2) NOT NULL,
    "valid_from" DATE NOT NULL,
    "valid_until" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hotel_agreement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hotel_tax" (
    "hotel_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "from_age" SMALLINT NOT NULL,
    "max_nights" SMALLINT,

    CONSTRAINT "hotel_tax_pkey" PRIMARY KEY ("hotel_id","kind")
);

-- CreateTable
CREATE TABLE "child_band" (
    "hotel_id" TEXT NOT NULL,
    "from_age" SMALLINT NOT NULL,
    "to_age" SMALLINT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "child_band_pkey" PRIMARY KEY ("hotel_id","from_age")
);

-- CreateTable
CREATE TABLE "room" (
    "id" TEXT NOT NULL,
    "hotel_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "description_en" TEXT NOT NULL,
    "description_de" TEXT NOT NULL,
    "size_sqm_min" INTEGER NOT NULL,
    "size_sqm_max" INTEGER NOT NULL,
    "outdoor_space_sqm_min" INTEGER,
    "outdoor_space_sqm_max" INTEGER,
    "num_bedrooms" SMALLINT NOT NULL,
    "num_bathrooms" SMALLINT NOT NULL,
    "views" JSONB NOT NULL,
    "facilities_en" TEXT,
    "facilities_de" TEXT,
    "videos" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "interactive_renderings" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "pets_allowed" BOOLEAN NOT NULL,
    "units" SMALLINT NOT NULL,
    "is_enquiry_only" BOOLEAN NOT NULL DEFAULT false,
    "is_on_request" BOOLEAN NOT NULL DEFAULT false,
    "included_guests" SMALLINT NOT NULL DEFAULT 2,
    "base_price" BIGINT,
    "extra_adult_price" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "room_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "room_picture" (
    "room_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "picture_id" TEXT NOT NULL,
    "is_floorplan" BOOLEAN NOT NULL DEFAULT false,
    "focus_x" INTEGER NOT NULL DEFAULT 50,
    "focus_y" INTEGER NOT NULL DEFAULT 50,
    "alt_en" TEXT,
    "alt_de" TEXT,

    CONSTRAINT "room_picture_pkey" PRIMARY KEY ("room_id","is_floorplan","position")
);

-- CreateTable
CREATE TABLE "room_facility" (
    "room_id" TEXT NOT NULL,
    "facility_id" TEXT NOT NULL,

    CONSTRAINT "room_facility_pkey" PRIMARY KEY ("room_id","facility_id")
);

-- CreateTable
CREATE TABLE "bed" (
    "room_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "bed_type" "BedType" NOT NULL,
    "is_in_standard_occupancy" BOOLEAN NOT NULL,
    "max_pax" SMALLINT NOT NULL,
    "max_adults" SMALLINT NOT NULL,
    "twin_bed_possible" BOOLEAN NOT NULL,

    CONSTRAINT "bed_pkey" PRIMARY KEY ("room_id","position")
);

-- CreateTable
CREATE TABLE "rate_plan" (
    "id" TEXT NOT NULL,
    "hotel_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "RatePlanKind" NOT NULL,
    "name_en" TEXT NOT NULL,
    "name_de" TEXT NOT NULL,
    "description_en" TEXT NOT NULL,
    "description_de" TEXT NOT NULL,
    "policy_en" TEXT,
    "policy_de" TEXT,
    "board" "Board" NOT NULL DEFAULT 'breakfast',
    "board_adult_price" BIGINT NOT NULL DEFAULT 0,
    "board_child_price" BIGINT NOT NULL DEFAULT 0,
    "adjustment_percent" DECIMAL(5,2) NOT NULL DEFAULT 0,
    "modifiers" JSONB NOT NULL DEFAULT '[]',
    "public_adjustment_percent" DECIMAL(5,2),
    "is_priced" BOOLEAN NOT NULL DEFAULT true,
    "payment_profiles" "PaymentProfile"[],
    "programme_id" TEXT,
    "amenities_en" TEXT,
    "amenities_de" TEXT,
    "commission_percent" DECIMAL(5,2) NOT NULL,
    "deposit_percent" SMALLINT NOT NULL,
    "tranches" JSONB NOT NULL DEFAULT '[]',
    "cancellation_periods" JSONB NOT NULL,
    "has_no_show_clause" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "rate_plan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "season" (
    "hotel_id" TEXT NOT NULL,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "kind" "SeasonKind" NOT NULL,
    "level_percent" SMALLINT NOT NULL,
    "min_nights" SMALLINT NOT NULL DEFAULT 1,
    "arrival_weekdays" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "deposit_percent" SMALLINT,

    CONSTRAINT "season_pkey" PRIMARY KEY ("hotel_id","starts_on")
);

-- CreateTable
CREATE TABLE "room_restriction" (
    "id" TEXT NOT NULL,
    "hotel_id" TEXT NOT NULL,
    "room_id" TEXT,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "min_stay" SMALLINT,
    "max_stay" SMALLINT,
    "closed_to_arrival" BOOLEAN NOT NULL DEFAULT false,
    "closed_to_departure" BOOLEAN NOT NULL DEFAULT false,
    "release_days" SMALLINT,

    CONSTRAINT "room_restriction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "closure" (
    "id" TEXT NOT NULL,
    "hotel_id" TEXT NOT NULL,
    "room_id" TEXT,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "units" SMALLINT,
    "reason" "ClosureReason" NOT NULL,

    CONSTRAINT "closure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "room_night" (
    "room_id" TEXT NOT NULL,
    "night" DATE NOT NULL,
    "allotment" SMALLINT NOT NULL,
    "closed" SMALLINT NOT NULL DEFAULT 0,
    "sold" SMALLINT NOT NULL DEFAULT 0,
    "optioned" SMALLINT NOT NULL DEFAULT 0,
    "price" BIGINT,
    "min_stay" SMALLINT NOT NULL DEFAULT 1,
    "max_stay" SMALLINT,
    "closed_to_arrival" BOOLEAN NOT NULL DEFAULT false,
    "closed_to_departure" BOOLEAN NOT NULL DEFAULT false,
    "release_days" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "room_night_pkey" PRIMARY KEY ("room_id","night")
);

-- CreateTable
CREATE TABLE "room_hold" (
    "id" TEXT NOT NULL,
    "room_id" TEXT NOT NULL,
    "check_in" DATE NOT NULL,
    "check_out" DATE NOT NULL,
    "units" SMALLINT NOT NULL DEFAULT 1,
    "kind" "HoldKind" NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "room_hold_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "room_projection" (
    "room_id" TEXT NOT NULL,
    "hotel_id" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "max_pax" SMALLINT NOT NULL,
    "max_adults" SMALLINT NOT NULL,
    "facility_bits" INTEGER NOT NULL,
    "is_on_request" BOOLEAN NOT NULL,
    "is_enquiry_only" BOOLEAN NOT NULL,
    "first_night" DATE NOT NULL,
    "nights" SMALLINT NOT NULL,
    "loaded" bit varying NOT NULL,
    "free" bit varying NOT NULL,
    "arrival" bit varying NOT NULL,
    "departure" bit varying NOT NULL,
    "min_stays" SMALLINT[],
    "max_stays" SMALLINT[],
    "release_days" SMALLINT[],
    "price_sums" INTEGER[],
    "lapses_at" TIMESTAMPTZ(3),

    CONSTRAINT "room_projection_pkey" PRIMARY KEY ("room_id")
);

-- CreateTable
CREATE TABLE "inspiration_post" (
    "id" TEXT NOT NULL,
    "hotel_id" TEXT NOT NULL,
    "text_en" TEXT NOT NULL,
    "text_de" TEXT NOT NULL,
    "posted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inspiration_post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inspiration_media" (
    "post_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "type" TEXT NOT NULL DEFAULT 'image',
    "picture_id" TEXT NOT NULL,
    "alt_en" TEXT,
    "alt_de" TEXT,

    CONSTRAINT "inspiration_media_pkey" PRIMARY KEY ("post_id","position")
);

-- CreateTable
CREATE TABLE "hotel_detail_use" (
    "hotel_id" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hotel_detail_use_pkey" PRIMARY KEY ("hotel_id")
);

-- CreateTable
CREATE TABLE "client" (
    "id" TEXT NOT NULL,
    "agency_id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "nationality" TEXT,
    "card_member_type" "CardMemberType",
    "loyalty_number" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "client_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lead" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "agency_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "hotel_id" TEXT,
    "property_id" TEXT,
    "status" "LeadStatus" NOT NULL DEFAULT 'INTEREST',
    "version" INTEGER NOT NULL DEFAULT 1,
    "client_id" TEXT,
    "client_first_name" TEXT NOT NULL,
    "client_last_name" TEXT NOT NULL,
    "nationality" TEXT,
    "card_member_type" "CardMemberType",
    "loyalty_number" TEXT,
    "booking_reference" TEXT,
    "client_reference" TEXT,
    "message" TEXT,
    "payment_profile" "PaymentProfile" NOT NULL,
    "check_in" DATE NOT NULL,
    "check_out" DATE NOT NULL,
    "adults" SMALLINT NOT NULL,
    "children_ages" SMALLINT[],
    "service_level" TEXT,
    "property_hold_id" TEXT,
    "snapshot_id" TEXT,
    "currency" TEXT NOT NULL,
    "price_total" BIGINT,
    "markup_amount" BIGINT NOT NULL DEFAULT 0,
    "option_rank" SMALLINT,
    "answer_due_at" TIMESTAMPTZ(3),
    "option_expires_at" TIMESTAMPTZ(3),
    "extensions" SMALLINT NOT NULL DEFAULT 0,
    "closed_at" TIMESTAMPTZ(3),
    "closed_reason" TEXT,
    "duplicate_of_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lead_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lead_room" (
    "lead_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "room_id" TEXT NOT NULL,
    "rate_plan_id" TEXT NOT NULL,
    "quantity" SMALLINT NOT NULL DEFAULT 1,
    "adults" SMALLINT NOT NULL,
    "children_ages" SMALLINT[],
    "bed_configuration" TEXT,
    "price_total" BIGINT,
    "commission_percent" DECIMAL(5,2) NOT NULL,
    "hold_id" TEXT,

    CONSTRAINT "lead_room_pkey" PRIMARY KEY ("lead_id","position")
);

-- CreateTable
CREATE TABLE "lead_event" (
    "id" BIGSERIAL NOT NULL,
    "lead_id" TEXT NOT NULL,
    "type" "LeadEventType" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" "LeadEventBy" NOT NULL,
    "actor_id" TEXT,
    "reason" TEXT,
    "data" JSONB,
    "request_id" TEXT NOT NULL,

    CONSTRAINT "lead_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_snapshot" (
    "id" TEXT NOT NULL,
    "agency_id" TEXT NOT NULL,
    "hotel_id" TEXT,
    "property_id" TEXT,
    "hash" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "currency" TEXT NOT NULL,
    "price_total" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "price_snapshot_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "hotel_city_id_idx" ON "hotel"("city_id");

-- CreateIndex
CREATE INDEX "hotel_sector_id_idx" ON "hotel"("sector_id");

-- CreateIndex
CREATE INDEX "hotel_picture_picture_id_idx" ON "hotel_picture"("picture_id");

-- CreateIndex
CREATE UNIQUE INDEX "hotel_facility_type_position_key" ON "hotel_facility_type"("position");

-- CreateIndex
CREATE UNIQUE INDEX "room_facility_type_position_key" ON "room_facility_type"("position");

-- CreateIndex
CREATE INDEX "hotel_facility_facility_id_idx" ON "hotel_facility"("facility_id");

-- CreateIndex
CREATE UNIQUE INDEX "mice_space_hotel_id_position_key" ON "mice_space"("hotel_id", "position");

-- CreateIndex
CREATE INDEX "mice_space_picture_picture_id_idx" ON "mice_space_picture"("picture_id");

-- CreateIndex
CREATE INDEX "hotel_programme_programme_id_idx" ON "hotel_programme"("programme_id");

-- CreateIndex
CREATE INDEX "sales_manager_picture_id_idx" ON "sales_manager"("picture_id");

-- CreateIndex
CREATE UNIQUE INDEX "sales_manager_hotel_id_position_key" ON "sales_manager"("hotel_id", "position");

-- CreateIndex
CREATE INDEX "hotel_agreement_agency_id_hotel_id_idx" ON "hotel_agreement"("agency_id", "hotel_id");

-- CreateIndex
CREATE INDEX "hotel_agreement_hotel_id_idx" ON "hotel_agreement"("hotel_id");

-- CreateIndex
CREATE UNIQUE INDEX "room_hotel_id_position_key" ON "room"("hotel_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "room_id_hotel_id_key" ON "room"("id", "hotel_id");

-- CreateIndex
CREATE INDEX "room_picture_picture_id_idx" ON "room_picture"("picture_id");

-- CreateIndex
CREATE INDEX "room_facility_facility_id_idx" ON "room_facility"("facility_id");

-- CreateIndex
CREATE INDEX "rate_plan_programme_id_idx" ON "rate_plan"("programme_id");

-- CreateIndex
CREATE UNIQUE INDEX "rate_plan_hotel_id_position_key" ON "rate_plan"("hotel_id", "position");

-- CreateIndex
CREATE INDEX "room_restriction_hotel_id_starts_on_idx" ON "room_restriction"("hotel_id", "starts_on");

-- CreateIndex
CREATE INDEX "room_restriction_room_id_hotel_id_idx" ON "room_restriction"("room_id", "hotel_id");

-- CreateIndex
CREATE INDEX "closure_hotel_id_starts_on_idx" ON "closure"("hotel_id", "starts_on");

-- CreateIndex
CREATE INDEX "closure_room_id_hotel_id_idx" ON "closure"("room_id", "hotel_id");

-- CreateIndex
CREATE INDEX "room_hold_room_id_check_in_idx" ON "room_hold"("room_id", "check_in");

-- CreateIndex
CREATE INDEX "room_projection_hotel_id_idx" ON "room_projection"("hotel_id");

-- CreateIndex
CREATE INDEX "inspiration_post_hotel_id_posted_at_idx" ON "inspiration_post"("hotel_id", "posted_at");

-- CreateIndex
CREATE INDEX "inspiration_post_posted_at_idx" ON "inspiration_post"("posted_at");

-- CreateIndex
CREATE INDEX "inspiration_media_picture_id_idx" ON "inspiration_media"("picture_id");

-- CreateIndex
CREATE UNIQUE INDEX "client_agency_id_reference_key" ON "client"("agency_id", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "client_id_agency_id_key" ON "client"("id", "agency_id");

-- CreateIndex
CREATE UNIQUE INDEX "lead_reference_key" ON "lead"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "lead_property_hold_id_key" ON "lead"("property_hold_id");

-- CreateIndex
CREATE INDEX "lead_agency_id_created_at_idx" ON "lead"("agency_id", "created_at");

-- CreateIndex
CREATE INDEX "lead_user_id_idx" ON "lead"("user_id");

-- CreateIndex
CREATE INDEX "lead_brand_id_idx" ON "lead"("brand_id");

-- CreateIndex
CREATE INDEX "lead_hotel_id_status_idx" ON "lead"("hotel_id", "status");

-- CreateIndex
CREATE INDEX "lead_property_id_status_idx" ON "lead"("property_id", "status");

-- CreateIndex
CREATE INDEX "lead_client_id_idx" ON "lead"("client_id");

-- CreateIndex
CREATE INDEX "lead_snapshot_id_idx" ON "lead"("snapshot_id");

-- CreateIndex
CREATE INDEX "lead_duplicate_of_id_idx" ON "lead"("duplicate_of_id");

-- CreateIndex
CREATE INDEX "lead_status_answer_due_at_idx" ON "lead"("status", "answer_due_at");

-- CreateIndex
CREATE INDEX "lead_status_option_expires_at_idx" ON "lead"("status", "option_expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "lead_room_hold_id_key" ON "lead_room"("hold_id");

-- CreateIndex
CREATE INDEX "lead_room_room_id_idx" ON "lead_room"("room_id");

-- CreateIndex
CREATE INDEX "lead_room_rate_plan_id_idx" ON "lead_room"("rate_plan_id");

-- CreateIndex
CREATE INDEX "lead_event_lead_id_id_idx" ON "lead_event"("lead_id", "id");

-- CreateIndex
CREATE INDEX "lead_event_actor_id_idx" ON "lead_event"("actor_id");

-- CreateIndex
CREATE INDEX "price_snapshot_agency_id_created_at_idx" ON "price_snapshot"("agency_id", "created_at");

-- CreateIndex
CREATE INDEX "price_snapshot_hotel_id_idx" ON "price_snapshot"("hotel_id");

-- CreateIndex
CREATE INDEX "price_snapshot_property_id_idx" ON "price_snapshot"("property_id");

-- CreateIndex
CREATE UNIQUE INDEX "price_snapshot_id_agency_id_key" ON "price_snapshot"("id", "agency_id");

-- AddForeignKey
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_sector_id_city_id_fkey" FOREIGN KEY ("sector_id", "city_id") REFERENCES "sector"("id", "city_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hotel_picture" ADD CONSTRAINT "hotel_picture_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hotel_picture" ADD CONSTRAINT "hotel_picture_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hotel_facility" ADD CONSTRAINT "hotel_facility_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hotel_facility" ADD CONSTRAINT "hotel_facility_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "hotel_facility_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dining_venue" ADD CONSTRAINT "dining_venue_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mice_space" ADD CONSTRAINT "mice_space_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mice_space_picture" ADD CONSTRAINT "mice_space_picture_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "mice_space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mice_space_picture" ADD CONSTRAINT "mice_space_picture_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mice_configuration" ADD CONSTRAINT "mice_configuration_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "mice_space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mice_equipment" ADD CONSTRAINT "mice_equipment_space_id_fkey" FOREIGN KEY ("space_id") REFERENCES "mice_space"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hotel_programme" ADD CONSTRAINT "hotel_programme_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hotel_programme" ADD CONSTRAINT "hotel_programme_programme_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programme"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sales_manager" ADD CONSTRAINT "sales_manager_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sales_manager" ADD CONSTRAINT "sales_manager_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hotel_agreement" ADD CONSTRAINT "hotel_agreement_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hotel_agreement" ADD CONSTRAINT "hotel_agreement_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hotel_tax" ADD CONSTRAINT "hotel_tax_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "child_band" ADD CONSTRAINT "child_band_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room" ADD CONSTRAINT "room_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_picture" ADD CONSTRAINT "room_picture_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_picture" ADD CONSTRAINT "room_picture_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_facility" ADD CONSTRAINT "room_facility_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_facility" ADD CONSTRAINT "room_facility_facility_id_fkey" FOREIGN KEY ("facility_id") REFERENCES "room_facility_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bed" ADD CONSTRAINT "bed_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_plan" ADD CONSTRAINT "rate_plan_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_plan" ADD CONSTRAINT "rate_plan_programme_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programme"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "season" ADD CONSTRAINT "season_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_restriction" ADD CONSTRAINT "room_restriction_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_restriction" ADD CONSTRAINT "room_restriction_room_id_hotel_id_fkey" FOREIGN KEY ("room_id", "hotel_id") REFERENCES "room"("id", "hotel_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "closure" ADD CONSTRAINT "closure_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "closure" ADD CONSTRAINT "closure_room_id_hotel_id_fkey" FOREIGN KEY ("room_id", "hotel_id") REFERENCES "room"("id", "hotel_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_hold" ADD CONSTRAINT "room_hold_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_projection" ADD CONSTRAINT "room_projection_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_projection" ADD CONSTRAINT "room_projection_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inspiration_post" ADD CONSTRAINT "inspiration_post_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inspiration_media" ADD CONSTRAINT "inspiration_media_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "inspiration_post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inspiration_media" ADD CONSTRAINT "inspiration_media_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hotel_detail_use" ADD CONSTRAINT "hotel_detail_use_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client" ADD CONSTRAINT "client_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_property_hold_id_fkey" FOREIGN KEY ("property_hold_id") REFERENCES "property_hold"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_client_id_agency_id_fkey" FOREIGN KEY ("client_id", "agency_id") REFERENCES "client"("id", "agency_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_snapshot_id_agency_id_fkey" FOREIGN KEY ("snapshot_id", "agency_id") REFERENCES "price_snapshot"("id", "agency_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_duplicate_of_id_fkey" FOREIGN KEY ("duplicate_of_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_room" ADD CONSTRAINT "lead_room_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_room" ADD CONSTRAINT "lead_room_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "room"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_room" ADD CONSTRAINT "lead_room_rate_plan_id_fkey" FOREIGN KEY ("rate_plan_id") REFERENCES "rate_plan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_room" ADD CONSTRAINT "lead_room_hold_id_fkey" FOREIGN KEY ("hold_id") REFERENCES "room_hold"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_event" ADD CONSTRAINT "lead_event_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_event" ADD CONSTRAINT "lead_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_snapshot" ADD CONSTRAINT "price_snapshot_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_snapshot" ADD CONSTRAINT "price_snapshot_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_snapshot" ADD CONSTRAINT "price_snapshot_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



-- Checks ------------------------------------------------------------------------------------------------------------------

ALTER TABLE hotel
  ADD CONSTRAINT hotel_category CHECK (category IN ('4 Star', '5 Star', '5 Star Palace')),
  ADD CONSTRAINT hotel_status_level CHECK (status_level BETWEEN 1 AND 3),
  ADD CONSTRAINT hotel_keys CHECK (keys > 0),
  ADD CONSTRAINT hotel_coordinates CHECK ((latitude IS NULL) = (longitude IS NULL)),
  ADD CONSTRAINT hotel_airport CHECK ((closest_airport_code IS NULL) = (closest_airport_km IS NULL)),
  ADD CONSTRAINT hotel_ratings CHECK (rating_booking_com BETWEEN 0 AND 10 AND rating_trip_advisor_bubbles BETWEEN 0 AND 5),
  ADD CONSTRAINT hotel_times CHECK (
    check_in_start ~ '^\d\d:\d\d$' AND check_in_end ~ '^\d\d:\d\d$' AND check_out_end ~ '^\d\d:\d\d$'
  ),
  ADD CONSTRAINT hotel_ages CHECK (
    check_in_min_age >= 0 AND min_guest_age > 0 AND max_infant_age >= 0 AND max_child_age >= 0
    AND (max_infant_age IS NULL OR max_infant_age <= coalesce(max_child_age, 16))
  ),
  ADD CONSTRAINT hotel_currencies CHECK (local_currency ~ '^[A-Z]{3}$' AND billable_currency ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT hotel_weekend CHECK (weekend_percent BETWEEN 1 AND 1000);

-- Each bit is one facility (room_projection.facility_bits).
ALTER TABLE hotel_facility_type ADD CONSTRAINT hotel_facility_type_bit CHECK (position BETWEEN 0 AND 30);
ALTER TABLE room_facility_type ADD CONSTRAINT room_facility_type_bit CHECK (position BETWEEN 0 AND 30);
ALTER TABLE dining_venue ADD CONSTRAINT dining_venue_stars CHECK (michelin_stars BETWEEN 0 AND 3);
ALTER TABLE mice_space
  ADD CONSTRAINT mice_space_unit_system CHECK (unit_system IN ('metric', 'imperial')),
  ADD CONSTRAINT mice_space_measures CHECK (area > 0 AND length > 0 AND width > 0 AND ceiling_height > 0);
ALTER TABLE mice_configuration ADD CONSTRAINT mice_configuration_occupancy CHECK (max_occupancy > 0);
ALTER TABLE mice_equipment ADD CONSTRAINT mice_equipment_quantity CHECK (quantity > 0);
ALTER TABLE hotel_programme ADD CONSTRAINT hotel_programme_percent CHECK (commission_percent BETWEEN 0 AND 100);
ALTER TABLE hotel_agreement
  ADD CONSTRAINT hotel_agreement_percent CHECK (commission_percent BETWEEN 0 AND 100),
  ADD CONSTRAINT hotel_agreement_validity CHECK (valid_until >= valid_from);
ALTER TABLE hotel_tax ADD CONSTRAINT hotel_tax_amounts CHECK (amount > 0 AND from_age >= 0 AND max_nights > 0);
ALTER TABLE child_band
  ADD CONSTRAINT child_band_ages CHECK (from_age >= 0 AND to_age >= from_age AND amount >= 0),
  ADD CONSTRAINT child_band_once EXCLUDE USING gist (hotel_id WITH =, int4range(from_age::int, to_age::int, '[]') WITH &&);

ALTER TABLE room
  ADD CONSTRAINT room_category CHECK (
    category IN ('Room', 'Junior Suite', 'Suite', 'Specialty Suite', 'Residence With Kitchen', 'Villa / Chalet')
  ),
  ADD CONSTRAINT room_sizes CHECK (
    size_sqm_min > 0 AND size_sqm_max >= size_sqm_min AND outdoor_space_sqm_min > 0
    AND outdoor_space_sqm_max >= outdoor_space_sqm_min
    AND (outdoor_space_sqm_min IS NULL) = (outdoor_space_sqm_max IS NULL)
  ),
  ADD CONSTRAINT room_numbers CHECK (num_bedrooms >= 0 AND num_bathrooms >= 0 AND units > 0 AND included_guests > 0),
  ADD CONSTRAINT room_prices CHECK (base_price > 0 AND extra_adult_price >= 0);
ALTER TABLE bed ADD CONSTRAINT bed_sleeps CHECK (max_pax > 0 AND max_adults BETWEEN 0 AND max_pax);

ALTER TABLE rate_plan
  ADD CONSTRAINT rate_plan_percents CHECK (
    adjustment_percent > -100 AND public_adjustment_percent > -100 AND commission_percent BETWEEN 0 AND 100
    AND deposit_percent BETWEEN 0 AND 100
  ),
  ADD CONSTRAINT rate_plan_board CHECK (board_adult_price >= 0 AND board_child_price >= 0),
  ADD CONSTRAINT rate_plan_lists CHECK (
    jsonb_typeof(modifiers) = 'array' AND jsonb_typeof(tranches) = 'array' AND jsonb_typeof(cancellation_periods) = 'array'
  ),
  ADD CONSTRAINT rate_plan_profiles CHECK (cardinality(payment_profiles) > 0),
  -- Decisions §4: package rates appear only where the agency pays one.
  ADD CONSTRAINT rate_plan_package CHECK ((kind = 'package') = (payment_profiles = ARRAY['AgencyPaysPackageRate'::"PaymentProfile"])),
  ADD CONSTRAINT rate_plan_programme CHECK ((kind = 'programme') = (programme_id IS NOT NULL));
ALTER TABLE season
  ADD CONSTRAINT season_figures CHECK (
    ends_on > starts_on AND level_percent > 0 AND min_nights > 0 AND deposit_percent BETWEEN 0 AND 100
    AND arrival_weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[]
  ),
  ADD CONSTRAINT season_once EXCLUDE USING gist (hotel_id WITH =, daterange(starts_on, ends_on) WITH &&);
ALTER TABLE room_restriction ADD CONSTRAINT room_restriction_figures CHECK (
  ends_on > starts_on AND min_stay > 0 AND max_stay >= coalesce(min_stay, 1) AND release_days >= 0
);
ALTER TABLE closure ADD CONSTRAINT closure_figures CHECK (ends_on > starts_on AND units > 0);
ALTER TABLE room_night
  ADD CONSTRAINT room_night_never_oversold CHECK (sold >= 0 AND optioned >= 0 AND sold + optioned <= allotment),
  ADD CONSTRAINT room_night_figures CHECK (
    allotment >= 0 AND closed >= 0 AND price > 0 AND min_stay > 0 AND max_stay > 0 AND release_days >= 0
  );
ALTER TABLE room_hold
  ADD CONSTRAINT room_hold_period CHECK (check_out > check_in AND units > 0),
  -- Closures are rows of their own.
  ADD CONSTRAINT room_hold_kind CHECK (kind <> 'ownerBlock'),
  ADD CONSTRAINT room_hold_end CHECK ((kind = 'confirmedOption') = (expires_at IS NOT NULL));
ALTER TABLE inspiration_media ADD CONSTRAINT inspiration_media_type CHECK (type = 'image');

ALTER TABLE client ADD CONSTRAINT client_names CHECK (first_name <> '' AND last_name <> '' AND reference <> '');
ALTER TABLE lead
  ADD CONSTRAINT lead_of_one CHECK (num_nonnulls(hotel_id, property_id) = 1),
  ADD CONSTRAINT lead_of_property CHECK (property_id IS NOT NULL OR num_nonnulls(property_hold_id, service_level) = 0),
  ADD CONSTRAINT lead_period CHECK (check_out > check_in),
  ADD CONSTRAINT lead_party CHECK (adults >= 0 AND adults + cardinality(children_ages) > 0 AND 0 <= ALL (children_ages)),
  ADD CONSTRAINT lead_money CHECK (currency ~ '^[A-Z]{3}$' AND price_total >= 0 AND markup_amount >= 0),
  ADD CONSTRAINT lead_option CHECK ((status = 'CONFIRMED_OPTION') <= (option_expires_at IS NOT NULL) AND option_rank > 0 AND extensions >= 0),
  ADD CONSTRAINT lead_closed CHECK ((closed_at IS NULL) = (closed_reason IS NULL)),
  ADD CONSTRAINT lead_version CHECK (version > 0);
ALTER TABLE lead_room ADD CONSTRAINT lead_room_figures CHECK (
  quantity > 0 AND adults >= 0 AND adults + cardinality(children_ages) > 0 AND price_total >= 0
  AND commission_percent BETWEEN 0 AND 100
);
ALTER TABLE lead_event ADD CONSTRAINT lead_event_actor CHECK ((by = 'agent') <= (actor_id IS NOT NULL));
ALTER TABLE price_snapshot
  ADD CONSTRAINT price_snapshot_of_one CHECK (num_nonnulls(hotel_id, property_id) = 1),
  ADD CONSTRAINT price_snapshot_money CHECK (currency ~ '^[A-Z]{3}$' AND price_total >= 0 AND hash ~ '^[0-9a-f]{64}$');

-- The client autocomplete reads an agency's clients by the beginning of their names.
CREATE INDEX client_names_idx ON client (agency_id, lower(last_name) text_pattern_ops, lower(first_name));

-- A row of the projection stays in its page: half of all of it is read by every search.
ALTER TABLE room_projection SET (toast_tuple_target = 8160);
ALTER TABLE room_projection
  ALTER COLUMN price_sums SET STORAGE MAIN, ALTER COLUMN min_stays SET STORAGE MAIN,
  ALTER COLUMN max_stays SET STORAGE MAIN, ALTER COLUMN release_days SET STORAGE MAIN;
-- Its nights change together and often.
ALTER TABLE room_night SET (fillfactor = 85);

-- Privileges --------------------------------------------------------------------------------------------------------------
-- Leads and what belongs to an agency are granted with their policies.

GRANT SELECT ON hotel, hotel_picture, hotel_facility_type, room_facility_type, hotel_facility, dining_venue, mice_space,
  mice_space_picture, mice_configuration, mice_equipment, hotel_programme, sales_manager, hotel_tax, child_band, room,
  room_picture, room_facility, bed, rate_plan, season, room_restriction, closure, room_night, room_hold, room_projection,
  inspiration_post, inspiration_media, hotel_detail_use TO alpenglow_app;
GRANT INSERT ON room_hold, hotel_detail_use TO alpenglow_app;
GRANT UPDATE (kind, expires_at, released_at) ON room_hold TO alpenglow_app;
GRANT UPDATE (used_at) ON hotel_detail_use TO alpenglow_app;
