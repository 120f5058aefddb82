import { Figure } from '@/components/sales/report/figure';
import { ReportSection } from '@/components/sales/report/report-section';
import { ShareBar } from '@/components/sales/report/share-bar';
import { initialsOf } from '@/components/ui/initials-of';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { WeekCount } from '@/lib/today/deadline/queries/week';
import { dayText } from '@/lib/today/deadline/words';

const groups = ['options', 'answers', 'clients', 'money'] as const;

type Props = {
  days: readonly PlainDate[];
  counts: readonly WeekCount[];
  /** Whose deadlines have a column of their own; null: the supervisors'. */
  people: readonly { id: string | null; name: string }[];
  hrefOf: (of: { on?: string; to?: string; kind?: string; of?: string }) => string;
  locale: Locale;
  now: Date;
};

type Column = {
  key: string;
  head: string;
  title?: string;
  isOf: (one: WeekCount) => boolean;
  asked: { kind?: string; of?: string };
};

/** The deadlines of a week by day: by kind and by colleague, two readings of one sum, where the screen is wide enough. */
export async function WeekSection({ days, counts, people, hrefOf, locale, now }: Props) {
  const [t, reports] = await Promise.all([getTranslations('today'), getTranslations('reports')]);
  const columns: Column[] = [
    ...groups.map((group) => ({
      ...{ key: group, head: t(`kind.${group}`), asked: { kind: group } },
      isOf: (one: WeekCount) => one.group === group,
    })),
    ...people.map(({ id, name }) => ({
      ...{
        key: id ?? 'nobody',
        head: id === null ? name : initialsOf(name),
        title: name,
        asked: { of: id ?? 'nobody' },
      },
      isOf: (one: WeekCount) => one.userId === id,
    })),
  ];
  const sum = (isOf: (one: WeekCount) => boolean) => counts.filter(isOf).reduce((all, { count }) => all + count, 0);
  const most = Math.max(1, ...days.map((day) => sum((one) => one.day === day)));
  const [first, last] = [days[0], days.at(-1)];
  const week = { on: first, to: last };
  const figure = (value: number, href: string | null) => (
    <span className={value === 0 ? 'text-soft' : ''}>
      <Figure href={value === 0 ? null : href}>{value}</Figure>
    </span>
  );
  return (
    <ReportSection
      id="week"
      title={reports('week.title')}
      note={reports('week.note', {
        days: formatRange(first, last, locale, { year: false, weekday: true, month: 'short' }),
      })}
      counts={[{ term: reports('week.due'), text: reports('week.counts') }]}
      countsTitle={reports('counts')}
    >
      <div className="overflow-x-auto rounded-desk border border-line bg-surface">
        <table aria-label={reports('week.title')} className="w-full border-collapse text-14">
          <thead>
            <tr className="border-b border-ink text-13">
              <th scope="col" className="py-2 pl-4 text-left font-bold">
                {reports('week.day')}
              </th>
              <td aria-hidden="true" className="w-1/2 desk:w-1/4" />
              <th scope="col" className="px-2.5 py-2 text-right font-bold">
                {reports('week.due')}
              </th>
              {columns.map(({ key, head, title }) => (
                <th key={key} scope="col" className="px-2.5 py-2 text-right font-normal max-desk:hidden">
                  {title && title !== head ? (
                    <abbr title={title} className="no-underline">
                      {head}
                    </abbr>
                  ) : (
                    head
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => {
              const due = sum((one) => one.day === day);
              return (
                <tr key={day} className={`border-b border-line-faint last:border-0 ${index === 0 ? 'bg-sand' : ''}`}>
                  <th scope="row" className="py-2 pl-4 text-left font-bold whitespace-nowrap">
                    {index === 0 ? t('title') : dayText(day, locale, now)}
                  </th>
                  <td aria-hidden="true" className="px-3">
                    <ShareBar part={Math.round((due / most) * 1000) / 10} />
                  </td>
                  <td className="figures px-2.5 py-2 text-right font-bold">{figure(due, hrefOf({ on: day }))}</td>
                  {columns.map(({ key, isOf, asked }) => (
                    <td key={key} className="figures px-2.5 py-2 text-right max-desk:hidden">
                      {figure(
                        sum((one) => one.day === day && isOf(one)),
                        hrefOf({ on: day, ...asked }),
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr className="border-t border-ink font-bold">
              <th scope="row" className="py-2 pl-4 text-left">
                {reports('week.sum')}
              </th>
              <td aria-hidden="true" />
              <td className="figures px-2.5 py-2 text-right">
                {figure(
                  sum(() => true),
                  hrefOf(week),
                )}
              </td>
              {columns.map(({ key, isOf, asked }) => (
                <td key={key} className="figures px-2.5 py-2 text-right max-desk:hidden">
                  {figure(sum(isOf), hrefOf({ ...week, ...asked }))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </ReportSection>
  );
}
