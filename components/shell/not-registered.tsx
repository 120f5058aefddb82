import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { currentViewer } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

/** Instead of a page that belongs to a travel agency, for somebody without one (rule 2.15). */
export async function NotRegistered() {
  const [t, viewer] = await Promise.all([getTranslations('agencyShell.notRegistered'), currentViewer()]);
  const isAdmin = viewer?.role === 'admin';
  const first = isAdmin
    ? { href: paths.manageAgencies(), label: t('manage') }
    : viewer?.hasHotelAccess && { href: paths.desk(), label: t('desk') };
  return (
    <div className="mx-auto w-full max-w-[1440px] px-4 pt-10 pb-24 desk:px-8 desk:pt-16">
      <section className="max-w-[720px] rounded-desk border border-line bg-surface p-5 desk:p-8">
        <div className="flex items-start gap-2.5">
          <Icon name="warning" className="mt-1 size-6 text-warning" />
          <h1 className="text-22 desk:text-28">{t('title')}</h1>
        </div>
        <p className="mt-3 max-w-[60ch] text-soft">{isAdmin ? t('textAdmin') : t('text')}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          {first && (
            <a href={first.href} data-soft className={compactButtonClass('primary')}>
              {first.label}
            </a>
          )}
          <a href={paths.onboarding()} data-soft className={compactButtonClass(first ? 'quiet' : 'primary')}>
            {t('register')}
          </a>
        </p>
      </section>
    </div>
  );
}
