import { TextLink } from '@/components/shell/agency-page';
import { UnreadCount } from '@/components/shell/unread-count';
import { Picture } from '@/components/ui/picture';
import type { HotelTab } from '@/lib/catalogue/hotel/rules';
import type { PublicHotel } from '@/lib/catalogue/hotel/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { FactLine } from './fact-line';
import { categoryKey } from './names';
import { PartnerBadge } from './partner-badge';
import { RememberTab } from './remember-tab';
import { ResellerBadge, ResellerWhy } from './reseller';

const IN_STRIP = 3;

type HeadProps = {
  hotel: PublicHotel;
  /** Said to agents alone: whom it is sold by decides what they may ask for. */
  isReseller?: boolean;
  /** Where the way back leads; none on the open page. */
  back?: { href: string; label: string };
  /** On every tab but the first, which shows all of them: nothing moves when the tab changes. */
  strip?: { href: string };
};

/** The same on every tab: the way back, name, facts, badge. */
export async function HotelHead({ hotel, isReseller = false, back, strip }: HeadProps) {
  const t = await getTranslations('hotel');
  const category = categoryKey(hotel.category);
  const facts = [
    [hotel.sector, hotel.city, hotel.country].filter(Boolean).join(', '),
    category ? t(`category.${category}`) : hotel.category,
    t('keys', { count: hotel.keys }),
    ...(hotel.chain ? [hotel.chain] : []),
    ...(hotel.isDemo ? [t('demo')] : []),
  ];
  return (
    <header className="flex grow items-end justify-between gap-8">
      <div className="min-w-0">
        {back && (
          <TextLink href={back.href} isBack>
            {back.label}
          </TextLink>
        )}
        <h1 className="mt-2 font-serif text-28 tracking-[-0.018em] desk:text-[40px] desk:leading-[48px]">
          {hotel.name}
        </h1>
        <p className="mt-2 text-soft">
          <FactLine facts={facts}>
            {isReseller && (
              <span className="pl-3">
                <ResellerBadge />
              </span>
            )}
            {hotel.statusLevel !== null && (
              <span className="pl-3">
                <PartnerBadge level={hotel.statusLevel} />
              </span>
            )}
          </FactLine>
        </p>
        {isReseller && <ResellerWhy className="mt-1.5" />}
      </div>
      {strip && hotel.pictures.length >= IN_STRIP && (
        <a href={strip.href} className="relative flex shrink-0 gap-1 max-menu:hidden">
          {hotel.pictures.slice(0, IN_STRIP).map((picture) => (
            <span key={picture.src} className="h-22 w-33">
              <Picture picture={{ ...picture, alt: '' }} sizes="132px" />
            </span>
          ))}
          <span className="absolute right-1.5 bottom-1.5 rounded-control bg-deep px-2 text-12 text-on-deep">
            {t('pictures.all', { count: hotel.pictures.length })}
          </span>
        </a>
      )}
    </header>
  );
}

type UnreadProps = { unread?: number };

/** Messages of this hotel nobody has shown the agent, where they are not looking at them. */
async function UnreadOf({ unread = 0 }: UnreadProps) {
  const t = await getTranslations('conversations');
  return unread > 0 && <UnreadCount count={unread} label={t('unread', { count: unread })} />;
}

type TabsProps = UnreadProps & {
  hotelId: string;
  tabs: readonly HotelTab[];
  shown: HotelTab;
  query: Readonly<Record<string, string>>;
};

/** Tabs as addresses; on a telephone the bar at the foot of the window. */
export async function HotelTabs({ hotelId, tabs, shown, query, unread }: TabsProps) {
  const t = await getTranslations('hotel.tabs');
  return (
    <>
      <nav data-soft aria-label={t('label')} className="mt-5 flex gap-x-7 max-desk:hidden">
        {tabs.map((tab) => (
          <a
            key={tab}
            href={paths.hotel(hotelId, { ...query, tab })}
            aria-current={tab === shown ? 'page' : undefined}
            className="border-b-2 border-transparent pt-1 pb-2.5 hover:text-ink aria-[current]:border-accent aria-[current]:font-bold"
          >
            {t(tab)}
            {tab === 'enquiry' && tab !== shown && <UnreadOf unread={unread} />}
          </a>
        ))}
      </nav>
      <RememberTab tab={shown} />
    </>
  );
}

const atFoot = ['hotel', 'rooms', 'enquiry'] as const;

export async function BottomNavigation({ hotelId, shown, query, unread }: Omit<TabsProps, 'tabs'>) {
  const t = await getTranslations('hotel.tabs');
  return (
    <nav
      aria-label={t('label')}
      className="sticky bottom-0 z-10 grid h-14 grid-cols-3 border-t border-line bg-surface desk:hidden print:hidden"
    >
      {atFoot.map((tab) => (
        <a
          key={tab}
          href={paths.hotel(hotelId, { ...query, tab })}
          aria-current={tab === shown ? 'page' : undefined}
          className="-mt-px flex items-center justify-center border-t-2 border-transparent text-13 text-soft -outline-offset-2! aria-[current]:border-accent aria-[current]:font-bold aria-[current]:text-ink"
        >
          {tab === 'rooms' ? t('roomsShort') : t(tab)}
          {tab === 'enquiry' && tab !== shown && <UnreadOf unread={unread} />}
        </a>
      ))}
    </nav>
  );
}
