import { TextLink } from '@/components/shell/agency-page';
import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment, formatRange, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listLapsed } from '@/lib/sales/report/queries/lapsed';
import { listOf } from '@/lib/sales/report/rules';
import { leadsHref } from './leads-href';
import { ReportSection } from './report-section';

type Props = { viewer: Viewer; from: PlainDate; locale: Locale };

/** Requests no house has answered in time: the latest ones, and the way to all of them. */
export async function LapsedSection({ viewer, from, locale }: Props) {
  const [t, lapsed] = await Promise.all([getTranslations('reports.lapsed'), listLapsed(viewer, from)]);
  const query = { measure: 'answers', group: 'supplier', from } as const;
  const all = leadsHref(viewer, listOf(query, 'lapsed', { key: null, currency: null }));
  return (
    <ReportSection id="lapsed" title={t('title')} note={t('note')}>
      <Table
        label={t('title')}
        rows={lapsed}
        keyOf={({ leadId, endedAt }) => `${leadId} ${endedAt.getTime()}`}
        empty={t('nothingLapsed')}
        columns={[
          { head: t('when'), cell: ({ endedAt }) => formatMoment(endedAt, locale, OFFICE_TIME_ZONE) },
          { head: t('house'), cell: ({ houseName }) => houseName && <b>{houseName}</b> },
          { head: t('agency'), cell: ({ agencyName }) => agencyName },
          {
            head: t('client'),
            cell: ({ leadId, clientName, checkIn, checkOut }) => (
              <>
                <TextLink href={paths.adminDashboard({ 'hotel-lead-id': leadId })}>{clientName}</TextLink>
                <span className="block text-12 text-soft">
                  {formatRange(checkIn, checkOut, locale, { month: 'short' })}
                </span>
              </>
            ),
          },
        ]}
      />
      {all && lapsed.length > 0 && (
        <p className="mt-2">
          <TextLink href={all}>{t('allLapsed')}</TextLink>
        </p>
      )}
    </ReportSection>
  );
}
