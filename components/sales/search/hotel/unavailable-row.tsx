'use client';

import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/platform/addresses/paths';
import { PICTURE_WIDTHS } from '@/lib/platform/media/sizes';
import { isExceptedReason } from '@/lib/rates/room/rules/excepted';
import { type FilterValues, queryOf, stayValuesOf } from '@/lib/sales/search/hotel/address';
import type { SearchedHotelJson } from '@/lib/sales/search/hotel/representation';
import { HotelPicture, hotelHref, nightsOf, placeText } from './hotel-row';
import { useSetting } from './setting';
import { type Fix, fixPriceText, fixText, reasonText } from './words';

function fixed(fix: Fix, values: FilterValues): FilterValues {
  if (fix.kind === 'paymentProfile') return { ...values, paymentProfile: [fix.paymentProfile] };
  return { ...values, checkInDate: [fix.checkInDate], checkOutDate: [fix.checkOutDate] };
}

type Props = { hotel: SearchedHotelJson; values: FilterValues; onSearch: (values: FilterValues) => void };

/** A hotel that cannot be had, why, and the nearest change after which it can. */
export function UnavailableRow({ hotel, values, onSearch }: Props) {
  const { words, locale } = useSetting();
  const stay = { checkIn: values.checkInDate?.[0] ?? '', checkOut: values.checkOutDate?.[0] ?? '' };
  const fix = hotel.availability.nearestFix ?? null;
  const mayAsk = isExceptedReason(hotel.availability.reason);
  const changed = fix && fixed(fix, values);
  const change = fix && fixText(fix, stay, nightsOf(values), words, locale);
  return (
    <article className="unavailable-row">
      <div className="unavailable-row-picture">
        <HotelPicture hotel={hotel} sizes="84px" widths={PICTURE_WIDTHS.parts} />
      </div>
      <div className="min-w-0">
        <h3 className="font-serif text-16 leading-6 font-normal">
          <a href={hotelHref(hotel._id, values)} data-soft className="hover:underline hover:underline-offset-4">
            {hotel.name}
          </a>
        </h3>
        <p className="text-13 text-soft">{placeText(hotel)}</p>
        {mayAsk && (
          <a
            href={paths.hotel(hotel._id, { ...queryOf(stayValuesOf(values)), tab: 'rooms' })}
            data-soft
            aria-label={fill(words.exceptionOf, { hotel: hotel.name })}
            className="inline-block min-h-6 text-13 text-main-ink underline underline-offset-4"
          >
            {words.exception}
          </a>
        )}
      </div>
      <p className="unavailable-row-reason flex gap-2">
        <Icon name="minus" className="mt-0.5 size-4" />
        {reasonText(hotel.availability, stay, words, locale)}
      </p>
      {fix && changed && change && (
        <div className="unavailable-row-fix">
          <p className="text-13 text-soft">{fixPriceText(fix, words)}</p>
          <a
            href={paths.hotels(queryOf(changed))}
            aria-label={fill(words.fix.of, { change, hotel: hotel.name })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onSearch(changed);
            }}
            className={compactButtonClass('quiet', 'medium', 'min-w-0 desk:w-[212px]')}
          >
            {change}
          </a>
        </div>
      )}
    </article>
  );
}
