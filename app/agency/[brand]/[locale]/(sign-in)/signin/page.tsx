import type { Metadata } from 'next';
import { SignInPage } from '@/components/shell/sign-in/sign-in-page';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn.agency');
  return { title: t('title') };
}

export default async function Page({ searchParams }: Props) {
  return <SignInPage door="agency" query={await searchParams} />;
}
