import type { Metadata } from 'next';
import { cache } from 'react';
import { ClientPaymentPage, PaymentMissing } from '@/components/money/payment-link/client-payment';
import { getPage } from '@/lib/catalogue/content/page';
import { getPaymentByToken } from '@/lib/money/payment-link/queries/client';
import { currentViewer } from '@/lib/people/session/page';
import { translator } from '@/lib/platform/i18n/translator';
import { getLeadFees } from '@/lib/sales/lead/queries/fees';

type Props = { params: Promise<{ token: string }> };

const readPayment = cache(getPaymentByToken);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const payment = await readPayment((await params).token);
  const { locale } = payment ?? (await getPage());
  const title = translator(locale, 'payment')('title');
  return {
    title: { absolute: payment ? `${title} · ${payment.agency.name}` : title },
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'no-referrer',
  };
}

/** The private page on which a client pays a due: whoever has its address, without an account. */
export default async function PaymentByLink({ params }: Props) {
  const { token } = await params;
  const [payment, viewer, { locale }] = await Promise.all([readPayment(token), currentViewer(), getPage()]);
  if (!payment) return <PaymentMissing locale={locale} />;
  const fees = payment.trip ? await getLeadFees(payment.trip.leadId) : [];
  return <ClientPaymentPage payment={payment} fees={fees} isVisit={viewer === null} />;
}
