import { LinkFrame, linkHeadline } from '@/components/sales/lead/link-frame';
import { TextLink } from '@/components/shell/agency-page';
import { LinkVisit } from '@/components/shell/link-visit';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { EffectiveBrand } from '@/lib/brand/types';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { OpenedHotelInvitation } from '@/lib/sales/hotel-invitation/types';
import { answerWith } from '@/lib/web/server/current-answer';
import { ClaimButton } from './claim-button';

type Props = {
  /** Null: the link opens nothing, whatever the reason. */
  invitation: OpenedHotelInvitation | null;
  token: string;
  viewer: Viewer | null;
  brand: EffectiveBrand;
  locale: Locale;
};

/** What an agency's sales contact at a hotel opens: who asks, what the desk is, and the one way in. */
export async function HotelInvitationPage({ invitation, token, viewer, brand, locale }: Props) {
  const t = await getTranslations('hotelInvitation');
  if (!invitation) answerWith(404);
  return (
    <LinkFrame brand={brand} locale={locale} notice={null}>
      {invitation ? (
        <Opened invitation={invitation} token={token} viewer={viewer} locale={locale} />
      ) : (
        <div className="max-w-[62ch]">
          <h1 className={linkHeadline}>{t('gone')}</h1>
          <p className="mt-3 mb-4 text-16 text-soft">{t('goneText')}</p>
          <TextLink href={paths.desk()} hasArrow>
            {t('toDesk')}
          </TextLink>
        </div>
      )}
    </LinkFrame>
  );
}

type OpenedProps = Omit<Props, 'brand' | 'invitation'> & { invitation: OpenedHotelInvitation };

async function Opened({ invitation, token, viewer, locale }: OpenedProps) {
  const t = await getTranslations('hotelInvitation');
  const { hotelName: hotel, agencyName: agency, inviterName: inviter, expiresAt, standing } = invitation;
  const points = ['answer', 'talk', 'free', 'contract'] as const;
  return (
    <div className="grid gap-x-[72px] gap-y-8 menu:grid-cols-[minmax(0,1fr)_400px] menu:items-start">
      <div className="min-w-0">
        <p className="text-14 text-soft">{inviter ? t('asksBy', { inviter, agency }) : t('asks', { agency })}</p>
        <h1 className="mt-1 font-serif text-[34px] leading-10 font-[300] tracking-[-0.018em] text-balance desk:text-[40px] desk:leading-[46px]">
          {t('title', { hotel })}
        </h1>
        <p className="mt-4 max-w-[58ch] text-16 text-soft">{t('about', { hotel, agency })}</p>
        <ul className="mt-6 border-t border-line">
          {points.map((point) => (
            <li key={point} className="border-b border-line-faint py-3">
              <strong className="block font-bold">{t(`points.${point}.title`)}</strong>
              <span className="text-14 text-soft">{t(`points.${point}.text`)}</span>
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="claim" className="rounded-desk border border-line bg-surface p-6 text-14 shadow-float">
        <h2 id="claim" className="mb-3 font-sans text-18 leading-6 font-bold tracking-normal">
          {standing === 'hasClaimed' ? t('claimedTitle') : t('claimTitle')}
        </h2>
        <Way invitation={invitation} token={token} viewer={viewer} />
        {standing !== 'hasClaimed' && (
          <p className="mt-4 text-12 leading-4 text-soft">
            {t('valid', { hotel, day: formatDay(toDateOnly(expiresAt, 'Europe/Paris'), locale) })}
          </p>
        )}
      </section>
      {viewer === null && <LinkVisit action={paths.api.hotelInvitation(token, 'visits')} />}
    </div>
  );
}

async function Way({ invitation, token, viewer }: Omit<OpenedProps, 'locale'>) {
  const t = await getTranslations('hotelInvitation');
  const { hotelName: hotel, domain, standing } = invitation;
  const signIn = { door: 'desk', callbackUrl: paths.hotelInvitation(token) };
  const whose = domain ? t('ownAddress', { domain }) : t('knownAddress', { hotel });
  if (standing === 'hasClaimed') {
    return (
      <>
        <p className="mb-4">{t('claimedText', { hotel })}</p>
        <a href={paths.desk()} className={compactButtonClass('primary', 'large', 'w-full')}>
          {t('toDesk')}
        </a>
      </>
    );
  }
  if (standing === 'mayClaim') {
    return (
      <>
        <p className="mb-4">{t('mayClaim', { email: viewer?.email ?? '', hotel })}</p>
        <ClaimButton
          action={paths.api.hotelInvitation(token, 'claim')}
          next={paths.desk()}
          words={{ claim: t('claim', { hotel }), claiming: t('claiming') }}
        />
      </>
    );
  }
  if (standing === 'otherAddress') {
    return (
      <>
        <p className="mb-2">{t('otherAddress', { email: viewer?.email ?? '' })}</p>
        <p className="mb-4">{whose}</p>
        <a
          href={paths.api.signIn({ ...signIn, prompt: 'login' })}
          className={compactButtonClass('primary', 'large', 'w-full')}
        >
          {t('change')}
        </a>
      </>
    );
  }
  return (
    <>
      <p className="mb-4">{whose}</p>
      <a
        href={paths.api.signIn({ ...signIn, prompt: 'create' })}
        className={compactButtonClass('primary', 'large', 'w-full')}
      >
        {t('register')}
      </a>
      <a href={paths.api.signIn(signIn)} className={compactButtonClass('quiet', 'large', 'mt-2 w-full')}>
        {t('signIn')}
      </a>
    </>
  );
}
