import type { Metadata } from 'next';
import { EarningsClosed } from '@/components/money/ledger/earnings-closed';
import { OwedBoard } from '@/components/money/ledger/owed-board';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { getOwed } from '@/lib/money/ledger/queries/owed';
import { readEarningsQuery } from '@/lib/money/ledger/schema';
import { guardPage } from '@/lib/people/session/page';
import { getTranslations } from '@/lib/platform/i18n/translations';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('owed');
  return { title: t('title') };
}

/** What the hotel or operator owes agencies on its own bookings. */
export default async function DeskCommissionPage({ searchParams }: Props) {
  const viewer = await guardPage('desk');
  if (!viewer) return <NotRegistered />;
  const [t, { locale }, asked, owed] = await Promise.all([
    getTranslations('owed'),
    getPage(),
    searchParams,
    getOwed(viewer),
  ]);
  const { state } = readEarningsQuery(asked);
  return (
    <AgencyPage title={t('title')} lead={owed && t('lead')}>
      {owed ? <OwedBoard owed={owed} state={state ?? null} locale={locale} /> : <EarningsClosed reason="clientSafe" />}
    </AgencyPage>
  );
}
