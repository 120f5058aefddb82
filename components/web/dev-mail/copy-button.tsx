'use client';

import { useState } from 'react';

type Props = { text: string; label: string; copied: string };

export function CopyButton({ text, label, copied }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <button
      type="button"
      onClick={() => navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      onBlur={() => setIsCopied(false)}
      className="shrink-0 rounded-control border border-line-strong px-3 py-1.5 text-13 hover:border-ink noscript:hidden"
    >
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </button>
  );
}
