import { TextLink } from '@/components/shell/agency-page';
import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { formatMoment } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listReplies, type Reply } from '@/lib/sales/report/queries/replies';
import type { ReportQuery } from '@/lib/sales/report/schema';
import { timeText } from './figure';
import { ReportSection } from './report-section';

type Props = { viewer: Viewer; query: ReportQuery; row: string | null; locale: Locale };

const hrefOf = ({ conversationId, offerId }: Reply): string =>
  offerId ? paths.offer(offerId) : paths.conversations({ c: conversationId });

/** The replies that a figure counts, the slowest first, each with the way to where it stands. */
export async function ReplyList({ viewer, query, row, locale }: Props) {
  const [t, replies] = await Promise.all([getTranslations('reports'), listReplies(viewer, query, row)]);
  const isAll = viewer.role === 'admin' && !viewer.isActing;
  return (
    <div className="mt-8">
      <ReportSection id="replies" title={t('replies.title')} note={t('replies.note', { count: replies.length })}>
        <Table
          label={t('replies.title')}
          rows={replies}
          keyOf={(reply) => `${reply.conversationId ?? reply.offerId} ${reply.askedAt.getTime()} ${reply.minutes}`}
          empty={t('replies.none')}
          columns={[
            {
              head: t('replies.about'),
              cell: (reply) => (
                <>
                  <TextLink href={hrefOf(reply)}>{reply.about}</TextLink>
                  <span className="block text-12 text-soft">
                    {t(reply.offerId ? 'replies.offer' : 'replies.hotel')}
                  </span>
                </>
              ),
            },
            ...(isAll ? [{ head: t('group.agency'), cell: ({ agencyName }: Reply) => agencyName }] : []),
            { head: t('replies.by'), cell: ({ byName }) => byName ?? t('formerColleague') },
            { head: t('replies.asked'), cell: ({ askedAt }) => formatMoment(askedAt, locale, OFFICE_TIME_ZONE) },
            {
              head: t('replies.after'),
              isFigure: true,
              cell: ({ minutes }) => <span className="figures">{timeText(t, minutes)}</span>,
            },
          ]}
        />
      </ReportSection>
    </div>
  );
}
