'use client';

/** A lead in a list, in finished words. */
export type LeadRow = {
  id: string;
  href: string;
  isOpened: boolean;
  client: string;
  reference: string;
  house: string | null;
  stay: string;
  /** Its agent or agency; absent: one's own leads need neither. */
  whose?: string;
  /** The looks of its group, and of how near its next due is. */
  dot: string;
  state: string;
  option: string;
  /** Null: it waits for nothing. */
  due: { look: string; when: string; what: string } | null;
  total: string;
  /** Beneath the total. */
  withCard?: string;
  owed?: string;
  /** Absent for whoever may not know it. */
  earned?: string;
};

type Heads = {
  client: string;
  hotel: string;
  whose?: string;
  state: string;
  due: string;
  total: string;
  earned?: string;
};

type Props = { label: string; heads: Heads; nothingDue: string; rows: readonly LeadRow[] };

/** Leads as a table. A component of the browser, so that a page hands on their words instead of every cell of every row. */
export function LeadRows({ label, heads, nothingDue, rows }: Props) {
  return (
    <table aria-label={label} className="lead-table">
      <thead>
        <tr>
          <th scope="col">{heads.client}</th>
          <th scope="col">{heads.hotel}</th>
          {heads.whose && <th scope="col">{heads.whose}</th>}
          <th scope="col">{heads.state}</th>
          <th scope="col">{heads.due}</th>
          <th scope="col" data-is="total">
            {heads.total}
          </th>
          {heads.earned && (
            <th scope="col" data-is="earned">
              {heads.earned}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <a
                href={row.href}
                data-soft
                data-stays
                data-row={row.id}
                aria-current={row.isOpened ? 'true' : undefined}
                className="font-bold"
              >
                {row.client}
              </a>
              <small>{row.reference}</small>
            </th>
            <td data-is="stay">
              {row.house}
              <small>{row.stay}</small>
            </td>
            {heads.whose && <td data-is="whose">{row.whose}</td>}
            <td data-is="state">
              <i className={row.dot} />
              {row.state}
              <small>{row.option}</small>
            </td>
            <td data-is="due">
              {row.due ? (
                <span className={row.due.look}>
                  {row.due.when}
                  <small>{row.due.what}</small>
                </span>
              ) : (
                <span className="text-soft">{nothingDue}</span>
              )}
            </td>
            <td data-is="total" className="font-bold">
              {row.total}
              {row.withCard && <small>{row.withCard}</small>}
              {row.owed && <small>{row.owed}</small>}
            </td>
            {heads.earned && <td data-is="earned">{row.earned}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
