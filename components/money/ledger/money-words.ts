import type { ShownLeadMoney } from '@/lib/money/ledger/queries/lead-money';
import type { MoneyStep } from '@/lib/money/ledger/rules/way';
import type { excludedAmounts } from '@/lib/money/ledger/types';
import { formatDay } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { formatAmount, formatMoney, formatNumber, type Money, money as moneyOf } from '@/lib/platform/money';
import { shareOf } from '@/lib/platform/money-arithmetic';
import { numbered } from '@/lib/platform/numbered';
import type { StepWords } from './money-steps';
import type { WhyLine, WhyWords } from './money-why';

export function stepWords(steps: readonly MoneyStep[], locale: Locale): StepWords[] {
  const t = translator(locale, 'money');
  const isMoving = steps.some(({ isReached }) => isReached);
  const unknown = { contracted: t('withBooking'), paid: t('bankDays') } as Partial<Record<MoneyStep['state'], string>>;
  return steps.map(({ state, on, isReached }) => {
    const day = on ? formatDay(on, locale) : isMoving ? (unknown[state] ?? '') : '';
    return { name: t(`state.${state}`), day, isReached };
  });
}

/** What never earns anything, with its amounts where the lead has some. */
export type Excluded = Record<(typeof excludedAmounts)[number], readonly Money[]>;

type Why = NonNullable<ShownLeadMoney['why']>;

/** Where an amount comes from, in the order of its sum: base, percent and whose, left out, rounding, price, postings. */
export function whyWords(money: ShownLeadMoney, why: Why, excluded: Excluded, locale: Locale): WhyWords {
  const t = translator(locale, 'money');
  const { currency, total } = money;
  const amount = (minor: bigint) => formatAmount(moneyOf(Number(minor), currency));
  const count = why.lines.length;
  const none = (one: keyof Excluded) =>
    excluded[one].length > 0 ? excluded[one].map(formatMoney).join(' · ') : t('none');
  return {
    title: t('whyAmount', { amount: amount(total) }),
    parts: [
      {
        name: t('part.base'),
        lines: numbered(why.lines).map(({ number, value: { base } }) => {
          return { label: t(`basis.${why.basis}`, { count, number }), value: amount(base) };
        }),
      },
      { name: t('part.percent'), lines: why.lines.flatMap((line) => percentLines(line, currency, locale)) },
      {
        name: t('part.excluded'),
        lines: (Object.keys(excluded) as (keyof Excluded)[]).map((one) => {
          return { label: t(`excluded.${one}`), value: none(one) };
        }),
      },
      {
        name: t('part.rounding'),
        lines: [
          { said: t(why.isExact ? 'exact' : 'rounded') },
          ...(count > 1 ? [{ said: t('shared'), isSoft: true }] : []),
        ],
      },
      {
        name: t('part.snapshot'),
        lines: [
          {
            label: t('snapshotOn', { day: formatDay(why.snapshot.on, locale) }),
            value: why.snapshot.hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 '),
          },
          { said: t('rule', { rule: why.rule }), isSoft: true },
        ],
      },
      {
        name: t('part.postings'),
        lines: money.postings.map(({ kind, on, state, amount: moved }) => {
          const more = `${formatDay(on, locale)} · ${t(`state.${state}`)}`;
          return { label: t(`posting.${kind}`), more, value: amount(moved) };
        }),
      },
    ],
  };
}

/** The percent that counted, and below it what the others would have given. */
function percentLines({ base, percent, amount, percents }: Why['lines'][number], currency: string, locale: Locale) {
  const t = translator(locale, 'money');
  const known = (['agreement', 'programme', 'plan'] as const).flatMap((of) => {
    const own = percents?.[of];
    return own === undefined || own === null ? [] : [{ of, own }];
  });
  const winner = known.find(({ own }) => own === percent)?.of ?? 'kept';
  const given = (own: number) => formatAmount(shareOf(moneyOf(Number(base), currency), own / 100));
  const lines: WhyLine[] = [
    {
      label: t(`percentOf.${winner}`, { percent: formatNumber(percent, 2) }),
      value: formatAmount(moneyOf(Number(amount), currency)),
      isStrong: true,
    },
    ...known
      .filter(({ of }) => of !== winner)
      .map(({ of, own }) => {
        return { label: t(`percentOf.${of}`, { percent: formatNumber(own, 2) }), value: given(own) };
      }),
  ];
  return known.length > 1 ? [...lines, { said: t('best'), isSoft: true }] : lines;
}
