'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/components/ui/idle';
import type { AgencyListProps, PickerWords } from './agency-list';

type Props = { words: PickerWords; manageHref: string };

const importList = () => import('./agency-list');

/** A disclosure; what searches the list arrives while the browser is idle, at the latest when it is opened. */
export function AgencyPicker({ words, manageHref }: Props) {
  const [List, setList] = useState<ComponentType<AgencyListProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const frame = useRef<HTMLDetailsElement>(null);

  useEffect(() => whenIdle(() => void importList().catch(() => undefined)), []);

  function load() {
    if (List) return;
    setHasFailed(false);
    importList().then(
      ({ AgencyList }) => setList(() => AgencyList),
      () => setHasFailed(true),
    );
  }

  function onToggle() {
    const now = frame.current?.open === true;
    setIsOpen(now);
    if (now) load();
  }

  return (
    <details ref={frame} name="agency-menu" data-menu className="relative" onToggle={onToggle}>
      <summary
        aria-label={words.label}
        title={words.label}
        className="flex h-8 w-fit items-center gap-1.5 rounded-desk border border-(--menu-line) px-2.5 text-13 whitespace-nowrap hover:border-current"
      >
        {words.button}
        <svg viewBox="0 0 16 16" aria-hidden="true" className="chevron size-4" fill="none" stroke="currentColor">
          <path d="m4 6 4 4 4-4" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </summary>
      <div className="z-20 mt-2 w-full rounded-desk border border-line bg-surface text-ink wide:absolute wide:right-0 wide:mt-3 wide:w-80 wide:shadow-float">
        {List && isOpen && <List words={words} />}
        {!List && !hasFailed && (
          <p role="status" className="px-4 py-4 text-13 text-soft">
            {words.wait}
          </p>
        )}
        {hasFailed && (
          <p role="alert" className="px-4 py-4 text-13">
            {words.failed}{' '}
            <button type="button" onClick={load} className="font-bold underline underline-offset-4">
              {words.retry}
            </button>
          </p>
        )}
        <p className="border-t border-line px-4 py-2.5">
          <a
            href={manageHref}
            className="inline-flex min-h-6 items-center text-13 font-bold text-main-ink hover:underline"
          >
            {words.manage}
          </a>
        </p>
      </div>
    </details>
  );
}
