import { redirect } from 'next/navigation';
import { NotRegistered } from '@/components/shell/not-registered';
import { guardPage } from '@/lib/people/session/page';
import { paths } from '@/lib/platform/addresses/paths';

/** A room without its hotel leads back to all hotels (specification 1 §2, modal routes). */
export default async function RoomWithoutHotelPage() {
  const viewer = await guardPage('hotels');
  if (!viewer) return <NotRegistered />;
  redirect(paths.hotels());
}
