'use client';

import { fill } from '@/components/form/types';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/lib/platform/i18n/messages';
import { formatMoney, money, toMinor } from '@/lib/platform/money';
import { plus } from '@/lib/platform/money-arithmetic';
import { AlternativeCard, type CardFacts, EarnedLine, Figure } from './alternative-card';
import { useDraftScope } from './draft-scope';
import { earnedWords } from './earned-words';
import { MarkupField } from './markup-field';

type Words = Messages['offers'];

export type DraftAlternative = {
  id: string;
  card: CardFacts;
  currency: string;
  /** Minor units, without the markup; null: on request. */
  base: number | null;
  /** Minor units; null where the reader may not know what is earned. */
  commission: number | null;
  /** In units; null where the brand knows no markup, or the reader may not see it. */
  markup: number | null;
};

type Props = {
  known: readonly DraftAlternative[];
  takenOut: readonly { id: string; title: string; house: string; at: string }[];
  isMarkupFolded: boolean;
};

/** As it was before it was taken out; the server remembers what this page never saw. */
function markupOf(known: readonly DraftAlternative[], id: string): { markup?: number } {
  const markup = known.find((one) => one.id === id)?.markup ?? null;
  return markup === null ? {} : { markup };
}

const deed = 'min-h-6 text-main-ink underline underline-offset-4';

/** The alternatives in their order, what each costs and earns, and what was taken out. */
export function DraftAlternatives({ known, takenOut, isMarkupFolded }: Props) {
  const { draft, number, unclear, onUnclear, words } = useDraftScope();
  const kept = draft.values.alternatives;
  const change = (alternatives: typeof kept) => draft.change({ alternatives });
  const gone = [
    ...known
      .filter(({ id }) => !kept.some((one) => one.id === id))
      .map(({ id, card }) => ({ id, title: card.title, house: card.house, at: null })),
    ...takenOut.filter(({ id }) => !kept.some((one) => one.id === id) && !known.some((one) => one.id === id)),
  ];
  const isFull = kept.length >= 4;
  return (
    <div>
      <ol>
        {kept.map((one, index) => {
          const alternative = known.find(({ id }) => id === one.id);
          const before = takenOut.find(({ id }) => id === one.id);
          if (!alternative) return before ? <PutBack key={one.id} position={index + 1} title={before.title} /> : null;
          const { card } = alternative;
          return (
            <AlternativeCard
              key={one.id}
              position={index + 1}
              card={card}
              moves={
                <span className="flex gap-0.5 desk:flex-col">
                  {([-1, 1] as const).map((step) => (
                    <Move
                      key={step}
                      label={fill(step < 0 ? words.earlier : words.later, { title: card.title })}
                      isEarlier={step < 0}
                      isDisabled={!kept[index + step]}
                      onMove={() => change(kept.toSpliced(index, 1).toSpliced(index + step, 0, one))}
                    />
                  ))}
                </span>
              }
              figures={
                <Figures
                  alternative={alternative}
                  markup={one.markup ?? 0}
                  isUnclear={unclear.has(one.id)}
                  onMarkup={(markup) => {
                    onUnclear(one.id, markup === null);
                    if (markup !== null) change(kept.with(index, { ...one, markup }));
                  }}
                  words={words}
                />
              }
              deed={
                kept.length > 1 && (
                  <button
                    type="button"
                    aria-label={fill(words.removeOne, { title: card.title })}
                    onClick={() => {
                      onUnclear(one.id, false);
                      change(kept.toSpliced(index, 1));
                    }}
                    className={deed}
                  >
                    {words.remove}
                  </button>
                )
              }
            />
          );
        })}
      </ol>
      {known.some(({ markup }) => markup !== null) && (
        <p className="mb-4 text-13 text-soft">{isMarkupFolded ? words.markupFolded : words.markupShown}</p>
      )}
      {gone.map(({ id, title, house, at }) => (
        <p
          key={id}
          className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-desk bg-sand px-4 py-2 text-13 text-soft"
        >
          <Icon name="close" className="size-3.5" />
          <span className="min-w-0 flex-1">
            <span className="text-ink">{[title, house].filter(Boolean).join(', ')}</span>{' '}
            {fill(at ? words.takenOutAt : words.takenOut, { at: at ?? '', number: String(number) })}
          </span>
          <button
            type="button"
            disabled={isFull}
            aria-label={fill(words.putBackOne, { title })}
            onClick={() => change([...kept, { id, ...markupOf(known, id) }])}
            className={`${deed} disabled:opacity-60`}
          >
            {words.putBack}
          </button>
        </p>
      ))}
    </div>
  );
}

/** It was taken out before this page was loaded: its card comes with the answer. */
function PutBack({ position, title }: { position: number; title: string }) {
  return (
    <li aria-busy className="mb-4 rounded-desk border border-line bg-surface px-4 py-3.5">
      <span className="mr-4 font-serif text-22 text-soft">{position}</span>
      <span className="font-serif text-22">{title}</span>
    </li>
  );
}

type MoveProps = { label: string; isEarlier: boolean; isDisabled: boolean; onMove: () => void };

function Move({ label, isEarlier, isDisabled, onMove }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onMove}
      className="grid size-6 place-items-center rounded-desk hover:bg-sand disabled:text-line-strong"
    >
      <Icon name="down" className={isEarlier ? 'size-4 rotate-180' : 'size-4'} />
    </button>
  );
}

type FiguresProps = {
  alternative: DraftAlternative;
  markup: number;
  isUnclear: boolean;
  onMarkup: (markup: number | null) => void;
  words: Words;
};

function Figures({ alternative, markup, isUnclear, onMarkup, words }: FiguresProps) {
  const { card, base, currency, commission } = alternative;
  const added = money(Number(toMinor(markup, currency)), currency);
  const pays = base === null ? null : plus(money(base, currency), added);
  return (
    <div className="flex h-full flex-col">
      <div className="grid gap-2 px-4 pt-3 pb-3 text-14">
        <Figure label={words.base} value={base === null ? words.onRequest : formatMoney(money(base, currency))} />
        {alternative.markup !== null && (
          <MarkupField currency={currency} value={markup} label={words.markup} title={card.title} onChange={onMarkup} />
        )}
        <Figure
          label={words.clientPays}
          value={pays === null ? words.onRequest : isUnclear ? '–' : formatMoney(pays)}
          isStrong
        />
      </div>
      {commission !== null && (
        <EarnedLine {...earnedWords(money(commission, currency), added, words)} {...(isUnclear && { value: '–' })} />
      )}
    </div>
  );
}
