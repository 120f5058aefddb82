import type { Metadata } from 'next';
import { EnquiryLinkPage } from '@/components/sales/conversation/enquiry-link-page';
import { AgencyClient } from '@/components/shell/agency-client';
import { agencyClientSettingOf } from '@/components/shell/agency-client-setting';
import { AgencyIsland } from '@/components/shell/agency-island';
import { getAgencySetting } from '@/components/shell/agency-setting';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { openEnquiryLink } from '@/lib/sales/hotel-enquiry/queries/link';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.link');
  // The address is a key: no other site is told it.
  return { title: t('title'), referrer: 'no-referrer' };
}

export default async function Page({ params }: Props) {
  const [{ token }, { brand, locale }] = await Promise.all([params, getAgencySetting()]);
  const opened = await openEnquiryLink(token);
  return (
    <AgencyClient setting={agencyClientSettingOf(null, locale)}>
      <EnquiryLinkPage opened={opened} token={token} brand={brand} locale={locale} />
      <AgencyIsland palette={null} toastLabel={messages[locale].agencyShell.confirmations} isAsked={false} />
    </AgencyClient>
  );
}
