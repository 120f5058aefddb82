'use client';

import { type FormEvent, useId, useState } from 'react';
import { DayField } from '@/components/form/day-field';
import { MoneyField } from '@/components/form/money-field';
import type { StayFieldWords } from '@/components/form/stay-field-words';
import { judgeMoney, type TypedMoney, typedMoney } from '@/components/form/typed-money';
import { fill } from '@/components/form/types';
import { useApiMutation } from '@/components/form/use-api-mutation';
import { compactButtonClass } from '@/components/ui/compact-button';
import { ApiError } from '@/lib/platform/api-error';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, fromUnits, type Money, toUnits } from '@/lib/platform/money';
import { numbered } from '@/lib/platform/numbered';
import type { StayAnswer } from '@/lib/sales/lead/rules/stay-answer';
import type { StayDifference } from '@/lib/sales/lead/schema-stay';

export type Choice = {
  answer: StayAnswer;
  label: string;
  note: string;
  /** Null: they follow from what is typed, and the server says them before it counts. */
  figures: { total: string; commission: string; difference: string } | null;
};

type Words = Record<'legend' | 'day' | 'reason' | 'look' | 'confirm' | 'changes' | 'done' | 'missing', string>;

type Props = {
  address: string;
  version: number;
  isChange: boolean;
  currency: string;
  /** On which day it was cancelled at the house: at the latest on the day of arrival. */
  cancelled: { latest: PlainDate; today: PlainDate; locale: Locale; words: StayFieldWords };
  choices: readonly Choice[];
  lines: readonly { name: string; price: Money }[];
  words: Words;
};

const control = 'mt-1 h-10 w-full rounded-desk border border-input bg-surface px-3 text-14';

type ChoicesProps = Pick<Props, 'choices'> & {
  chosen: StayAnswer;
  legend: string;
  onChoose: (answer: StayAnswer) => void;
};

function Choices({ choices, chosen, legend, onChoose }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-13 text-soft">{legend}</legend>
      <div className="rounded-desk border border-line bg-surface">
        {choices.map(({ answer, label, note, figures: of }) => (
          <label
            key={answer}
            className="grid cursor-pointer grid-cols-[18px_minmax(0,1fr)_auto] gap-x-3 border-b border-line-faint px-4 py-3 last:border-0 has-checked:bg-main-light2"
          >
            <input
              type="radio"
              name={`${id}-answer`}
              value={answer}
              checked={chosen === answer}
              onChange={() => onChoose(answer)}
              className="mt-1 accent-main"
            />
            <span>
              <strong className="block">{label}</strong>
              {note && <span className="block text-12 leading-4 text-soft">{note}</span>}
            </span>
            {of && (
              <span className="figures text-right">
                <strong className="block">{of.total}</strong>
                <span className="block text-12 leading-4 text-soft">
                  {of.commission} · {of.difference}
                </span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type AmountsProps = Pick<Props, 'lines' | 'currency'> & {
  typed: readonly TypedMoney[];
  onTyped: (typed: TypedMoney[]) => void;
};

function Amounts({ lines, typed, currency, onTyped }: AmountsProps) {
  return (
    <div className="mt-3 grid gap-3">
      {numbered(lines).map(({ number, value: { name } }) => {
        const line = number - 1;
        const own = typed[line];
        return (
          own && (
            <MoneyField
              key={number}
              label={name}
              currency={currency}
              isRequired
              typed={own}
              state={judgeMoney(own, { currency })}
              onTyped={(next) => onTyped(typed.map((one, at) => (at === line ? next : one)))}
            />
          )
        );
      })}
    </div>
  );
}

/** What a refusal says of an answer that is to be confirmed once more; null for any other failure. */
function differenceOf(error: unknown): StayDifference | null {
  if (!(error instanceof ApiError) || error.code !== 'stayAmountDiffers') return null;
  return error.details as StayDifference;
}

/** The four answers; another amount and a cancellation are confirmed once more, with what they change. */
export function StayAnswerForm({ address, version, isChange, currency, cancelled, choices, lines, words }: Props) {
  const [chosen, setChosen] = useState<StayAnswer>('stayed');
  const [typed, setTyped] = useState<TypedMoney[]>(() => lines.map(({ price }) => typedMoney(price)));
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [difference, setDifference] = useState<StayDifference | null>(null);
  const call = useApiMutation(address, { confirmation: words.done });
  const states = typed.map((one) => judgeMoney(one, { currency }));

  /** Whatever is typed anew is asked about anew. */
  function anew(change: () => void): void {
    setDifference(null);
    setMissing(false);
    change();
  }

  function bodyOf(form: HTMLFormElement): Record<string, unknown> | null {
    const said = { version, isChange, reason, answer: chosen };
    if (chosen === 'stayed' || chosen === 'noShow') return said;
    const isSure = difference !== null;
    if (chosen === 'cancelled') return { ...said, cancelledOn: new FormData(form).get('cancelledOn'), isSure };
    const amounts = states.flatMap((state) => (state.kind === 'ready' ? [toUnits(state.amount.amount, currency)] : []));
    return amounts.length === lines.length ? { ...said, amounts, isSure } : null;
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const body = bodyOf(event.currentTarget);
    if (!body) {
      setTyped((now) => now.map((one) => ({ ...one, isAsked: true })));
      setMissing(true);
      return;
    }
    try {
      await call.sendAsync(body);
    } catch (error) {
      setDifference(differenceOf(error));
    }
  }

  const figures = choices.find(({ answer }) => answer === chosen)?.figures;
  const units = (amount: number) => formatMoney(fromUnits(amount, currency));
  const total = figures?.total ?? (difference && units(difference.said.total));
  return (
    <form onSubmit={send} noValidate className="mt-5">
      <Choices
        choices={choices}
        chosen={chosen}
        legend={words.legend}
        onChoose={(answer) => anew(() => setChosen(answer))}
      />
      {chosen === 'otherAmount' && (
        <Amounts lines={lines} typed={typed} currency={currency} onTyped={(next) => anew(() => setTyped(next))} />
      )}
      {chosen === 'cancelled' && (
        <div className="mt-3" onChange={() => anew(() => {})}>
          <DayField
            name="cancelledOn"
            label={words.day}
            labelClass="mb-1 block text-13"
            max={cancelled.latest}
            today={cancelled.today}
            locale={cancelled.locale}
            words={cancelled.words}
            isRequired
          />
        </div>
      )}
      {chosen !== 'stayed' && (
        <label className="mt-3 block text-13">
          {words.reason}
          <input
            maxLength={400}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            className={control}
          />
        </label>
      )}
      {difference && (
        <p role="status" className="mt-3 rounded-desk bg-main-light2 p-3 font-bold">
          {fill(words.changes, {
            total: units(difference.said.total),
            commission: units(difference.said.commission),
            booked: units(difference.booked.commission),
          })}
        </p>
      )}
      <p role="alert" className="mt-2 text-13 text-negative empty:hidden">
        {isMissing ? words.missing : difference ? '' : call.failure}
      </p>
      <button type="submit" disabled={call.isBusy} className={compactButtonClass('primary', 'large', 'mt-3 w-full')}>
        {total ? fill(words.confirm, { amount: total }) : words.look}
      </button>
    </form>
  );
}
