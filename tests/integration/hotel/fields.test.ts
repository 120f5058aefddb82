import { expect, it } from 'vitest';
import { ownerDb } from '@/tests/factories/owner';

/**
 * Every field of rule 7.1 that hotels and leads have: the column that keeps it, or how it is derived. A column is
 * `table.column`; `table.column/key` is a key of a JSON column; anything after `=` is a derivation in words.
 */
const hotel = {
  _id: 'hotel.id',
  name: 'hotel.name',
  'images[url]': 'hotel_picture.picture_id',
  category: 'hotel.category',
  chain: 'hotel.chain',
  statusLevel: 'hotel.status_level',
  isDemo: 'hotel.is_demo',
  'location.sector': 'hotel.sector_id',
  'location.city': 'hotel.city_id',
  'location.country': 'city.country_id',
  'location.coordinates.latitude': 'hotel.latitude',
  'location.coordinates.longitude': 'hotel.longitude',
  'location.closestAirport.iataCode': 'hotel.closest_airport_code',
  'location.closestAirport.distanceInKm': 'hotel.closest_airport_km',
  'location.directions': 'hotel.directions/byPlane byChauffeuredService byCar byPublicTransport',
  'location.distanceStrings': 'hotel.distances',
  'externalRatings.bookingCom': 'hotel.rating_booking_com',
  'externalRatings.tripAdvisorBubbles': 'hotel.rating_trip_advisor_bubbles',
  'memberOfPrograms[_id]': 'hotel_programme.programme_id',
  'memberOfPrograms[name]': 'programme.name',
  'memberOfPrograms[logoInline]': '= the name of the programme as an inline picture',
  'contact.isChatEnabled': 'hotel.is_chat_enabled',
  'contact.reservation.phone': 'hotel.reservation_phone',
  hasToBeInvitedToDirectContract: 'hotel.has_to_be_invited_to_direct_contract',
  'mySalesManagers[fullName]': 'sales_manager.full_name',
  'mySalesManagers[email]': 'sales_manager.email',
  'mySalesManagers[image]': 'sales_manager.picture_id',
  'checkIn.startTime': 'hotel.check_in_start',
  'checkIn.endTime': 'hotel.check_in_end',
  'checkIn.minAge': 'hotel.check_in_min_age',
  'checkIn.depositDescription': 'hotel.check_in_deposit_en',
  'checkIn.instructions': 'hotel.check_in_instructions_en',
  'checkIn.isCreditCardRequired': 'hotel.is_credit_card_required',
  'checkIn.isPhotoIdRequired': 'hotel.is_photo_id_required',
  'checkOut.endTime': 'hotel.check_out_end',
  'diningVenues[type]': 'dining_venue.type',
  'diningVenues[name]': 'dining_venue.name',
  'diningVenues[michelinStars]': 'dining_venue.michelin_stars',
  'diningVenues[description]': 'dining_venue.description_en',
  'diningVenues[openingHoursDescription]': 'dining_venue.opening_hours_en',
  description:
    'hotel.description/bestFor hotel location foodAndBeverage wellness onSiteActivities offSiteActivities sustainability',
  descriptionMarkdown: '= the subjects of the description one after another',
  'facilities[facility]': 'hotel_facility.facility_id',
  'facilities[priceText]': 'hotel_facility.price_text_en',
  'facilities[description]': 'hotel_facility.description_en',
  'agePolicy.isAdultsOnlyHotel': 'hotel.is_adults_only',
  'agePolicy.minGuestAge': 'hotel.min_guest_age',
  'agePolicy.maxAgeConsideredInfant': 'hotel.max_infant_age',
  'agePolicy.maxAgeConsideredChild': 'hotel.max_child_age',
  'petPolicy.arePetsAllowed': 'hotel.pets_allowed',
  'petPolicy.restrictions': 'hotel.pet_restrictions_en',
  smokingPolicy: 'hotel.smoking_policy_en',
  bookingPolicyMarkdown: 'hotel.booking_policy_en',
  houseRulesMarkdown: 'hotel.house_rules_en',
  'availability.status': '= the best of its rooms for the party',
  'availability.priceInfo.billableCurrency.currency': 'hotel.billable_currency',
  'availability.priceInfo.localCurrency.currency': 'hotel.local_currency',
  'availability.priceInfo.minimumNightlyPrice': '= the cheapest offer of its available rooms by nights',
  'availability.publicPrice': '= the same nights at rate_plan.public_adjustment_percent',
  'availability.isReseller': 'hotel.is_reseller',
  'availability.supportsInstantBooking': 'hotel.supports_instant_booking',
};

const miceFacility = {
  _id: 'mice_space.id',
  name: 'mice_space.name',
  markdownDescription: 'mice_space.description_en',
  'images[url]': 'mice_space_picture.picture_id',
  isIndoor: 'mice_space.is_indoor',
  isOutdoor: 'mice_space.is_outdoor',
  'dimensions.area': 'mice_space.area',
  'dimensions.length': 'mice_space.length',
  'dimensions.width': 'mice_space.width',
  'dimensions.ceilingHeight': 'mice_space.ceiling_height',
  unitSystem: 'mice_space.unit_system',
  'configurations[name]': 'mice_configuration.name_en',
  'configurations[type]': 'mice_configuration.type',
  'configurations[maxOccupancy]': 'mice_configuration.max_occupancy',
  'configurations[markdownDescription]': 'mice_configuration.description_en',
  'equipment[name]': 'mice_equipment.name_en',
  'equipment[quantity]': 'mice_equipment.quantity',
};

const room = {
  _id: 'room.id',
  _hotel: 'room.hotel_id',
  name: 'room.name_en',
  descriptionMarkdown: 'room.description_en',
  thumbnail: '= the first of its pictures',
  images: 'room_picture.picture_id',
  floorplans: 'room_picture.is_floorplan',
  'beds[bedType]': 'bed.bed_type',
  'beds[isInStandardOccupancy]': 'bed.is_in_standard_occupancy',
  'beds[sleeps[maxPax]]': 'bed.max_pax',
  'beds[sleeps[maxAdults]]': 'bed.max_adults',
  'beds[twinBedPossible]': 'bed.twin_bed_possible',
  sizeSqmMin: 'room.size_sqm_min',
  sizeSqmMax: 'room.size_sqm_max',
  outdoorSpaceSqmMin: 'room.outdoor_space_sqm_min',
  outdoorSpaceSqmMax: 'room.outdoor_space_sqm_max',
  numBedrooms: 'room.num_bedrooms',
  numBathrooms: 'room.num_bathrooms',
  viewsFromRoom: 'room.views',
  facilities: 'room_facility.facility_id',
  facilitiesMarkdown: 'room.facilities_en',
  'videos[url]': 'room.videos',
  'interactiveRenderings[url]': 'room.interactive_renderings',
  petsAllowed: 'room.pets_allowed',
};

const offer = {
  rateName: 'rate_plan.name_en',
  rateDescription: 'rate_plan.description_en',
  ratePolicy: 'rate_plan.policy_en',
  priceTotal: '= nights, occupancy, board and modifiers, rounded once',
  averageNightlyPrice: '= the total by nights',
  currency: 'hotel.billable_currency',
  'localPrice.currency': 'hotel.local_currency',
  'localPrice.amount': 'exchange_rate.eur_per_unit',
  'publicPrice.priceTotal': 'rate_plan.public_adjustment_percent',
  commissionLevelForPartner: 'rate_plan.commission_percent',
  amenitiesMarkdown: 'rate_plan.amenities_en',
  'paymentPolicy.depositPercentage': 'rate_plan.deposit_percent',
  'paymentPolicy.tranches': 'rate_plan.tranches',
  'cancellationPolicy.cancellationPeriods': 'rate_plan.cancellation_periods',
  requestableBedConfigurations: '= what the beds of the room can be made into for the party',
  requestedBedConfiguration: 'lead_room.bed_configuration',
  roomId: 'lead_room.room_id',
  hotelId: 'lead.hotel_id',
  checkInDate: 'lead.check_in',
  checkOutDate: 'lead.check_out',
  numAdults: 'lead_room.adults',
  numChildren: '= how many ages there are',
  childrenAges: 'lead_room.children_ages',
};

const interest = {
  amexCardMember: 'lead.card_member_type',
  checkInDate: 'lead.check_in',
  checkOutDate: 'lead.check_out',
  'guests[lastName]': 'lead.client_last_name',
  'guests[firstName]': 'lead.client_first_name',
  hotelId: 'lead.hotel_id',
  loyaltyNumber: 'lead.loyalty_number',
  'partnerAgency.tls': 'lead.booking_reference',
  'partnerAgency.cc': 'lead.client_reference',
  'partnerAgency.commissionForPartner': '= Σ lead_room.price_total × lead_room.commission_percent',
  'partnerAgency.markupAmount': 'lead.markup_amount',
  paymentProfile: 'lead.payment_profile',
  'price.currency': 'lead.currency',
  'price.total': 'lead.price_total',
  'rooms[offer fields]': 'lead_room.rate_plan_id',
};

const client = {
  reference: 'client.reference',
  firstName: 'client.first_name',
  lastName: 'client.last_name',
  nationality: 'client.nationality',
  amexCardMember: 'client.card_member_type',
  'leads[reference]': 'lead.reference',
  'lastLeads[clientFirstName]': 'lead.client_first_name',
  'lastLeads[clientLastName]': 'lead.client_last_name',
  'lastLeads[clientReference]': 'lead.client_reference',
};

const inspirationPost = {
  _id: 'inspiration_post.id',
  hotel: 'inspiration_post.hotel_id',
  'media[type]': 'inspiration_media.type',
  markdown: 'inspiration_post.text_en',
  'hotel detail flag': 'hotel_detail_use.used_at',
};

it.each(Object.entries({ hotel, miceFacility, room, offer, interest, client, inspirationPost }))(
  'every field of %s is kept or derived',
  async (_, fields: Record<string, string>) => {
    const rows = await ownerDb.$queryRaw<{ name: string }[]>`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`;
    const columns = new Set(rows.map(({ name }) => name));
    const missing = Object.entries(fields).filter(
      ([, kept]) => !kept.startsWith('= ') && !columns.has(kept.split('/')[0] ?? ''),
    );
    expect(missing).toEqual([]);
    const oneLanguage = Object.values(fields).filter(
      (kept) => kept.endsWith('_en') && !columns.has(kept.replace(/_en$/, '_de')),
    );
    expect(oneLanguage).toEqual([]);
  },
);
