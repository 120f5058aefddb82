'use client';

import { useApiSetting } from '@/components/form/api-setting';
import { formatNumber, NO_BREAK_SPACE } from '@/lib/platform/money';
import { readPercent } from '@/lib/platform/money-reader';
import type { TypedMoney } from './typed-money';
import { fill } from './types';

/** A price goes up or down by so much at once, and no further. */
export const PERCENTS = { least: -50, most: 100 } as const;
const FAR = 50;

export type PercentState = { kind: 'empty' | 'none' | 'beyond' } | { kind: 'ready' | 'far'; percent: number };

/** As `judgeMoney`: only `ready` may be sent; more than half is asked back once. */
export function judgePercent({ text, meant }: TypedMoney): PercentState {
  const read = readPercent(text);
  if (read.kind !== 'percent') return { kind: read.kind };
  const { percent } = read;
  if (percent < PERCENTS.least || percent > PERCENTS.most) return { kind: 'beyond' };
  return { kind: Math.abs(percent) > FAR && meant !== text ? 'far' : 'ready', percent };
}

/** `+5 %` */
export function percentText(percent: number): string {
  return `${percent > 0 ? '+' : ''}${formatNumber(percent)}${NO_BREAK_SPACE}%`;
}

type Props = {
  id: string;
  typed: TypedMoney;
  state: PercentState;
  note?: string;
  onTyped: (typed: TypedMoney) => void;
};

/** What was understood of a percentage, what is asked, or why it is none. */
export function PercentHint({ id, typed, state, note, onTyped }: Props) {
  const { words } = useApiSetting();
  const isReady = state.kind === 'ready' || state.kind === 'far';
  const isMeant = state.kind === 'ready' && typed.meant === typed.text;
  const text = isReady
    ? [percentText(state.percent), note].filter(Boolean).join(', ')
    : state.kind === 'beyond'
      ? fill(words.money.percentBeyond, { least: percentText(PERCENTS.least), most: percentText(PERCENTS.most) })
      : state.kind === 'none'
        ? words.money.noPercent
        : '';
  const tone = state.kind === 'far' ? 'text-warning' : isReady ? 'text-soft' : 'text-negative';
  return (
    <>
      <p id={`${id}-money`} role="status" className={`min-h-4 text-12 leading-4 ${text ? 'mt-1' : ''} ${tone}`}>
        {text}
      </p>
      {isReady && (state.kind === 'far' || isMeant) && (
        <label className="mt-1 flex min-h-6 items-start gap-2 text-13">
          <input
            type="checkbox"
            className="mt-0.5 size-4.5 shrink-0 accent-main"
            checked={isMeant}
            onChange={() => onTyped({ ...typed, meant: isMeant ? null : typed.text })}
          />
          {fill(words.money.meant, { amount: percentText(state.percent) })}
        </label>
      )}
    </>
  );
}
