import 'server-only';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { inLanguage } from '@/lib/platform/i18n/locale';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { fixSelection, judgeSelection } from '@/lib/rates/judge/rules/selection';
import type { Judgement, SelectionFix, WantedRoom } from '@/lib/rates/judge/types';
import { readHotelRates } from '@/lib/rates/room/queries/facts';
import type { LeadFacts } from '../queries/lead-row';
import { brokenTexts, fixText } from '../rule-words';
import { isExcepted } from '../rules/exception';
import type { NotPossibleJson } from '../schema';
import { changeRequestDataSchema } from '../schema-property';
import { fits, readStock, soldOut } from './inventory';

type Wanted = Period & { hotelId: string; rooms: readonly WantedRoom[] };
type Judged = Judgement & { fix: SelectionFix | null };

/** Rooms as the hotel's calendar has them now, all of them together. */
export async function judgeRooms(tx: Transaction, wanted: Wanted, { now, today }: WriteContext): Promise<Judged> {
  const { hotelId, checkIn, checkOut, rooms } = wanted;
  // Whether a demonstration hotel may be seen is decided where it is priced.
  const asked = { hotelId, checkIn, checkOut, now: now(), locale: 'en' as const, includeDemos: true };
  const facts = await readHotelRates(asked, tx);
  if (!facts) throw new AppError('hotelUnknown', { status: 404 });
  const stay = { checkIn, checkOut, today: today() };
  const judgement = judgeSelection(facts, rooms, stay);
  return { ...judgement, fix: judgement.state === 'impossible' ? fixSelection(facts, rooms, stay) : null };
}

/**
 * Every rule that stands in the way, and the nearest change that helps, in the reader's language. 422 where an exception was
 * asked for to what gives no way (rule 3.18).
 */
export async function notPossible(
  tx: Transaction,
  { broken, fix }: Judged,
  rooms: readonly WantedRoom[],
  { locale }: WriteContext,
  status: 409 | 422 = 409,
): Promise<AppError> {
  const ids = [...rooms.map(({ roomId }) => roomId), ...(fix?.kind === 'room' ? [fix.otherId] : [])];
  const found = await tx.room.findMany({
    where: { id: { in: ids } },
    select: { id: true, nameEn: true, nameDe: true },
  });
  const names = new Map(found.map(({ id, nameEn, nameDe }) => [id, inLanguage(locale, { en: nameEn, de: nameDe })]));
  const nameOf = (id: string) => names.get(id) ?? '';
  const areSeveral = new Set(rooms.map(({ roomId }) => roomId)).size > 1;
  const details: NotPossibleJson = {
    rules: broken.map(({ rule, roomId }) => ({ rule, roomId })),
    reasons: brokenTexts(broken, areSeveral ? nameOf : null, locale),
    fix: fix && { ...fix, text: fixText(fix, nameOf, locale) },
  };
  return new AppError('roomsNotPossible', { status, details });
}

/** What the hotel has agreed to for the stay as it stands, however it came to it. */
export async function agreedRules(tx: Transaction, { id, checkIn, checkOut }: LeadFacts) {
  const rows = await tx.leadChange.findMany({
    where: { leadId: id, kind: 'changeRequest', status: 'accepted' },
    select: { data: true },
  });
  return rows.flatMap(({ data }) => {
    const kept = changeRequestDataSchema.safeParse(data).data;
    return kept && kept.to.checkIn === checkIn && kept.to.checkOut === checkOut ? kept.rules : [];
  });
}

/**
 * Whether a lead may be asked for as it is: 409 with the reason where a rule of the hotel stands in the way to which it has
 * made no exception, or where the property is sold. With an exception the supplier always answers itself.
 */
export async function requirePossible(
  tx: Transaction,
  viewer: Viewer,
  lead: LeadFacts,
  context: WriteContext,
): Promise<{ isException: boolean }> {
  const { hotelId } = lead;
  if (hotelId === null) {
    if (!fits(lead, await readStock(tx, lead), { kind: 'unsold' })) throw soldOut(lead);
    return { isException: false };
  }
  const judged = await judgeRooms(tx, { ...lead, hotelId }, context);
  await enterScope(tx, viewer);
  if (judged.state !== 'impossible') return { isException: false };
  if (!isExcepted(await agreedRules(tx, lead), judged.broken)) throw await notPossible(tx, judged, lead.rooms, context);
  return { isException: true };
}
