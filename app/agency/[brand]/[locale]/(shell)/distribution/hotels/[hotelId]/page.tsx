import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/shell/empty-page';
import { currentPath, currentViewer } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.distribution');
  return { title: t('title') };
}

/** Open to everybody, the same for every id: what exists is nobody's business yet (decisions §2). */
export default async function DistributionPage() {
  const [viewer, here] = await Promise.all([currentViewer(), currentPath()]);
  return <EmptyPage name="distribution" next={viewer ? null : paths.signIn({ callbackUrl: here })} />;
}
