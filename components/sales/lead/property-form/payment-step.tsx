'use client';

import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiInput } from '@/components/form/api-field';
import { Block } from '@/components/sales/lead/interest-form/block';
import { compactButtonClass } from '@/components/ui/compact-button';
import { formatMoney, formatNumber } from '@/lib/platform/money';
import { costOf } from '@/lib/sales/booking/rules/cost';
import { groupDigits, twoDigits } from '@/lib/sales/lead/rules/test-card';
import { quoteOf } from './judge';
import { ProcessorCard, type TakesCard } from './processor-card';
import type { PaymentMethod, PropertyFormSetting, Values } from './setting';

type Props = { values: Values; setting: PropertyFormSetting };

/** What is to be paid by the chosen method: price and, for a card, its fee by the ratio of the property. */
export function totalsOf(values: Values, setting: PropertyFormSetting) {
  const { price } = quoteOf(values, setting);
  if (!price) return null;
  const method = values.method === 'creditCard' ? 'otherCard' : 'bankTransfer';
  return { price, ...costOf(price, method, setting.property.terms.cardFeeRatio) };
}

export function PaymentStep({ values, setting, taker }: Props & { taker: RefObject<TakesCard | null> }) {
  const { words, property, takesTestCards, processorKey, locale } = setting;
  const { setValue, formState } = useFormContext();
  const methods: readonly PaymentMethod[] = ['bankTransfer', 'creditCard'];
  const isPossible = (method: PaymentMethod) =>
    property.methods.includes(method) && (method === 'bankTransfer' || takesTestCards || processorKey !== null);
  const { cardFeeRatio } = property.terms;
  const feeOf = (method: PaymentMethod): string => {
    if (method === 'bankTransfer' || cardFeeRatio === 0) return words.noFee;
    const withCard = totalsOf({ ...values, method }, setting)?.fee;
    const percent = `${formatNumber(cardFeeRatio * 100)}\u00a0%`;
    return withCard?.amount ? `${percent}, ${formatMoney(withCard)}` : percent;
  };
  return (
    <>
      <Block title={words.payment} className="grid gap-4">
        {setting.deed === 'take-option' && <p className="text-14 text-soft">{words.nothingNow}</p>}
        <div role="radiogroup" aria-label={words.payment} className="grid gap-2">
          {methods.map((method) => (
            <label
              key={method}
              className="flex items-start gap-2.5 rounded-desk border border-line p-3 text-14 has-checked:border-main has-checked:bg-main-light2"
            >
              <input
                type="radio"
                name="method"
                value={method}
                checked={values.method === method}
                disabled={!isPossible(method)}
                onChange={() => setValue('method', method)}
                className="mt-0.5 size-4.5 shrink-0 accent-main"
              />
              <span className={isPossible(method) ? '' : 'text-soft'}>
                {words.method[method]}
                {!isPossible(method) && `, ${words.notAccepted}`}
                {isPossible(method) && <span className="block text-13 text-soft">{words.methodHelp[method]}</span>}
              </span>
              {isPossible(method) && <span className="ml-auto whitespace-nowrap text-13">{feeOf(method)}</span>}
            </label>
          ))}
        </div>
      </Block>
      {values.method === 'creditCard' && values.card && (
        <Block title={words.card.title} className="grid gap-4">
          <p className="flex flex-wrap items-center justify-between gap-3 text-14">
            {words.card.taken
              .replace('{brand}', values.card.brand)
              .replace('{lastFour}', values.card.lastFour)
              .replace('{month}', String(values.card.expirationMonth).padStart(2, '0'))
              .replace('{year}', String(values.card.expirationYear))}
            <button type="button" onClick={() => setValue('card', null)} className={compactButtonClass('quiet')}>
              {words.card.another}
            </button>
          </p>
        </Block>
      )}
      {values.method === 'creditCard' && !values.card && processorKey && (
        <Block title={words.card.title} className="grid gap-4">
          <p className="text-13 text-soft">{words.card.kept}</p>
          <ApiInput name="cardName" label={words.card.nameLabel} maxLength={80} autoComplete="off" />
          <ProcessorCard
            publishableKey={processorKey}
            error={formState.errors.cardNumber?.message as string | undefined}
            label={words.card.numberLabel}
            failure={words.card.failed}
            {...{ locale, taker }}
          />
        </Block>
      )}
      {values.method === 'creditCard' && !values.card && takesTestCards && (
        <Block title={words.card.title} className="grid gap-4">
          <p className="text-13 text-soft">{words.card.test}</p>
          <ApiInput
            name="cardNumber"
            label={words.card.numberLabel}
            inputMode="numeric"
            autoComplete="off"
            maxLength={23}
            filter={groupDigits}
          />
          <ApiInput name="cardName" label={words.card.nameLabel} maxLength={80} autoComplete="off" />
          <div className="grid grid-cols-2 gap-4">
            <ApiInput
              name="cardMonth"
              label={words.card.monthLabel}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              filter={(typed) => twoDigits(typed, 12)}
            />
            <ApiInput
              name="cardYear"
              label={words.card.yearLabel}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              filter={(typed) => twoDigits(typed)}
            />
          </div>
        </Block>
      )}
    </>
  );
}
