'use client';

import type { RefObject } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import { formatMoney, formatNumber } from '@/lib/platform/money';
import { costOf } from '@/lib/sales/booking/rules/cost';
import { groupDigits, twoDigits } from '@/lib/sales/lead/rules/test-card';
import { Field, type FormState, Group } from './fields';
import { quoteOf } from './judge';
import { ProcessorCard, type TakesCard } from './processor-card';
import type { PaymentMethod, PropertyFormSetting, Values } from './setting';

type Props = { form: FormState; setting: PropertyFormSetting };

/** What is to be paid by the chosen method: price and, for a card, its fee by the ratio of the property. */
export function totalsOf(values: Values, setting: PropertyFormSetting) {
  const { price } = quoteOf(values, setting);
  if (!price) return null;
  const method = values.method === 'creditCard' ? 'otherCard' : 'bankTransfer';
  return { price, ...costOf(price, method, setting.property.terms.cardFeeRatio) };
}

export function PaymentStep({ form, setting, taker }: Props & { taker: RefObject<TakesCard | null> }) {
  const { words, property, takesTestCards, processorKey, locale } = setting;
  const { values, change, isOff } = form;
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
      <Group title={words.payment}>
        {setting.deed === 'take-option' && <p className="text-14 text-soft">{words.nothingNow}</p>}
        <div className="grid gap-2">
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
                disabled={isOff || !isPossible(method)}
                onChange={() => change({ method })}
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
      </Group>
      {values.method === 'creditCard' && values.card && (
        <Group title={words.card.title}>
          <p className="flex flex-wrap items-center justify-between gap-3 text-14">
            {words.card.taken
              .replace('{brand}', values.card.brand)
              .replace('{lastFour}', values.card.lastFour)
              .replace('{month}', String(values.card.expirationMonth).padStart(2, '0'))
              .replace('{year}', String(values.card.expirationYear))}
            <button type="button" onClick={() => change({ card: null })} className={compactButtonClass('quiet')}>
              {words.card.another}
            </button>
          </p>
        </Group>
      )}
      {values.method === 'creditCard' && !values.card && processorKey && (
        <Group title={words.card.title}>
          <p className="text-13 text-soft">{words.card.kept}</p>
          <Field {...form} name="cardName" label={words.card.nameLabel} maxLength={80} />
          <ProcessorCard
            publishableKey={processorKey}
            error={form.errors.cardNumber}
            label={words.card.numberLabel}
            failure={words.card.failed}
            {...{ locale, taker }}
          />
        </Group>
      )}
      {values.method === 'creditCard' && !values.card && takesTestCards && (
        <Group title={words.card.title}>
          <p className="text-13 text-soft">{words.card.test}</p>
          <Field
            {...form}
            name="cardNumber"
            label={words.card.numberLabel}
            inputMode="numeric"
            maxLength={23}
            filter={groupDigits}
          />
          <Field {...form} name="cardName" label={words.card.nameLabel} maxLength={80} />
          <div className="grid grid-cols-2 gap-4">
            <Field
              {...form}
              name="cardMonth"
              label={words.card.monthLabel}
              inputMode="numeric"
              maxLength={2}
              filter={(typed) => twoDigits(typed, 12)}
            />
            <Field
              {...form}
              name="cardYear"
              label={words.card.yearLabel}
              inputMode="numeric"
              maxLength={2}
              filter={(typed) => twoDigits(typed)}
            />
          </div>
        </Group>
      )}
    </>
  );
}
