import type { CSSProperties } from 'react';
import { ClientOfferPage } from '@/components/sales/offer/client-offer';
import { HotelSearchPage } from '@/components/sales/search/hotel/hotel-search-page';
import { AgencyFrame } from '@/components/shell/agency-frame';
import { getAgencySetting } from '@/components/shell/agency-setting';
import { effectiveStyle } from '@/lib/brand/rules/style';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getOfferInLook, type StudioLook } from '@/lib/sales/studio/queries';

type Props = { viewer: Viewer; look: StudioLook };

/** The search for hotels, as whoever works in this look opens it. */
async function AppInLook({ viewer, look: { brand } }: Props) {
  const setting = await getAgencySetting();
  return (
    <div style={effectiveStyle(brand) as CSSProperties}>
      <AgencyFrame setting={{ ...setting, brand }}>
        <HotelSearchPage viewer={viewer} params={{}} notice={null} />
      </AgencyFrame>
    </div>
  );
}

async function OfferInLook({ viewer, look }: Props) {
  const [shown, now, t] = await Promise.all([getOfferInLook(viewer, look), clock.now(), getTranslations('studio')]);
  if (!shown) return <p className="p-6 text-14 text-soft">{t('noOffer')}</p>;
  return (
    <ClientOfferPage shown={shown} token={null} pdf={paths.studio({ sheet: 'offer' })} isVisit={false} now={now} />
  );
}

/** Looked at only: nothing on it can be opened or sent, and whoever hears it is told what it is. */
export async function StudioPage({ sheet, ...props }: Props & { sheet: 'page' | 'offer' }) {
  const t = await getTranslations('studio.frames');
  return (
    <>
      <main className="sr-only">
        <h1>{t(sheet)}</h1>
      </main>
      <div inert>{sheet === 'page' ? <AppInLook {...props} /> : <OfferInLook {...props} />}</div>
    </>
  );
}
