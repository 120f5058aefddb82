import type { Metadata } from 'next';
import { HotelInvitationPage } from '@/components/sales/network/hotel-invitation-page';
import { AgencyClient } from '@/components/shell/agency-client';
import { agencyClientSettingOf } from '@/components/shell/agency-client-setting';
import { AgencyIsland } from '@/components/shell/agency-island';
import { getAgencySetting } from '@/components/shell/agency-setting';
import { currentViewer } from '@/lib/people/session/page';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { openHotelInvitation } from '@/lib/sales/hotel-invitation/queries';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hotelInvitation');
  return { title: t('pageTitle'), robots: { index: false, follow: false, noarchive: true }, referrer: 'no-referrer' };
}

export default async function Page({ params }: Props) {
  const [{ token }, { brand, locale }, viewer] = await Promise.all([params, getAgencySetting(), currentViewer()]);
  const invitation = await openHotelInvitation(viewer, token);
  return (
    <AgencyClient setting={agencyClientSettingOf(viewer, locale)}>
      <HotelInvitationPage {...{ invitation, token, viewer, brand, locale }} />
      <AgencyIsland palette={null} toastLabel={messages[locale].agencyShell.confirmations} isAsked={false} />
    </AgencyClient>
  );
}
