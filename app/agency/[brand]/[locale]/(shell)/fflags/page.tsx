import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { FlagSwitches } from '@/components/user/flag-switches';
import { getPage } from '@/lib/content/page';
import { messages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routing/paths';
import { guardPage } from '@/lib/session/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('user.flags');
  return { title: t('title') };
}

/** Three switches of one's own display; they never grant access (decisions §2). */
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
