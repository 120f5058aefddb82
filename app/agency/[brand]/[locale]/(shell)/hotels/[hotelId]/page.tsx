import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { permanentRedirect } from 'next/navigation';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { HotelMissing } from '@/components/catalogue/hotel/hotel-missing';
import { FurtherTabs, HotelPage } from '@/components/catalogue/hotel/hotel-page';
import { HotelTab } from '@/components/catalogue/hotel/hotel-tab';
import { MiceTab } from '@/components/catalogue/hotel/mice-tab';
import { PeriodForm } from '@/components/catalogue/hotel/period-form';
import { SalesTab } from '@/components/catalogue/hotel/sales-tab';
import { SidePanel } from '@/components/catalogue/hotel/side-panel';
import { TAB_COOKIE } from '@/components/catalogue/hotel/tab-cookie';
import { owesVerification, VerificationNotice } from '@/components/people/agency/verification-notice';
import { GroupEnquiry } from '@/components/rates/room/group-enquiry';
import { PanelPrices } from '@/components/rates/room/panel-prices';
import { RoomsOfStay, stayOfQuery } from '@/components/rates/room/rooms-of-stay';
import { StayCorner } from '@/components/rates/room/stay-corner';
import { StayParty } from '@/components/rates/room/stay-form';
import { EnquiryTab } from '@/components/sales/conversation/enquiry-tab';
import { durationText } from '@/components/sales/lead/request-words';
import { InviteHotel } from '@/components/sales/network/invite-hotel';
import { CurrentSelection } from '@/components/sales/selection/current-selection';
import { guestLimits } from '@/components/sales/selection/guest-limits';
import { SelectionFrame } from '@/components/sales/selection/selection-frame';
import { NotRegistered } from '@/components/shell/not-registered';
import { LinesSkeleton } from '@/components/ui/skeleton';
import type { EffectiveBrand } from '@/lib/brand/types';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { getHotel, getHotelMove } from '@/lib/catalogue/hotel/queries/detail';
import { showsInspiration } from '@/lib/catalogue/hotel/queries/inspiration';
import { listMiceSpaces } from '@/lib/catalogue/hotel/queries/mice';
import { listRooms } from '@/lib/catalogue/hotel/queries/rooms';
import { getHotelSales } from '@/lib/catalogue/hotel/queries/sales';
import { hasMiceTab, hotelTabs, shownTab } from '@/lib/catalogue/hotel/rules';
import type { HotelDetail } from '@/lib/catalogue/hotel/types';
import { getEarnedHere } from '@/lib/money/ledger/queries/earned-here';
import { currentViewer, guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { type BusinessTime, clock } from '@/lib/platform/clock';
import { isDemoMode } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Viewer } from '@/lib/platform/viewer/types';
import { getHotelStay } from '@/lib/rates/judge/queries';
import { getMedianAnswer } from '@/lib/sales/lead/queries/median';
import { seasonAround } from '@/lib/sales/lead/rules/option';
import { ratesAsked } from '@/lib/sales/search/hotel/queries/stay';
import { otherProfiles, readHotelStay } from '@/lib/sales/search/hotel/schema';
import { readWaiting } from '@/lib/today/waiting/queries';
import { currentBrand } from '@/lib/web/brand/page';
import { currentOrigin } from '@/lib/web/server/origin';

type Props = {
  params: Promise<{ hotelId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function readHotel(viewer: Viewer | null, { params }: Props) {
  const [{ hotelId }, { locale, includeDemos }] = await Promise.all([params, getPage()]);
  const shows = showsDemoHotels(viewer, includeDemos);
  // Next hands parameters on as they stand in the address.
  return { locale, includeDemos: shows, hotel: await getHotel(decodeURIComponent(hotelId), locale, shows) };
}

/** A retired hotel's address leads to the one that stands for it. */
async function followMove({ params }: Props) {
  const moved = await getHotelMove(decodeURIComponent((await params).hotelId));
  if (moved) permanentRedirect(paths.hotel(moved));
  return <HotelMissing />;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, viewer] = await Promise.all([getTranslations('hotel.missing'), currentViewer()]);
  const hotel = viewer && (await readHotel(viewer, props)).hotel;
  return { title: hotel?.name ?? t('title') };
}

export default async function HotelDetailsPage(props: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const { hotel, locale, includeDemos } = await readHotel(viewer, props);
  if (!hotel) return followMove(props);

  const [query, jar, brand, time, hasInspiration, waiting] = await Promise.all([
    props.searchParams,
    cookies(),
    currentBrand(),
    clock.business(),
    showsInspiration(hotel._id),
    readWaiting(viewer),
  ]);
  const unread = waiting.ofHotels[hotel._id];
  const hasMice = hasMiceTab(hotel.name, isDemoMode);
  const tabs = hotelTabs.filter((tab) => tab !== 'mice' || hasMice);
  const shown = shownTab(query.tab ?? jar.get(TAB_COOKIE)?.value, hasMice);
  const { stay, problems } = readHotelStay(query, time.today(), brand.paymentProfile);
  const asked = ratesAsked(stay, { viewer, brand, time }, { locale, includeDemos });
  const profiles = otherProfiles(brand.paymentProfile, stay.paymentProfile);
  const wanted = { numRooms: stay.numRooms ?? null, profiles };
  const found =
    asked && (shown === 'rooms' || shown === 'hotel') ? getHotelStay(viewer, hotel._id, asked, wanted) : null;
  const content = async () => {
    if (shown === 'rooms') {
      return (
        <Rooms {...{ viewer, brand, hotel, locale, includeDemos, query, stay, problems, wanted, time }} found={found} />
      );
    }
    if (shown === 'enquiry')
      return <EnquiryTab viewer={viewer} brand={brand} hotel={hotel} locale={locale} now={time.now()} />;
    if (shown === 'mice') {
      const spaces = await listMiceSpaces(hotel._id, locale, includeDemos);
      return <MiceTab hotelId={hotel._id} spaces={spaces} units={query.units === 'imperial' ? 'imperial' : 'metric'} />;
    }
    const sales = await getHotelSales(viewer, brand, { hotelId: hotel._id, locale, includeDemos });
    const isToBeInvited = hotel.hasToBeInvitedToDirectContract && !hotel.isReseller;
    const invite = isToBeInvited && <InviteHotel {...{ viewer, brand, hotel }} origin={await currentOrigin()} />;
    if (shown === 'sales' && sales) return <Sales {...{ viewer, brand, hotel, sales, locale, time, invite }} />;
    const { checkInDate = '', checkOutDate = '' } = stay;
    const { paymentProfile } = stayOfQuery(query);
    const form = (
      <PeriodForm
        action={paths.hotel(hotel._id)}
        today={time.today()}
        period={{ checkIn: checkInDate, checkOut: checkOutDate }}
        hotelId={hotel._id}
        kept={{ ...(paymentProfile && { paymentProfile }), tab: found ? 'hotel' : 'rooms' }}
      >
        <StayParty stay={stay} isAdultsOnly={hotel.agePolicy.isAdultsOnlyHotel} className="mt-2" />
      </PeriodForm>
    );
    return (
      <HotelTab
        hotel={hotel}
        locale={locale}
        invite={invite}
        panel={
          <SidePanel
            hotel={hotel}
            sales={sales}
            now={time.now()}
            period={form}
            prices={found && <PanelPrices found={found} />}
            query={stayOfQuery(query)}
          />
        }
        ways={<FurtherTabs hotel={hotel} tabs={tabs} hasInspiration={hasInspiration} />}
      />
    );
  };
  return (
    <HotelPage
      {...{ hotel, tabs, shown, hasInspiration, unread }}
      query={stayOfQuery(query)}
      corner={
        found && (
          <Suspense>
            <StayCorner found={found} />
          </Suspense>
        )
      }
      notice={owesVerification(viewer) && <VerificationNotice viewer={viewer} />}
    >
      {shown === 'hotel' ? (
        await content()
      ) : (
        <Suspense fallback={<LinesSkeleton count={9} />}>
          <Content make={content} />
        </Suspense>
      )}
    </HotelPage>
  );
}

type Known = {
  viewer: Viewer;
  brand: EffectiveBrand;
  hotel: HotelDetail;
  locale: Locale;
  time: BusinessTime;
};

type RoomsProps = Known &
  Pick<ComponentProps<typeof RoomsOfStay>, 'query' | 'stay' | 'problems'> & {
    includeDemos: boolean;
    wanted: { numRooms: number | null };
    found: ReturnType<typeof getHotelStay> | null;
  };

async function Rooms({
  viewer,
  brand,
  hotel,
  locale,
  includeDemos,
  query,
  stay,
  problems,
  time,
  ...props
}: RoomsProps) {
  const [rooms, found] = await Promise.all([listRooms(hotel._id, locale, includeDemos), props.found]);
  const deskHref = viewer.flags.shouldDisplayLinksToHotelAccess ? paths.desk() : null;
  const { checkInDate, checkOutDate, paymentProfile } = stay;
  const selected = checkInDate && checkOutDate ? { checkInDate, checkOutDate, paymentProfile } : null;
  const isGroup = found?.verdict.status === 'onRequest' && found.verdict.isGroup;
  const hotelId = hotel._id;
  return (
    <SelectionFrame>
      <RoomsOfStay
        {...{ hotel, query, stay, problems, brand, found, deskHref }}
        group={
          isGroup && (
            <GroupEnquiry {...{ viewer, brand, hotelId }} asked={found.asked} numRooms={props.wanted.numRooms} />
          )
        }
        rooms={rooms ?? []}
        today={time.today()}
        selection={
          <CurrentSelection
            hotel={{ id: hotelId, name: hotel.name }}
            stay={selected}
            limits={guestLimits(hotel, rooms ?? [])}
          />
        }
      />
    </SelectionFrame>
  );
}

type SalesProps = Known & Pick<ComponentProps<typeof SalesTab>, 'sales' | 'invite'>;

async function Sales({ viewer, brand, hotel, sales, locale, time, invite }: SalesProps) {
  const [minutes, t, earned] = await Promise.all([
    getMedianAnswer(viewer, { hotelId: hotel._id }),
    getTranslations('desk'),
    getEarnedHere(viewer, brand, { hotelId: hotel._id, ...seasonAround(time.today()) }),
  ]);
  const usually = minutes === null ? null : durationText(t, minutes);
  return <SalesTab {...{ hotel, sales, locale, usually, earned, invite }} now={time.now()} />;
}

/** What a tab holds comes behind head and tabs, which are there at once. */
function Content({ make }: { make: () => Promise<ReactNode> }) {
  return make();
}
