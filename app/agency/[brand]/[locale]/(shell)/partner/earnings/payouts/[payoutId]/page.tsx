import type { Metadata } from 'next';
import { cache } from 'react';
import { PayoutPage } from '@/components/money/payout-run/payout-page';
import { AgencyMissing, missingMetadata } from '@/components/shell/agency-missing';
import { getPage } from '@/lib/catalogue/content/page';
import { getAccountEnding } from '@/lib/money/payout/queries';
import { getPayout, listTakenPayouts } from '@/lib/money/payout-run/queries/payouts';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { currentBrand } from '@/lib/web/brand/page';

type Props = { params: Promise<{ payoutId: string }> };

/** The payout of the address, as far as the reader may know it. Once per request. */
const readPayout = cache(async (segment: string) => {
  const [viewer, brand] = await Promise.all([currentViewer(), currentBrand()]);
  return viewer && getPayout(viewer, brand, decodeURIComponent(segment));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if (!(await readPayout((await params).payoutId))) return missingMetadata();
  const t = await getTranslations('payoutRun.payout');
  return { title: t('description') };
}

export default async function EarningsPayoutPage({ params }: Props) {
  const viewer = await guardPage('payouts');
  const payout = await readPayout((await params).payoutId);
  if (!viewer || !payout) return <AgencyMissing />;
  const brand = await currentBrand();
  const [accountEnding, others, { locale }] = await Promise.all([
    getAccountEnding(viewer, payout.agencyId),
    listTakenPayouts(viewer, brand, payout.agencyId),
    getPage(),
  ]);
  return (
    <PayoutPage
      payout={payout}
      accountEnding={accountEnding}
      others={others ?? []}
      isOffice={viewer.role === 'admin' && !viewer.isActing}
      locale={locale}
    />
  );
}
