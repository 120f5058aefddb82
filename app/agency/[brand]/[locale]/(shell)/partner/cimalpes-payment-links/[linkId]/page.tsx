import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LinkPage } from '@/components/money/payment-link/link-page';
import { getPage } from '@/lib/catalogue/content/page';
import { linkOrigin } from '@/lib/documents/mail/links';
import { getLinkedBooking } from '@/lib/money/payment-link/queries/booking';
import { getLink } from '@/lib/money/payment-link/queries/links';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { getLeadLetter } from '@/lib/sales/lead/queries/letter';

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
  const link = await getLink(viewer, linkId);
  const booking = link && (await getLinkedBooking(viewer, link.leadId, locale));
  if (!link || !booking) notFound();
  const [letter, now] = await Promise.all([getLeadLetter(link.leadId, 'confirmedBooking'), clock.now()]);
  const isTheAgencys = viewer.agency !== null || viewer.role === 'admin';
  return (
    <LinkPage
      link={link}
      booking={booking}
      fees={letter?.plan?.fees ?? []}
      address={`${linkOrigin(link)}${paths.paymentLink(link.token)}`}
      back={isTheAgencys ? paths.dashboard({ 'hotel-lead-id': link.leadId }) : paths.desk({ request: link.leadId })}
      now={now}
      locale={locale}
    />
  );
}
