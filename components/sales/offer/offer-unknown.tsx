import { AgencyPage } from '@/components/shell/agency-page';
import { compactButtonClass } from '@/components/ui/compact-button';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { answerWith } from '@/lib/web/server/current-answer';

/** An offer that is not there, or not the reader's: one answer for both. */
export async function OfferUnknown() {
  answerWith(404);
  const t = await getTranslations('offers.unknown');
  return (
    <AgencyPage title={t('title')} lead={t('text')}>
      <a href={paths.offers()} className={compactButtonClass('quiet')}>
        {t('way')}
      </a>
    </AgencyPage>
  );
}
