import type { Locale } from '@/lib/platform/i18n/locale';
import type { MailPayload } from '@/lib/platform/outbox/types';
import { mailWords } from './enquiry-facts';
import { facts, type Letter } from './letter';

/** To the office: what a browser said when the crash screen came up. */
export function crashReportLetter(report: Extract<MailPayload, { mail: 'crashReport' }>, locale: Locale): Letter {
  const t = mailWords(locale);
  return {
    subject: t('crashReport.subject'),
    heading: t('crashReport.heading'),
    preview: report.location,
    blocks: [
      { kind: 'paragraph', text: t('crashReport.lead') },
      facts(
        { label: t('fact.page'), value: report.location },
        { label: t('fact.user'), value: report.userId ?? '' },
        { label: t('fact.hasReloaded'), value: report.hasReloaded ? t('yes') : t('no') },
        { label: t('fact.at'), value: report.at },
        { label: t('fact.request'), value: report.requestId },
      ),
      { kind: 'words', label: t('fact.error'), text: report.error },
    ],
  };
}
