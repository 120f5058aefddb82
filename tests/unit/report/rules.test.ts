import { describe, expect, it } from 'vitest';
import { figureHref } from '@/components/sales/report/leads-href';
import { placeOf } from '@/components/sales/report/scale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { businessYear, firstYearOf, hoursOf, listOf, monthsOf } from '@/lib/sales/report/rules';
import { readListedRow, readReportQuery } from '@/lib/sales/report/schema';
import { groupsOf } from '@/lib/sales/report/types';

describe('the address of a list', () => {
  const query = { measure: 'leads', group: 'month', from: '2026-11-15', until: '2027-01-10' } as const;

  it('has the days that a month and the period have in common, under the name of what is counted', () => {
    const days = (key: string | null) => listOf(query, 'option', { key, currency: null });
    expect(days('2026-11')).toEqual({ state: 'option', from: '2026-11-15', until: '2026-11-30' });
    expect(days('2026-12')).toEqual({ state: 'option', from: '2026-12-01', until: '2026-12-31' });
    expect(days('2027-01')).toEqual({ state: 'option', from: '2027-01-01', until: '2027-01-10' });
    expect(days(null)).toEqual({ state: 'option', from: '2026-11-15', until: '2027-01-10' });
    expect(listOf({ ...query, measure: 'conversion' }, 'lost', { key: '2026-12', currency: null })).toEqual({
      ...{ stage: 'lost', 'saved-from': '2026-12-01', 'saved-until': '2026-12-31' },
    });
    expect(
      listOf({ ...query, measure: 'answers', group: 'supplier' }, 'waiting', { key: 'H01', currency: null }),
    ).toEqual({ answer: 'waiting', supplier: 'H01', 'asked-from': '2026-11-15', 'asked-until': '2027-01-10' });
  });

  it('names the currency of what is added up, and is of nothing that counts no leads', () => {
    const volume = { measure: 'volume', group: 'agency' } as const;
    expect(listOf(volume, 'stillOpen', { key: 'A1', currency: 'CHF' })).toEqual({
      ...{ stage: 'priced', agency: 'A1', currency: 'CHF' },
    });
    expect(listOf({ measure: 'commission', group: 'agency' }, 'paid', { key: 'A1', currency: 'CHF' })).toEqual({
      ...{ money: 'paid', agency: 'A1', currency: 'CHF' },
    });
    expect(listOf({ measure: 'replies', group: 'colleague' }, 'replies', { key: 'U1', currency: null })).toBeNull();
    expect(listOf({ measure: 'losses', group: 'month' }, 'tooDear', { key: '2026-11', currency: null })).toEqual({
      ...{ loss: 'tooDear', 'saved-from': '2026-11-01', 'saved-until': '2026-11-30' },
    });
    expect(listOf({ measure: 'answers', group: 'supplier' }, 'median', { key: 'H01', currency: null })).toBeNull();
    expect(listOf({ measure: 'leads', group: 'programme' }, 'all', { key: 'card', currency: null })).toEqual({
      programme: 'card',
    });
    expect(listOf({ measure: 'leads', group: 'programme' }, 'all', { key: '', currency: null })).toBeNull();
  });
});

describe('a business year', () => {
  it('begins with July', () => {
    expect([firstYearOf('2026-06-30'), firstYearOf('2026-07-01')]).toEqual([2025, 2026]);
    expect(businessYear(2026)).toEqual({ from: '2026-07-01', until: '2027-06-30' });
    const months = monthsOf(2026);
    expect([months[0], months[5], months[6], months.at(-1), months.length]).toEqual([
      ...['2026-07', '2026-12', '2027-01', '2027-06', 12],
    ]);
  });
});

describe('an address', () => {
  it('is read as far as it can be, and never into a grouping its measure does not have', () => {
    expect(readReportQuery({ measure: 'wealth', group: 'colleague', from: 'x' })).toEqual({
      ...{ measure: 'leads', group: 'colleague', from: undefined, until: undefined },
    });
    expect(readReportQuery({ measure: 'replies', group: 'supplier' }).group).toBe('month');
    expect(groupsOf('leads')).not.toContain('currency');
    const turned = readReportQuery({ from: '2027-02-02', until: '2027-02-01' });
    expect([turned.from, turned.until]).toEqual(['2027-02-02', undefined]);
  });
});

describe('times', () => {
  it('stand on a scale from ten minutes to a day on which each doubling is as far', () => {
    expect([placeOf(1), placeOf(10), placeOf(1440), placeOf(9999)]).toEqual([0, 0, 100, 100]);
    expect(placeOf(40) - placeOf(20)).toBeCloseTo(placeOf(320) - placeOf(160), 0);
    expect(hoursOf(250)).toEqual({ hours: 4, minutes: 10 });
  });
});

it('replies open their own list: of a row, or of all together; a median opens none', () => {
  const viewer = { role: 'supervisorAgent', isActing: false } as Viewer;
  const query = { measure: 'replies', group: 'colleague', from: '2026-07-01' } as const;
  const href = (column: string, key: string | null) => figureHref(viewer, query, column, { key, currency: null });
  const list = '/partner/reports?measure=replies&group=colleague&from=2026-07-01&list=';
  expect(href('replies', 'U1')).toBe(`${list}U1#replies`);
  expect(href('replies', null)).toBe(`${list}all#replies`);
  expect([href('median', 'U1'), href('replies', '')]).toEqual([null, null]);
  expect([readListedRow({ list: 'all' }), readListedRow({ list: 'U1' }), readListedRow({})]).toEqual([
    null,
    'U1',
    undefined,
  ]);
});
