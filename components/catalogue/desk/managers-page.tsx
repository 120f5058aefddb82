import { AgencyPage } from '@/components/shell/agency-page';
import type { HotelContent } from '@/lib/catalogue/desk/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { ManagersEditor } from './managers-editor';

/** Spoken in the hotels and agencies of the Alps; others somebody has already stay. */
const LANGUAGES = ['de', 'en', 'fr', 'it', 'es', 'nl', 'pt', 'ru', 'ar', 'zh', 'ja'];

type Props = { content: HotelContent; locale: Locale };

export async function ManagersPage({ content: { hotelId, hotelName, managers, managersVersion }, locale }: Props) {
  const t = await getTranslations('deskManagers');
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const codes = [...new Set([...LANGUAGES, ...managers.flatMap(({ languages }) => languages)])];
  return (
    <AgencyPage title={t('title')} lead={t('lead', { hotel: hotelName })}>
      <ManagersEditor
        hotelId={hotelId}
        managers={managers}
        version={managersVersion}
        languages={codes.map((code) => ({ code, name: names.of(code) ?? code }))}
        words={{
          name: t('name'),
          email: t('email'),
          languages: t('languages'),
          add: t('add'),
          addTitle: t('addTitle'),
          edit: t('edit'),
          save: t('save'),
          cancel: t('cancel'),
          remove: t('remove'),
          removeTitle: t('removeTitle', { name: '{name}' }),
          removeText: t('removeText', { name: '{name}' }),
          keep: t('keep'),
          up: t('up', { name: '{name}' }),
          down: t('down', { name: '{name}' }),
          saved: t('saved'),
          nobody: t('nobody'),
        }}
      />
    </AgencyPage>
  );
}
