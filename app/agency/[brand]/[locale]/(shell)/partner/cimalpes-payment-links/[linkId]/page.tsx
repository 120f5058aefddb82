import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LinkPage } from '@/components/money/payment-link/link-page';
import { getPage } from '@/lib/catalogue/content/page';
import { getLinkedBooking } from '@/lib/money/payment-link/queries/booking';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { linkOrigin } from '@/lib/platform/link-origin';
import { getLeadFees } from '@/lib/sales/lead/queries/fees';

type Props = { params: Promise<{ linkId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment');
  return { title: t('link.title'), referrer: 'no-referrer' };
}

/** A payment link for those who made it: where it has come to, and its address to copy or send. */
export default async function PaymentLinkPage({ params }: Props) {
  const viewer = await guardPage('conversations');
  if (!viewer) return null;
  const [{ linkId }, { locale }] = await Promise.all([params, getPage()]);
  const booking = await getLinkedBooking(viewer, linkId, locale);
  if (!booking) notFound();
  const { link } = booking;
  const [fees, now] = await Promise.all([getLeadFees(link.leadId), clock.now()]);
  const isTheAgencys = viewer.agency !== null || viewer.role === 'admin';
  return (
    <LinkPage
      booking={booking}
      fees={fees}
      address={`${linkOrigin(link)}${paths.paymentLink(link.token)}`}
      back={isTheAgencys ? paths.dashboard({ 'hotel-lead-id': link.leadId }) : paths.desk({ request: link.leadId })}
      now={now}
      locale={locale}
    />
  );
}
