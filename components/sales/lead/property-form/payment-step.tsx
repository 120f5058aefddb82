'use client';

import { formatDay } from '@/lib/platform/dates';
import { formatMoney, money } from '@/lib/platform/money';
import { cardFee, paymentSchedule } from '@/lib/rates/property/rules/payment';
import { groupDigits, twoDigits } from '@/lib/sales/lead/rules/test-card';
import { Box, Field, type FormState, Group } from './fields';
import { periodOf, quoteOf } from './judge';
import type { PaymentMethod, PropertyFormSetting, Values } from './setting';

type Props = { form: FormState; setting: PropertyFormSetting };

/** What is to be paid by the chosen method: price and, for a card, its fee by the ratio of the property. */
export function totalsOf(values: Values, setting: PropertyFormSetting) {
  const { price } = quoteOf(values, setting);
  if (!price) return null;
  const ratio = setting.property.terms.cardFeeRatio;
  const fee = values.method === 'creditCard' ? cardFee({ subtotal: price, ratio, consumerEea: false }) : null;
  return { price, fee, total: money(price.amount + (fee?.amount.amount ?? 0), price.currency) };
}

export function PaymentStep({ form, setting }: Props) {
  const { words, property, takesTestCards } = setting;
  const { values, change, isOff } = form;
  const methods: readonly PaymentMethod[] = ['bankTransfer', 'creditCard'];
  const isPossible = (method: PaymentMethod) =>
    property.methods.includes(method) && (method === 'bankTransfer' || takesTestCards);
  return (
    <>
      <Group title={words.payment}>
        <div className="grid gap-2">
          {methods.map((method) => (
            <label key={method} className="flex min-h-6 items-center gap-2.5 text-14">
              <input
                type="radio"
                name="method"
                value={method}
                checked={values.method === method}
                disabled={isOff || !isPossible(method)}
                onChange={() => change({ method })}
                className="size-4.5 accent-main"
              />
              <span className={isPossible(method) ? '' : 'text-soft'}>
                {words.method[method]}
                {!isPossible(method) && `, ${words.notAccepted}`}
              </span>
            </label>
          ))}
        </div>
      </Group>
      {values.method === 'creditCard' && (
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

/** What is paid when, and what binds. */
export function SummaryStep({ form, setting }: Props) {
  const { words, property, today, locale } = setting;
  const totals = totalsOf(form.values, setting);
  const period = periodOf(form.values);
  const isOption = setting.deed === 'take-option';
  return (
    <>
      <Group title={words.schedule}>
        {totals && period && (
          <dl className="border-t border-line text-14">
            {paymentSchedule({ total: totals.total, today, terms: property.terms, ...period }).map((milestone) => (
              <div
                key={milestone.kind + milestone.date}
                className="flex justify-between gap-4 border-b border-line-faint py-2"
              >
                <dt className="text-soft">
                  {words.milestone[milestone.kind]}
                  <span className="block text-12">{formatDay(milestone.date, locale)}</span>
                </dt>
                <dd className="whitespace-nowrap">{'amount' in milestone && formatMoney(milestone.amount)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Group>
      <Group title={words.disclaimerTitle}>
        {isOption && <p className="text-14 text-soft">{words.optionText}</p>}
        <Box {...form} name="isDisclaimerAccepted">
          {words.disclaimer}
        </Box>
      </Group>
    </>
  );
}
