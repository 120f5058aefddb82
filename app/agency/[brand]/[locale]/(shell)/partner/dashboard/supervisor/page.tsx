import type { Metadata } from 'next';
import { type ReactNode, Suspense } from 'react';
import { VerificationNotice } from '@/components/people/agency/verification-notice';
import { ColleagueList } from '@/components/sales/report/colleague-list';
import { MeasureSection } from '@/components/sales/report/measure-section';
import { SupervisorBand } from '@/components/sales/report/supervisor-band';
import { ValueSection } from '@/components/sales/report/value-section';
import { YearChoice } from '@/components/sales/report/year-choice';
import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { WeekSection } from '@/components/today/deadline/week-section';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { getPage } from '@/lib/catalogue/content/page';
import { listMembers } from '@/lib/people/membership/queries';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { addDays, earliest, formatMoment, formatRange } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { getReport } from '@/lib/sales/report/queries/report';
import { businessYear, firstYearOf } from '@/lib/sales/report/rules';
import { countWeek } from '@/lib/today/deadline/queries/week';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.supervisor');
  return { title: t('title') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const DAYS_OF_ANSWERS = 90;

/** How the agency is doing: every figure that counts leads or deadlines opens their list (rule 11.1). */
export default async function SupervisorPage({ searchParams }: Props) {
  const viewer = await guardPage('supervisorAgentDashboard');
  if (!viewer?.agency) return <NotRegistered />;
  const [t, reports, brand, now, today, { locale }, asked] = await Promise.all([
    getTranslations('agencyPages.supervisor'),
    getTranslations('reports'),
    currentBrand(),
    clock.now(),
    clock.today(),
    getPage(),
    searchParams,
  ]);
  const states = { measure: 'leads', group: 'colleague' } as const;
  const leads = await getReport(viewer, brand, states, locale);
  if (!leads || leads.rows.length === 0) return <EmptyPage name="supervisor" next={paths.agencyTeam()} />;
  const [week, members] = [await countWeek(viewer, brand), (await listMembers(viewer, viewer.agency.id)) ?? []];
  const year = firstYearOf(today) - (asked.year === 'last' ? 1 : 0);
  const period = businessYear(year);
  const saved = formatRange(period.from, earliest(period.until, today), locale, { month: 'short' });
  const recent = { from: addDays(today, -DAYS_OF_ANSWERS) };
  const hasUnowned = week.counts.some(({ userId }) => userId === null);
  const people = [
    ...members
      .filter(({ _id }) => week.counts.some(({ userId }) => userId === _id))
      .map(({ _id, displayName }) => ({ id: _id as string | null, name: displayName })),
    ...(hasUnowned ? [{ id: null, name: reports('week.supervisors') }] : []),
  ];
  const own = { viewer, brand, locale };
  return (
    <AgencyPage
      title={t('title')}
      lead={[formatMoment(now, locale, OFFICE_TIME_ZONE), viewer.agency.name].join(', ')}
      aside={
        <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
          <TextLink href={paths.reports()}>{reports('all')}</TextLink>
          <YearChoice thisYear={firstYearOf(today)} year={year} />
        </div>
      }
    >
      <VerificationNotice viewer={viewer} />
      <SupervisorBand viewer={viewer} leads={leads} members={members} week={week} />
      <MeasureSection {...own} query={states} report={leads} title={reports('colleagueLeads')} note={reports('now')} />
      <div className="mt-10">
        <WeekSection
          {...week}
          people={people}
          hrefOf={(of) => paths.dashboard({ scope: 'team', ...of })}
          locale={locale}
          now={now}
        />
      </div>
      <Suspense fallback={<LinesSkeleton />}>
        <Section>
          <MeasureSection
            {...own}
            query={{ measure: 'conversion', group: 'colleague', ...period }}
            title={reports('measure.conversion')}
            note={reports('savedIn', { period: saved })}
          />
          <p className="no-print mt-1">
            <TextLink href={paths.reports({ measure: 'losses', group: 'colleague', ...period })}>
              {reports('measure.losses')}
            </TextLink>
          </p>
        </Section>
      </Suspense>
      <Suspense fallback={<LinesSkeleton count={10} />}>
        <Section>
          <ValueSection {...own} year={year} today={today} />
        </Section>
      </Suspense>
      <Suspense fallback={<LinesSkeleton />}>
        <Section>
          <MeasureSection
            {...own}
            query={{ measure: 'replies', group: 'colleague', ...recent }}
            title={reports('measure.replies')}
            note={reports('lastDays')}
          />
        </Section>
        <Section>
          <MeasureSection
            {...own}
            query={{ measure: 'answers', group: 'supplier', ...recent }}
            title={reports('measure.answers')}
            note={reports('lastDays')}
          />
        </Section>
      </Suspense>
      <Section>
        <ColleagueList members={members} />
      </Section>
    </AgencyPage>
  );
}

function Section({ children }: { children: ReactNode }) {
  return <div className="mt-10">{children}</div>;
}
