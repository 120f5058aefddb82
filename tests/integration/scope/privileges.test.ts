import { expect, it } from 'vitest';
import { issuerDb } from '@/lib/issuer/database';
import { db } from '@/lib/platform/db';
import { ownerDb } from '@/tests/factories/owner';

/**
 * All that the database allows those who serve, so that nobody widens it unseen: a new table, column or function stands
 * here with what its code needs.
 */
type Row = { table: string; privilege: string; columns: string[] | null };

/** `SELECT INSERT UPDATE(a, b)` by table; tables without any privilege are left out. */
async function privilegesOf(role: string, schema: string): Promise<Record<string, string>> {
  const rows = await ownerDb.$queryRaw<Row[]>`
    SELECT c.relname AS table, p.privilege,
      CASE WHEN has_table_privilege(${role}, c.oid, p.privilege) THEN NULL ELSE ARRAY(
        SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND p.privilege <> 'DELETE'
          AND p.privilege <> 'TRUNCATE' AND p.privilege <> 'TRIGGER'
          AND has_column_privilege(${role}, c.oid, a.attnum, p.privilege)
        ORDER BY a.attname
      ) END AS columns
    FROM pg_class c,
      unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
        WITH ORDINALITY AS p (privilege, position)
    WHERE c.relnamespace = ${schema}::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
    ORDER BY c.relname, p.position`;
  const found: Record<string, string[]> = {};
  for (const { table, privilege, columns } of rows) {
    if (columns?.length === 0) continue;
    found[table] = [...(found[table] ?? []), columns ? `${privilege}(${columns.join(' ')})` : privilege];
  }
  return Object.fromEntries(Object.entries(found).map(([table, all]) => [table, all.join(' ')]));
}

const readOnly = [
  'affiliate',
  'child_band',
  'closure',
  'conversation_agency',
  'counted_change',
  'counted_entry',
  'counted_event',
  'counted_offer',
  'deadline_cause',
  'exchange_rate',
  'hotel_interest',
  'hotel_lead',
  'hotel_lead_change',
  'hotel_lead_event',
  'hotel_lead_room',
  'hotel_tax',
  'membership',
  'mice_configuration',
  'mice_equipment',
  'mice_space',
  'mice_space_picture',
  'operator_guest',
  'operator_lead',
  'operator_lead_change',
  'operator_lead_event',
  'operator_programme',
  'personal_column',
  'personal_table',
  'property_equipment',
  'property_interest',
  'property_service',
  'rate_plan',
  'reference_row',
  'room_projection',
  'room_restriction',
  'season',
  'sector',
  'stay_offer',
];

it('the web process and the worker', async () => {
  const { _prisma_migrations: migrations, ...found } = await privilegesOf('alpenglow_app', 'public');
  expect(migrations).toBeUndefined();
  expect(found).toEqual({
    ...Object.fromEntries(readOnly.map((table) => [table, 'SELECT'])),
    agency:
      'SELECT UPDATE(address design_accent_on_main design_inverted_font design_logo_id design_main_color design_theme name phone updated_at)',
    agency_logo: 'SELECT INSERT DELETE',
    brand:
      'SELECT UPDATE(accent_color booking_reference_name booking_reference_prefix client_reference_name client_reference_prefix company_pattern email favicon_path h2_header_color inverted_font_color is_b2_c is_booking_reference_needed is_card_programme is_client_reference_needed is_commission_displayed is_login_required is_offer_markup_hidden is_offer_markup_supported logo_path main_color menu_background_path menu_is_inverted menu_logo_path name payment_profile payment_profile_change pdf_footer_background pdf_logo_path pdf_main_color pdf_template phone_country_code phone_number position postal_address price_range_color product_name)',
    agency_programme: 'SELECT INSERT UPDATE(claimed_at decided_at status)',
    answer_link: 'SELECT INSERT UPDATE(used_at)',
    hotel_agreement: 'SELECT INSERT UPDATE(commission_percent valid_until) DELETE',
    operator_agreement: 'SELECT INSERT UPDATE(commission_percent valid_until) DELETE',
    bed: 'SELECT INSERT DELETE',
    dining_venue: 'SELECT INSERT DELETE',
    hotel_facility: 'SELECT INSERT DELETE',
    hotel_programme: 'SELECT INSERT DELETE',
    inspiration_media: 'SELECT INSERT DELETE',
    room_facility: 'SELECT INSERT DELETE',
    room_picture: 'SELECT INSERT DELETE',
    content: 'SELECT INSERT UPDATE(body heading lead retired_at summary title updated_on)',
    operator: 'SELECT INSERT UPDATE(address email name retired_at terms_de terms_en)',
    rental_channel: 'SELECT INSERT UPDATE(accepts_consumer_bookings name operator_id retired_at)',
    property_facility: 'SELECT INSERT DELETE',
    programme:
      'SELECT INSERT UPDATE(benefits_de benefits_en is_visible_in_hotel_search name retired_at summary_de summary_en)',
    facility: 'SELECT INSERT UPDATE(name_de name_en retired_at)',
    equipment: 'SELECT INSERT UPDATE(name_de name_en retired_at)',
    service: 'SELECT INSERT UPDATE(name_de name_en retired_at)',
    hotel_facility_type: 'SELECT UPDATE(name_de name_en retired_at)',
    room_facility_type: 'SELECT UPDATE(name_de name_en retired_at)',
    country:
      'SELECT INSERT UPDATE(introduction_de introduction_en name_de name_en picture_alt_de picture_alt_en picture_focus_x picture_focus_y picture_id summary_de summary_en)',
    city: 'SELECT INSERT UPDATE(airport_code airport_minutes airport_name_de airport_name_en altitude_metres introduction_de introduction_en latitude longitude name_de name_en picture_alt_de picture_alt_en picture_focus_x picture_focus_y picture_id postal_code retired_at state_de state_en summary_de summary_en tagline_de tagline_en)',
    testimonial: 'SELECT INSERT UPDATE(author_de author_en quote_de quote_en retired_at)',
    inspiration_post: 'SELECT INSERT UPDATE(retired_at text_de text_en)',
    property_former_address: 'SELECT INSERT DELETE',
    managed_version: 'SELECT INSERT UPDATE(acting_for by_id changes deed published_at revision saved_at) DELETE',
    held_answer: 'SELECT INSERT UPDATE(outcome settled_at)',
    app_user:
      'SELECT INSERT UPDATE(branding_finished_at first_name last_name locale payouts_seen_at should_display_demo_hotels should_display_demo_properties should_display_links_to_hotel_access)',
    audit: 'SELECT INSERT',
    calendar_address: 'SELECT INSERT UPDATE(revoked_at)',
    client:
      'SELECT INSERT UPDATE(card_member_type first_name last_name loyalty_number nationality reference updated_at)',
    consent_log: 'SELECT INSERT',
    consumer_booking: 'SELECT INSERT UPDATE(cancellation_asked_at cancellation_fee)',
    contact_message: 'SELECT INSERT',
    conversation: 'SELECT INSERT UPDATE(answer_due_at last_message_at last_sequence mirrored_up_to owed_by)',
    conversation_attachment: 'SELECT INSERT UPDATE(message_id)',
    conversation_message: 'SELECT INSERT',
    conversation_participant: 'SELECT INSERT UPDATE(joined_at read_sequence)',
    deadline:
      'SELECT INSERT UPDATE(agency_id begins_at done_at ends_at hotel_id is_day operator_id reason time_zone until user_id waits_for) DELETE',
    deadline_snooze: 'SELECT INSERT UPDATE(set_at until)',
    digest: 'SELECT INSERT UPDATE(looked_on rhythm time_zone)',
    destination_request: 'SELECT INSERT UPDATE(answer answered_at answered_by_id status)',
    development_mail: 'SELECT INSERT DELETE',
    deposit_hold: 'SELECT INSERT UPDATE(hold_id refusal settled_at status)',
    due_event: 'SELECT INSERT',
    enquiry: 'SELECT INSERT',
    erasure:
      'SELECT INSERT(agency_id asked_at asked_by_id client_id email ends_at first_name id last_name locale reason) UPDATE(closed_at closed_by_id refusal)',
    form_outcome: 'SELECT INSERT DELETE',
    frontend_log: 'SELECT INSERT DELETE',
    hotel:
      'SELECT INSERT UPDATE(booking_policy_de booking_policy_en category chain check_in_deposit_de check_in_deposit_en check_in_end check_in_instructions_de check_in_instructions_en check_in_min_age check_in_start check_out_end check_out_instructions_de check_out_instructions_en city_id closest_airport_code closest_airport_km confirms_options description has_to_be_invited_to_direct_contract house_rules_de house_rules_en is_adults_only is_chat_enabled is_credit_card_required is_demo is_for_consumers is_photo_id_required is_reseller keys latitude longitude max_child_age max_infant_age min_guest_age moved_to_id name pet_restrictions_de pet_restrictions_en pets_allowed reservation_email reservation_phone retired_at sector_id smoking_policy_de smoking_policy_en status_level supports_instant_booking updated_at)',
    hotel_detail_use: 'SELECT INSERT UPDATE(used_at used_by_id)',
    hotel_enquiry: 'SELECT INSERT',
    hotel_invitation: 'SELECT INSERT UPDATE(opened_at revoked_at)',
    hotel_picture: 'SELECT INSERT DELETE',
    idempotency_key: 'SELECT DELETE',
    invitation: 'SELECT INSERT UPDATE(expires_at revoked_at token_hash)',
    lead: 'SELECT INSERT UPDATE(adults booking_reference card_member_type check_in check_out children_ages client_first_name client_id client_last_name client_reference closed_at closed_by_id closed_reason commission_percent currency extensions guests lost_because markup_amount message nationality option_expires_at option_rank payment price_total service_level snapshot_id status updated_at user_id version)',
    lead_change: 'SELECT INSERT UPDATE(answer_due_at answered_at answered_by_id data ends_at reason status)',
    lead_due: 'SELECT INSERT UPDATE(ended_at status)',
    lead_event: 'SELECT INSERT',
    ledger_account: 'SELECT INSERT',
    ledger_entry: 'SELECT INSERT',
    ledger_posting: 'SELECT INSERT',
    lead_room: 'SELECT INSERT UPDATE(commission_percent hold_id price_total)',
    moved_price:
      'SELECT INSERT UPDATE(after before currency have_terms_moved hotel_id lead_id property_id snapshot_id) DELETE',
    price_check: 'SELECT DELETE',
    night_edit: 'SELECT INSERT UPDATE(undone_at)',
    newsletter_subscription:
      'SELECT INSERT UPDATE(confirm_token_hash confirmed_at consent_version full_name locale requested_at status unsubscribe_token_hash unsubscribed_at)',
    offer: 'SELECT INSERT UPDATE(client_email client_first_name client_last_name updated_at user_id)',
    offer_alternative: 'SELECT INSERT DELETE',
    offer_comment: 'SELECT INSERT',
    offer_event: 'SELECT INSERT',
    offer_taken_out: 'SELECT INSERT DELETE',
    offer_version:
      'SELECT INSERT UPDATE(approved_at approved_by approved_position change_note letter locale mail_subject revision saved_at sent_at title valid_until viewed_at)',
    outbox:
      'SELECT INSERT UPDATE(attempts created_at delivered_at failed_at last_error locked_by locked_until next_attempt_at)',
    payment_checkout: 'SELECT INSERT UPDATE(payment_id session_id settled_at status)',
    payment_link: 'SELECT INSERT UPDATE(closed_at closing email locale)',
    payment_link_event: 'SELECT INSERT',
    payout:
      'SELECT INSERT UPDATE(amount ended_at failure held_at held_by_id held_reason paid_at processor_id run_id status taken_at)',
    payout_run: 'SELECT INSERT UPDATE(finished_at)',
    reward: 'SELECT INSERT UPDATE(ended_at)',
    vaulted_card: 'SELECT INSERT DELETE',
    payout_account: 'SELECT INSERT UPDATE(currently_due details_submitted updated_at)',
    picture: 'SELECT INSERT',
    price_snapshot: 'SELECT INSERT',
    property:
      'SELECT INSERT UPDATE(bathrooms bedrooms beds_for_adults beds_for_children city_id description_de description_en highlights is_demo latitude longitude name opening_de opening_en operator_id pet_details_de pet_details_en pets_allowed property_type registration_number sector_id selection_rank slug square_metres status summary_de summary_en updated_at)',
    property_picture: 'SELECT INSERT DELETE',
    property_hold: 'SELECT INSERT UPDATE(expires_at kind released_at)',
    processor_event: 'SELECT INSERT',
    rate_limiter_flexible: 'SELECT INSERT UPDATE DELETE',
    room: 'SELECT INSERT UPDATE(category description_de description_en facilities_de facilities_en is_enquiry_only is_on_request name_de name_en num_bathrooms num_bedrooms outdoor_space_sqm_max outdoor_space_sqm_min pets_allowed retired_at size_sqm_max size_sqm_min)',
    room_hold: 'SELECT INSERT UPDATE(expires_at kind released_at)',
    room_night:
      'SELECT INSERT(allotment closed closed_to_arrival closed_to_departure max_stay min_stay night price release_days room_id) UPDATE(allotment closed closed_to_arrival closed_to_departure max_stay min_stay price release_days)',
    sales_information:
      'SELECT INSERT UPDATE(cancellation_terms commission_percent payment_terms prepayment_ratio rental_channel_id security_deposit security_deposit_type)',
    sales_manager: 'SELECT INSERT DELETE',
    sandbox_account: 'SELECT INSERT UPDATE(data updated_at)',
    sandbox_hold: 'SELECT INSERT UPDATE(state)',
    sandbox_checkout: 'SELECT INSERT UPDATE(is_returned payment_id state)',
    sandbox_transfer: 'SELECT INSERT UPDATE(is_reversed)',
    session: 'SELECT INSERT UPDATE(access_token acting_for_id ends_at id_token refresh_token token_expires_at) DELETE',
    stay: 'SELECT INSERT(available check_in check_out id property_id) UPDATE(available) DELETE',
    stay_edit: 'SELECT INSERT UPDATE(undone_at)',
    stay_rate: 'SELECT INSERT(amount currency service_level stay_id) UPDATE(amount)',
    stored_picture: 'SELECT INSERT',
    setting: 'SELECT INSERT UPDATE(value)',
  });
  expect(await privilegesOf('alpenglow_app', 'issuer')).toEqual({});
  await expect(db.$queryRaw`SELECT password_hash FROM issuer.account`).rejects.toThrow(/permission denied/);
});

it('the embedded issuer', async () => {
  expect(await privilegesOf('alpenglow_issuer', 'public')).toEqual({
    affiliate: 'SELECT',
    brand: 'SELECT',
    setting: 'SELECT',
  });
  const all = 'SELECT INSERT UPDATE DELETE';
  expect(await privilegesOf('alpenglow_issuer', 'issuer')).toEqual({
    account: all,
    attempt: all,
    code: all,
    key: all,
    payload: all,
  });
  await expect(issuerDb.$queryRaw`SELECT FROM public.app_user`).rejects.toThrow(/permission denied/);
  const mail = JSON.stringify({ mail: 'enquiryOffice', enquiryId: 'e' });
  await expect(
    issuerDb.$executeRaw`SELECT public.enqueue_account_mail('account:x', ${mail}::jsonb, now())`,
  ).rejects.toThrow(/not for this mail/);
});

it('a table nobody granted anything on', async () => {
  await ownerDb.$executeRaw`CREATE TABLE something_new (id bigserial)`;
  expect(await privilegesOf('alpenglow_app', 'public')).not.toHaveProperty('something_new');
  await expect(db.$queryRaw`SELECT nextval('something_new_id_seq')`).rejects.toThrow(/permission denied/);
  await ownerDb.$executeRaw`DROP TABLE something_new`;
});

it('functions: who may call which, and none of the owner’s looks into a temporary schema first', async () => {
  const rows = await ownerDb.$queryRaw<{ name: string; callers: string; isOwners: boolean; path: string | null }[]>`
    SELECT p.proname AS name, p.prosecdef AS "isOwners",
      (SELECT string_agg(setting, ' ') FROM unnest(p.proconfig) AS setting) AS path,
      concat_ws(' ',
        CASE WHEN has_function_privilege('alpenglow_app', p.oid, 'EXECUTE') THEN 'app' END,
        CASE WHEN has_function_privilege('alpenglow_issuer', p.oid, 'EXECUTE') THEN 'issuer' END) AS callers
    FROM pg_proc p
    WHERE p.pronamespace IN ('public'::regnamespace, 'issuer'::regnamespace)
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.classid = 'pg_proc'::regclass AND d.deptype = 'e')
    ORDER BY p.proname`;
  const callable = (who: string) =>
    rows.filter(({ callers }) => callers.split(' ').includes(who)).map(({ name }) => name);
  expect(callable('issuer')).toEqual(['demonstration_people', 'enqueue_account_mail', 'withdraw_account_mails']);
  expect(callable('app')).toEqual([
    'accept_invitation',
    'account_code_letter',
    'account_letter',
    'administers',
    'admins_known',
    'agency_of_domain',
    'agency_person',
    'answers_for',
    'app_scope',
    'change_member_role',
    'claim_hotel',
    'confirm_erasure',
    'contact_hotel',
    'edits_managed',
    'edits_stays_of',
    'end_sessions_of_person',
    'failed_deliveries',
    'hand_agency_over',
    'identify_session',
    'identify_subject',
    'invitation_of_token',
    'invitations_of_email',
    'join_agency_by_domain',
    'keep_answer',
    'kept_answer',
    'kept_outcome',
    'last_change',
    'lead_deeds',
    'lock_property',
    'lock_rooms',
    'managed_agency',
    'managed_hotel',
    'managed_operator',
    'median_answer_minutes',
    'member_agency',
    'merge_people',
    'most_of',
    'nights_price',
    'note_sign_in',
    'own_agency',
    'own_hotel',
    'own_operator',
    'own_user',
    'paid_out_agency',
    'person_stays_until',
    'personal_export',
    'personal_places',
    'purge_expired',
    'reads_all',
    'register_agency',
    'remove_member',
    'sessions_of_person',
    'set_agency_domain',
    'set_agency_verification',
    'set_client_safe',
    'set_person_company',
    'set_person_house',
    'set_person_role',
    'storefront_agency',
    'take_deadline_causes',
    'take_left_deadline_causes',
  ]);
  const open = rows.filter(({ isOwners, path }) => isOwners && path !== 'search_path=public, pg_temp');
  expect(open).toEqual([]);
});
