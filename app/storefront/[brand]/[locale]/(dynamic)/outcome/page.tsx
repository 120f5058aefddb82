import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OutcomeView } from '@/components/web/outcome/outcome-view';
import { getBrand } from '@/lib/brand/queries';
import { getPage } from '@/lib/catalogue/content/page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getOutcome } from '@/lib/web/route/outcome';
import { pageMetadata } from '@/lib/web/seo/metadata';
import { answerWith } from '@/lib/web/server/current-answer';

type Props = { searchParams: Promise<{ token?: string | string[] }> };

async function readOutcome({ searchParams }: Props) {
  const { token } = await searchParams;
  return typeof token === 'string' ? getOutcome(token) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [outcome, { locale }, t] = await Promise.all([readOutcome(props), getPage(), getTranslations('outcome')]);
  return pageMetadata({
    locale,
    path: paths.outcome(''),
    // Screen readers read the title first, so it says at once that something is missing.
    title: t(outcome?.status === 'failed' ? 'failedTitle' : 'title'),
    description: t('description'),
    isIndexable: false,
  });
}

export default async function OutcomePage(props: Props) {
  const [outcome, page] = await Promise.all([readOutcome(props), getPage()]);
  const brand = await getBrand(page.brandId);
  if (!brand) notFound();
  if (!outcome) answerWith(404);
  return <OutcomeView outcome={outcome} brand={brand} {...page} />;
}
