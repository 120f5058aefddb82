import 'server-only';
import { shownHotelsSql, showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { listedPropertiesSql, showsDemoProperties } from '@/lib/catalogue/property/listed';
import { leadsOfSql } from '@/lib/people/access/leads';
import { judge, judgeCall } from '@/lib/people/access/rules';
import { scoped } from '@/lib/people/scope';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { conversationsOfSql } from '@/lib/sales/conversation/scope';
import { Prisma } from '@/prisma/generated/client';
import { entryOf, type PaletteRow } from './entry';
import type { PaletteEntry, PaletteKey, PaletteKind } from './schema';

type Asked = {
  query: string;
  recent: readonly PaletteKey[];
  locale: Locale;
  /** A demonstration host shows demonstrations to everybody. */
  isDemoHost: boolean;
};

/** Of each kind: a list of everything is what its page is for. */
const MOST_OF_A_KIND = 6;
const SHORTEST = 2;

/** Where things of a kind stand and whose they are; `text`: what words are looked for in. */
type Part = {
  kind: PaletteKind;
  from: Prisma.Sql;
  scope: Prisma.Sql;
  id: Prisma.Sql;
  title: Prisma.Sql;
  text: Prisma.Sql;
  facts: Prisma.Sql;
  order: Prisma.Sql;
};

const ACCENTED = 'àáâäãåçèéêëìíîïñòóôöõùúûüýÿ';
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyy';
const foldSql = (text: Prisma.Sql) => Prisma.sql`translate(lower(${text}), ${ACCENTED}, ${PLAIN})`;

function wordsOf(query: string): string[] {
  const folded = query.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return folded.length < SHORTEST ? [] : folded.split(/\s+/).slice(0, 6);
}

function partSql({ kind, from, scope, id, title, text, facts, order }: Part, words: string[], recent: string[]) {
  const [first = ''] = words;
  const wanted =
    words.length === 0
      ? Prisma.sql`${id} = ANY (${recent})`
      : Prisma.join(
          words.map((word) => Prisma.sql`position(${word}::text in ${foldSql(text)}) > 0`),
          ' AND ',
        );
  const begins = Prisma.sql`position(${first}::text in ${foldSql(title)}) = 1`;
  return Prisma.sql`(SELECT ${kind}::text AS kind, ${id} AS id, ${title} AS title, ${facts} AS facts FROM ${from}
    WHERE ${scope} AND ${wanted} ORDER BY ${begins} DESC, ${order}, ${id}
    LIMIT ${words.length === 0 ? recent.length : MOST_OF_A_KIND})`;
}

const place = Prisma.sql`'cityEn', t.name_en, 'cityDe', t.name_de, 'countryId', t.country_id`;
const hotelPart = {
  from: Prisma.sql`hotel h JOIN city t ON t.id = h.city_id`,
  id: Prisma.sql`h.id`,
  title: Prisma.sql`h.name`,
  text: Prisma.sql`concat_ws(' ', h.name, t.name_en, t.name_de, t.id)`,
  facts: Prisma.sql`jsonb_build_object(${place})`,
  order: Prisma.sql`h.name`,
};
const propertyPart = {
  from: Prisma.sql`property p JOIN city t ON t.id = p.city_id`,
  id: Prisma.sql`p.id`,
  title: Prisma.sql`p.name`,
  text: Prisma.sql`concat_ws(' ', p.name, t.name_en, t.name_de, t.id)`,
  facts: Prisma.sql`jsonb_build_object(${place}, 'cityId', t.id, 'slug', p.slug, 'propertyType', p.property_type)`,
  order: Prisma.sql`p.name`,
};

/** What agencies open: hotels and properties as they search them, clients of their own, leads and conversations by their rules. */
function agencyParts(viewer: Viewer, isDemoHost: boolean): Part[] {
  const { isClientSafe, agency } = viewer;
  const searches = judge(viewer, 'hotels') === 'allowed';
  const showsDemoHouses = showsDemoProperties(viewer, isDemoHost);
  // Before a client's eyes no other client has a name, and nobody is found by one.
  const client = isClientSafe
    ? Prisma.sql`NULL::text`
    : Prisma.sql`concat_ws(' ', l.client_first_name, l.client_last_name)`;
  const ownWords = isClientSafe
    ? Prisma.sql`l.reference`
    : Prisma.sql`concat_ws(' ', ${client}, l.reference, l.booking_reference, l.client_reference)`;
  const hotels = shownHotelsSql(showsDemoHotels(viewer, isDemoHost));
  const parts: (Part & { isOpen: boolean })[] = [
    { ...hotelPart, kind: 'hotel', scope: hotels, isOpen: searches },
    { ...propertyPart, kind: 'property', scope: listedPropertiesSql(Prisma.sql`${showsDemoHouses}`), isOpen: searches },
    {
      isOpen: searches && agency !== null && !isClientSafe,
      kind: 'client',
      from: Prisma.sql`client k`,
      scope: Prisma.sql`k.agency_id = ${agency?.id ?? ''}`,
      id: Prisma.sql`k.id`,
      title: Prisma.sql`concat_ws(' ', k.first_name, k.last_name)`,
      text: Prisma.sql`concat_ws(' ', k.first_name, k.last_name, k.reference)`,
      facts: Prisma.sql`jsonb_build_object('reference', k.reference)`,
      order: Prisma.sql`k.last_name, k.first_name`,
    },
    {
      isOpen: judgeCall(viewer, 'hotels') === 'allowed',
      kind: 'lead',
      from: Prisma.sql`lead l LEFT JOIN hotel h ON h.id = l.hotel_id LEFT JOIN property p ON p.id = l.property_id`,
      scope: leadsOfSql(viewer),
      id: Prisma.sql`l.id`,
      title: Prisma.sql`coalesce(${client}, l.reference)`,
      text: Prisma.sql`concat_ws(' ', ${ownWords}, h.name, p.name)`,
      facts: Prisma.sql`jsonb_build_object('reference', l.reference, 'house', coalesce(h.name, p.name),
        'checkIn', l.check_in, 'checkOut', l.check_out)`,
      order: Prisma.sql`l.created_at DESC`,
    },
    {
      isOpen: judgeCall(viewer, 'partners') === 'allowed',
      kind: 'conversation',
      from: Prisma.sql`conversation c JOIN hotel h ON h.id = c.hotel_id
        JOIN conversation_agency a ON a.conversation_id = c.id`,
      scope: conversationsOfSql(viewer, 'agency'),
      id: Prisma.sql`c.id`,
      title: Prisma.sql`h.name`,
      // Their own agency's name is said by every conversation.
      text: agency ? Prisma.sql`h.name` : Prisma.sql`concat_ws(' ', h.name, a.name)`,
      facts: Prisma.sql`jsonb_build_object('agency', ${agency ? Prisma.sql`NULL::text` : Prisma.sql`a.name`})`,
      order: Prisma.sql`c.last_message_at DESC`,
    },
  ];
  return parts.filter(({ isOpen }) => isOpen);
}

/** A lead as the desk of a hotel or an operator reads it: through the view that is theirs. */
function requestPart(viewer: Viewer, house: 'hotel' | 'property'): Part {
  const ofHotel = house === 'hotel';
  const client = viewer.isClientSafe
    ? Prisma.sql`NULL::text`
    : Prisma.sql`concat_ws(' ', l.client_first_name, l.client_last_name)`;
  return {
    kind: 'request',
    from: ofHotel
      ? Prisma.sql`hotel_lead l JOIN hotel x ON x.id = l.hotel_id`
      : Prisma.sql`operator_lead l JOIN property x ON x.id = l.property_id`,
    scope: ofHotel
      ? Prisma.sql`l.hotel_id = ${viewer.hotelId ?? ''}`
      : Prisma.sql`l.operator_id = ${viewer.operatorId ?? ''}`,
    id: Prisma.sql`l.id`,
    title: Prisma.sql`coalesce(${client}, l.agency_name)`,
    text: Prisma.sql`concat_ws(' ', ${client}, l.agency_name, x.name)`,
    facts: Prisma.sql`jsonb_build_object('agency', l.agency_name, 'house', ${ofHotel ? Prisma.sql`NULL::text` : Prisma.sql`x.name`},
      'checkIn', l.check_in, 'checkOut', l.check_out)`,
    order: Prisma.sql`l.updated_at DESC`,
  };
}

/** What whoever answers for a house opens at its desk; an admin who stands in no agency manages every house. */
function deskParts(viewer: Viewer): Part[] {
  const { hotelId, operatorId, role } = viewer;
  const seesAll = role === 'admin' && judge(viewer, 'hotels') !== 'allowed';
  const parts: (Part & { isOpen: boolean })[] = [
    {
      ...hotelPart,
      kind: 'deskHotel',
      isOpen: seesAll || hotelId !== null,
      scope: seesAll ? Prisma.sql`true` : Prisma.sql`h.id = ${hotelId ?? ''}`,
    },
    {
      ...propertyPart,
      kind: 'deskProperty',
      isOpen: seesAll || operatorId !== null,
      scope: seesAll ? Prisma.sql`true` : Prisma.sql`p.operator_id = ${operatorId ?? ''}`,
    },
    { ...requestPart(viewer, 'hotel'), isOpen: hotelId !== null && role !== 'admin' },
    { ...requestPart(viewer, 'property'), isOpen: operatorId !== null && role !== 'admin' },
    {
      isOpen: hotelId !== null && role !== 'admin',
      kind: 'deskConversation',
      from: Prisma.sql`conversation c JOIN conversation_agency a ON a.conversation_id = c.id`,
      scope: conversationsOfSql(viewer, 'hotel'),
      id: Prisma.sql`c.id`,
      title: Prisma.sql`a.name`,
      text: Prisma.sql`a.name`,
      facts: Prisma.sql`'{}'::jsonb`,
      order: Prisma.sql`c.last_message_at DESC`,
    },
  ];
  return parts.filter(({ isOpen }) => isOpen);
}

/**
 * What somebody may open by its name, in one statement; without words what was opened lately, where it is still theirs. The
 * best come first within a kind.
 */
export async function findInPalette(
  viewer: Viewer,
  { query, recent, locale, isDemoHost }: Asked,
): Promise<PaletteEntry[]> {
  const words = wordsOf(query);
  const idsOf = (kind: PaletteKind) => recent.filter((key) => key.kind === kind).map(({ id }) => id);
  const parts = [...agencyParts(viewer, isDemoHost), ...deskParts(viewer)].filter(
    ({ kind }) => words.length > 0 || idsOf(kind).length > 0,
  );
  if (parts.length === 0 || (words.length === 0 && query !== '')) return [];
  const statement = Prisma.join(
    parts.map((part) => partSql(part, words, idsOf(part.kind))),
    ' UNION ALL ',
  );
  const rows = await scoped(viewer, (tx) => tx.$queryRaw<PaletteRow[]>`${statement}`);
  return rows.map((row) => entryOf(row, viewer, locale));
}
