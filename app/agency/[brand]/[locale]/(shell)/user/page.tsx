import type { Metadata } from 'next';
import { Row, UserCard } from '@/components/people/user/user-card';
import { AgencyPage } from '@/components/shell/agency-page';
import { NotRegistered } from '@/components/shell/not-registered';
import { CalendarAddress } from '@/components/today/calendar/calendar-address';
import { DigestChoice } from '@/components/today/digest/digest-choice';
import { getPage } from '@/lib/catalogue/content/page';
import { judgeCall } from '@/lib/people/access/rules';
import { guardPage } from '@/lib/people/session/page';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getCalendarAddress } from '@/lib/today/calendar/queries/calendar';
import { getDigestChoice } from '@/lib/today/digest/queries/choice';
import { currentBrand } from '@/lib/web/brand/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('user');
  return { title: t('title') };
}

export default async function UserPage() {
  const viewer = await guardPage('user');
  if (!viewer) return <NotRegistered />;
  const [t, brand, { locale }] = await Promise.all([getTranslations('user'), currentBrand(), getPage()]);
  return (
    <AgencyPage title={t('title')} lead={t('lead')}>
      <UserCard viewer={viewer} brand={brand} locale={locale}>
        {judgeCall(viewer, 'conversations') === 'allowed' && <Told viewer={viewer} locale={locale} />}
      </UserCard>
    </AgencyPage>
  );
}

/** How they hear of what is due. */
async function Told({ viewer, locale }: { viewer: Viewer; locale: Locale }) {
  const [t, { rhythm }, address] = await Promise.all([
    getTranslations('today'),
    getDigestChoice(viewer),
    getCalendarAddress(viewer, locale),
  ]);
  const words = {
    ...{ weekdays: t('digest.rhythm.weekdays'), daily: t('digest.rhythm.daily'), none: t('digest.rhythm.none') },
    ...{ title: t('digest.title'), saved: t('digest.saved') },
  };
  const calendar = {
    ...{ label: t('calendar.label'), make: t('calendar.make'), anew: t('calendar.anew'), made: t('calendar.made') },
    ...{ revoke: t('calendar.revoke'), revoked: t('calendar.revoked') },
  };
  return (
    <>
      <Row label={t('digest.title')}>
        <DigestChoice rhythm={rhythm} words={words} />
        <p className="mt-2 text-13 text-soft">{t('digest.help')}</p>
      </Row>
      <Row label={t('calendar.title')}>
        <CalendarAddress address={address} words={calendar} />
        <p className="mt-2 text-13 text-soft">{t('calendar.help')}</p>
      </Row>
    </>
  );
}
