'use client';

import { fill } from '@/components/form/types';
import { compactButtonClass } from '@/components/ui/compact-button';
import { formatRange } from '@/lib/platform/dates';
import { formatAmount, fromUnits } from '@/lib/platform/money';
import type { Moved } from '../booking/moved';
import { type DifferenceRow, DifferenceTable } from '../interest-form/difference-table';
import { AnswerButton, PriceMovedPage } from '../interest-form/price-moved';
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
  const period = periodOf(values);
  const rows: DifferenceRow[] = [{ key: 'price', label: words.price, change: { was, is }, meaning: 'total' }];
  if (commission) {
    rows.push({
      key: 'commission',
      label: words.commissionPlain,
      change: changeOf(commission),
      meaning: 'earned',
    });
  }
  const accept = {
    key: 'accept',
    title: words.accept,
    text: words.acceptText,
    action: (
      <AnswerButton formId={formId} isBusy={isBusy} answer="accept">
        {fill(words.acceptButton, { price: text(is) })}
      </AnswerButton>
    ),
  };
  const honour = {
    key: 'honour',
    title: words.honour,
    text: fill(words.honourText, { price: text(was) }),
    action: (
      <AnswerButton formId={formId} isBusy={isBusy} answer="honour">
        {interest.honourButton}
      </AnswerButton>
    ),
  };
  const drop = {
    key: 'drop',
    title: words.drop,
    text: words.dropText,
    action: (
      <a href={property.href} data-soft className={compactButtonClass('quiet', 'large', 'w-full')}>
        {words.dropButton}
      </a>
    ),
  };
  return (
    <PriceMovedPage
      back={words.back}
      onBack={onBack}
      title={words.movedTitle}
      text={words.movedText}
      stay={
        <>
          {property.name}
          <br />
          {period && formatRange(period.checkIn, period.checkOut, locale)}
        </>
      }
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
