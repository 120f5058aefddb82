import type { Metadata } from 'next';
import { LetterLinkPage } from '@/components/sales/newsletter/letter-link-page';
import { getPage } from '@/lib/catalogue/content/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { pageMetadata } from '@/lib/web/seo/metadata';

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([getPage(), getTranslations('newsletter.unsubscribe')]);
  const path = paths.newsletterUnsubscribe('');
  return pageMetadata({ locale, path, title: t('title'), description: t('description'), isIndexable: false });
}

export default async function NewsletterUnsubscribePage({ searchParams }: Props) {
  const [{ token }, { locale }] = await Promise.all([searchParams, getPage()]);
  return <LetterLinkPage kind="unsubscribe" token={typeof token === 'string' ? token : undefined} locale={locale} />;
}
