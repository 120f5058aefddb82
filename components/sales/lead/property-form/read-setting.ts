import 'server-only';
import { stayFieldWords } from '@/components/form/stay-field-words';
import { referenceSetting } from '@/components/sales/lead/interest-form/setting';
import type { EffectiveBrand, Reference } from '@/lib/brand/types';
import { countryNames } from '@/lib/catalogue/country/names';
import { answerDueAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { levelWords } from '@/lib/catalogue/property/level-words';
import { capacityOf } from '@/lib/catalogue/property/rules/occupancy';
import { isSameServiceLevel } from '@/lib/catalogue/property/rules/service-level';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import { canBook } from '@/lib/people/access/agency';
import type { PropertyDeed } from '@/lib/platform/addresses/paths';
import { formatMoment, isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { isDemoMode } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { payments } from '@/lib/platform/vendors/payments/payments';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readAgencySales } from '@/lib/rates/property/queries/agency';
import { priceFor } from '@/lib/rates/property/rules/price';
import { resolveTerms } from '@/lib/rates/property/rules/terms';
import { sealQuote } from '@/lib/rates/quote/seal';
import type { LeadOfForm } from '@/lib/sales/lead/queries/form-lead';
import { readOptionsHeld } from '@/lib/sales/lead/queries/options-held';
import { asksForCardMember } from '@/lib/sales/lead/rules/card-member';
import { quoteKey } from './judge';
import { formErrors, type PaymentMethod, type PropertyFormSetting } from './setting';

type Asked = {
  deed: PropertyDeed;
  brand: EffectiveBrand;
  today: PlainDate;
  locale: Locale;
  query: Record<string, string | string[] | undefined>;
  /** What is booked or changed instead of a new lead. */
  lead: LeadOfForm | null;
  now: Date;
};

/** Card if nothing else is accepted, or for members of the card programme where it is; else transfer (rule 3.14). */
function defaultMethod(accepted: readonly PaymentMethod[], isCardMember: boolean): PaymentMethod {
  const takesCards = accepted.includes('creditCard');
  if (takesCards && (accepted.length === 1 || isCardMember)) return 'creditCard';
  return 'bankTransfer';
}

/** The seal of every price the form may show to an agency. */
function quotesOf(viewer: Viewer, { _id, stays, serviceLevels }: PropertyDetail, today: PlainDate) {
  const agencyId = viewer.agency?.id;
  if (!agencyId) return {};
  const sealed = stays.flatMap((stay) =>
    serviceLevels.flatMap((serviceLevel) => {
      const quoted = priceFor(stay, serviceLevel);
      if (quoted.state !== 'priced') return [];
      const of = { propertyId: _id, checkIn: stay.checkIn, checkOut: stay.checkOut, serviceLevel };
      return [[quoteKey(stay.id, serviceLevel), sealQuote({ agencyId, of, price: quoted.price }, today)]];
    }),
  );
  return Object.fromEntries(sealed) as Record<string, string>;
}

/** All the form of a property needs, with what the address asks for filled in. */
export async function readFormSetting(
  viewer: Viewer,
  property: PropertyDetail,
  { deed, brand, today, locale, query, lead, now }: Asked,
): Promise<PropertyFormSetting> {
  const { salesTerms, beds, serviceLevels, stays, blocks } = property;
  if (!salesTerms) throw new Error(`Property ${property._id} is not for sale.`);
  const stayIds = stays.map(({ id }) => id);
  const sales = (await readAgencySales(viewer, { propertyIds: [property._id], brand, today, locale }))(
    property._id,
    stayIds,
  );
  const { propertyLead: words, interest, error } = messages[locale];
  const text = (name: string): string => [query[name]].flat()[0] ?? '';
  const day = (name: string): string => (isPlainDate(text(name)) ? text(name) : '');
  const level = serviceLevels.find((one) => isSameServiceLevel(one, text('serviceLevel')));
  const isCardMember = asksForCardMember(viewer);
  const takesCards = salesTerms.acceptedPaymentMethods.includes('creditCard');
  const processorKey = payments()?.publishableKey ?? null;
  const isHeld = lead?.status === 'CONFIRMED_OPTION' && lead.optionRank === 1;
  // The nights it holds itself are not taken for it.
  const isOther = (block: { checkIn: string; checkOut: string }) =>
    !(isHeld || lead?.status === 'CONFIRMED_BOOKING') ||
    block.checkIn !== lead.checkIn ||
    block.checkOut !== lead.checkOut;
  const timeZone = timeZoneOf(property.place.country.id);
  const held = await readOptionsHeld(viewer, property._id, now);
  const countries = countryNames(locale);
  const bare = ({ prefix }: Reference, stored: string | null) => stored?.slice(prefix.trim().length) ?? '';
  return {
    deed,
    lead: lead && {
      id: lead.id,
      version: lead.version,
      status: lead.status,
      checkIn: lead.checkIn,
      checkOut: lead.checkOut,
      serviceLevel: lead.serviceLevel,
      pax: lead.pax,
      price: lead.price,
      agreed: lead.agreed,
      holdsUntil: isHeld && lead.optionExpiresAt ? formatMoment(lead.optionExpiresAt, locale, lead.timeZone) : null,
    },
    operator: sales?.operator.name ?? '',
    operatorTerms: sales?.termsAndConditions ?? null,
    property: {
      id: property._id,
      name: property.name,
      place: [property.place.sector?.name, property.place.city.name].filter(Boolean).join(', '),
      href: property.href,
      picture: property.pictures[0] ?? null,
      serviceLevels,
      levelNames: Object.fromEntries(serviceLevels.map((one) => [one, levelWords(one, locale)])),
      capacity: capacityOf(beds),
      stays,
      quotes: quotesOf(viewer, property, today),
      blocks: blocks.filter(isOther),
      terms: resolveTerms(salesTerms),
      methods: salesTerms.acceptedPaymentMethods,
    },
    commission: sales?.commission
      ? { property: sales.commission.commission, ofStays: sales.commission.commissionPerStay }
      : null,
    today,
    locale,
    bookingReference: referenceSetting(brand.bookingReference, interest.bookingReference),
    clientReference: referenceSetting(brand.clientReference, interest.clientReference),
    asksForCardMember: isCardMember,
    canBook: canBook(viewer),
    timeZone,
    held,
    answerDue: formatMoment(answerDueAt(now, timeZone), locale, timeZone),
    // Another language's name, or one that was imported, stays what it is.
    countries:
      !lead?.nationality || countries.includes(lead.nationality) ? countries : [lead.nationality, ...countries],
    takesTestCards: isDemoMode && !processorKey,
    processorKey,
    initial: {
      checkIn: lead?.checkIn ?? day('checkIn'),
      checkOut: lead?.checkOut ?? day('checkOut'),
      pax: lead ? String(lead.pax) : /^\d{1,2}$/.test(text('adults')) ? text('adults') : '2',
      serviceLevel: lead
        ? (lead.serviceLevel ?? '')
        : (level ?? (serviceLevels.length === 1 ? (serviceLevels[0] ?? '') : '')),
      firstName: lead?.firstName ?? '',
      lastName: lead?.lastName ?? '',
      nationality: lead?.nationality ?? '',
      amexCardMember: lead?.cardMemberType ?? '',
      tls: bare(brand.bookingReference, lead?.bookingReference ?? null),
      cc: bare(brand.clientReference, lead?.clientReference ?? null),
      comments: lead?.message ?? '',
      method:
        lead?.payment?.isPaidByCreditCard && takesCards
          ? 'creditCard'
          : defaultMethod(salesTerms.acceptedPaymentMethods, isCardMember),
      seeksDiscount: lead?.payment?.isNegotiatedPrice ?? false,
      asksOperator: true,
      isDisclaimerAccepted: false,
      ...{ cardNumber: '', cardName: '', cardMonth: '', cardYear: '', card: null },
    },
    words,
    interest,
    stayWords: stayFieldWords(locale),
    errors: Object.fromEntries(formErrors.map((name) => [name, error[name]])) as PropertyFormSetting['errors'],
  };
}
