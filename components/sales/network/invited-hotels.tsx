import { getLocale } from 'next-intl/server';
import { AskedButton } from '@/components/form/asked-button';
import { TextLink } from '@/components/shell/agency-page';
import { paths } from '@/lib/platform/addresses/paths';
import { formatDay, toDateOnly } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { SentHotelInvitation } from '@/lib/sales/hotel-invitation/types';
import { InvitationSteps } from './invitation-steps';
import { LinkField } from './invite-contact';
import { RewardLine } from './reward-line';

type Props = { invitations: readonly SentHotelInvitation[]; origin: string };

/** The hotels the agency has asked in, with what became of each invitation. */
export async function InvitedHotels({ invitations, origin }: Props) {
  const [t, network, locale] = await Promise.all([
    getTranslations('hotelInvitation'),
    getTranslations('network'),
    getLocale(),
  ]);
  const words = { link: t('link'), copy: t('copy'), copied: t('copied') };
  return (
    <section aria-labelledby="invited-hotels">
      <h2 id="invited-hotels" className="font-sans text-18 leading-6 font-bold tracking-normal">
        {network('hotels')}
      </h2>
      <p className="mt-1 text-14 text-soft">{network('hotelsText')}</p>
      <ul className="mt-3 divide-y divide-line-faint border-y border-line empty:hidden">
        {invitations.map((invitation) => {
          const { hotelId, hotelName, cityName, invitedBy, state, token, expiresAt } = invitation;
          const until = formatDay(toDateOnly(expiresAt, 'Europe/Paris'), locale);
          return (
            <li key={hotelId} className="grid gap-3 py-4">
              <div>
                <h3 className="font-sans text-16 leading-6 font-bold tracking-normal">
                  <a href={paths.hotel(hotelId)} className="hover:underline">
                    {hotelName}
                  </a>
                </h3>
                <p className="text-13 text-soft">
                  {invitedBy ? t('invitedBy', { city: cityName, name: invitedBy }) : cityName}
                </p>
              </div>
              {state === 'expired' ? (
                <p className="text-14">{t('expiredOn', { day: until })}</p>
              ) : (
                <>
                  <InvitationSteps invitation={invitation} />
                  <RewardLine reward={invitation.reward} hotel={hotelName} />
                </>
              )}
              {(state === 'sent' || state === 'opened') && (
                <div className="flex flex-wrap items-end gap-2">
                  <LinkField link={`${origin}${paths.hotelInvitation(token)}`} words={words} />
                  <AskedButton
                    action={paths.api.hotelInvitationLink(hotelId)}
                    words={{
                      button: t('revoke'),
                      question: t('revokeTitle', { hotel: hotelName }),
                      text: t('revokeText'),
                      yes: t('revoke'),
                      keep: t('keep'),
                      done: t('revoked'),
                    }}
                    failureClassName="basis-full text-13"
                  />
                  <p className="basis-full text-12 text-soft">{t('validUntil', { day: until })}</p>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <TextLink href={paths.hotels()} hasArrow>
        {network('hotelsLink')}
      </TextLink>
    </section>
  );
}
