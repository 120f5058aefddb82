'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { askedIn, weekKey } from '../week/week';
import { useChoice } from '../week/your-week';
import { SeasonBars } from './season-bars';
import { SeasonTable, type SeasonTableWords } from './season-table';
import type { SeasonView } from './types';

type Props = { hasPrices: boolean; words: SeasonTableWords };

/** Every week of every season. Without JavaScript its links lead to the enquiry, with it they choose their week. */
export function SeasonTables({ hasPrices, words }: Props) {
  const { seasons, level, choose } = useChoice();

  function onClick(event: MouseEvent) {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    // The whole row chooses its week; its month stands beside several.
    const row = target?.closest('.month') ? null : target?.closest('tr');
    const links = [...(row?.querySelectorAll<HTMLAnchorElement>('a.slots') ?? [])];
    const link =
      links.find((one) => one.contains(target)) ?? links.find((one) => askedIn(one.search).level === level) ?? links[0];
    if (!link) return;
    event.preventDefault();
    const asked = askedIn(link.search);
    // If the script cannot be loaded the link to the enquiry must still work.
    choose(asked.key, asked.level).catch(() => location.assign(link.href));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for the keyboard every row has its links.
    <div onClick={onClick}>
      {seasons.map((season, index) => (
        <Season key={season.name} season={season} isFirst={index === 0} hasPrices={hasPrices} words={words} />
      ))}
    </div>
  );
}

type SeasonProps = Props & { season: SeasonView; isFirst: boolean };

function Season({ season, isFirst, hasPrices, words }: SeasonProps) {
  const { week } = useChoice();
  const details = useRef<HTMLDetailsElement>(null);
  const chosen = week && weekKey(week);
  const hasChosen = season.months.some(({ weeks }) => weeks.some(({ key }) => key === chosen));

  useEffect(() => {
    if (hasChosen && details.current) details.current.open = true;
  }, [hasChosen]);

  return (
    <details ref={details} open={isFirst} className="group mt-10 desk:mt-14">
      <summary className="flex list-none items-baseline gap-4 border-line-strong border-t py-4 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-baseline gap-x-4">
          <span className="serif text-28">{season.name}</span>
          <span className="text-14 text-soft">{season.free}</span>
        </span>
        <svg
          width="14"
          height="8"
          viewBox="0 0 14 8"
          aria-hidden="true"
          className="no-print ml-auto shrink-0 transition-transform duration-200 group-open:rotate-180"
        >
          <path d="M1 1l6 6 6-6" fill="none" stroke="currentColor" />
        </svg>
      </summary>
      <div className="pt-6">
        {hasPrices && <SeasonBars months={season.months} chosen={chosen} />}
        <SeasonTable season={season} words={words} />
      </div>
    </details>
  );
}
