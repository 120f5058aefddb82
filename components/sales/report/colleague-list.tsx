import { getLocale } from 'next-intl/server';
import { TextLink } from '@/components/shell/agency-page';
import { Initials } from '@/components/ui/initials';
import { Table } from '@/components/ui/table';
import type { MemberJson } from '@/lib/people/membership/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { ReportSection } from './report-section';

/**
 * Who is of the team today, and where they are looked after. When a colleague was here last and whether they want the
 * digest is theirs alone (rule 10.4; nobody's presence is kept).
 */
export async function ColleagueList({ members }: { members: readonly MemberJson[] }) {
  const [t, roles, locale] = await Promise.all([
    getTranslations('reports'),
    getTranslations('agency.team'),
    getLocale(),
  ]);
  return (
    <ReportSection
      id="colleagues"
      title={t('colleagues.title')}
      note={<TextLink href={paths.agencyTeam()}>{t('colleagues.invite')}</TextLink>}
    >
      <Table
        label={t('colleagues.title')}
        rows={members}
        keyOf={({ _id }) => _id}
        empty={null}
        columns={[
          {
            head: t('group.colleague'),
            cell: ({ displayName, email }) => (
              <span className="flex items-center gap-3">
                <Initials name={displayName} />
                <span className="min-w-0">
                  <b>{displayName}</b>
                  <span className="block text-12 text-soft [overflow-wrap:anywhere]">{email}</span>
                </span>
              </span>
            ),
          },
          { head: t('colleagues.role'), cell: ({ role }) => roles(`roles.${role as 'agent'}`) },
          { head: t('colleagues.since'), cell: ({ joinedAt }) => formatDay(joinedAt.slice(0, 10), locale) },
        ]}
      />
    </ReportSection>
  );
}
