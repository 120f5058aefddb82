'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLetterKeys } from '@/components/shell/letter-keys';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { PropertyDeed } from '@/lib/platform/addresses/paths';

export type CellWords = Record<
  | 'total'
  | 'perPersonNight'
  | 'commission'
  | 'takeOption'
  | 'secondOption'
  | 'interest'
  | 'book'
  | 'askOperator'
  | 'open'
  | 'close'
  | 'optionText',
  string
>;

/** What the cells of a house leave to its head: its currency, and what it usually earns in per cent. */
export type CellHouse = { href: string; currency: string; percent: string };

type Props = { words: CellWords; houses: readonly CellHouse[]; children: ReactNode };

const LINK = 'a[data-state]';
const SHEET = '(width < 800px)';
const GAP = 6;

type Deed = { name: PropertyDeed; label: string; isPrimary: boolean };

/** What can be done with a stay in this state, the likely answer first. */
function deedsOf(state: string | undefined, words: CellWords): Deed[] {
  const interest = { name: 'save-interest', label: words.interest, isPrimary: false } as const;
  if (state === 'available') {
    const option = { name: 'take-option', label: words.takeOption, isPrimary: true } as const;
    return [option, interest, { name: 'book-now', label: words.book, isPrimary: false }];
  }
  if (state === 'option') return [{ name: 'take-option', label: words.secondOption, isPrimary: true }, interest];
  return [{ name: 'save-interest', label: words.askOperator, isPrimary: true }];
}

/** Of the stay a cell's link opens. */
function deedHref(link: HTMLAnchorElement, deed: PropertyDeed): string {
  const { pathname, search } = new URL(link.href);
  return `${pathname}/${deed}${search}`;
}

const centreOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** The next link in the row, or the one above or below that is nearest. */
function neighbour(link: HTMLAnchorElement, key: string): HTMLAnchorElement | null {
  const linksIn = (row: Element) =>
    [...row.querySelectorAll<HTMLAnchorElement>(LINK)].filter((one) => one.offsetParent !== null);
  const row = link.closest('tr');
  if (!row) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const links = linksIn(row);
    return links[links.indexOf(link) + (key === 'ArrowLeft' ? -1 : 1)] ?? null;
  }
  const rows = [...(row.closest('table')?.querySelectorAll('tr') ?? [])].filter((one) => linksIn(one).length > 0);
  const next = rows[rows.indexOf(row) + (key === 'ArrowUp' ? -1 : 1)];
  const far = (one: Element) => Math.abs(centreOf(one) - centreOf(link));
  return next ? (linksIn(next).sort((a, b) => far(a) - far(b))[0] ?? null) : null;
}

/** Beside the cell where there is room; on a telephone at the lower edge. */
function place(dialog: HTMLElement, link: Element): void {
  if (matchMedia(SHEET).matches) return;
  const { left, top, bottom } = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const { clientWidth, clientHeight } = document.documentElement;
  const y = bottom + GAP + height <= clientHeight ? bottom + GAP : Math.max(GAP, top - GAP - height);
  dialog.style.left = `${Math.max(GAP, Math.min(left, clientWidth - width - GAP))}px`;
  dialog.style.top = `${y}px`;
}

/**
 * The cells of a season grid: arrows move, Enter opens what a stay costs and earns and what can be done with it; I, O and B
 * lead to interest, option and booking at once. Without script a cell leads to its week on the property's page.
 */
export function SeasonCells({ words, houses, children }: Props) {
  const router = useRouter();
  const grid = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);

  function goTo(name: PropertyDeed): void {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLAnchorElement) || !focused.matches(LINK)) return;
    if (deedsOf(focused.dataset.state, words).some((deed) => deed.name === name)) router.push(deedHref(focused, name));
  }
  useLetterKeys({ i: () => goTo('save-interest'), o: () => goTo('take-option'), b: () => goTo('book-now') });

  const onClick = useEffectEvent((event: MouseEvent) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    if (!found || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setLink(found);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !event.key.startsWith('Arrow')) return;
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.matches(LINK)) return;
    event.preventDefault();
    neighbour(event.target, event.key)?.focus();
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    grid.current?.addEventListener('click', (event) => onClick(event), { signal });
    grid.current?.addEventListener('keydown', (event) => onKey(event), { signal });
    return () => stop.abort();
  }, []);

  return (
    <>
      <div ref={grid}>{children}</div>
      {link && <CellDialog link={link} words={words} houses={houses} onClose={() => setLink(null)} />}
    </>
  );
}

/** A cell as it stands: its price where it has one, which a person's share follows, and what it earns. */
function figuresOf(link: HTMLAnchorElement, houses: readonly CellHouse[]) {
  const textOf = (selector: string) => link.querySelector(selector)?.firstChild?.textContent ?? undefined;
  const person = [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent ?? undefined;
  const house = houses.find(({ href }) => new URL(href, location.href).pathname === link.pathname);
  const said = textOf('b');
  const other = link.querySelector('em')?.textContent?.replace('%', '').trim();
  return {
    person,
    earning: textOf('[data-commission]'),
    percent: other ?? house?.percent,
    price: person && `${house?.currency ?? ''}\u00a0${said}`.trim(),
    said: person ? undefined : said,
  };
}

type DialogProps = Pick<Props, 'words' | 'houses'> & { link: HTMLAnchorElement; onClose: () => void };

function CellDialog({ link, words, houses, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    place(element, link);
    return () => {
      element.close();
      link.focus();
    };
  }, [link]);
  const { name, state, why, nearest, nearestHref } = link.dataset;
  const { price, person, earning, percent, said } = figuresOf(link, houses);
  const reason = why ?? said;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="season-cell"
      onCancel={onClose}
      // A press beside it closes it, where the browser knows that already.
      {...{ closedby: 'any' }}
      className="m-0 w-80 rounded-desk border border-line bg-surface p-0 text-14 text-ink shadow-lg backdrop:bg-transparent max-desk:fixed max-desk:inset-x-0! max-desk:top-auto! max-desk:bottom-0 max-desk:w-full max-desk:max-w-full"
    >
      <div className="p-4">
        <h2 id="season-cell" className="text-16 leading-6">
          {name}
        </h2>
        {reason && <p className="mt-1">{reason}</p>}
        {nearestHref && (
          <a href={nearestHref} className="inline-block min-h-6 font-bold text-main-ink underline underline-offset-4">
            {nearest}
          </a>
        )}
        <dl className="mt-2">
          <Line label={words.total} value={price} isStrong />
          <Line label={words.perPersonNight} value={person} />
          <Line label={words.commission.replace('{percent}', percent ?? '')} value={earning} isStrong isCommission />
        </dl>
        <div className="mt-3 grid grid-cols-2 gap-2">
          {deedsOf(state, words).map(({ name, label, isPrimary }) => (
            <a
              key={name}
              href={deedHref(link, name)}
              className={compactButtonClass(isPrimary ? 'primary' : 'quiet', 'medium', isPrimary ? 'col-span-2' : '')}
            >
              {label}
            </a>
          ))}
        </div>
        {(state === 'available' || state === 'option') && <p className="mt-3 text-12 text-soft">{words.optionText}</p>}
        <div className="mt-3 flex items-center justify-between gap-4 text-13">
          <a href={link.href} className="inline-block min-h-6 underline underline-offset-4">
            {words.open}
          </a>
          <button type="button" onClick={onClose} className={compactButtonClass('quiet', 'small')}>
            {words.close}
          </button>
        </div>
      </div>
    </dialog>
  );
}

type LineProps = { label: string; value: string | undefined; isStrong?: true; isCommission?: true };

function Line({ label, value, isStrong, isCommission }: LineProps) {
  if (!value) return null;
  return (
    <div
      data-commission={isCommission}
      className={`flex items-baseline justify-between gap-4 border-t border-line-faint py-1.5 ${isStrong ? 'font-bold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
}
