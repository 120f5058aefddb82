import { describe, expect, it } from 'vitest';
import { spanWidths, timeAxis } from '@/components/rates/property/terms/time-axis';
import { cancellationOfRefunds } from '@/lib/rates/terms/rules/convert';
import { feesOf } from '@/lib/rates/terms/rules/fees';

const today = '2026-11-20';
const checkIn = '2027-03-06';
/** On confirmation, balance 84 days before, deposit 14 days before, arrival. */
const dates = [today, '2026-12-12', '2027-02-20', checkIn] as const;

const spansOf = (refunds: Parameters<typeof cancellationOfRefunds>[0]) => {
  const terms = { payment: { depositPercent: 100, steps: [] }, cancellation: cancellationOfRefunds(refunds) };
  return feesOf([{ terms, total: null }], { checkIn, today }).spans;
};

describe('the line of dates', () => {
  it('counts the days between its points and leaves the last one open', () => {
    expect(timeAxis(dates).gaps).toEqual([22, 70, 14, null]);
  });

  it('gives no segment less room than a fortnight, and a long one not all of it', () => {
    const { widths } = timeAxis([...dates, '2028-12-31']);
    expect(Math.min(...widths)).toBe(1);
    expect(Math.max(...widths)).toBe(2.4);
  });

  it('breaks the cancellation bar on the same day as the balance', () => {
    const axis = timeAxis(dates);
    const spans = spansOf([{ daysBeforeArrival: 84, percent: 65 }]);
    const [refunded, kept] = spanWidths(spans, dates, axis);
    expect(refunded).toBeCloseTo(axis.widths[0] ?? 0);
    expect((refunded ?? 0) + (kept ?? 0)).toBeCloseTo(axis.widths.reduce((sum, width) => sum + width, 0));
  });

  it('gives the whole bar to a booking that is not refunded at all', () => {
    const axis = timeAxis(['2027-02-01', checkIn]);
    const spans = spansOf([]);
    expect(spanWidths(spans, ['2027-02-01', checkIn], axis)).toEqual([
      axis.widths.reduce((sum, width) => sum + width, 0),
    ]);
  });
});
