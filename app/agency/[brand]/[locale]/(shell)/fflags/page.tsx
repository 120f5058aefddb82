import type { Metadata } from 'next';
import { FlagSwitches } from '@/components/people/user/flag-switches';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('user.flags');
  return { title: t('title') };
}

/** Three switches of one's own display; they never grant access (rule 2.12). */
export default async function FlagsPage() {
  const viewer = await guardPage('flags');
  if (!viewer) return <NotRegistered />;
  const { locale } = await getPage();
  const words = messages[locale].user.flags;
  return (
    <AgencyPage title={words.title} lead={words.lead}>
      <FlagSwitches action={paths.api.user(viewer.id)} flags={viewer.flags} words={words} />
    </AgencyPage>
  );
}
