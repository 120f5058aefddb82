'use client';

import './agency-row.css';
import type { ReactNode } from 'react';
import { AvailabilityMark } from '@/components/catalogue/property/availability-mark';
import type { CardLabels } from '@/components/catalogue/property/property-card-view';
import type { Offered } from '../found-words';

/** One house in finished words. */
export type AgencyRow = {
  id: string;
  name: string;
  href: string;
  picture: ReactNode;
  place: string;
  facts: readonly string[];
  availability: CardLabels['availability'];
  option: string | null;
  other: Offered | null;
  compareLabel: string;
  /** Null: on request. */
  price: { text: string; isLowest: boolean; of: string } | null;
  /** Absent for whoever earns none or may not see it. */
  commission?: { amount: string | null; percent: string };
};

/** The same for every house of a list. `commission`: absent where no row has one. */
export type AgencyRowWords = Record<'from' | 'onRequest' | 'compare', string> & { commission?: string };

type Props = { rows: readonly AgencyRow[]; words: AgencyRowWords; heading: 'h2' | 'h3' };

/** Picture, identity, availability, figures; commission on one line under all of them. */
export function AgencyRows({ rows, words, heading }: Props) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} data-property={row.id}>
          <Row row={row} words={words} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row, words, heading: Heading }: Omit<Props, 'rows'> & { row: AgencyRow }) {
  const { href, other } = row;
  return (
    <article className="house-row">
      {/* biome-ignore lint/a11y/useAnchorContent: the link of the name beside it once more, for the pointer alone */}
      <a href={href} data-soft tabIndex={-1} aria-hidden="true">
        {row.picture}
      </a>
      <div>
        <Heading>
          <a href={href} data-soft>
            {row.name}
          </a>
        </Heading>
        <p>{row.place}</p>
        <ul>
          {row.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {row.availability && <AvailabilityMark {...row.availability} />}
        {row.option && <p data-is="option">{row.option}</p>}
        {other && (
          <p data-is="other">
            <a href={other.href} data-soft data-stays>
              {other.label}
            </a>
            {other.price && <span className="figures">{other.price}</span>}
          </p>
        )}
        <label>
          <input type="checkbox" name="properties" value={row.id} form="compare" aria-label={row.compareLabel} />
          {words.compare}
        </label>
      </div>
      <Figures row={row} words={words} />
    </article>
  );
}

function Figures({ row: { price, commission }, words }: { row: AgencyRow; words: AgencyRowWords }) {
  return (
    <div data-is="figures">
      {price ? (
        <>
          <p className="figures" data-is="price">
            {price.isLowest && <small>{words.from} </small>}
            {price.text}
          </p>
          <p>{price.of}</p>
        </>
      ) : (
        <p data-is="onRequest">{words.onRequest}</p>
      )}
      {commission && (
        <p data-commission>
          {words.commission}
          {commission.amount && <b className="figures">{commission.amount}</b>}
          <span className="figures">{commission.percent}</span>
        </p>
      )}
    </div>
  );
}
