import { TextLink } from '@/components/shell/agency-page';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Network as NetworkOfAgency } from '@/lib/sales/network/queries';
import { Destinations } from './destinations';
import { InvitedHotels } from './invited-hotels';
import { Programmes } from './programmes';

type Props = { viewer: Viewer; agencyId: string; network: NetworkOfAgency; origin: string };

/** What an agency belongs to, whom it works with, and where it would like to go. */
export async function Network({ viewer, agencyId, network, origin }: Props) {
  const t = await getTranslations('network');
  return (
    <div className="grid gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,1fr)_400px]">
      <Programmes viewer={viewer} agencyId={agencyId} programmes={network.programmes} />
      <div className="grid content-start gap-10">
        <section>
          <h2 className="font-sans text-18 leading-6 font-bold tracking-normal">{t('colleagues')}</h2>
          <p className="mt-1 text-14 text-soft">{t('colleaguesText', { count: network.colleagueCount })}</p>
          <TextLink href={paths.agencyTeam()} hasArrow>
            {t('team')}
          </TextLink>
        </section>
        <InvitedHotels invitations={network.hotelInvitations} origin={origin} />
        <Destinations requests={network.requests} />
      </div>
    </div>
  );
}
