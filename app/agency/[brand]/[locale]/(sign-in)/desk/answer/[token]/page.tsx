import type { Metadata } from 'next';
import { AnswerLinkPage } from '@/components/sales/lead/answer-link-page';
import { AgencyClient } from '@/components/shell/agency-client';
import { agencyClientSettingOf } from '@/components/shell/agency-client-setting';
import { AgencyIsland } from '@/components/shell/agency-island';
import { getAgencySetting } from '@/components/shell/agency-setting';
import { clock } from '@/lib/platform/clock';
import { messages } from '@/lib/platform/i18n/messages';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { openAnswerLink } from '@/lib/sales/lead/queries/answer-link';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk.link');
  // The address is a key: no other site is told it.
  return { title: t('title'), referrer: 'no-referrer' };
}

export default async function Page({ params }: Props) {
  const [{ token }, { brand, locale }, now] = await Promise.all([params, getAgencySetting(), clock.now()]);
  const opened = await openAnswerLink(token, locale);
  return (
    <AgencyClient setting={agencyClientSettingOf(null, locale)}>
      <AnswerLinkPage opened={opened} token={token} brand={brand} locale={locale} now={now} />
      <AgencyIsland palette={null} toastLabel={messages[locale].agencyShell.confirmations} isAsked={false} />
    </AgencyClient>
  );
}
