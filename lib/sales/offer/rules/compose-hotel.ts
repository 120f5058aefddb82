import { categoryWords } from '@/lib/catalogue/hotel/category-words';
import type { HotelDetail, RoomDetail } from '@/lib/catalogue/hotel/types';
import { airportName } from '@/lib/catalogue/place/airports';
import { nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { addUp, times } from '@/lib/platform/money-arithmetic';
import type { Board } from '@/lib/rates/room/types';
import type { PaymentProfile } from '@/lib/sales/lead/types';
import type { AlternativeContent } from '../content';
import { openingOf, plainParagraphs } from './paragraphs';
import { type OfferedLine, offeredPrice } from './price';

const MOST_PICTURES = 7;
const MOST_INCLUDED = 6;

type Words = ReturnType<typeof words>;
const words = (locale: Locale) => translator(locale, 'clientOffer');

type Plan = { id: string; board: Board; amenities: string | null; about: string | null };

type Snapshot = {
  checkIn: PlainDate;
  checkOut: PlainDate;
  paymentProfile: PaymentProfile;
  currency: string;
  rooms: (OfferedLine & {
    roomId: string;
    ratePlanId: string;
    quantity: number;
    adults: number;
    childrenAges: number[];
  })[];
  lines: { payableLocally: { amount: { amount: number; currency: string } }[] }[];
};

type Source = {
  locale: Locale;
  hotel: HotelDetail;
  rooms: readonly RoomDetail[];
  plans: readonly Plan[];
  snapshot: Snapshot;
  timeZone: string;
  markup: number;
  isFolded: boolean;
  today: PlainDate;
  heldUntil: Date | null;
};

type Taken = Snapshot['rooms'][number] & { room: RoomDetail; plan: Plan };

function listOf(markdown: string | null): string[] {
  return (markdown ?? '')
    .split('\n')
    .flatMap((line) => plainParagraphs(line))
    .filter((line) => line !== '');
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function sizeWords(taken: readonly Taken[]): string {
  const least = sum(taken.map(({ room, quantity }) => room.sizeSqmMin * quantity));
  const most = sum(taken.map(({ room, quantity }) => room.sizeSqmMax * quantity));
  return least === most ? `${least} m²` : `${least} – ${most} m²`;
}

function roomWords({ quantity, room }: Taken): string {
  return quantity > 1 ? `${quantity} × ${room.name}` : room.name;
}

function factsOf(t: Words, taken: readonly Taken[], guests: number): string[] {
  return [
    t('fact.guests', { count: guests }),
    t('fact.bedrooms', { count: sum(taken.map(({ room, quantity }) => room.numBedrooms * quantity)) }),
    t('fact.bathrooms', { count: sum(taken.map(({ room, quantity }) => room.numBathrooms * quantity)) }),
    sizeWords(taken),
    ...new Set(taken.map(({ plan }) => t(`board.${plan.board}`))),
  ];
}

function pointsOf(
  { t, locale }: { t: Words; locale: Locale },
  hotel: HotelDetail,
  taken: readonly Taken[],
): AlternativeContent['points'] {
  const boards = [...new Set(taken.map(({ plan }) => t(`board.${plan.board}`)))].join(', ');
  const stars = Math.max(0, ...hotel.diningVenues.map(({ michelinStars }) => michelinStars));
  const dining = [
    hotel.diningVenues.length > 0 ? t('dining', { count: hotel.diningVenues.length }) : '',
    stars > 0 ? t('stars', { count: stars }) : '',
  ].filter(Boolean);
  const views = [...new Set(taken.flatMap(({ room }) => room.viewsFromRoom))].slice(0, 2);
  const [nearest, next] = hotel.distanceStrings;
  const wellness = openingOf(plainParagraphs(hotel.description.wellness)).opening;
  const airport = hotel.closestAirport;
  return [
    {
      point: 'toYourselves',
      fact: `${taken.map(roomWords).join(', ')}, ${sizeWords(taken)}`,
      more: views.length > 0 ? t('views', { views: views.join(', ') }) : null,
    },
    { point: 'meals', fact: boards, more: dining.length > 0 ? dining.join(', ') : null },
    ...(wellness ? [{ point: 'wellness' as const, fact: wellness, more: null }] : []),
    ...(hotel.agePolicy.isAdultsOnlyHotel
      ? [{ point: 'children' as const, fact: t('adultsOnly', { age: hotel.agePolicy.minGuestAge ?? 21 }), more: null }]
      : []),
    ...(nearest ? [{ point: 'outside' as const, fact: nearest, more: next ?? null }] : []),
    ...(airport
      ? [
          {
            point: 'gettingThere' as const,
            fact: t('airport', {
              name: airportName(airport.iataCode, locale) ?? airport.iataCode,
              km: airport.distanceInKm,
            }),
            more: null,
          },
        ]
      : []),
  ];
}

function includedOf(t: Words, hotel: HotelDetail, taken: readonly Taken[]): string[] {
  const all = [
    ...taken.map(({ plan }) => t(`includes.${plan.board}`)),
    ...taken.flatMap(({ plan }) => listOf(plan.amenities)),
    ...taken.flatMap(({ room }) => room.facilities),
    ...hotel.facilities.filter(({ priceText }) => priceText === null).map(({ facility }) => facility),
  ];
  return [...new Set(all)].filter((one) => one !== '').slice(0, MOST_INCLUDED);
}

function payableThere({ rooms, lines }: Snapshot): AlternativeContent['payableThere'] {
  return addUp(
    lines.flatMap(({ payableLocally }, index) =>
      payableLocally.map(({ amount }) => times(amount, rooms[index]?.quantity ?? 1)),
    ),
  );
}

/** The words of the rate; where there are several, behind the rooms that are sold at each. */
function conditionsOf(taken: readonly Taken[]): string[] {
  const plans = new Map(taken.map(({ plan }) => [plan.id, plan]));
  return [...plans.values()]
    .map((plan) => {
      const words = plan.about ?? '';
      const rooms = taken.filter((one) => one.plan.id === plan.id).map(roomWords);
      return plans.size > 1 && words !== '' ? `${rooms.join(', ')}: ${words}` : words;
    })
    .filter((words) => words !== '');
}

/** The title names the room where there is one, else the house. */
function namesOf(hotel: HotelDetail, taken: readonly Taken[]): { title: string; house: string } {
  const [only] = taken;
  if (only && taken.length === 1) return { title: roomWords(only), house: hotel.name };
  return { title: hotel.name, house: taken.map(roomWords).join(', ') };
}

/** Rooms of a hotel as a client reads them, in one language, at the price of the snapshot and the agency's markup. */
export function composeHotel(source: Source): AlternativeContent {
  const { locale, hotel, snapshot, markup, isFolded, today, heldUntil, timeZone } = source;
  const t = words(locale);
  const taken: Taken[] = snapshot.rooms.map((line) => {
    const room = source.rooms.find(({ _id }) => _id === line.roomId);
    const plan = source.plans.find(({ id }) => id === line.ratePlanId);
    if (!room || !plan) throw new Error(`${line.roomId} is not sold at ${line.ratePlanId}.`);
    return { ...line, room, plan };
  });
  const { checkIn, checkOut, currency } = snapshot;
  const adults = sum(taken.map((one) => one.adults * one.quantity));
  const childrenAges = taken.flatMap((one) => Array.from({ length: one.quantity }, () => one.childrenAges).flat());
  const guests = adults + childrenAges.length;
  // A package rate has no price of its own towards a client (rule 4.9).
  const isPackage = snapshot.paymentProfile === 'AgencyPaysPackageRate';
  const nights = nightsBetween(checkIn, checkOut);
  const price = isPackage
    ? null
    : offeredPrice(snapshot.rooms, { currency, markup, isFolded, checkIn, today, guests, nights });
  const isOneRoom = taken.length === 1;
  const ownWords = isOneRoom ? plainParagraphs(taken[0]?.room.descriptionMarkdown ?? null) : [];
  const [house, ...views] = hotel.pictures;
  const ofRooms = taken.flatMap(({ room }) => room.pictures.slice(0, isOneRoom ? 4 : 1));
  // The house first, by which an alternative is recognised, then the rooms.
  const pictures = isOneRoom ? [house, ...ofRooms, ...views] : [house, ...views.slice(0, 2), ...ofRooms, ...views];
  const seen = new Set<string>();
  return {
    kind: 'hotel',
    ...namesOf(hotel, taken),
    place: [categoryWords(hotel.category, locale), hotel.sector, hotel.city].filter(Boolean).join(', '),
    city: hotel.city,
    timeZone,
    board: [...new Set(taken.map(({ plan }) => t(`board.${plan.board}`)))].join(', '),
    checkIn,
    checkOut,
    arrivesFrom: hotel.checkIn.startTime,
    leavesUntil: hotel.checkOut.endTime,
    adults,
    childrenAges,
    pictures: pictures
      .filter((picture) => picture !== undefined)
      .filter(({ src }) => !seen.has(src) && seen.add(src))
      .slice(0, MOST_PICTURES),
    facts: factsOf(t, taken, guests),
    ...openingOf([...ownWords, ...plainParagraphs(hotel.description.hotel)]),
    included: includedOf(t, hotel, taken),
    rooms: taken.map(({ room, quantity, plan, priceTotal, ...slept }) => ({
      name: room.name,
      quantity,
      board: t(`board.${plan.board}`),
      adults: slept.adults,
      childrenAges: slept.childrenAges,
      ...(price && priceTotal !== null && (!isFolded || markup === 0) && { total: priceTotal }),
    })),
    points: pointsOf({ t, locale }, hotel, taken),
    price,
    priceless: price ? null : isPackage ? 'package' : 'onRequest',
    deposit: null,
    // That a rate is one of a package is between agency and hotel.
    conditions: isPackage ? [] : conditionsOf(taken),
    payableThere: payableThere(snapshot),
    heldUntil: heldUntil?.toISOString() ?? null,
  };
}
