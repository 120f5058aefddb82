import { compactButtonClass } from '@/components/ui/compact-button';
import { currentPath } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { answerWith } from '@/lib/web/server/current-answer';
import { RetryUser } from './retry-user';

/** The session could not be read. Plain links: the same page once more, or the sign-in. */
export async function UserProblem() {
  answerWith(503);
  const [t, here] = await Promise.all([getTranslations('agencyShell.userProblem'), currentPath()]);
  return (
    <main id="main" className="mx-auto flex min-h-dvh w-full max-w-[640px] flex-col justify-center px-4 py-16">
      <div role="alert">
        <h1 className="text-28">{t('title')}</h1>
        <p className="mt-2 text-soft">{t('text')}</p>
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        <RetryUser href={here} words={{ retry: t('retry'), loading: t('loading') }} />
        <a href={paths.signIn({ callbackUrl: here })} className={compactButtonClass()}>
          {t('signIn')}
        </a>
      </p>
    </main>
  );
}
