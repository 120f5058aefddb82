'use client';

import type { StorefrontWords } from './storefront-words';

const drawing = {
  viewBox: '0 0 28 18',
  width: 28,
  height: 18,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1,
} as const;

/** Our own drawings: nobody's marks. */
export function PaymentMarks({
  words,
}: {
  words: Pick<StorefrontWords['footer'], 'payment' | 'bankTransfer' | 'card'>;
}) {
  return (
    <ul aria-label={words.payment} className="flex flex-wrap gap-x-6 gap-y-2">
      <li className="flex items-center gap-2">
        <svg {...drawing} aria-hidden="true">
          <path d="M5.5 6.5 14 2l8.5 4.5zM7.5 7v6M12 7v6M16 7v6M20.5 7v6M5 13.5h18M4 16h20" />
        </svg>
        {words.bankTransfer}
      </li>
      <li className="flex items-center gap-2">
        <svg {...drawing} aria-hidden="true">
          <rect x="2.5" y="1.5" width="23" height="15" rx="1.5" />
          <path d="M2.5 5.5h23M5.5 12.5h6M20 12.5h3" />
        </svg>
        {words.card}
      </li>
    </ul>
  );
}
