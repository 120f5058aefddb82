import type { Metadata } from 'next';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { AgencyWords } from '@/components/shell/agency-words';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent } from '@/lib/catalogue/content/queries';
import { wordsSlug } from '@/lib/catalogue/content/words';

type Props = { params: Promise<{ slug: string }> };

async function readWords({ params }: Props) {
  const [{ slug }, { locale }] = await Promise.all([params, getPage()]);
  return getContent(wordsSlug(decodeURIComponent(slug)), locale);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const content = await readWords(props);
  return content ? { title: content.title, description: content.summary } : missingMetadata();
}

/** A page of words that an admin has made, open to everybody. */
export default async function WordsPage(props: Props) {
  const content = await readWords(props);
  return content ? <AgencyWords content={content} /> : <AgencyMissing />;
}
