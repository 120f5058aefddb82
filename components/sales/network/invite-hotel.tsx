import { getLocale } from 'next-intl/server';
import type { EffectiveBrand } from '@/lib/brand/types';
import { getPossibleReward } from '@/lib/money/reward/queries';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listHotelInvitations } from '@/lib/sales/hotel-invitation/queries';
import { ShownInviteContact } from '../when-shown';
import { InvitationSteps } from './invitation-steps';
import { inviteWords } from './invite-words';
import { RewardLine } from './reward-line';

type Props = { viewer: Viewer; brand: EffectiveBrand; hotel: { _id: string; name: string }; origin: string };

/** *Invite Hotel and Earn*: the agency's link for its sales contact, and what became of it. */
export async function InviteHotel({ viewer, brand, hotel, origin }: Props) {
  const [t, locale, possible] = await Promise.all([
    getTranslations('hotelInvitation'),
    getLocale(),
    getPossibleReward(viewer, brand),
  ]);
  const { agency } = viewer;
  const [invitation] = agency
    ? await listHotelInvitations(viewer, agency.id, { locale, brand, hotelId: hotel._id })
    : [];
  const isOpen = invitation?.state === 'sent' || invitation?.state === 'opened';
  return (
    <div className="grid max-w-[66ch] gap-4">
      <p>{t('text')}</p>
      <RewardLine reward={invitation?.reward ?? possible} hotel={hotel.name} />
      {agency && !(invitation?.state === 'claimed' || invitation?.state === 'live') && (
        <ShownInviteContact
          action={paths.api.hotelInvitationLink(hotel._id)}
          link={isOpen ? `${origin}${paths.hotelInvitation(invitation.token)}` : null}
          words={inviteWords(t, { hotel: hotel.name, agency: agency.name })}
        />
      )}
      {invitation && invitation.state !== 'expired' && <InvitationSteps invitation={invitation} />}
    </div>
  );
}
