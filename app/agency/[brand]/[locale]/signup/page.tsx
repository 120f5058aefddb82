import type { Metadata } from 'next';
import { SignUpPage } from '@/components/people/affiliate/sign-up-page';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signUp');
  return { title: { absolute: t('title') } };
}

export default async function PlainSignUpPage({ searchParams }: Props) {
  return <SignUpPage affiliate={null} query={await searchParams} />;
}
