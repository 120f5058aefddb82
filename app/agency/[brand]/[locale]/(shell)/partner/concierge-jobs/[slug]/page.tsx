import type { Metadata } from 'next';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { AgencyWords } from '@/components/shell/agency-words';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent } from '@/lib/catalogue/content/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { params: Promise<{ slug: string }> };

async function readContent({ params }: Props) {
  const [{ slug }, { locale }] = await Promise.all([params, getPage()]);
  return getContent(`concierge-jobs/${slug}`, locale);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const content = await readContent(props);
  return content ? { title: content.title, description: content.summary } : missingMetadata();
}

export default async function ConciergeJobPage(props: Props) {
  const [content, t] = await Promise.all([readContent(props), getTranslations('agencyPages.jobs')]);
  if (!content) return <AgencyMissing />;
  return <AgencyWords content={content} back={{ href: paths.conciergeJobs(), label: t('all') }} />;
}
