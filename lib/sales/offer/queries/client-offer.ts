import 'server-only';
import { brandOfAgency, type Designed } from '@/lib/brand/agency';
import type { EffectiveBrand } from '@/lib/brand/types';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { isLocale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { isLinkedHost } from '@/lib/platform/link-origin';
import { hashLinkToken } from '@/lib/platform/link-token';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { alternativeContentSchema } from '../content';
import { isPageOpen } from '../rules/state';
import type { OfferPulse } from '../schema';
import { offersOf } from '../scope';
import { offerLink } from '../tokens';
import type { ClientOffer, OfferLogo } from '../types';

/** Nothing of an alternative but what was written down for the client. */
const versionSelect = {
  number: true,
  locale: true,
  title: true,
  letter: true,
  changeNote: true,
  validUntil: true,
  sentAt: true,
  approvedAt: true,
  approvedBy: true,
  approvedPosition: true,
  alternatives: { select: { id: true, position: true, content: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.OfferVersionSelect;

const offerSelect = {
  id: true,
  tokenHash: true,
  reference: true,
  brandId: true,
  clientFirstName: true,
  clientLastName: true,
  user: { select: { firstName: true, lastName: true, email: true } },
  agency: {
    select: {
      name: true,
      address: true,
      phone: true,
      designMainColor: true,
      designAccentOnMain: true,
      designInvertedFont: true,
      designTheme: true,
      designLogoId: true,
      designLogo: { select: { bytes: true, mediaType: true } },
    },
  },
  comments: {
    select: { alternativeId: true, userId: true, name: true, text: true, at: true },
    orderBy: { at: 'asc' },
  },
} satisfies Prisma.OfferSelect;

type VersionRow = Prisma.OfferVersionGetPayload<{ select: typeof versionSelect }>;
type OfferRow = Prisma.OfferGetPayload<{ select: typeof offerSelect }>;

/** An offer in the look of its agency, whoever asks for it. */
export type ShownOffer = {
  offer: ClientOffer;
  brand: EffectiveBrand;
  logo: OfferLogo;
  /** The address of its page, where the client has this version and it opens; never part of the offer itself. */
  link: string | null;
  /** Who it was for has been erased. */
  isErased: boolean;
  pulse: OfferPulse;
};

/** Days of an offer are told as the properties' clocks have them. */
const TIME_ZONE = 'Europe/Paris';

function stateOf({ sentAt, approvedAt, validUntil }: VersionRow, today: PlainDate): ClientOffer['state'] {
  if (!sentAt) return 'draft';
  if (approvedAt) return 'approved';
  return fromDatabaseDay(validUntil) < today ? 'expired' : 'open';
}

/** A look that nobody has saved: of the agency, with the file its logo is, or of a brand without any design on top. */
export type TriedLook = { design: Omit<Designed, 'name'>; logo: OfferLogo } | { brand: EffectiveBrand };

async function lookOf({ brandId, agency }: OfferRow, tried?: TriedLook): Promise<Pick<ShownOffer, 'brand' | 'logo'>> {
  if (!tried) return { brand: await brandOfAgency(brandId, agency), logo: agency.designLogo };
  if ('brand' in tried) return { brand: tried.brand, logo: null };
  return { brand: await brandOfAgency(brandId, { ...tried.design, name: agency.name }), logo: tried.logo };
}

const checkOutsOf = (alternatives: readonly { checkOut: PlainDate }[]) => alternatives.map(({ checkOut }) => checkOut);

async function shown(row: OfferRow, version: VersionRow, today: PlainDate, tried?: TriedLook): Promise<ShownOffer> {
  const { agency, user } = row;
  const { brand, logo } = await lookOf(row, tried);
  const { approvedAt, approvedBy, approvedPosition } = version;
  const commentsOn = (id: string) =>
    row.comments
      .filter(({ alternativeId }) => alternativeId === id)
      .map(({ userId, name, text, at }) => ({
        by: userId ? ('agency' as const) : ('client' as const),
        name,
        text,
        at,
      }));
  const locale = isLocale(version.locale) ? version.locale : 'en';
  const alternatives = version.alternatives.map(({ id, position, content }) => ({
    ...alternativeContentSchema.parse(content),
    ...{ id, position, comments: commentsOn(id) },
  }));
  const address = offerLink(row);
  const isErased = address === null;
  // An erased person keeps their number as last name: the word before it is told in the offer's language.
  const clientName = isErased
    ? translator(locale, 'privacy')('erasedAs', { number: row.clientLastName })
    : `${row.clientFirstName} ${row.clientLastName}`.trim();
  const isOpen = version.sentAt !== null && isPageOpen(checkOutsOf(alternatives), today);
  return {
    ...{ brand, logo, isErased },
    link: isOpen ? address : null,
    pulse: { number: version.number, comments: row.comments.length, isApproved: approvedAt !== null },
    offer: {
      reference: row.reference,
      number: version.number,
      locale,
      title: version.title,
      letter: version.letter,
      changeNote: version.changeNote,
      clientName,
      clientFirstName: row.clientFirstName,
      sentOn: version.sentAt && dayAt(version.sentAt, TIME_ZONE),
      validUntil: fromDatabaseDay(version.validUntil),
      state: stateOf(version, today),
      approval:
        approvedAt && approvedBy && approvedPosition
          ? { by: isErased ? clientName : approvedBy, on: dayAt(approvedAt, TIME_ZONE), position: approvedPosition }
          : null,
      agency: { name: agency.name, address: agency.address, phone: agency.phone, colors: brand.colors },
      designer: {
        name: `${user.firstName ?? ''} ${user.lastName}`.trim(),
        firstName: user.firstName ?? user.lastName,
        email: user.email,
      },
      alternatives,
    },
  };
}

/**
 * What whoever holds the link sees: the newest version that was sent. Null for a link that leads nowhere, or whose
 * journeys are over, and on a host that it does not lead to.
 */
export async function getOfferByToken(token: string, hostBrandId: string): Promise<ShownOffer | null> {
  const today = await clock.today();
  return scoped('system', async (tx) => {
    const row = await tx.offer.findUnique({
      where: { tokenHash: hashLinkToken(token) },
      select: {
        ...offerSelect,
        versions: {
          select: versionSelect,
          where: { sentAt: { not: null } },
          orderBy: { number: 'desc' },
          take: 1,
        },
      },
    });
    const version = row?.versions[0];
    if (!row || !version || !isLinkedHost(hostBrandId, row.brandId)) return null;
    const found = await shown(row, version, today);
    return isPageOpen(checkOutsOf(found.offer.alternatives), today) ? found : null;
  });
}

/** What has come to an offer, for its page that stands open; null as for the page itself. */
export async function getOfferPulse(token: string, hostBrandId: string): Promise<OfferPulse | null> {
  return scoped('system', async (tx) => {
    const row = await tx.offer.findUnique({
      where: { tokenHash: hashLinkToken(token) },
      select: {
        brandId: true,
        _count: { select: { comments: true } },
        versions: {
          where: { sentAt: { not: null } },
          select: { number: true, approvedAt: true },
          orderBy: { number: 'desc' },
          take: 1,
        },
      },
    });
    const version = row?.versions[0];
    if (!row || !version || !isLinkedHost(hostBrandId, row.brandId)) return null;
    return { number: version.number, comments: row._count.comments, isApproved: version.approvedAt !== null };
  });
}

/**
 * A version as the client would see it, for those who make it: the newest, the newest of those that were sent, or that
 * one of them. Null for
 * an offer that is not theirs, and where nothing was sent.
 */
export async function getOfferAsClient(
  viewer: Viewer,
  offerId: string,
  which: 'newest' | 'sent' | number = 'newest',
): Promise<ShownOffer | null> {
  const today = await clock.today();
  return scoped(viewer, async (tx) => {
    const row = await tx.offer.findFirst({
      where: { id: offerId, ...offersOf(viewer) },
      select: {
        ...offerSelect,
        versions: {
          select: versionSelect,
          where:
            which === 'newest' ? {} : { sentAt: { not: null }, ...(typeof which === 'number' && { number: which }) },
          orderBy: { number: 'desc' },
          take: 1,
        },
      },
    });
    const version = row?.versions[0];
    return row && version ? shown(row, version, today) : null;
  });
}

const withSomethingInIt = { alternatives: { some: {} } } satisfies Prisma.OfferVersionWhereInput;

/** The newest offer of those a viewer may open, where there can be of one brand, in another look; null where there is none. */
export async function getNewestOfferInLook(viewer: Viewer, look: TriedLook): Promise<ShownOffer | null> {
  const today = await clock.today();
  return scoped(viewer, async (tx) => {
    const newest = (where: Prisma.OfferWhereInput) =>
      tx.offer.findFirst({
        where: { ...offersOf(viewer), versions: { some: withSomethingInIt }, ...where },
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        select: {
          ...offerSelect,
          versions: { select: versionSelect, where: withSomethingInIt, orderBy: { number: 'desc' }, take: 1 },
        },
      });
    const row = ('brand' in look && (await newest({ brandId: look.brand.id }))) || (await newest({}));
    const version = row?.versions[0];
    return row && version ? shown(row, version, today, look) : null;
  });
}

/** Whether there is one. */
export function hasOffer(viewer: Viewer): Promise<boolean> {
  return scoped(viewer, async (tx) => {
    const found = await tx.offer.findFirst({
      where: { ...offersOf(viewer), versions: { some: withSomethingInIt } },
      select: { id: true },
    });
    return found !== null;
  });
}
