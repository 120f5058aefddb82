import { expect, it } from 'vitest';
import { personalKinds } from '@/lib/people/privacy/types';
import { db } from '@/lib/platform/db';
import { messages } from '@/lib/platform/i18n/messages';

type Column = { table: string; column: string };

/** Words of the house, its hotels, operators and places: nobody's who travels. */
const ofTheHouse = new Set(
  `affiliate agency_logo brand city content country dining_venue equipment facility
    hotel hotel_facility hotel_facility_type hotel_picture hotel_programme managed_version inspiration_media inspiration_post mice_configuration mice_equipment
    mice_space mice_space_picture night_edit operator personal_column personal_table picture programme property
    property_former_address property_picture property_service rate_plan reference_row rental_channel room room_facility_type room_picture
    room_projection sales_information sales_manager sector service stay_edit stay_rate stored_picture testimonial`.split(
    /\s+/,
  ),
);

/**
 * Columns of other tables that name nobody who travels: what the product writes, and what people of agencies and the house are
 * called. An answer that is kept for a repetition is sealed with its key.
 */
const nobodys: Record<string, string> = {
  agency:
    'address auto_invite_email_domain design_accent_on_main design_inverted_font design_main_color design_theme name phone referrer_name verification_note',
  audit: 'acting_for action entity',
  consent_log: 'choice host version',
  consumer_booking: 'operator_terms',
  conversation_attachment: 'media_type',
  conversation_message: 'author_name key',
  deadline: 'key reason',
  deposit_hold: 'refusal',
  destination_request: 'answer place reason',
  enquiry: 'activities destination property_types service_level services',
  form_outcome: 'caller form return_to',
  held_answer: 'outcome',
  hotel_enquiry: 'booking_reference',
  idempotency_key: 'key response_body scope',
  lead: 'booking_reference service_level',
  lead_due: 'hold',
  ledger_posting: 'cause why',
  moved_price: 'key',
  offer_alternative: 'content',
  offer_taken_out: 'house',
  outbox: 'locked_by topic',
  payout: 'failure held_reason',
  payout_account: 'country currently_due',
  price_snapshot: 'content hash',
  processor_event: 'type',
  rate_limiter_flexible: 'key',
  sandbox_account: 'data',
  sandbox_checkout: 'cancel_url state success_url',
  sandbox_hold: 'state',
  setting: 'key value',
};

const ofNobody = (name: string) =>
  /^id$|_id$|_ids$|_hash$|^currency$|^locale$|^reference$|^time_zone$|_version$|^brand$|^status$|^kind$/.test(name);

it('knows of every column that can hold words whether it is about somebody who travels', async () => {
  const columns = await db.$queryRaw<Column[]>`
    SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations'
      AND (c.data_type IN ('text', 'json', 'jsonb', 'character varying') OR c.udt_name = '_text')
    ORDER BY 1, 2`;
  const listed = await db.personalColumn.findMany({ orderBy: [{ tableName: 'asc' }, { columnName: 'asc' }] });
  const isListed = new Set(listed.map(({ tableName, columnName }) => `${tableName}.${columnName}`));
  const open = columns.filter(
    ({ table, column }) =>
      !isListed.has(`${table}.${column}`) &&
      !ofTheHouse.has(table) &&
      !ofNobody(column) &&
      !nobodys[table]?.split(' ').includes(column),
  );
  expect(open.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

it('has a way to every table it names columns of, in kinds that have words', async () => {
  const tables = await db.personalTable.findMany({ orderBy: { position: 'asc' } });
  const columns = await db.personalColumn.findMany({ select: { tableName: true }, distinct: ['tableName'] });
  expect(new Set(columns.map(({ tableName }) => tableName))).toEqual(new Set(tables.map(({ tableName }) => tableName)));
  expect([...new Set(tables.map(({ kind }) => kind))].sort()).toEqual([...personalKinds].sort());
});

it('has words for everything an export tells', async () => {
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const tables = await db.personalTable.findMany();
  const columns = await db.personalColumn.findMany({ where: { isExported: true } });
  const told = [...tables.flatMap(({ exported }) => exported), ...columns.map(({ columnName }) => columnName)];
  expect([...new Set(told.map(camel))].filter((name) => !(name in messages.en.privacy.field))).toEqual([]);
});
