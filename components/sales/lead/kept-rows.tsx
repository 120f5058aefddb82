'use client';

import { type ReactNode, useRef } from 'react';
import type { Row } from '@/lib/sales/lead/rules/rows-in-place';
import { useKeptRows } from './use-kept-rows';

/** The requests of the list, none of which moves while somebody points into it. */
export function KeptRows({ rows }: { rows: readonly Row<ReactNode>[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { shown, pointing } = useKeptRows(body, rows);
  return (
    <tbody ref={body} {...pointing} className="max-desk:block">
      {shown.map(({ row }) => row)}
    </tbody>
  );
}
