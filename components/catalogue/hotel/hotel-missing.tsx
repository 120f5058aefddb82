import { AgencyPage, TextLink } from '@/components/shell/agency-page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { answerWith } from '@/lib/web/server/current-answer';

/** Instead of a hotel that is not there for its reader, with status 404. */
export async function HotelMissing() {
  answerWith(404);
  const t = await getTranslations('hotel');
  return (
    <AgencyPage title={t('missing.title')} lead={t('missing.lead')}>
      <TextLink href={paths.hotels()} hasArrow>
        {t('back')}
      </TextLink>
    </AgencyPage>
  );
}
