import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { StopActing } from './stop-acting';

/** Shown to an admin inside an agency that is not their own (rule 2.10). */
export async function ActingBanner({ agency }: { agency: string }) {
  const t = await getTranslations('agencyShell.acting');
  return (
    <aside aria-label={t('picker')} className="no-print border-b border-line bg-[#f4eee2]">
      <div className="mx-auto flex max-w-[1440px] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-13 desk:px-8">
        <Icon name="warning" className="size-4 text-warning" />
        <p className="min-w-0 flex-1">{t('banner')}</p>
        <StopActing label={t('stop', { agency })} />
      </div>
    </aside>
  );
}
