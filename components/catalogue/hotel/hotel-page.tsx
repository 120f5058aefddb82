import type { ReactNode } from 'react';
import { compactButtonClass } from '@/components/ui/compact-button';
import type { HotelTab as TabName } from '@/lib/catalogue/hotel/rules';
import type { HotelDetail } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { HotelGallery } from './hotel-gallery';
import { BottomNavigation, HotelHead, HotelTabs } from './hotel-head';

const measure = 'mx-auto w-full max-w-[1440px] px-4 desk:px-8';

type Props = {
  hotel: HotelDetail;
  tabs: readonly TabName[];
  shown: TabName;
  hasInspiration: boolean;
  /** Of the stay: goes on from tab to tab. */
  query?: Readonly<Record<string, string>>;
  /** Of this hotel's messages. */
  unread?: number;
  /** At the right of the name: whether it can be had. */
  corner?: ReactNode;
  /** Above what the tab holds. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The frame of every tab of a hotel; what the tab holds comes as children. */
export async function HotelPage({
  hotel,
  tabs,
  shown,
  hasInspiration,
  query = {},
  unread,
  corner,
  notice,
  children,
}: Props) {
  const t = await getTranslations('hotel');
  return (
    <div className="flex min-h-full flex-col">
      <div className="border-b border-line bg-surface">
        <div className={`${measure} pt-4 max-desk:pb-4`}>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <HotelHead
              hotel={hotel}
              isReseller={hotel.isReseller}
              back={{
                href: paths.hotels({ ...query, destination: hotel.city }),
                label: t('backTo', { place: hotel.city }),
              }}
              strip={shown === 'hotel' ? undefined : { href: paths.hotel(hotel._id, { ...query, tab: 'hotel' }) }}
            />
            {shown === 'hotel' && (
              <div className="flex items-end gap-5">
                {corner}
                {hasInspiration && (
                  <a
                    href={paths.inspiration(hotel._id)}
                    className={compactButtonClass('quiet', 'medium', 'max-desk:hidden')}
                  >
                    {t('inspiration.button')}
                  </a>
                )}
              </div>
            )}
          </div>
          <HotelTabs hotelId={hotel._id} tabs={tabs} shown={shown} query={query} unread={unread} />
        </div>
      </div>
      {notice && <div className={`${measure} pt-6`}>{notice}</div>}
      {shown === 'hotel' ? (
        <>
          <HotelGallery name={hotel.name} pictures={hotel.pictures} />
          {children}
        </>
      ) : (
        <div className={`${measure} grow pt-6 pb-16`}>{children}</div>
      )}
      <BottomNavigation hotelId={hotel._id} shown={shown} query={query} unread={unread} />
    </div>
  );
}

/** What the bar at the foot of a telephone has no room for. */
export async function FurtherTabs({ hotel, tabs, hasInspiration }: Pick<Props, 'hotel' | 'tabs' | 'hasInspiration'>) {
  const t = await getTranslations('hotel');
  const further = tabs.filter((tab) => tab === 'sales' || tab === 'mice');
  return (
    <div className="mt-8 grid grid-cols-2 gap-3 desk:hidden">
      {further.map((tab) => (
        <a key={tab} href={paths.hotel(hotel._id, { tab })} className={compactButtonClass('quiet', 'large')}>
          {t(`tabs.${tab}`)}
        </a>
      ))}
      {hasInspiration && (
        <a href={paths.inspiration(hotel._id)} className={compactButtonClass('quiet', 'large')}>
          {t('inspiration.button')}
        </a>
      )}
    </div>
  );
}
