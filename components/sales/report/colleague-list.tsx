import { TextLink } from '@/components/shell/agency-page';
import { Initials } from '@/components/ui/initials';
import { Table } from '@/components/ui/table';
import type { MemberJson } from '@/lib/people/membership/schema';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { ReportSection } from './report-section';

/** Who is of the team today, and where they are looked after. */
export async function ColleagueList({ members }: { members: readonly MemberJson[] }) {
  const [t, roles] = await Promise.all([getTranslations('reports'), getTranslations('agency.team')]);
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
            cell: ({ displayName }) => (
              <span className="flex items-center gap-3">
                <Initials name={displayName} />
                <b>{displayName}</b>
              </span>
            ),
          },
          { head: t('colleagues.role'), cell: ({ role }) => roles(`roles.${role as 'agent'}`) },
        ]}
      />
    </ReportSection>
  );
}
