import { getLocale, getMessages } from 'next-intl/server';
import { compactButtonClass } from '@/components/ui/compact-button';
import { Icon } from '@/components/ui/icon';
import { managesAgency, needsVerification } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { VerificationRequestForm } from './verification-request-form';
import { VerificationWords } from './verification-words';

/** Whether a notice is owed to this person: of an agency that is not verified (rule 2.9). */
export function owesVerification(viewer: Viewer): boolean {
  return viewer.agency !== null && viewer.agency.verification !== 'verified' && needsVerification(viewer);
}

/** For people of an agency that is not verified: what it means, and the two ways out (rule 2.9). Else nothing. */
export async function VerificationNotice({ viewer }: { viewer: Viewer }) {
  const { agency } = viewer;
  if (!agency || agency.verification === 'verified' || !owesVerification(viewer)) return null;
  const t = await getTranslations('agency.verification');
  return (
    <section className="no-print mb-8 max-w-[880px] rounded-desk border border-warning/40 bg-surface p-5">
      <h2 className="mb-1 flex items-start gap-2 font-sans text-16 leading-6 font-bold tracking-normal">
        <Icon name="warning" className="mt-1 size-4 text-warning" />
        {t(agency.verification)}
      </h2>
      <VerificationWays viewer={viewer} />
    </section>
  );
}

/** What is not open to an agency until it is verified, and the two ways out. */
export async function VerificationWays({ viewer }: { viewer: Viewer }) {
  const { agency } = viewer;
  if (!agency || agency.verification === 'verified') return null;
  const [t, messages, locale] = await Promise.all([getTranslations('agency.verification'), getMessages(), getLocale()]);
  const isPending = agency.verification === 'pending';
  return (
    <>
      <p className="max-w-[68ch] text-14 text-soft">{isPending ? t('pendingText') : t('text')}</p>
      <VerificationWords viewer={viewer} verification={agency.verification} locale={locale} />
      {!isPending && (
        <div className="mt-4 flex flex-wrap items-start gap-3">
          <details className="min-w-0">
            <summary className={`${compactButtonClass('quiet')} list-none`}>{t('retry')}</summary>
            <form method="post" action={paths.api.signOut()} className="mt-3 max-w-[44ch] text-14">
              <p className="text-soft">{t('retryText')}</p>
              <button type="submit" className={compactButtonClass('primary', 'small', 'mt-3')}>
                {t('retryGo')}
              </button>
            </form>
          </details>
          {managesAgency(viewer, agency.id) ? (
            <details className="min-w-0 grow">
              <summary className={`${compactButtonClass('quiet')} list-none`}>{t('ask')}</summary>
              <VerificationRequestForm
                action={paths.api.agencyVerificationRequest(agency.id)}
                words={messages.agency.verification}
              />
            </details>
          ) : (
            <p className="py-2 text-14">{t('supervisors')}</p>
          )}
        </div>
      )}
    </>
  );
}
