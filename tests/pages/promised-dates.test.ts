import { beforeAll, expect, it } from 'vitest';
import { composeMail } from '@/lib/documents/mail/compose';
import { listDues } from '@/lib/money/dues/queries';
import { nextDueOf } from '@/lib/money/dues/rules';
import { paymentToken } from '@/lib/money/payment-link/tokens';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { addDays, type PlainDate, parsePlainDate } from '@/lib/platform/dates';
import { messages } from '@/lib/platform/i18n/messages';
import type { LeadNotice, MailPayload } from '@/lib/platform/outbox/types';
import { listLeads } from '@/lib/sales/lead/queries/leads';
import { STOREFRONT } from '@/lib/sales/lead/types';
import { offerToken } from '@/lib/sales/offer/tokens';
import { listToday } from '@/lib/today/deadline/queries/list';
import { ownerDb } from '@/tests/factories/owner';
import { createUser, viewerOf } from '@/tests/factories/user';
import { openDemonstration } from '@/tests/setup/demonstration';
import { openAs } from '@/tests/setup/pages/open';

/**
 * Every page, document and mail a client can get of anything in the demonstration is made, each date that lies ahead is
 * collected in it, and looked for in somebody's list. Arrival and departure are no deadlines: they are the stay itself.
 * Nobody of the demonstration has booked on the storefront.
 */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** One after the other: together they would wait for each other's connections. */
async function each<Row, Result>(rows: readonly Row[], make: (row: Row) => Promise<Result>): Promise<Result[]> {
  const made: Result[] = [];
  for (const row of rows) made.push(await make(row));
  return made;
}

/** `6 Mar 2027` in a text. */
function datesIn(text: string): PlainDate[] {
  const plain = text.replace(/<[^>]*>/g, ' ').replace(/&nbsp;|\u00a0|\u202f/g, ' ');
  const said = [...plain.matchAll(/\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]* (20\d\d)\b/g)];
  const days = said.map(([, day = '', month = '', year = '']) => {
    const number = months.indexOf(month.slice(0, 3)) + 1;
    return parsePlainDate(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
  });
  return days.filter((day) => day !== null);
}

type Promised = { where: string; subjects: string[]; stays: PlainDate[]; dates: PlainDate[] };

const mailText = async (payload: MailPayload) => (await composeMail('', payload))?.text ?? '';
const day = (date: Date) => date.toISOString().slice(0, 10) as PlainDate;

async function ofOffers(): Promise<Promised[]> {
  const offers = await ownerDb.offer.findMany({
    where: { versions: { some: { sentAt: { not: null } } } },
    include: { versions: { where: { sentAt: { not: null } }, include: { alternatives: { include: { lead: true } } } } },
  });
  return each(offers, async ({ id, tokenHash, reference, brandId: brand, versions }) => {
    const alternatives = versions.flatMap((version) => version.alternatives);
    const newest = Math.max(...versions.map(({ number }) => number));
    const page = await openAs(null, paths.clientOffer(offerToken(id, tokenHash)), brand);
    const mail = await mailText({ mail: 'offerSent', offerId: id, number: newest, brandId: brand });
    return {
      where: `offer ${reference}`,
      subjects: [id, ...alternatives.flatMap(({ leadId }) => leadId ?? [])],
      stays: alternatives.flatMap(({ content }) => {
        const { checkIn, checkOut } = content as { checkIn: PlainDate; checkOut: PlainDate };
        return [checkIn, checkOut];
      }),
      dates: [...datesIn(page.text), ...datesIn(mail)],
    };
  });
}

async function ofLinks(): Promise<Promised[]> {
  const links = await ownerDb.paymentLink.findMany({ include: { due: { include: { lead: true } } } });
  return each(links, async ({ id, tokenHash, endsAt, due: { lead, status } }) => {
    const page = await openAs(null, paths.paymentLink(paymentToken(id, tokenHash)), lead.brandId);
    // What is paid has kept its date.
    const isOpen = status === 'open';
    const mail = isOpen ? await mailText({ mail: 'paymentLink', linkId: id, brandId: lead.brandId }) : '';
    return {
      where: `payment link of ${lead.reference}`,
      subjects: [lead.id],
      stays: [day(lead.checkIn), day(lead.checkOut), ...(isOpen ? [] : [day(endsAt)])],
      dates: [...datesIn(page.text), ...datesIn(mail)],
    };
  });
}

/** What can have been written to the agent of a lead as it stands; a mail of before tells what was. */
function noticesOf({ status, changes }: { status: string; changes: { kind: string; status: string }[] }): LeadNotice[] {
  const has = (kind: string, stands: string) => changes.some((one) => one.kind === kind && one.status === stands);
  const said: Partial<Record<string, LeadNotice[]>> = {
    REQUESTED_OPTION: ['requestedOption'],
    CONFIRMED_OPTION: ['confirmedOption', 'promotedOption', 'reminder24', 'reminder4'],
    REQUESTED_BOOKING: ['requestedBooking'],
    CONFIRMED_BOOKING: ['confirmedBooking'],
    CANCELLED_BOOKING: ['cancelledBooking'],
  };
  return [
    ...(said[status] ?? []),
    ...(has('counterOffer', 'asked') ? (['counterOffered'] as const) : []),
    ...(has('honourPrice', 'accepted') ? (['honouredPrice'] as const) : []),
    ...(has('stay', 'accepted') ? (['grantedStay'] as const) : []),
    ...(has('extension', 'accepted') ? (['acceptedExtension'] as const) : []),
    ...(has('changeRequest', 'accepted') ? (['acceptedChange'] as const) : []),
  ];
}

async function ofAgents(): Promise<Promised[]> {
  const leads = await ownerDb.lead.findMany({
    where: { agencyId: { not: STOREFRONT }, closedAt: null },
    include: { changes: true },
  });
  return each(leads, async (lead) => {
    const { id, reference, brandId, checkIn, checkOut } = lead;
    const mails = await each(noticesOf(lead), (notice) =>
      mailText({ mail: 'leadNotice', leadId: id, notice, to: 'agent', locale: 'en', brandId }),
    );
    return {
      where: `mails of ${reference}`,
      subjects: [id],
      stays: [day(checkIn), day(checkOut)],
      dates: mails.flatMap(datesIn),
    };
  });
}

/** Whose list it is: of the agent of the lead or offer; of admins those of everybody. */
async function listed(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const people = await ownerDb.user.findMany({ where: { OR: [{ leads: { some: {} } }, { offers: { some: {} } }] } });
  const admin = await viewerOf(await createUser({ role: 'admin' }));
  const known = people.flatMap(({ id, subject }) => (id !== STOREFRONT && subject ? [{ subject }] : []));
  const viewers = await each(known, viewerOf);
  const brand = { isB2C: false, isCommissionDisplayed: true };
  const lists = [
    ...(await each(viewers, (viewer) => listToday(viewer, brand, { scope: 'mine', limit: 5_000 }))),
    await listToday(admin, brand, { scope: 'all', limit: 5_000 }),
  ];
  for (const line of lists.flatMap(({ results }) => results)) {
    const days = found.get(line.about.id) ?? new Set();
    // A day something lasts to, and the one its end begins, say the same.
    found.set(line.about.id, days.add(line.day).add(addDays(line.day as PlainDate, 1)));
  }
  return found;
}

let today: PlainDate;
/** Nothing here changes what is due. */
let lists: Awaited<ReturnType<typeof listed>>;

beforeAll(async () => {
  today = await clock.today();
  await openDemonstration(today);
  lists = await listed();
}, 300_000);

it('every date a client is told stands in somebody’s list', { timeout: 300_000 }, async () => {
  const promised = [...(await ofOffers()), ...(await ofLinks())];
  const ahead = promised.flatMap(({ where, subjects, stays, dates }) =>
    [...new Set(dates)]
      .filter((date) => date > today && !stays.includes(date))
      .map((date) => ({ where, date, isListed: subjects.some((id) => lists.get(id)?.has(date)) })),
  );
  expect(ahead.filter(({ isListed }) => !isListed)).toEqual([]);
  expect(ahead.length).toBeGreaterThan(30);
});

it('every date an agent is written of a lead stands in somebody’s list', { timeout: 300_000 }, async () => {
  const promised = await ofAgents();
  const ahead = promised.flatMap(({ where, subjects, stays, dates }) =>
    [...new Set(dates)]
      .filter((date) => date > today && !stays.includes(date))
      .map((date) => ({ where, date, isListed: subjects.some((id) => lists.get(id)?.has(date)) })),
  );
  expect(ahead.filter(({ isListed }) => !isListed)).toEqual([]);
  expect(ahead.length).toBeGreaterThan(15);
});

it('the list of leads, the booking itself and the list of today name the same next payment', {
  timeout: 300_000,
}, async () => {
  const admin = await viewerOf(await createUser({ role: 'admin' }));
  const lines = (await listLeads(admin)).filter(({ status }) => status === 'CONFIRMED_BOOKING');
  const dues = await listDues(
    admin,
    lines.map(({ _id }) => _id),
  );
  const told = lines.map(({ _id, reference, nextPaymentUntil: inList }) => {
    const inPanel = nextDueOf(dues.get(_id) ?? [])?.until ?? null;
    return { reference, inList, inPanel, isListedToday: inList === null || lists.get(_id)?.has(inList) === true };
  });
  expect(told.filter(({ inList, inPanel, isListedToday }) => inList !== inPanel || !isListedToday)).toEqual([]);
  expect(told.some(({ inList }) => inList !== null)).toBe(true);
});

it('a line of the list opens in place, with what can be done about it', { timeout: 300_000 }, async () => {
  const email = 'helena.brandt@morgenrot-reisen.example';
  const { subject } = await ownerDb.user.findFirstOrThrow({ where: { email } });
  const brand = { isB2C: false, isCommissionDisplayed: true };
  const viewer = await viewerOf({ subject: subject ?? '' });
  const { results } = await listToday(viewer, brand, { scope: 'team', limit: 200 });
  const one = (kind: string) => results.find((line) => line.kind === kind);
  const open = async (id: string | undefined) =>
    (await openAs(email, paths.dashboard({ scope: 'team', open: id, due: '200' }))).text.replace(/\u00a0/g, ' ');
  const { leads, today: words } = messages.en;
  const closed = await open(undefined);
  expect(closed).not.toContain(words.open.lead);

  const option = await open(one('optionEnds')?.id);
  expect(option).toContain(words.open.lead);
  expect(option).toContain(leads.deed.release.label);
  expect(await open(one('offerStands')?.id)).toContain(leads.offer.acceptTitle);
  expect(await open(one('message')?.id)).toContain(words.open.reply);
  const comment = one('clientComment');
  const where = { offerId: comment?.about.id, alternativeId: comment?.about.alternativeId ?? '' };
  const said = await ownerDb.offerComment.findFirstOrThrow({ where, orderBy: { at: 'desc' } });
  const answered = await open(comment?.id);
  expect([closed.includes(said.text), answered.includes(said.text)]).toEqual([false, true]);
  expect(answered).toContain(words.open.reply);
  // Another agency's is not there: the list stands as it was.
  const foreign = await ownerDb.deadline.findFirstOrThrow({ where: { agencyId: { not: viewer.agency?.id } } });
  expect(await open(foreign.id)).not.toContain(words.open.lead);
});
