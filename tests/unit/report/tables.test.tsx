import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MonthGrid } from '@/components/sales/report/month-grid';
import { ReportTable } from '@/components/sales/report/report-table';
import type { ReportQuery } from '@/lib/sales/report/schema';
import type { Report } from '@/lib/sales/report/types';

function shown(query: ReportQuery, report: Report): string {
  const hrefOf = (column: string, { key, currency }: { key: string | null; currency: string | null }) =>
    ['/list', column, key ?? 'all', currency].join('/');
  return renderToStaticMarkup(<ReportTable label="Report" query={query} report={report} locale="en" hrefOf={hrefOf} />);
}

describe('a report as a table', () => {
  const volume: Report = {
    rows: [
      {
        ...{ key: 'U1', label: 'Theresa Lang', currency: 'CHF' },
        values: { bookings: 2n, booked: 450050n, openLeads: 0n, stillOpen: 0n },
      },
    ],
    totals: [{ currency: 'CHF', values: { bookings: 2n, booked: 450050n, openLeads: 0n, stillOpen: 0n } }],
  };

  it('opens the list of each figure from its row and from the sum, and none from a zero', () => {
    const html = shown({ measure: 'volume', group: 'colleague' }, volume);
    for (const row of ['U1', 'all']) {
      expect(html).toMatch(new RegExp(`<a href="/list/booked/${row}/CHF" data-soft="true"[^>]*>4.500,50</a>`));
    }
    expect(html).toContain('data-column="Open leads" class="report-cell text-soft">0</td>');
    expect(html).not.toContain('/list/openLeads');
  });

  it('says the currency of a row once, and not where the rows are currencies', () => {
    expect(shown({ measure: 'volume', group: 'colleague' }, volume)).toContain('>Currency</th>');
    const rows = volume.rows.map((row) => ({ ...row, key: 'CHF', label: 'CHF' }));
    expect(shown({ measure: 'volume', group: 'currency' }, { ...volume, rows })).toMatch(/^(?!.*<td[^>]*>CHF<)/);
  });

  it('draws answer times only of as many answers as can be told', () => {
    const row = (label: string, median: number | null, ninety: number | null) => ({
      ...{ key: label, label, currency: null },
      values: { answered: 9n, median, ninety, lapsed: 0n, waiting: 0n },
    });
    const answers = (median: number | null, ninety: number | null) =>
      shown({ measure: 'answers', group: 'supplier' }, { rows: [row('Hotel', median, ninety)], totals: [] });
    expect(answers(90, 300)).toContain('before:absolute');
    expect(answers(null, null)).not.toContain('before:absolute');
  });
});

describe('amounts by month', () => {
  it('are the same as a table and as a list, which leaves out what there is not', () => {
    const html = renderToStaticMarkup(
      <MonthGrid
        words={{ title: 'Value', arrival: 'Arrival', year: 'Year' }}
        months={[
          { key: '2026-12', short: 'Dec', long: 'December 2026', isNow: false },
          { key: '2027-01', short: 'Jan', long: 'January 2027', isNow: true },
        ]}
        currencies={[
          {
            currency: 'CHF',
            bars: [
              { booked: 0, open: 0 },
              { booked: 100, open: 0 },
            ],
            lines: [
              {
                ...{ name: 'Booked', isPart: false },
                figures: [null, { text: '7,000', href: '/list/january' }, { text: '7,000', href: '/list/year' }],
              },
            ],
          },
        ]}
      />,
    );
    const [table = '', list = ''] = html.split('</table>');
    for (const reading of [table, list]) {
      expect(reading.match(/href="\/list\/january"/g)).toHaveLength(1);
      expect(reading.match(/href="\/list\/year"/g)).toHaveLength(1);
    }
    expect(table).toContain('>Dec</th>');
    expect(list).toContain('January 2027');
    expect(list).not.toContain('December 2026');
  });
});
