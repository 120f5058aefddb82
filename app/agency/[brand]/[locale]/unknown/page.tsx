import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getBrand } from '@/lib/brand/queries';
import { getPage } from '@/lib/content/page';
import { publicOrigins } from '@/lib/routing/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('page.agency');
  return { title: t('title'), description: t('lead'), robots: { index: false, follow: false } };
}

export default async function UnknownAgencyPage() {
  const [{ locale, brandId }, t] = await Promise.all([getPage(), getTranslations('page.agency')]);
  const brand = (await getBrand(brandId)) ?? (await getBrand('default'));
  return (
    <main className="wrap flex min-h-dvh flex-col justify-center py-16">
      <p className="text-14 text-soft">{brand?.name}</p>
      <h1 className="mt-4 text-48">{t('heading')}</h1>
      <p className="lead mt-5">{t('lead')}</p>
      <p className="mt-8 text-14">
        <a href={publicOrigins[locale]} className="quiet-link">
          {t('storefront')}
        </a>
      </p>
    </main>
  );
}
