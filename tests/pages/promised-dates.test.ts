import { createElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import GuestBookingPage from '@/app/storefront/[brand]/[locale]/(dynamic)/bookings/[token]/page';
import { composeMail } from '@/lib/documents/mail/compose';
import { listDues } from '@/lib/money/dues/queries';
import { nextDueOf } from '@/lib/money/dues/rules';
import { paymentToken } from '@/lib/money/payment-link/tokens';
import { scoped } from '@/lib/people/scope';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import { type Locale, locales } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import type { LeadNotice } from '@/lib/platform/outbox/lead-notices';
import type { MailPayload } from '@/lib/platform/outbox/types';
import { answerToken } from '@/lib/sales/lead/answer-token';
import { createAnswerLink } from '@/lib/sales/lead/commands/answer-link';
import { listLeads } from '@/lib/sales/lead/queries/leads';
import { deriveLeftDeadlines } from '@/lib/today/deadline/commands/derive';
import { listToday } from '@/lib/today/deadline/queries/list';
import { ownerDb } from '@/tests/factories/owner';
import { createUser, viewerOf } from '@/tests/factories/user';
import { type Bookings, bookForGuests, confirm } from '@/tests/promised/bookings';
import { each, toldIn } from '@/tests/promised/each';
import { wordsOfPage } from '@/tests/promised/flight';
import { countsOf, judge, type Source } from '@/tests/promised/judge';
import { effect, freeNights, keyEnds, ofWhatIsPaid, withoutExamples } from '@/tests/promised/kinds';
import { type Lists, readLists } from '@/tests/promised/lists';
import { dayOfEnd, leadsOfAgencies, plantDay, sentOffers, speakTo, subjectOf } from '@/tests/promised/subjects';
import { openDemonstration } from '@/tests/setup/demonstration';
import { openAs } from '@/tests/setup/pages/open';
import { renderServer } from '@/tests/setup/pages/render';
import { sized } from '@/tests/setup/size';

/**
 * Every page and mail that somebody can get of anything in the demonstration is made, of both languages in turn (in the long
 * run in each), each date is collected in it, and looked for in somebody's list (documents: `integration/today/promised-documents`).
 * Nobody of the demonstration has booked on the storefront: four guests do.
 */
const mailText = async (payload: MailPayload) => (await composeMail('', payload))?.text ?? '';
const pageText = async (address: string, brand: string, locale: Locale) =>
  withoutExamples(wordsOfPage((await openAs(null, address, brand, locale)).text));

async function ofOffers(locale: Locale): Promise<Source[]> {
  const offers = await sentOffers();
  const made = await each(toldIn(locale, offers), async ({ id, brandId, number, token, reference, ...about }) => [
    {
      ...about,
      where: `offer ${reference}, page`,
      text: await pageText(paths.clientOffer(token), brandId, locale),
    },
    {
      ...about,
      where: `offer ${reference}, mail`,
      text: await mailText({ mail: 'offerSent', offerId: id, number, brandId }),
    },
  ]);
  return made.flat();
}

async function ofLinks(locale: Locale): Promise<Source[]> {
  const links = await ownerDb.paymentLink.findMany({
    include: { due: { include: { lead: { include: { changes: true } } } } },
    orderBy: { id: 'asc' },
  });
  const made = await each(toldIn(locale, links), async ({ id, tokenHash, endsAt, due: { lead, status } }) => {
    const { reference, subjects, kinds } = subjectOf(lead);
    const about = { subjects, kinds: status === 'open' ? kinds : [...kinds, ofWhatIsPaid(dayOfEnd(endsAt))] };
    const { brandId } = lead;
    return [
      {
        ...about,
        where: `payment link of ${reference}, page`,
        text: await pageText(paths.paymentLink(paymentToken(id, tokenHash)), brandId, locale),
      },
      {
        ...about,
        where: `payment link of ${reference}, mail`,
        text: await mailText({ mail: 'paymentLink', linkId: id, brandId }),
      },
    ];
  });
  return made.flat();
}

/** What each state of a guest's booking has been written about. */
const guestNotices = {
  requested: ['requestedBooking'],
  confirmed: ['confirmedBooking'],
  leaving: ['confirmedBooking'],
  cancelled: ['cancelledBooking'],
} as const satisfies Record<keyof Bookings, readonly LeadNotice[]>;

async function ofGuests(booked: Bookings, locale: Locale): Promise<Source[]> {
  const brandId = 'alpenglow';
  const made = await each(Object.keys(guestNotices) as (keyof Bookings)[], async (state) => {
    const { leadId, token } = booked[state];
    const lead = await ownerDb.lead.findUniqueOrThrow({ where: { id: leadId }, include: { changes: true } });
    const about = subjectOf(lead);
    const request = { headers: new Headers({ host: 'alpenglow.com.localhost' }), brand: brandId, locale };
    const props = { params: Promise.resolve({ token }) };
    const { text, errors } = await renderServer(request, createElement(GuestBookingPage as never, props as never));
    expect(errors).toEqual([]);
    const mails = await each([...guestNotices[state]], (notice) =>
      mailText({ mail: 'leadNotice', leadId, notice, to: 'agent', locale, brandId }),
    );
    if (state === 'leaving') mails.push(await mailText({ mail: 'cancellationAsked', leadId, to: 'guest', brandId }));
    return [
      { ...about, where: `${state} booking of a guest, page`, text: wordsOfPage(text) },
      ...mails.map((mail) => ({ ...about, where: `${state} booking of a guest, mail`, text: mail })),
    ];
  });
  return made.flat();
}

type Standing = { status: string; changes: { kind: string; status: string }[] };

/** What can have been written of a lead as it stands; a mail of before tells what was. */
function noticesOf({ status, changes }: Standing): Record<'agent' | 'supplier', LeadNotice[]> {
  const has = (kind: string, stands: string) => changes.some((one) => one.kind === kind && one.status === stands);
  const said: Partial<Record<string, LeadNotice[]>> = {
    REQUESTED_OPTION: ['requestedOption'],
    CONFIRMED_OPTION: ['confirmedOption', 'promotedOption', 'reminder24', 'reminder4'],
    REQUESTED_BOOKING: ['requestedBooking'],
    CONFIRMED_BOOKING: ['confirmedBooking'],
    CANCELLED_BOOKING: ['cancelledBooking'],
  };
  const about = (kind: string, stands: string, notice: LeadNotice) => (has(kind, stands) ? [notice] : []);
  const both = said[status] ?? [];
  return {
    agent: [
      ...both,
      ...about('counterOffer', 'asked', 'counterOffered'),
      ...about('honourPrice', 'accepted', 'honouredPrice'),
      ...about('stay', 'accepted', 'grantedStay'),
      ...about('extension', 'accepted', 'acceptedExtension'),
      ...about('changeRequest', 'accepted', 'acceptedChange'),
    ],
    supplier: [
      ...both,
      ...about('extension', 'asked', 'askedExtension'),
      ...about('changeRequest', 'asked', 'askedChange'),
      ...about('honourPrice', 'asked', 'askedPrice'),
      ...about('stay', 'asked', 'askedStay'),
    ],
  };
}

/** Mails to the agent and to the house, and the page on which the house answers without an account. */
async function ofLeads(locale: Locale): Promise<Source[]> {
  const made = await each(toldIn(locale, await leadsOfAgencies()), async (lead) => {
    const { id: leadId, brandId, answerLinks } = lead;
    const { reference, ...about } = subjectOf(lead);
    const notices = noticesOf(lead);
    const sources: Source[] = [];
    for (const to of ['agent', 'supplier'] as const) {
      for (const notice of notices[to]) {
        const text = await mailText({ mail: 'leadNotice', leadId, notice, to, locale, brandId });
        sources.push({ ...about, where: `${notice} of ${reference} to the ${to}`, text });
      }
    }
    const [link] = answerLinks;
    if (!link) return sources;
    const text = await pageText(paths.answerLink(answerToken(link.id, link.tokenHash)), 'default', locale);
    const kinds = [...about.kinds, keyEnds(dayOfEnd(link.expiresAt)), freeNights, effect];
    return [...sources, { ...about, kinds, where: `answer link of ${reference}, page`, text }];
  });
  return made.flat();
}

/** Of everything that is asked of a house, as the mail that asked it had one. */
async function linkRequests(): Promise<void> {
  const now = await clock.now();
  const asked = await ownerDb.lead.findMany({ where: { closedAt: null, changes: { some: { status: 'asked' } } } });
  for (const { id, hotelId, propertyId } of asked) {
    await scoped('system', (tx) => createAnswerLink(tx, { id, hotelId, propertyId }, now));
  }
}

let today: PlainDate;
let now: Date;
/** Nothing here changes what is due. */
let lists: Lists;
let sources: Source[];

beforeAll(async () => {
  today = await clock.today();
  now = await clock.now();
  await openDemonstration();
  const booked = await bookForGuests();
  await linkRequests();
  await deriveLeftDeadlines();
  const before = await readLists();
  sources = [];
  for (const locale of locales) {
    await speakTo(locale);
    const made = [...(await ofOffers(locale)), ...(await ofLinks(locale)), ...(await ofGuests(booked, locale))];
    sources.push(...[...made, ...(await ofLeads(locale))].map((one) => ({ ...one, where: `${one.where}, ${locale}` })));
  }
  // What a guest is told who asks is promised by the word of the house.
  await confirm(booked.requested);
  await deriveLeftDeadlines();
  lists = new Map([...before, ...(await readLists())]);
  const { leadId } = booked.requested;
  lists = new Map(lists).set(leadId, new Set([...(before.get(leadId) ?? []), ...(lists.get(leadId) ?? [])]));
}, 600_000);

it('every date that is told stands in somebody’s list, or is of a kind that promises nothing', () => {
  const judged = judge(sources, lists, now);
  console.info(`promised in pages and mails, ${sources.length} of them: ${countsOf(judged)}`);
  expect(judged.missing).toEqual([]);
  expect(judged.listed).toBeGreaterThan(sized(300, 500));
  // Each kind is of use.
  const kinds = new Set(sources.flatMap((one) => one.kinds.map(({ name }) => name)));
  expect(Object.keys(judged.kinds).sort()).toEqual([...kinds, 'past'].sort());
});

it('a date that is promised and stands in no list is missed, whatever kind it might be taken for', async () => {
  const none = judge(sources, new Map(), now);
  expect(none.missing.length).toBe(judge(sources, lists, now).listed);
  const planted = await plantDay(sources, lists, today);
  const told = (await ofOffers('de')).filter(({ where }) => where.includes(planted.reference));
  const { missing } = judge(told, await readLists(), now);
  expect([...new Set(missing.map(({ date }) => date))]).toEqual([planted.day]);
  expect(missing.some(({ where }) => where.endsWith('page'))).toBe(true);
}, 60_000);

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
