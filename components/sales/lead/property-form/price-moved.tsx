'use client';

import Link from 'next/link';
import { compactButtonClass } from '@/components/ui/compact-button';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import type { MovedPrice } from '../booking/moved';
import type { Decision } from './send';
import type { PropertyFormSetting } from './setting';

type MovedProps = {
  moved: MovedPrice;
  setting: PropertyFormSetting;
  onDecide: (decision: Decision) => void;
  isBusy: boolean;
};

/** The price of now beside the one that was shown: to accept, to have honoured, or to drop. */
export function PriceMoved({ moved: { was, is, currency }, setting, onDecide, isBusy }: MovedProps) {
  const { words, deed, property } = setting;
  const text = (units: number | null) => (units === null ? words.onRequest : formatMoney(fromUnits(units, currency)));
  return (
    <section role="alert" className="mt-6 rounded-desk bg-main-light2 p-4">
      <p className="text-16 font-bold">{words.movedTitle}</p>
      <p className="mt-1 text-14">{words.moved.replace('{was}', text(was)).replace('{is}', text(is))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          disabled={isBusy}
          onClick={() => onDecide({ acceptedPrice: is })}
          className={compactButtonClass('primary')}
        >
          {words.accept}
        </button>
        {deed === 'save-interest' && !setting.lead && was !== null && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onDecide({ isPriceToBeHonoured: true })}
            className={compactButtonClass('quiet')}
          >
            {words.honour}
          </button>
        )}
        <Link href={property.href} prefetch={false} className={compactButtonClass('quiet')}>
          {words.drop}
        </Link>
      </div>
    </section>
  );
}
