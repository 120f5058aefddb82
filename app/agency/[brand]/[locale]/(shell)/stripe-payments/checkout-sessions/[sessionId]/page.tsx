import type { Metadata } from 'next';
import { PaymentResult } from '@/components/money/checkout/payment-result';
import { lookUpCheckout } from '@/lib/money/checkout/queries';
import { resultOf } from '@/lib/money/checkout/rules';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { currentBrand } from '@/lib/web/brand/page';

type Props = {
  params: Promise<{ sessionId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment');
  return { title: t('title'), referrer: 'no-referrer' };
}

/** The headline follows the address as specified; what stands below it, what the processor says of that checkout (rule 5.7). */
export default async function PaymentResultPage({ params, searchParams }: Props) {
  const [{ sessionId }, query] = await Promise.all([params, searchParams]);
  const result = resultOf(query);
  const [brand, found] = await Promise.all([currentBrand(), result === 'invalid' ? null : lookUpCheckout(sessionId)]);
  return <PaymentResult result={result} found={found} brand={brand} />;
}
