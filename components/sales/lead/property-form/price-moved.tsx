'use client';

import { fill } from '@/components/form/types';
import { formatAmount, fromUnits } from '@/lib/platform/money';
import type { Moved } from '../booking/moved';
import { type DifferenceRow, DifferenceTable } from '../interest-form/difference-table';
import { acceptWay, honourWay, leaveWay, PriceMovedPage } from '../interest-form/price-moved';
import { periodOf } from './judge';
import type { PropertyFormSetting, Values } from './setting';

type Props = {
  moved: Moved;
  values: Values;
  setting: PropertyFormSetting;
  formId: string;
  isBusy: boolean;
  onBack: () => void;
};

/** Of a property: one price, and what it earns. */
export function PriceMoved({ moved, values, setting, formId, isBusy, onBack }: Props) {
  const { words, interest, deed, property, locale, lead } = setting;
  const { currency, price, commission } = moved;
  const amount = (units: number | null) => (units === null ? null : fromUnits(units, currency));
  const changeOf = ({ was, is }: Moved['price']) => ({ was: amount(was), is: amount(is) });
  const { was, is } = changeOf(price);
  const text = (one: typeof was) => (one ? formatAmount(one) : words.onRequest);
  const rows: DifferenceRow[] = [{ key: 'price', label: words.price, change: { was, is }, meaning: 'total' }];
  if (commission) {
    rows.push({
      key: 'commission',
      label: words.commissionPlain,
      change: changeOf(commission),
      meaning: 'earned',
    });
  }
  const said = { ...words, honourButton: interest.honourButton };
  const sending = { formId, isBusy };
  const accept = acceptWay(said, text(is), sending);
  const honour = honourWay(said, text(was), sending);
  const { drop: title, dropText, dropButton: label } = words;
  const drop = leaveWay('drop', { title, text: dropText, label, href: property.href });
  return (
    <PriceMovedPage
      back={words.back}
      onBack={onBack}
      title={words.movedTitle}
      text={words.movedText}
      house={property.name}
      period={periodOf(values)}
      locale={locale}
      heading="h2"
      // Of a lead that is there its panel asks.
      ways={deed === 'save-interest' && !lead && was ? [accept, honour, drop] : [accept, drop]}
    >
      <DifferenceTable
        caption={words.movedTitle}
        rows={rows}
        words={{ ...interest, what: fill(interest.pricesIn, { currency }) }}
      />
    </PriceMovedPage>
  );
}
