import type { ReactNode } from 'react';
import { RoomsTab } from '@/components/catalogue/hotel/rooms-tab';
import type { EffectiveBrand } from '@/lib/brand/types';
import type { HotelDetail, RoomDetail } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import type { PlainDate } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { HotelStayFound } from '@/lib/rates/judge/queries';
import { readRateView } from '@/lib/rates/room/rules/arrange';
import { MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS, OLDEST_CHILD } from '@/lib/sales/search/hotel/fields';
import type { HotelFilterProblems, HotelStay } from '@/lib/sales/search/hotel/schema';
import { PartyProposals } from './party-proposals';
import { RoomMatrix } from './room-matrix';
import { StayForm } from './stay-form';
import { StayLine } from './stay-line';
import type { RoomRateWords } from './verdict-words';
import { ViewForm } from './view-form';

/** What of an address is about the stay and goes on from page to page. */
const stayFields = [
  'checkInDate',
  'checkOutDate',
  'numAdults',
  'numChildren',
  'childrenAges',
  'numRooms',
  'paymentProfile',
] as const;
const viewFields = ['sort', 'free', 'board'] as const;

export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

function pick(query: PageQuery, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      // A field of several values, as a form without a script sends it, is one with commas (rule 7.10).
      const value = [query[field] ?? []].flat().join(',');
      return value === '' ? [] : [[field, value]];
    }),
  );
}

export const stayOfQuery = (query: PageQuery) => pick(query, stayFields);

/** Of a room's own page. */
export const shopOfQuery = (query: PageQuery) => pick(query, [...stayFields, 'quantity', 'beds']);

const limits = {
  numAdults: MOST_ADULTS,
  numChildren: MOST_CHILDREN,
  childrenAges: OLDEST_CHILD,
  numRooms: MOST_ROOMS,
} as const;

const isLimited = (field: string): field is keyof typeof limits => field in limits;

/** What of an address cannot be, each in a sentence of its own. */
function problemTexts(
  problems: HotelFilterProblems,
  t: RoomRateWords,
  error: Awaited<ReturnType<typeof getTranslations<'error'>>>,
): string[] {
  const sentences = Object.entries(problems).map(([field, key]) =>
    key === 'invalidValue' && isLimited(field)
      ? t(`stay.limit.${field}`, { most: limits[field] })
      : error(key as Parameters<typeof error>[0]),
  );
  return [...new Set(sentences)];
}

type Props = {
  hotel: HotelDetail;
  rooms: RoomDetail[];
  query: PageQuery;
  stay: HotelStay;
  problems: HotelFilterProblems;
  today: PlainDate;
  brand: Pick<EffectiveBrand, 'paymentProfile'>;
  /** Null: no period was chosen. */
  found: HotelStayFound | null;
  /** Of a party of more than eight rooms. */
  group?: ReactNode;
  deskHref: string | null;
  /** What has been selected so far, beside the rooms. */
  selection?: ReactNode;
};

/** The Rooms tab: choose a stay, compare its rates, or look at the rooms without one. */
export async function RoomsOfStay({
  hotel,
  rooms,
  query,
  stay,
  problems,
  today,
  brand,
  found,
  group,
  deskHref,
  selection,
}: Props) {
  const [t, error] = await Promise.all([getTranslations('roomRates'), getTranslations('error')]);
  const sentences = problemTexts(problems, t, error);
  const action = paths.hotel(hotel._id);
  const ofStay = stayOfQuery(query);
  const ofView = pick(query, viewFields);
  return (
    <div className={selection ? 'grid gap-8 wide:grid-cols-[minmax(0,1fr)_320px] wide:items-start' : ''}>
      <div className="min-w-0">
        <section aria-label={t('stay.title')}>
          <StayLine
            asked={sentences.length > 0 ? null : (found?.asked ?? null)}
            numRooms={stay.numRooms ?? null}
            choosesPayment={brand.paymentProfile.canBeChanged}
          >
            <StayForm
              action={action}
              hotelId={hotel._id}
              today={today}
              stay={stay}
              isAdultsOnly={hotel.agePolicy.isAdultsOnlyHotel}
              choosesPayment={brand.paymentProfile.canBeChanged}
              kept={{ tab: 'rooms', ...ofView }}
            />
          </StayLine>
          {sentences.length > 0 && (
            <ul role="alert" className="mt-3 text-13 text-negative">
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {!found && <p className="mt-3 text-soft">{t('stay.choose')}</p>}
        </section>
        {found && (
          <div className="mt-4">
            <ViewForm
              action={action}
              view={readRateView(query, found.asked)}
              canSeeCommission={found.asked.canSeeCommission}
              kept={{ tab: 'rooms', ...ofStay }}
            />
          </div>
        )}
        <div className="mt-6">
          {group}
          {found?.verdict.status === 'available' && found.verdict.proposals && (
            <PartyProposals
              hotel={{ id: hotel._id, name: hotel.name }}
              rooms={rooms}
              proposals={found.verdict.proposals}
              asked={found.asked}
            />
          )}
          {found ? (
            <RoomMatrix
              hotel={{ id: hotel._id, name: hotel.name }}
              rooms={rooms}
              found={found.rooms}
              asked={found.asked}
              view={readRateView(query, found.asked)}
              query={ofStay}
              viewQuery={ofView}
              unfolded={typeof query.all === 'string' ? query.all : undefined}
              deskHref={deskHref}
            />
          ) : (
            <RoomsTab name={hotel.name} rooms={rooms} deskHref={deskHref} />
          )}
        </div>
      </div>
      {selection && <aside className="wide:sticky wide:top-4">{selection}</aside>}
    </div>
  );
}
