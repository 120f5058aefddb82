import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EmptyPage } from '@/components/shell/empty-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The type the address asks for, where it is one alone. */
async function readTitle({ searchParams }: Props): Promise<string> {
  const [t, { propertyTypeArray }] = await Promise.all([getTranslations('agencyPages.search'), searchParams]);
  return t(propertyTypeArray === 'chalet' ? 'chalets' : 'title');
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: await readTitle(props) };
}

export default async function SearchPage(props: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  return <EmptyPage name="search" title={await readTitle(props)} next={paths.generalEnquiry()} />;
}
