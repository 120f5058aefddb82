import 'server-only';
import { brandOfAgency, designSelect } from '@/lib/brand/agency';
import type { EffectiveBrand } from '@/lib/brand/types';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { hashLinkToken } from '@/lib/platform/link-token';
import type { PictureValue } from '@/lib/platform/media/types';
import type { Prisma } from '@/prisma/generated/client';
import { readDuesOf } from '../../dues/queries';
import type { DueMethod, ShownDue } from '../../dues/types';
import { linkStateOf } from '../rules';
import { paymentToken } from '../tokens';
import type { LinkState } from '../types';
import { leadPictureSelect, pictureOfLead } from './booking';

/** A due as the client reads it. Minor units. */
export type ClientDue = Pick<
  ShownDue,
  'id' | 'kind' | 'amount' | 'cardFee' | 'currency' | 'until' | 'state' | 'status' | 'hold' | 'isAtHotel'
>;

/** What is paid for: nothing of it is the agency's or the supplier's own. */
export type ClientTrip = {
  leadId: string;
  reference: string;
  house: string;
  city: Record<Locale, string>;
  picture: PictureValue | null;
  checkIn: PlainDate;
  checkOut: PlainDate;
  adults: number;
  childrenAges: number[];
  due: ClientDue;
  /** All that the client owes of this booking, the one of the link among it. */
  dues: ClientDue[];
  /** What paid the due, by whichever way; null: nothing yet, or it went back. */
  paid: { on: PlainDate; method: DueMethod; cardFee: bigint } | null;
};

/** The page behind a link. `trip`: null once it may not be paid any more, as the address may be in wrong hands. */
export type ClientPayment = {
  linkId: string;
  token: string;
  locale: Locale;
  state: LinkState;
  endsAt: Date;
  timeZone: string;
  email: string | null;
  clientName: string;
  clientFirstName: string;
  brandId: string;
  brand: EffectiveBrand;
  agency: {
    name: string;
    address: string | null;
    phone: string | null;
    logo: { bytes: Uint8Array; mediaType: string } | null;
  };
  designer: { name: string; firstName: string; email: string; locale: Locale | null };
  trip: ClientTrip | null;
};

const house = { name: true, city: { select: { nameEn: true, nameDe: true, countryId: true } } } as const;
const pictures = leadPictureSelect;

const select = {
  ...{ id: true, dueId: true, tokenHash: true, locale: true, email: true, endsAt: true, closing: true },
  events: { select: { kind: true }, orderBy: { id: 'asc' } },
  due: {
    select: {
      lead: {
        select: {
          ...{ id: true, reference: true, brandId: true, clientFirstName: true, clientLastName: true },
          ...{ checkIn: true, checkOut: true, adults: true, childrenAges: true },
          hotel: { select: { ...house, pictures: pictures.hotel.select.pictures } },
          property: { select: { ...house, pictures: pictures.property.select.pictures } },
          user: { select: { firstName: true, lastName: true, email: true, locale: true } },
          agency: {
            select: {
              ...designSelect,
              ...{ address: true, phone: true },
              designLogo: { select: { bytes: true, mediaType: true } },
            },
          },
        },
      },
    },
  },
} satisfies Prisma.PaymentLinkSelect;

type Row = Prisma.PaymentLinkGetPayload<{ select: typeof select }>;

function tripOf(row: Row, all: readonly ShownDue[], locale: Locale): ClientTrip | null {
  const { lead } = row.due;
  const target = lead.hotel ?? lead.property;
  const dues = all
    .filter(({ owedBy }) => owedBy === 'client')
    .map(({ id, kind, amount, cardFee, currency, until, state, status, hold, isAtHotel }): ClientDue => {
      return { id, kind, amount, cardFee, currency, until, state, status, hold, isAtHotel };
    });
  const due = dues.find(({ id }) => id === row.dueId);
  const paid = all.find(({ id, status }) => id === row.dueId && status === 'paid')?.paid;
  if (!due || !target) return null;
  return {
    ...{ leadId: lead.id, reference: lead.reference, due, dues, house: target.name },
    city: { en: target.city.nameEn, de: target.city.nameDe },
    picture: pictureOfLead(lead, locale),
    ...{ adults: lead.adults, childrenAges: lead.childrenAges },
    checkIn: fromDatabaseDay(lead.checkIn),
    checkOut: fromDatabaseDay(lead.checkOut),
    paid: paid ? { on: paid.on, method: paid.method, cardFee: paid.cardFee } : null,
  };
}

async function shown(row: Row, dues: readonly ShownDue[], now: Date): Promise<ClientPayment> {
  const { lead } = row.due;
  const { agency, user } = lead;
  const due = dues.find(({ id }) => id === row.dueId) ?? null;
  const state = linkStateOf({ ...row, due }, now);
  const locale = isLocale(row.locale) ? row.locale : 'en';
  const isClosed = state === 'ended' || state === 'revoked';
  return {
    ...{ linkId: row.id, token: paymentToken(row.id, row.tokenHash), state, email: row.email, endsAt: row.endsAt },
    locale,
    timeZone: timeZoneOf((lead.hotel ?? lead.property)?.city.countryId ?? ''),
    clientName: `${lead.clientFirstName} ${lead.clientLastName}`.trim(),
    clientFirstName: lead.clientFirstName,
    brandId: lead.brandId,
    brand: await brandOfAgency(lead.brandId, agency),
    agency: { name: agency.name, address: agency.address, phone: agency.phone, logo: agency.designLogo },
    designer: {
      name: `${user.firstName ?? ''} ${user.lastName}`.trim(),
      firstName: user.firstName ?? user.lastName,
      email: user.email,
      locale: isLocale(user.locale) ? user.locale : null,
    },
    trip: isClosed ? null : tripOf(row, dues, locale),
  };
}

async function read(where: Prisma.PaymentLinkWhereUniqueInput): Promise<ClientPayment | null> {
  const now = await clock.now();
  return scoped('system', async (tx) => {
    const row = await tx.paymentLink.findUnique({ where, select });
    return row && shown(row, await readDuesOf(tx, row.due.lead.id), now);
  });
}

/** What whoever holds the link sees. Null for one that leads nowhere. */
export function getPaymentByToken(token: string): Promise<ClientPayment | null> {
  return read({ tokenHash: hashLinkToken(token) });
}

/** For the worker's mails. */
export function getPaymentLetter(linkId: string): Promise<ClientPayment | null> {
  return read({ id: linkId });
}

/** A payment with its link, for the worker's mails. */
export async function getCheckoutLetter(checkoutId: string) {
  const row = await scoped('system', (tx) =>
    tx.paymentCheckout.findUnique({
      where: { id: checkoutId },
      select: { linkId: true, amount: true, cardFee: true, currency: true, due: { select: { kind: true } } },
    }),
  );
  const payment = row && (await getPaymentLetter(row.linkId));
  if (!row || !payment) return null;
  const { amount, cardFee, currency, due } = row;
  return { ...payment, kind: due.kind, received: { amount, cardFee, currency } };
}
