import { compactButtonClass } from '@/components/ui/compact-button';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { ACTING_DIALOG } from './acting-dialog-id';

/** `Loading travel agency...` while a switch is under way, and only then (rule 1.5). */
export async function ActingDialog() {
  const t = await getTranslations('agencyShell');
  return (
    <dialog
      id={ACTING_DIALOG}
      aria-label={t('acting.picker')}
      className="group m-auto w-[min(360px,calc(100vw-32px))] rounded-desk border-0 bg-surface p-6 text-ink shadow-float backdrop:bg-deep/40"
    >
      <div role="status" className="group-data-failed:hidden">
        <p className="text-16">{t('acting.loading')}</p>
        <div aria-hidden="true" className="mt-4 grid gap-2">
          <span className="h-3 w-2/3 animate-pulse rounded-desk bg-line" />
          <span className="h-3 w-full animate-pulse rounded-desk bg-line-faint" />
        </div>
      </div>
      <form method="dialog" className="hidden group-data-failed:block">
        <p role="alert" className="text-negative">
          {t('acting.failed')}
        </p>
        <button type="submit" className={compactButtonClass('quiet', 'medium', 'mt-4')}>
          {t('close')}
        </button>
      </form>
    </dialog>
  );
}
