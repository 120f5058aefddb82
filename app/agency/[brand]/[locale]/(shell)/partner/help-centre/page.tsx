import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AgencyWords } from '@/components/shell/agency-words';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/content/page';
import { getContent } from '@/lib/content/queries';
import { guardPage } from '@/lib/session/page';

async function readContent() {
  const { locale } = await getPage();
  const content = await getContent('help-centre', locale);
  if (!content) notFound();
  return content;
}

export async function generateMetadata(): Promise<Metadata> {
  const { title, summary } = await readContent();
  return { title, description: summary };
}

export default async function HelpCentrePage() {
  const viewer = await guardPage('partners');
  if (!viewer) return <NotRegistered />;
  return <AgencyWords content={await readContent()} />;
}
