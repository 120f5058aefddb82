import { redirect } from 'next/navigation';
import { shopOfQuery } from '@/components/rates/room/rooms-of-stay';
import { NotRegistered } from '@/components/shell/not-registered';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';
import { hotelOfRoom } from '@/lib/rates/room/queries/rates';

type Props = {
  params: Promise<{ roomId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** A room named without its hotel leads to itself there; one that nobody knows to all hotels. */
export default async function RoomWithoutHotelPage({ params, searchParams }: Props) {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  const [{ roomId: asked }, query, { includeDemos }] = await Promise.all([params, searchParams, getPage()]);
  const roomId = decodeURIComponent(asked);
  const hotelId = await hotelOfRoom(roomId, showsDemoHotels(viewer, includeDemos));
  redirect(hotelId ? paths.roomShop(hotelId, roomId, shopOfQuery(query)) : paths.hotels());
}
