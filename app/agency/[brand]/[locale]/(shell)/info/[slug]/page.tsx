import type { Metadata } from 'next';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { AgencyWords } from '@/components/shell/agency-words';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { getContent } from '@/lib/catalogue/content/queries';
import { guardPage } from '@/lib/people/session/page';
import { type InfoSlug, infoSlugs } from '@/lib/platform/addresses/pages';
import { agencyPages } from '@/lib/web/routing/agency';

type Props = { params: Promise<{ slug: string }> };

async function readContent({ params }: Props) {
  const [{ slug: asked }, { locale }] = await Promise.all([params, getPage()]);
  const slug = infoSlugs.find((one): one is InfoSlug => one === asked);
  const page = agencyPages.find(({ target }) => target === `/info/${asked}`);
  const content = slug && page ? await getContent(slug, locale) : null;
  return content && page ? { content, access: page.access } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const read = await readContent(props);
  return read ? { title: read.content.title, description: read.content.summary } : missingMetadata();
}

/** What the law asks for is open, the rest is for people of an agency: as lib/web/routing/agency says. */
export default async function InfoPage(props: Props) {
  const read = await readContent(props);
  if (!read) return <AgencyMissing />;
  const { content, access } = read;
  if (access !== 'open' && !(await guardPage(access))) return <NotRegistered />;
  return <AgencyWords content={content} />;
}
