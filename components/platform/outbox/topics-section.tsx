import { Figure, timeText } from '@/components/sales/report/figure';
import { ReportSection } from '@/components/sales/report/report-section';
import { TextLink } from '@/components/shell/agency-page';
import { Table } from '@/components/ui/table';
import { dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { listTopics } from '@/lib/platform/outbox/queries';
import { CHAT_TOPIC, CHECKOUT_TOPIC, MAIL_TOPIC, SANDBOX_TOPIC } from '@/lib/platform/outbox/types';
import type { Viewer } from '@/lib/platform/viewer/types';

/** What leaves the house, kind by kind. By the machine's clock, as deliveries are. */
export async function TopicsSection({ viewer }: { viewer: Viewer }) {
  const [t, words, kinds] = await Promise.all([
    getTranslations('reports.outbox'),
    getTranslations('reports'),
    getTranslations('manage.outbox'),
  ]);
  const now = clock.machine();
  const topics = await listTopics(viewer, instantAt(dayAt(now, OFFICE_TIME_ZONE), '00:00', OFFICE_TIME_ZONE));
  const kindOf = (topic: string) => {
    if (topic === MAIL_TOPIC) return t('mail');
    const isTold = topic === SANDBOX_TOPIC || topic === CHAT_TOPIC || topic === CHECKOUT_TOPIC;
    return isTold ? kinds(`kind.${topic}`) : topic;
  };
  const opened = (state: 'waiting' | 'failed' | 'delivered', count: number) => (
    <Figure href={count === 0 ? null : paths.manageOutbox({ state })}>{count}</Figure>
  );
  const minutes = (since: Date) => timeText(words, Math.ceil((now.getTime() - since.getTime()) / 60_000));
  return (
    <ReportSection
      id="outbox"
      title={t('title')}
      note={t('note')}
      counts={[
        { term: t('waiting'), text: t('waitingText') },
        { term: t('failed'), text: t('failedText') },
      ]}
      countsTitle={words('counts')}
    >
      <Table
        label={t('title')}
        rows={topics}
        keyOf={({ topic }) => topic}
        empty={t('empty')}
        columns={[
          { head: t('kind'), cell: ({ topic }) => <b>{kindOf(topic)}</b> },
          { head: t('waiting'), isFigure: true, cell: ({ waiting }) => opened('waiting', waiting) },
          { head: t('oldest'), isFigure: true, cell: ({ oldest }) => oldest && minutes(oldest) },
          { head: t('sent'), isFigure: true, cell: ({ sent }) => sent },
          { head: t('failed'), isFigure: true, cell: ({ failed }) => opened('failed', failed) },
        ]}
      />
      <p className="no-print mt-2">
        <TextLink href={paths.manageOutbox()}>{t('open')}</TextLink>
      </p>
    </ReportSection>
  );
}
