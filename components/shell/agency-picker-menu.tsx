import { getTranslations } from 'next-intl/server';
import { paths } from '@/lib/routing/paths';
import { AgencyPicker } from './agency-picker';

/** The admin's picker with its words; `agency` is the one they act for. */
export async function AgencyPickerMenu({ agency }: { agency: string | null }) {
  const t = await getTranslations('agencyShell.acting');
  return (
    <AgencyPicker
      manageHref={paths.manageAgencies()}
      words={{
        button: t('picker'),
        label: agency === null ? t('choose') : t('pickerCurrent', { agency }),
        search: t('search'),
        wait: t('wait'),
        noResults: t('noResults'),
        failed: t('listFailed'),
        retry: t('retry'),
        manage: t('manage'),
      }}
    />
  );
}
