import { timeText } from '@/components/sales/report/figure';
import { ReportSection } from '@/components/sales/report/report-section';
import { TextLink } from '@/components/shell/agency-page';
import { Figure } from '@/components/ui/figure';
import { Table } from '@/components/ui/table';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { listTopics } from '@/lib/platform/outbox/queries';
import type { Viewer } from '@/lib/platform/viewer/types';
import { officeMidnight, topicText } from './topic-words';

/** What leaves the house, kind by kind. By the machine's clock, as deliveries are. */
export async function TopicsSection({ viewer }: { viewer: Viewer }) {
  const [t, words, kinds] = await Promise.all([
    getTranslations('reports.outbox'),
    getTranslations('reports'),
    getTranslations('manage.outbox'),
  ]);
  const now = clock.machine();
  const topics = await listTopics(viewer, officeMidnight(now));
  const kindOf = (topic: string) => topicText(topic, { t, kinds });
  const opened = (topic: string, state: 'waiting' | 'failed' | 'delivered', count: number) => {
    const since = state === 'delivered' ? 'today' : undefined;
    return <Figure href={count === 0 ? null : paths.manageOutbox({ state, topic, since })}>{count}</Figure>;
  };
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
          { head: t('waiting'), isFigure: true, cell: ({ topic, waiting }) => opened(topic, 'waiting', waiting) },
          { head: t('oldest'), isFigure: true, cell: ({ oldest }) => oldest && minutes(oldest) },
          { head: t('sent'), isFigure: true, cell: ({ topic, sent }) => opened(topic, 'delivered', sent) },
          { head: t('failed'), isFigure: true, cell: ({ topic, failed }) => opened(topic, 'failed', failed) },
        ]}
      />
      <p className="no-print mt-2">
        <TextLink href={paths.manageOutbox()}>{t('open')}</TextLink>
      </p>
    </ReportSection>
  );
}
