import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PaymentResult } from '@/components/money/payment-result';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agencyPages.payment');
  return { title: t('title') };
}

/** The text follows the query as specified; money only ever follows the processor's signed event (rule 5.7). */
export default async function PaymentResultPage({ searchParams }: Props) {
  const [brand, query] = await Promise.all([currentBrand(), searchParams]);
  const result = 'success' in query ? 'success' : 'canceled' in query ? 'canceled' : 'invalid';
  return <PaymentResult result={result} brand={brand} />;
}
