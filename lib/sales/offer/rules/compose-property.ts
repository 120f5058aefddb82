import { distanceText } from '@/lib/catalogue/property/distance-text';
import { capacityOf } from '@/lib/catalogue/property/rules/occupancy';
import { isSameServiceLevel, serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import type { Distance, PropertyDetail } from '@/lib/catalogue/property/types';
import { nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { depositOn } from '@/lib/rates/terms/rules/dues';
import type { StayTerms } from '@/lib/rates/terms/types';
import type { AlternativeContent } from '../content';
import { openingOf, plainParagraphs } from './paragraphs';
import { offeredPrice } from './price';

const MOST_PICTURES = 7;
const MOST_INCLUDED = 8;
const WARM = new Set(['pool', 'sauna', 'whirlpool', 'hammam']);

/** What a client may know of a property: the storefront's own type, which has no operator and no commission. */
export type OfferedProperty = Pick<
  PropertyDetail,
  | 'name'
  | 'propertyType'
  | 'place'
  | 'bedrooms'
  | 'bathrooms'
  | 'beds'
  | 'squareMetres'
  | 'petsAllowed'
  | 'opening'
  | 'descriptionMarkdown'
  | 'facilities'
  | 'distances'
  | 'services'
  | 'pictures'
> & {
  /** Whether the house takes a card at all. */
  takesCards: boolean;
};

type Source = {
  locale: Locale;
  property: OfferedProperty;
  snapshot: {
    checkIn: PlainDate;
    checkOut: PlainDate;
    serviceLevel: string | null;
    currency: string;
    terms: StayTerms;
    /** Minor units; null: on request. */
    priceTotal: number | null;
  };
  guests: number;
  timeZone: string;
  markup: number;
  isFolded: boolean;
  today: PlainDate;
  heldUntil: Date | null;
};

type Words = ReturnType<typeof words>;
const words = (locale: Locale) => translator(locale, 'clientOffer');

/** A meal plan in the offer's language; one we do not know as the operator wrote it. */
function levelOf(locale: Locale, serviceLevel: string | null): string {
  const key = serviceLevel === null ? null : serviceLevelKey(serviceLevel);
  return key === null ? (serviceLevel ?? '') : translator(locale, 'property.level')(key);
}

/** What this meal plan brings, before what every one of them includes. */
function includedOf({ services }: OfferedProperty, serviceLevel: string | null): string[] {
  return services
    .filter(({ levels }) => levels.some((level) => serviceLevel === null || isSameServiceLevel(level, serviceLevel)))
    .toSorted((one, other) => one.levels.length - other.levels.length)
    .map(({ name }) => name)
    .slice(0, MOST_INCLUDED);
}

function pointsOf(t: Words, source: Source, level: string): AlternativeContent['points'] {
  const { property, locale } = source;
  const { propertyType, squareMetres, bedrooms, bathrooms, beds, petsAllowed, facilities, distances } = property;
  const textOf = distanceText(locale);
  const say = (distance: Distance) => [distance.to, textOf(distance)].filter(Boolean).join(', ');
  const isArrival = ({ kind }: Distance) => kind === 'airport' || kind === 'station';
  const [nearest, next] = distances.filter((distance) => !isArrival(distance)).map(say);
  const [first, second] = distances.filter(isArrival).map(say);
  const warm = facilities.filter(({ id }) => WARM.has(id)).map(({ name }) => name);
  const rooms = [t('fact.bedrooms', { count: bedrooms }), t('fact.bathrooms', { count: bathrooms })].join(', ');
  const point = (name: AlternativeContent['points'][number]['point'], fact?: string, more?: string | null) =>
    fact ? [{ point: name, fact, more: more ?? null }] : [];
  return [
    ...point('toYourselves', `${t('whole', { type: propertyType })}, ${squareMetres} m²`, rooms),
    ...point('meals', level),
    ...point('wellness', warm.join(', ')),
    ...point('children', t('sleeps', { count: capacityOf(beds) }), petsAllowed ? t('pets') : null),
    ...point('outside', nearest, next),
    ...point('gettingThere', first, second),
  ];
}

function depositOf({ snapshot, today }: Source): AlternativeContent['deposit'] {
  const { terms, checkIn } = snapshot;
  if (!terms.securityDeposit) return null;
  const { amount, hold } = terms.securityDeposit;
  return { ...amount, hold, on: depositOn({ checkIn, today }) };
}

function priceOf({ snapshot, guests, markup, isFolded, today }: Source): AlternativeContent['price'] {
  const { checkIn, checkOut, currency } = snapshot;
  const nights = nightsBetween(checkIn, checkOut);
  return offeredPrice([snapshot], { currency, markup, isFolded, checkIn, today, guests, nights });
}

/** A property as a client reads it, in one language, at the price of the snapshot and the agency's markup. */
export function composeProperty(source: Source): AlternativeContent {
  const { locale, property, snapshot, guests, timeZone, heldUntil } = source;
  const { name, propertyType, place, bedrooms, bathrooms, squareMetres, opening, descriptionMarkdown } = property;
  const t = words(locale);
  const level = levelOf(locale, snapshot.serviceLevel);
  const price = priceOf(source);
  const described = plainParagraphs(descriptionMarkdown);
  const ownOpening = plainParagraphs(opening).join(' ');
  return {
    kind: 'property',
    title: name,
    house: t('whole', { type: propertyType }),
    place: [place.sector?.name, place.city.name].filter(Boolean).join(', '),
    city: place.city.name,
    timeZone,
    board: level,
    checkIn: snapshot.checkIn,
    checkOut: snapshot.checkOut,
    arrivesFrom: null,
    leavesUntil: null,
    adults: guests,
    childrenAges: [],
    pictures: property.pictures.slice(0, MOST_PICTURES),
    facts: [
      t('fact.guests', { count: guests }),
      t('fact.bedrooms', { count: bedrooms }),
      t('fact.bathrooms', { count: bathrooms }),
      `${squareMetres} m²`,
      level,
    ].filter(Boolean),
    ...(ownOpening ? { opening: ownOpening, text: described } : openingOf(described)),
    included: includedOf(property, snapshot.serviceLevel),
    rooms: [],
    points: pointsOf(t, source, level),
    price,
    priceless: price ? null : 'onRequest',
    deposit: depositOf(source),
    cardFeeRatio: (property.takesCards && snapshot.terms.cardFeeRatio) || null,
    payableThere: [],
    heldUntil: heldUntil?.toISOString() ?? null,
  };
}
