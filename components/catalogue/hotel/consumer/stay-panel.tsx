'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StayFieldWords } from '@/components/form/stay-field-words';
import { StayFields } from '@/components/form/stay-fields';
import { fill } from '@/components/form/types';
import { plainButtonClass } from '@/components/ui/button-class';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, isPlainDate, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import type { PublicPriceJson } from '@/lib/rates/room/representation';

export type StayPanelWords = Record<
  | 'arrival'
  | 'departure'
  | 'guests'
  | 'show'
  | 'enquire'
  | 'total'
  | 'onRequest'
  | 'closed'
  | 'unavailable'
  | 'failed'
  | 'loading',
  string
>;

type Props = {
  hotelId: string;
  today: PlainDate;
  locale: Locale;
  fieldWords: StayFieldWords;
  words: StayPanelWords;
};

const MOST_ADULTS = 12;
const USUAL_ADULTS = 2;

type Stay = { checkIn: PlainDate; checkOut: PlainDate; adults: number };

const nothing = () => () => {};

/** The nights in the address, which the page itself never reads: it is the same for everybody. */
function readStay(search: string, today: PlainDate): Stay | null {
  const query = new URLSearchParams(search);
  const [checkIn, checkOut] = [query.get('checkIn'), query.get('checkOut')];
  if (!isPlainDate(checkIn) || !isPlainDate(checkOut) || checkIn < today || checkOut <= checkIn) return null;
  const adults = Number(query.get('adults'));
  const isCount = Number.isInteger(adults) && adults >= 1 && adults <= MOST_ADULTS;
  return { checkIn, checkOut, adults: isCount ? adults : USUAL_ADULTS };
}

/**
 * Nights and guests go into the address: it can be shared, the enquiry below reads them from there, and without script
 * the form still leads to it.
 */
export function StayPanelForm({ hotelId, today, locale, fieldWords, words }: Props) {
  const search = useSyncExternalStore(
    nothing,
    () => window.location.search,
    () => '',
  );
  const stay = readStay(search, today);
  return (
    <>
      <form key={search} method="get" action="#stay" className="mt-6">
        <StayFields
          names={{ checkIn: 'checkIn', checkOut: 'checkOut' }}
          labels={{ checkIn: words.arrival, checkOut: words.departure }}
          initial={stay ?? { checkIn: '', checkOut: '' }}
          today={today}
          locale={locale}
          words={fieldWords}
          isRequired
          nights={{ address: paths.api.hotelNights(hotelId) }}
          className="border-line border-t"
          fieldClass="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5"
          labelClass="text-14 text-soft"
          inputClass="min-h-6 w-40 min-w-0 bg-transparent text-right text-16 text-ink outline-offset-4"
        />
        <p className="flex items-baseline justify-between gap-x-4 border-line border-b py-2.5">
          <label htmlFor="stay-adults" className="text-14 text-soft">
            {words.guests}
          </label>
          <select
            id="stay-adults"
            name="adults"
            defaultValue={stay?.adults ?? USUAL_ADULTS}
            className="h-8 cursor-pointer appearance-auto bg-surface py-1 text-right text-16"
          >
            {Array.from({ length: MOST_ADULTS }, (_, index) => index + 1).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </p>
        {stay && <StayPrice hotelId={hotelId} stay={stay} locale={locale} fieldWords={fieldWords} words={words} />}
        <button type="submit" className={stay ? 'quiet-link mt-6 block w-fit' : `${plainButtonClass()} mt-6 w-full`}>
          {words.show}
        </button>
      </form>
      {stay && (
        <a href="#ask" className={`${plainButtonClass()} mt-4 w-full`}>
          {words.enquire}
        </a>
      )}
    </>
  );
}

type Answer = PublicPriceJson | 'failed' | null;

function StayPrice({ hotelId, stay, locale, fieldWords, words }: Omit<Props, 'today'> & { stay: Stay }) {
  const { checkIn, checkOut, adults } = stay;
  const [answer, setAnswer] = useState<Answer>(null);
  useEffect(() => {
    const controller = new AbortController();
    const query = { checkInDate: checkIn, checkOutDate: checkOut, numAdults: String(adults) };
    fetch(paths.api.publicPrice(hotelId, query), { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .then((body: PublicPriceJson) => setAnswer(body))
      .catch(() => !controller.signal.aborted && setAnswer('failed'));
    return () => controller.abort();
  }, [hotelId, checkIn, checkOut, adults]);
  const nights = nightsBetween(checkIn, checkOut);
  const { night, nights: manyNights } = fieldWords.calendar;
  return (
    <p aria-live="polite" className="flex items-baseline justify-between gap-x-4 border-line border-b py-2.5">
      <span className="text-14 text-soft">{fill(nights === 1 ? night : manyNights, { count: nights })}</span>
      <span className="figures text-right">{priceText(answer, { locale, words })}</span>
    </p>
  );
}

function priceText(answer: Answer, { locale, words }: Pick<Props, 'locale' | 'words'>): string {
  if (answer === null) return words.loading;
  if (answer === 'failed') return words.failed;
  if (answer.publicPrice) {
    const { priceTotal, currency } = answer.publicPrice;
    return fill(words.total, { price: formatMoney(fromUnits(priceTotal, currency)) });
  }
  if (answer.opensOn) return fill(words.closed, { day: formatDay(answer.opensOn, locale) });
  return answer.status === 'unavailable' ? words.unavailable : words.onRequest;
}
