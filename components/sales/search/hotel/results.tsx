'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { fill } from '@/components/form/types';
import { LetterKey } from '@/components/shell/letter-key';
import { useLetterKeysSetting } from '@/components/shell/letter-keys';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { ApiError, isSessionEnded } from '@/lib/platform/api-error';
import type { FilterValues } from '@/lib/sales/search/hotel/address';
import { hotelOrders } from '@/lib/sales/search/hotel/fields';
import type { Shown } from '@/lib/sales/search/hotel/paging';
import type { AvailableHotelsJson } from '@/lib/sales/search/hotel/representation';
import { placeOf } from './destination';
import { HotelRow } from './hotel-row';
import { PlaceChoice } from './place-choice';
import { type HotelSearchWords, useSetting } from './setting';
import { UnavailableRow } from './unavailable-row';
import { counted, summaryText } from './words';

const HotelMap = lazy(() => import('./hotel-map').then(({ HotelMap: part }) => ({ default: part })));

type Props = {
  values: FilterValues;
  address: string;
  hindrance: 'oneDate' | 'destination' | null;
  problem: string | null;
  found: UseQueryResult<AvailableHotelsJson>;
  isOld: boolean;
  onMore: (list: keyof Shown) => void;
  onSearch: (values: FilterValues) => void;
  isMapShown: boolean;
  onMap: (isShown: boolean) => void;
};

/** Rule 7.9, by kind. */
export function errorText(error: unknown, { errors }: HotelSearchWords): string {
  if (!(error instanceof ApiError)) return errors.other;
  if (error.status === 0) return errors.offline;
  if (error.status >= 500) return errors.server;
  // One field may say the same as another; sentences are never run together.
  const sentence = [...new Set(Object.values(error.errors))].join('; ') || error.title;
  return sentence ? fill(errors.said, { sentence }) : errors.other;
}

export function Results(props: Props) {
  const { values, address, hindrance, problem, found, isOld, onMore, onSearch, isMapShown, onMap } = props;
  const { words, places } = useSetting();
  const answer = hindrance === null && problem === null ? found.data : undefined;
  const isFailed = found.isError && !found.isFetching && !isSessionEnded(found.error);
  const [id] = values.destination ?? [];
  const place = placeOf(id, places)?.name ?? id ?? '';
  const totals = answer?.totals ?? { available: 0, onRequest: 0, unavailable: 0 };
  const count = totals.available + totals.unavailable;
  const title = place
    ? counted(count, words.titleInOne, words.titleIn, { place })
    : counted(count, words.titleOne, words.title);
  const isUndated = !values.checkInDate;
  return (
    <div className="hotel-results min-w-0" aria-busy={found.isPlaceholderData || undefined}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
        <div className="min-w-0">
          <h1 className="text-22">{answer && !isOld ? title : place || words.heading}</h1>
          <p role="status" className="text-13 text-soft">
            {found.isFetching && isOld
              ? words.searching
              : answer && (isUndated ? words.summaryUndated : summaryText(totals, words))}
          </p>
        </div>
        <div className="hotel-orders flex flex-wrap items-center gap-3">
          <SortField values={values} onSearch={onSearch} />
          {answer && (
            <button
              type="button"
              aria-expanded={isMapShown}
              aria-controls="hotel-map"
              onClick={() => onMap(!isMapShown)}
              className={compactButtonClass('quiet')}
            >
              {!isMapShown && <Icon name="map" />}
              {isMapShown ? words.hideMap : words.showMap}
              <LetterKey letter="M" />
            </button>
          )}
        </div>
      </header>
      {hindrance === 'oneDate' && <p className="py-6">{words.oneDate}</p>}
      {hindrance === 'destination' && <PlaceChoice values={values} />}
      {problem && <Failure text={problem} />}
      {isFailed && hindrance === null && (
        <Failure text={errorText(found.error, words)} onRetry={() => found.refetch()} />
      )}
      {answer && !isFailed && (
        <Found
          key={address}
          address={address}
          answer={answer}
          values={values}
          totals={totals}
          isOld={isOld}
          onMore={onMore}
          onSearch={onSearch}
          isMapShown={isMapShown}
        />
      )}
    </div>
  );
}

function Failure({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { words } = useSetting();
  return (
    <div role="alert" className="my-6 max-w-[68ch] rounded-desk border border-line bg-surface p-5">
      <p className="font-bold">{text}</p>
      <p className="mt-1 text-soft">{words.errorHelp}</p>
      {onRetry && (
        <button type="button" onClick={onRetry} className={compactButtonClass('quiet', 'medium', 'mt-4')}>
          {words.retry}
        </button>
      )}
    </div>
  );
}

function SortField({ values, onSearch }: Pick<Props, 'values' | 'onSearch'>) {
  const { words, showsCommission } = useSetting();
  // Without dates nothing has a price to sort by.
  if (!values.checkInDate) return null;
  const orders = hotelOrders.filter((order) => order !== 'commission' || showsCommission);
  return (
    <label className="flex max-w-full items-center gap-2 text-13 text-soft">
      {words.sort}
      <select
        value={values.sort?.[0] ?? 'price'}
        onChange={(event) => onSearch({ ...values, sort: [event.target.value] })}
        className="h-9 min-w-0 rounded-desk border border-input bg-surface px-2 text-14 text-ink"
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {words.orders[order]}
          </option>
        ))}
      </select>
    </label>
  );
}

type FoundProps = Omit<ListsProps, 'lit' | 'onLight'> & { address: string; isMapShown: boolean };

/** List and map; what is pointed at in one lights up in the other. */
function Found({ address, isMapShown, ...lists }: FoundProps) {
  const [lit, setLit] = useState<string | null>(null);
  return (
    <>
      {isMapShown && (
        <Suspense fallback={<aside id="hotel-map" className="hotel-map no-print" />}>
          <HotelMap address={address} values={lists.values} lit={lit} onLight={setLit} />
        </Suspense>
      )}
      <Lists {...lists} lit={lit} onLight={setLit} />
      {isMapShown && <WalkKeys />}
    </>
  );
}

/** The keys that walk both; nothing for who has switched them off. */
function WalkKeys() {
  const { words } = useSetting();
  const { isOn } = useLetterKeysSetting();
  if (!isOn) return null;
  return (
    <p aria-hidden className="flex items-center gap-1.5 pt-4 text-13 text-soft max-desk:hidden">
      <LetterKey letter="J" />
      <LetterKey letter="K" />
      {words.walkKeys}
    </p>
  );
}

type ListsProps = {
  answer: AvailableHotelsJson;
  totals: Shown & { onRequest: number };
  values: FilterValues;
  isOld: boolean;
  onMore: (list: keyof Shown) => void;
  onSearch: (values: FilterValues) => void;
  lit: string | null;
  onLight: (id: string | null) => void;
};

function Lists({
  answer: { available, unavailable },
  totals,
  values,
  isOld,
  onMore,
  onSearch,
  lit,
  onLight,
}: ListsProps) {
  const { words } = useSetting();
  const item = (id: string) => ({
    'data-hotel': id,
    'data-lit': id === lit || undefined,
    onPointerEnter: () => onLight(id),
    onPointerLeave: () => onLight(null),
    onFocus: () => onLight(id),
    onBlur: () => onLight(null),
  });
  // Nobody has said yet that these can be had: they are no answer to who asks what is available.
  const asked = available.filter(({ availability }) => availability.status === 'onRequest');
  const sure = available.filter((hotel) => !asked.includes(hotel));
  const row = (hotel: (typeof available)[number], isFirst: boolean) => (
    <li key={hotel._id} {...item(hotel._id)}>
      <HotelRow hotel={hotel} values={values} isFirst={isFirst} />
    </li>
  );
  return (
    <div className={isOld ? 'opacity-50 transition-opacity delay-150' : undefined}>
      {available.length === 0 && (
        <div className="border-b border-line py-8">
          <p className="font-bold">{words.empty}</p>
          <p className="mt-1 text-soft">{words.emptyHelp}</p>
        </div>
      )}
      <h2 className="sr-only">{words.available}</h2>
      <ul>{sure.map((hotel, index) => row(hotel, index < 2))}</ul>
      {asked.length > 0 && (
        <section aria-labelledby="on-request" className="pt-12">
          <h2 id="on-request" className="border-b border-line pb-4 text-18 leading-6">
            {fill(words.onRequestTitle, { count: totals.onRequest })}
          </h2>
          <ul>{asked.map((hotel, index) => row(hotel, sure.length === 0 && index < 2))}</ul>
        </section>
      )}
      <ShowMore
        shown={available.length}
        count={totals.available}
        text={values.checkInDate && totals.onRequest === 0 ? words.shown : words.shownUndated}
        onMore={() => onMore('available')}
      />
      {unavailable.length > 0 && (
        <section aria-labelledby="unavailable" className="pt-12">
          <h2 id="unavailable" className="text-18 leading-6">
            {words.unavailableTitle}
          </h2>
          <p className="border-b border-line pb-4 text-13 text-soft">{words.unavailableLead}</p>
          <ul>
            {unavailable.map((hotel) => (
              <li key={hotel._id} {...item(hotel._id)}>
                <UnavailableRow hotel={hotel} values={values} onSearch={onSearch} />
              </li>
            ))}
          </ul>
          <ShowMore
            shown={unavailable.length}
            count={totals.unavailable}
            text={words.shownUnavailable}
            onMore={() => onMore('unavailable')}
          />
        </section>
      )}
    </div>
  );
}

type ShowMoreProps = { shown: number; count: number; text: string; onMore: () => void };

function ShowMore({ shown, count, text, onMore }: ShowMoreProps) {
  const { words } = useSetting();
  if (count <= shown) return null;
  return (
    <div className="flex items-center gap-4 pt-6">
      <button type="button" onClick={onMore} className={compactButtonClass('quiet')}>
        {words.showMore}
      </button>
      <p role="status" className="text-13 text-soft">
        {fill(text, { shown, count })}
      </p>
    </div>
  );
}
