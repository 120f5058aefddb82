'use client';

import { useId, useRef, useState } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';

type Props = { address: string; words: Record<'label' | 'note' | 'copy' | 'copied', string> };

/** The client's address, to be copied: most links go by the agent's own mail or telephone. */
export function CopyAddress({ address, words }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  // Where the browser does not let a page copy, the address stands there chosen, for the keyboard.
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      field.current?.select();
    }
  }

  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4 text-13">
        <label htmlFor={id} className="font-bold">
          {words.label}
        </label>
        <span className="text-soft">{words.note}</span>
      </div>
      <div className="mt-2 flex flex-col gap-2 desk:flex-row">
        <input
          ref={field}
          id={id}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className="h-10 w-full min-w-0 rounded-control border border-input bg-surface px-3 text-14 text-ellipsis"
        />
        <button type="button" onClick={copy} className={compactButtonClass('primary')}>
          {isCopied ? words.copied : words.copy}
        </button>
        <span role="status" className="sr-only">
          {isCopied && words.copied}
        </span>
      </div>
    </div>
  );
}
