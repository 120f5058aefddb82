import { getLocale } from 'next-intl/server';
import { ReportSection } from '@/components/sales/report/report-section';
import { isLocale } from '@/lib/platform/i18n/locale';
import { messages } from '@/lib/platform/i18n/messages';
import { HealthList } from './health-list';

/** Whether the product can do its work. It is asked when somebody looks, not with the page. */
export async function HealthSection() {
  const locale = await getLocale();
  const words = messages[isLocale(locale) ? locale : 'en'].reports.health;
  return (
    <ReportSection id="health" title={words.title}>
      <HealthList words={words} />
    </ReportSection>
  );
}
