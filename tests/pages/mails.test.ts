import { beforeAll, expect, it } from 'vitest';
import { composeMail } from '@/lib/documents/mail/compose';
import { scoped } from '@/lib/people/scope';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { resolveHost } from '@/lib/platform/addresses/hosts';
import { clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { leadNotices } from '@/lib/platform/outbox/lead-notices';
import { MAIL_TOPIC, type MailPayload, mailPayloadSchema } from '@/lib/platform/outbox/types';
import { getGuestBooking } from '@/lib/sales/booking/queries/booking';
import { createHotelEnquiry } from '@/lib/sales/hotel-enquiry/commands/create';
import { hotelEnquirySchema } from '@/lib/sales/hotel-enquiry/schema';
import { createAnswerLink } from '@/lib/sales/lead/commands/answer-link';
import { readPath } from '@/lib/web/routing/read-path';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { viewerOf } from '@/tests/factories/user';
import { openDemonstration } from '@/tests/setup/demonstration';
import { openAs } from '@/tests/setup/pages/open';

/** The office's mails are read by whoever runs the platform. */
const OFFICE = 'anton.reiter@admin.example';
const AGENT = 'helena.brandt@morgenrot-reisen.example';
const MOST_REDIRECTS = 3;

type Link = { mail: string; reader: string | null; href: string };
let links: Link[];

const isNotice = (type: string): type is (typeof leadNotices)[number] => leadNotices.some((notice) => notice === type);

/** The demonstration begins without an enquiry: somebody asks one. */
async function enquire(): Promise<void> {
  const { subject } = await ownerDb.user.findUniqueOrThrow({ where: { email: AGENT } });
  const viewer = await viewerOf({ subject: subject ?? '' });
  const asked = { clientFirstName: 'Clara', clientLastName: 'Weiss', messageText: 'Is the suite free?' };
  const context = writeContext({ brandId: 'default' });
  await scoped(viewer, (tx) => createHotelEnquiry(tx, viewer, 'H01', hotelEnquirySchema.parse(asked), context));
}

/** What would be written today of everything that is seeded: of leads in each state the mails of their last event. */
async function seededMails(): Promise<MailPayload[]> {
  const mails: MailPayload[] = [];
  for (const { payload } of await ownerDb.outbox.findMany({ where: { topic: MAIL_TOPIC } })) {
    mails.push(mailPayloadSchema.parse(payload));
  }
  const leads = await ownerDb.lead.findMany({
    include: { events: { orderBy: { id: 'desc' }, take: 1 }, consumerBooking: true },
    orderBy: { id: 'asc' },
  });
  const told = new Set<string>();
  for (const lead of leads) {
    const { id, hotelId, propertyId, brandId, status } = lead;
    const kind = `${status} ${hotelId === null} ${lead.consumerBooking !== null} ${brandId}`;
    if (told.has(kind)) continue;
    told.add(kind);
    if (status.startsWith('REQUESTED_')) {
      await scoped('system', async (tx) => createAnswerLink(tx, { id, hotelId, propertyId }, await clock.now()));
    }
    const notice = lead.events[0]?.type ?? '';
    for (const to of ['agent', 'supplier'] as const) {
      if (isNotice(notice)) mails.push({ mail: 'leadNotice', leadId: id, notice, to, locale: 'en', brandId });
    }
    if (lead.consumerBooking) mails.push({ mail: 'bookingOffice', leadId: id, brandId });
  }
  const offers = await ownerDb.offer.findMany({ include: { versions: true, comments: true } });
  for (const { id: offerId, brandId, versions, comments } of offers) {
    for (const { number, sentAt } of versions) if (sentAt) mails.push({ mail: 'offerSent', offerId, number, brandId });
    const [comment] = comments;
    if (!comment) continue;
    const commentId = comment.id;
    mails.push({ mail: 'offerNotice', offerId, notice: 'commented', commentId, locale: 'de', brandId });
    mails.push({ mail: 'offerReplied', offerId, commentId, brandId });
  }
  const brandId = 'default';
  const open = { acceptedAt: null, revokedAt: null };
  for (const { id } of await ownerDb.invitation.findMany({ where: open })) {
    mails.push({ mail: 'invitation', invitationId: id, locale: 'en', brandId });
  }
  for (const { id } of await ownerDb.invitation.findMany({ where: { acceptedAt: { not: null } }, take: 1 })) {
    mails.push({ mail: 'colleagueJoined', invitationId: id, brandId });
  }
  for (const { id } of await ownerDb.hotelInvitation.findMany({ where: { claimedAt: { not: null } } })) {
    mails.push({ mail: 'hotelClaimed', invitationId: id, brandId });
  }
  for (const { id } of await ownerDb.agency.findMany({ where: { verification: 'pending' } })) {
    mails.push({ mail: 'verificationAsked', agencyId: id, brandId });
  }
  for (const { id } of await ownerDb.destinationRequest.findMany({ where: { answeredAt: { not: null } } })) {
    mails.push({ mail: 'destinationAnswered', destinationRequestId: id, locale: 'en', brandId });
  }
  for (const { id } of await ownerDb.paymentLink.findMany({ where: { closedAt: null } })) {
    mails.push({ mail: 'paymentLink', linkId: id, brandId });
  }
  for (const { id } of await ownerDb.paymentCheckout.findMany({ where: { status: 'paid' } })) {
    for (const to of ['client', 'agent'] as const) {
      mails.push({ mail: 'payment', checkoutId: id, news: 'paid', to, brandId });
    }
  }
  for (const { id, agencyId } of await ownerDb.payout.findMany({ where: { status: 'paid' }, take: 2 })) {
    const { userId } = await ownerDb.membership.findFirstOrThrow({ where: { agencyId, isOwner: true } });
    mails.push({ mail: 'payout', payoutId: id, userId, news: 'paid', brandId });
  }
  await enquire();
  for (const enquiry of await ownerDb.hotelEnquiry.findMany()) {
    for (const salesManagerId of [null, ...enquiry.salesManagerIds]) {
      mails.push({ mail: 'hotelEnquiry', enquiryId: enquiry.id, salesManagerId, brandId });
    }
  }
  return mails;
}

/** Every address a mail leads to; what a mail program opens by itself is none. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*href="(https?:[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

beforeAll(async () => {
  await openDemonstration();
  // They last by the machine's time, which may be far from the demonstration's.
  const expiresAt = new Date(clock.machine().getTime() + 24 * 60 * 60 * 1000);
  await ownerDb.invitation.updateMany({ where: { acceptedAt: null, revokedAt: null }, data: { expiresAt } });
  const known = new Set((await ownerDb.user.findMany({ select: { email: true } })).map(({ email }) => email));
  const found = new Map<string, Link>();
  for (const [index, payload] of (await seededMails()).entries()) {
    const mail = await composeMail(`seeded:${index}`, payload);
    if (!mail) continue;
    const reader = mail.to === env.MAIL_OFFICE ? OFFICE : known.has(mail.to) ? mail.to : null;
    for (const href of linksIn(mail.html)) found.set(`${reader} ${href}`, { mail: payload.mail, reader, href });
  }
  links = [...found.values()];
}, 300_000);

const allowed = { allowed: allowedHosts(env.ALLOWED_HOSTS), trustProxy: false };

/** How a link answers whoever the mail was written to, redirects followed. */
async function statusOf({ reader, href }: Link): Promise<number | string> {
  // A house without an account is told of its desk where there is nothing to answer; anything else opens without one.
  const isFrontDoor = reader === null && new URL(href).pathname === '/desk';
  let address = href;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const url = new URL(address);
    const host = resolveHost(url.host, null, allowed);
    if ('refused' in host) return host.refused;
    if (host.surface === 'storefront') return storefrontStatus(url.pathname);
    const path = `${url.pathname}${url.search}`;
    const { status, leads } = await openAs(reader, path, host.brand);
    if (status !== 307) return status;
    const to = (leads ?? '').replace('redirect ', '');
    if (/^\/(?:api\/)?sign-?in/.test(to)) return isFrontDoor ? 200 : `has to sign in for ${path}`;
    address = new URL(to, url).href;
  }
  return 'redirects without end';
}

async function storefrontStatus(pathname: string): Promise<number> {
  const path = readPath(pathname);
  const [, folder, token] = pathname.split('/');
  if (folder === 'bookings') return (await getGuestBooking(token ?? '', 'en')) ? 200 : 404;
  const properties = await ownerDb.property.findMany({ select: { slug: true } });
  return path && properties.some(({ slug }) => path.segments.includes(slug)) ? 200 : 404;
}

it('each link of a seeded mail opens a page for whoever the mail was written to', async () => {
  const wrong: string[] = [];
  for (const link of links) {
    const status = await statusOf(link).catch((error: unknown) => String(error));
    if (typeof status === 'string' || status >= 400)
      wrong.push(`${link.mail} to ${link.reader}: ${link.href} ${status}`);
  }
  expect(wrong).toEqual([]);
  // All kinds there are something seeded of, so that none is passed over.
  expect([...new Set(links.map(({ mail }) => mail))].sort()).toEqual([
    'colleagueJoined',
    'destinationAnswered',
    'hotelClaimed',
    'hotelEnquiry',
    'invitation',
    'leadNotice',
    'offerNotice',
    'offerReplied',
    'offerSent',
    'paymentLink',
    'payout',
  ]);
}, 300_000);
