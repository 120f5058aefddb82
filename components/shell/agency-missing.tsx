import type { Metadata } from 'next';
import { judge } from '@/lib/people/access/rules';
import { currentViewer } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { answerWith } from '@/lib/web/server/current-answer';
import { AgencyPage, TextLink } from './agency-page';

export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('page.agency');
  return { title: t('title') };
}

/**
 * Instead of a page that is not there for its reader, with status 404: a way on that the reader may go. Not for a file
 * `not-found.tsx`: Next renders that along with every page beside it.
 */
export async function AgencyMissing() {
  answerWith(404);
  const [t, viewer] = await Promise.all([getTranslations('page.agency'), currentViewer()]);
  const help = { href: paths.helpCentre(), label: t('help') };
  const home =
    judge(viewer, 'hotels') === 'allowed'
      ? { href: paths.hotels(), label: t('hotels') }
      : { href: paths.user(), label: t('user') };
  const ways = viewer ? [home, help] : [{ href: paths.signIn(), label: t('signIn') }];
  return (
    <AgencyPage title={t('heading')} lead={t('lead')}>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {ways.map(({ href, label }) => (
          <TextLink key={href} href={href} hasArrow>
            {label}
          </TextLink>
        ))}
      </p>
    </AgencyPage>
  );
}
