import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { LeadDetail } from '@/lib/sales/lead/queries/detail';
import { instantWords, whoseOf } from '../lead-words';

type Props = { lead: LeadDetail; extension: NonNullable<LeadDetail['extension']>; locale: Locale };

/** More time has been asked for: until when it would be, and by when that is answered. */
export function LeadExtension({ lead, extension: { until, dueAt }, locale }: Props) {
  const t = translator(locale, 'leads');
  const at = (moment: Date) => instantWords(t, moment, locale, lead.timeZone);
  return (
    <p className="mt-4 rounded-desk bg-main-light2 p-4 text-13">
      <strong className="block text-14">
        {until ? t('extension.asked', { until: at(until) }) : t('extension.askedAlone')}
      </strong>
      {dueAt && t('change.dueAt', { ...whoseOf(lead), due: at(dueAt) })} {t('extension.meanwhile')}
    </p>
  );
}
