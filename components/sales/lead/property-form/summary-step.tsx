'use client';

import { ApiCheckBox } from '@/components/form/api-field';
import { Block } from '@/components/sales/lead/interest-form/block';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import { formatMoney, formatNumber } from '@/lib/platform/money';
import { type Milestone, scheduleOf } from '@/lib/rates/terms/rules/dues';
import { feesOf, refundIn } from '@/lib/rates/terms/rules/fees';
import { withPrefix } from '@/lib/sales/lead/rules/reference';
import { periodOf } from './judge';
import { totalsOf } from './payment-step';
import type { PropertyFormSetting, Values } from './setting';

type Props = { values: Values; setting: PropertyFormSetting };

/** Everything once more, what is paid when, and what binds. */
export function SummaryStep({ values, setting }: Props) {
  const { words, property, today, locale, deed } = setting;
  const { refundUntil, noRefund, neverRefund } = words;
  const totals = totalsOf(values, setting);
  const period = periodOf(values);
  const day = (date: PlainDate) => formatRange(date, date, locale, { month: 'short', weekday: true });
  const dayOf = (date: PlainDate): string => {
    if (date !== today) return day(date);
    return deed === 'take-option' ? words.ifBookedToday : words.today.replace('{day}', day(today));
  };
  return (
    <>
      <Checked values={values} setting={setting} />
      <Block title={deed === 'take-option' ? words.scheduleOption : words.schedule} className="grid gap-4">
        {totals && period && (
          <>
            {deed === 'take-option' && <p className="mb-2 text-14 font-bold">{words.nothingNow}</p>}
            <dl className="border-t border-line-strong text-14">
              {scheduleOf({ terms: property.terms, total: totals.total }, { ...period, today })
                .flatMap((one) => ('amount' in one ? [one] : []))
                .map((milestone) => (
                  <div
                    key={milestone.kind + milestone.date}
                    className="flex justify-between gap-4 border-b border-line-faint py-2"
                  >
                    <dt>
                      {dayOf(milestone.date)}
                      <span className="block text-13 text-soft">
                        {[words.milestone[milestone.kind], more(milestone, setting)].filter(Boolean).join(', ')}
                      </span>
                    </dt>
                    <dd className="whitespace-nowrap">{formatMoney(milestone.amount)}</dd>
                  </div>
                ))}
              {!property.terms.securityDeposit && (
                <div className="flex justify-between gap-4 border-b border-line-faint py-2">
                  <dt className="text-soft">{words.milestone.securityDeposit}</dt>
                  <dd>{words.noDeposit}</dd>
                </div>
              )}
              <div className="flex justify-between gap-4 py-2 font-bold">
                <dt>{words.total}</dt>
                <dd className="whitespace-nowrap">{formatMoney(totals.total)}</dd>
              </div>
            </dl>
            <p className="text-14">
              <b>{words.ifCancelled}</b>{' '}
              {feesOf([{ terms: property.terms, total: totals.price }], { ...period, today })
                .spans.map((span, index) => {
                  const { percent } = refundIn(span, totals.price);
                  if (percent === 0) return index > 0 ? noRefund : neverRefund;
                  return refundUntil
                    .replace('{day}', day(span.until ?? period.checkIn))
                    .replace('{percent}', formatNumber(percent, 2));
                })
                .join(' ')}
            </p>
          </>
        )}
      </Block>
      {setting.operatorTerms && (
        <Block title={words.operatorTerms.replace('{operator}', setting.operator)}>
          <p className="max-w-[68ch] text-14 whitespace-pre-line">{setting.operatorTerms}</p>
        </Block>
      )}
      <Block title={words.disclaimerTitle} className="grid gap-4">
        {deed === 'take-option' && <p className="text-14 text-soft">{words.optionText}</p>}
        <div className="rounded-desk bg-main-light2 p-4">
          <ApiCheckBox name="isDisclaimerAccepted">{words.disclaimer}</ApiCheckBox>
        </div>
      </Block>
    </>
  );
}

/** Beside what is due: by when before arrival, or how a deposit is kept. */
function more(milestone: Milestone, { words }: PropertyFormSetting): string {
  if (milestone.kind === 'securityDeposit') return words.depositHold[milestone.hold];
  if (!('daysBeforeArrival' in milestone) || milestone.daysBeforeArrival === null) return '';
  return words.daysBefore.replace('{days}', String(milestone.daysBeforeArrival));
}

function Checked({ values, setting }: Props) {
  const { words, bookingReference, clientReference, operator } = setting;
  const lines = [
    [words.client, [`${values.firstName} ${values.lastName}`, values.nationality].filter(Boolean).join(', ')],
    [words.guests, values.pax],
    [words.serviceLevel, setting.property.levelNames[values.serviceLevel] ?? values.serviceLevel],
    [words.payment, words.method[values.method]],
    [bookingReference.label, withPrefix(bookingReference.prefix, values.tls)],
    [clientReference.label, withPrefix(clientReference.prefix, values.cc)],
    [words.lessor, operator],
    [words.commentsTold, values.comments],
  ] as const;
  return (
    <Block title={words.check}>
      <dl className="grid gap-x-8 text-14 desk:grid-cols-2">
        {lines.map(
          ([label, text]) =>
            text && (
              <div key={label} className="flex justify-between gap-4 border-b border-line-faint py-2">
                <dt className="text-soft">{label}</dt>
                <dd className="min-w-0 text-right whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </Block>
  );
}
