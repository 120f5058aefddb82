import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SandboxCheckout } from '@/components/money/checkout/sandbox-checkout';
import { getSandboxOrder } from '@/lib/money/checkout/queries';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { params: Promise<{ sessionId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment');
  return { title: t('sandbox.title'), referrer: 'no-referrer' };
}

/** Where one pays while no payment processor is connected. */
export default async function SandboxCheckoutPage({ params }: Props) {
  const { sessionId } = await params;
  const order = await getSandboxOrder(sessionId);
  if (!order) notFound();
  return <SandboxCheckout sessionId={sessionId} order={order} />;
}
