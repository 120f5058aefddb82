import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { getBrand } from '@/lib/brand/queries';
import { bookingPdf } from '@/lib/documents/booking/pdf';
import { offerDocument } from '@/lib/documents/offer/document';
import { receiptPdf } from '@/lib/documents/receipt/pdf';
import { getPaymentByToken } from '@/lib/money/payment-link/queries/client';
import { paymentToken } from '@/lib/money/payment-link/tokens';
import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import { type Locale, locales } from '@/lib/platform/i18n/locale';
import { getGuestBooking } from '@/lib/sales/booking/queries/booking';
import { getOfferByToken } from '@/lib/sales/offer/queries/client-offer';
import { deriveLeftDeadlines } from '@/lib/today/deadline/commands/derive';
import { ownerDb } from '@/tests/factories/owner';
import { type Bookings, bookForGuests } from '@/tests/promised/bookings';
import { each, toldIn } from '@/tests/promised/each';
import { countsOf, judge, type Source } from '@/tests/promised/judge';
import { type Lists, readLists } from '@/tests/promised/lists';
import { plantDay, sentOffers, speakTo, subjectOf } from '@/tests/promised/subjects';
import { openDemonstration } from '@/tests/setup/demonstration';
import { sized } from '@/tests/setup/size';

/** Every document a client can get of anything in the demonstration, of both languages in turn (in the long run in each), as it is read from its file. */
async function textOf(drawn: { bytes: Uint8Array } | null): Promise<string> {
  if (!drawn) throw new Error('Nothing was drawn.');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(drawn.bytes)), { mergePages: true });
  return text;
}

type Offer = Awaited<ReturnType<typeof sentOffers>>[number];

/** None of an offer that is shown no more. */
async function ofOffer({ token, brandId, reference, ...about }: Offer): Promise<Source[]> {
  const shown = await getOfferByToken(token, brandId);
  if (!shown) return [];
  return [{ ...about, where: `offer ${reference}`, text: await textOf(await offerDocument(shown, shown.link)) }];
}

async function ofReceipts(locale: Locale): Promise<Source[]> {
  const links = await ownerDb.paymentLink.findMany({
    where: { due: { status: 'paid' } },
    include: { due: { include: { lead: { include: { changes: true } } } } },
    orderBy: { id: 'asc' },
  });
  const made = await each(toldIn(locale, links), async ({ id, tokenHash, due: { lead } }) => {
    const payment = await getPaymentByToken(paymentToken(id, tokenHash));
    const drawn = payment && (await receiptPdf(payment));
    return drawn ? [{ ...subjectOf(lead), where: `receipt of ${lead.reference}`, text: await textOf(drawn) }] : [];
  });
  return made.flat();
}

async function ofGuests({ confirmed, leaving, cancelled }: Bookings, locale: Locale): Promise<Source[]> {
  const brand = await getBrand('alpenglow');
  return each([confirmed, leaving, cancelled], async ({ leadId, token }) => {
    const lead = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId }, include: { changes: true } });
    const booking = await getGuestBooking(token, locale);
    const text = await textOf(booking && brand && (await bookingPdf(booking, brand, locale)));
    const { subjects, kinds } = subjectOf(lead);
    return { subjects, kinds, where: `booking ${lead.reference}`, text };
  });
}

let today: PlainDate;
let now: Date;
let lists: Lists;
let sources: Source[];

beforeAll(async () => {
  today = await clock.today();
  now = await clock.now();
  await openDemonstration();
  const booked = await bookForGuests();
  await deriveLeftDeadlines();
  lists = await readLists();
  sources = [];
  for (const locale of locales) {
    await speakTo(locale);
    const offers = toldIn(locale, await sentOffers());
    const made = [...(await each(offers, ofOffer)).flat(), ...(await ofReceipts(locale))];
    for (const one of [...made, ...(await ofGuests(booked, locale))]) {
      sources.push({ ...one, where: `${one.where}, ${locale}` });
    }
  }
}, 600_000);

it('every date of a document stands in somebody’s list, or is of a kind that promises nothing', () => {
  const judged = judge(sources, lists, now);
  console.info(`promised in documents, ${sources.length} of them: ${countsOf(judged)}`);
  expect(judged.missing).toEqual([]);
  expect(judged.listed).toBeGreaterThan(sized(50, 100));
  for (const kind of ['offer', 'receipt', 'booking']) {
    const dates = judge(
      sources.filter(({ where }) => where.startsWith(kind)),
      lists,
      now,
    );
    expect([kind, dates.dates > 0]).toEqual([kind, true]);
  }
});

it('a date that is promised and stands in no list is missed, whatever kind it might be taken for', async () => {
  expect(judge(sources, new Map(), now).missing.length).toBe(judge(sources, lists, now).listed);
  const planted = await plantDay(sources, lists, today);
  const told = await each(
    (await sentOffers()).filter(({ id }) => id === planted.id),
    ofOffer,
  );
  const { missing } = judge(told.flat(), await readLists(), now);
  expect([...new Set(missing.map(({ date }) => date))]).toEqual([planted.day]);
}, 60_000);
