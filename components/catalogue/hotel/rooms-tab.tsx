import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { RoomCard } from './room-card';
import { roomCardWords, roomPicture } from './room-card-words';
import { RoomDetails } from './room-details';

type Props = { name: string; rooms: RoomDetail[]; deskHref?: string | null };

/** The room types in the hotel's own order. */
export async function RoomsTab({ name, rooms, deskHref }: Props) {
  const t = await getTranslations('hotel.rooms');
  if (rooms.length === 0) return <p className="text-soft">{t('empty')}</p>;
  return (
    <ul aria-label={t('label', { name })} className="grid gap-4">
      {rooms.map((room) => (
        <li key={room._id}>
          <RoomCard room={roomCardWords(room, { deskHref }, t)} picture={roomPicture(room)}>
            <RoomDetails room={room} t={t} />
          </RoomCard>
        </li>
      ))}
    </ul>
  );
}
