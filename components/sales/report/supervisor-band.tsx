import type { ReactNode } from 'react';
import { Figure } from '@/components/ui/figure';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listOf } from '@/lib/sales/report/rules';
import type { Report } from '@/lib/sales/report/types';
import { HandOver } from './hand-over';
import { leadsHref } from './leads-href';

type Props = {
  viewer: Viewer;
  /** By colleague. */
  leads: Report;
  members: readonly { _id: string; displayName: string }[];
  week: { days: readonly string[]; counts: readonly { day: string; count: number; soon: number }[] };
};

const query = { measure: 'leads', group: 'colleague' } as const;
/** The same leads by what became of them: neither booked nor ended. */
const ofState = { measure: 'conversion', group: 'colleague' } as const;
const standing = ['interest', 'requested', 'option'] as const;

/** What only a supervisor can move, in the order of harm. */
export async function SupervisorBand({ viewer, leads, members, week }: Props) {
  const t = await getTranslations('reports.band');
  const [today] = week.days;
  const due = week.counts.filter(({ day }) => day === today);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const waiting = Number(leads.totals[0]?.values.requested ?? 0);
  const left = leads.rows.filter(({ label }) => label === null);
  const alone = sum(left.flatMap(({ values }) => standing.map((state) => Number(values[state] ?? 0))));
  const theirs = { key: left.map(({ key }) => key).join(','), currency: null };
  const soon = sum(due.map((one) => one.soon));
  return (
    <section
      aria-label={t('label')}
      className="mb-10 grid grid-cols-2 gap-px overflow-hidden rounded-desk border border-line bg-line desk:grid-cols-3"
    >
      <Cell
        name={t('today')}
        value={sum(due.map(({ count }) => count))}
        href={today ? paths.dashboard({ scope: 'team', on: today }) : null}
        under={<span className={soon > 0 ? 'font-bold text-negative' : ''}>{t('soon', { count: soon })}</span>}
      />
      <Cell
        name={t('waiting')}
        value={waiting}
        href={leadsHref(viewer, listOf(query, 'requested', { key: null, currency: null }))}
        under={t('waitingNote')}
      />
      <Cell
        name={t('nobody')}
        value={alone}
        href={leadsHref(viewer, listOf(ofState, 'undecided', theirs))}
        under={t('nobodyNote', { count: alone })}
        deeds={left.flatMap(({ key, values }) => {
          const count = sum([...standing, 'confirmed' as const].map((state) => Number(values[state] ?? 0)));
          if (count === 0 || key === '' || !viewer.agency) return [];
          return [
            <HandOver
              key={key}
              address={paths.api.agencyMemberLeads(viewer.agency.id, key)}
              people={members.map(({ _id, displayName }) => ({ id: _id, name: displayName }))}
              words={{
                ...{
                  label: t('handOver.label', { count }),
                  title: t('handOver.title', { count }),
                  text: t('handOver.text'),
                },
                ...{ to: t('handOver.to'), choose: t('handOver.choose'), yes: t('handOver.label', { count }) },
                ...{ no: t('handOver.no'), done: t('handOver.done') },
              }}
            />,
          ];
        })}
      />
    </section>
  );
}

type CellProps = { name: string; value: number; href: string | null; under: ReactNode; deeds?: readonly ReactNode[] };

function Cell({ name, value, href, under, deeds = [] }: CellProps) {
  return (
    <div className="bg-surface px-4 py-4 last:max-desk:col-span-2 desk:px-5">
      <p className="text-13 text-soft">{name}</p>
      <p className="figures text-22 font-bold">
        <Figure href={value === 0 ? null : href}>{formatNumber(value)}</Figure>
      </p>
      <p className="text-12 text-soft">{under}</p>
      {deeds.length > 0 && <div className="mt-2 flex flex-wrap gap-2">{deeds}</div>}
    </div>
  );
}
