import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/lib/platform/addresses/paths';
import type { Locale } from '@/lib/platform/i18n/locale';

/**
 * Comes when `ShellIsland` finds no answer. Without JavaScript nothing is ever logged and there is nothing to consent to:
 * the bar stays away.
 */
export async function ConsentBar({ locale }: { locale: Locale }) {
  const t = await getTranslations('consent');
  return (
    <section
      data-consent-bar
      hidden
      aria-label={t('label')}
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface text-ink shadow-float"
    >
      <div className="wrap flex flex-col gap-4 py-5 desk:flex-row desk:items-center desk:gap-12">
        <p className="text-14 desk:mr-auto desk:max-w-[600px]">
          {t.rich('text', {
            policy: (words) => (
              <Link
                href={paths.info('privacy-policy', locale)}
                prefetch={false}
                className="underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          })}
        </p>
        <form action="/api/consent" method="post" data-consent className="grid shrink-0 grid-cols-2 gap-3">
          <button type="submit" name="choice" value="declined" className={buttonClass('quiet', 'h-12 px-6')}>
            {t('decline')}
          </button>
          <button type="submit" name="choice" value="accepted" className={buttonClass('quiet', 'h-12 px-6')}>
            {t('accept')}
          </button>
        </form>
      </div>
    </section>
  );
}
