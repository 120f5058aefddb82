import type { Metadata } from 'next';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { AgencyWords } from '@/components/shell/agency-words';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent } from '@/lib/catalogue/content/queries';
import { guardPage } from '@/lib/people/session/page';

async function readContent() {
  const { locale } = await getPage();
  return getContent('help-centre', locale);
}

export async function generateMetadata(): Promise<Metadata> {
  const content = await readContent();
  return content ? { title: content.title, description: content.summary } : missingMetadata();
}

export default async function HelpCentrePage() {
  const viewer = await guardPage('partners');
  if (!viewer) return <NotRegistered />;
  const content = await readContent();
  return content ? <AgencyWords content={content} /> : <AgencyMissing />;
}
