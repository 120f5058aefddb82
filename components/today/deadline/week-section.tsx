import { ReportSection } from '@/components/sales/report/report-section';
import type { FigureWords } from '@/components/ui/figure';
import { initialsOf } from '@/components/ui/initials-of';
import { formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { WeekCount } from '@/lib/today/deadline/queries/week';
import { dayText } from '@/lib/today/deadline/words';
import { WeekGrid } from './week-grid';

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
  const figure = (value: number, href: string): FigureWords => ({
    text: String(value),
    href: value === 0 ? null : href,
  });
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
      <WeekGrid
        words={{ title: reports('week.title'), day: reports('week.day'), due: reports('week.due') }}
        columns={columns.map(({ key, head, title }) => ({ key, head, title: title && title !== head ? title : null }))}
        days={days.map((day, index) => {
          const due = sum((one) => one.day === day);
          return {
            ...{ key: day, name: index === 0 ? t('title') : dayText(day, locale, now), isToday: index === 0 },
            part: Math.round((due / most) * 1000) / 10,
            due: figure(due, hrefOf({ on: day })),
            figures: columns.map(({ isOf, asked }) =>
              figure(
                sum((one) => one.day === day && isOf(one)),
                hrefOf({ on: day, ...asked }),
              ),
            ),
          };
        })}
        sum={{
          ...{ key: 'sum', name: reports('week.sum'), isToday: false, part: null },
          due: figure(
            sum(() => true),
            hrefOf(week),
          ),
          figures: columns.map(({ isOf, asked }) => figure(sum(isOf), hrefOf({ ...week, ...asked }))),
        }}
      />
    </ReportSection>
  );
}
