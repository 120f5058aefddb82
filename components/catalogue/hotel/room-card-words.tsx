import { Picture } from '@/components/ui/picture';
import { occupancyOf } from '@/lib/catalogue/hotel/rules';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import type { Translator } from '@/lib/platform/i18n/translator';
import type { RoomCardWords } from './room-card';
import { roomFacts } from './room-facts';

type Ways = { shopHref?: string; deskHref?: string | null };

export function roomCardWords(
  room: RoomDetail,
  { shopHref, deskHref }: Ways,
  t: Translator<'hotel.rooms'>,
): RoomCardWords {
  const { pax, adults, standard, hasExtra } = occupancyOf(room.beds);
  const fits = t('fits', { count: pax, adults });
  return {
    name: room.name,
    facts: [...roomFacts(room, t), ...room.viewsFromRoom],
    fits: hasExtra ? `${fits}, ${t('extra', { count: pax - standard.pax })}` : fits,
    ...(room.isEnquiryOnly && { confidential: t('confidential') }),
    ...(shopHref && { shop: { href: shopHref, text: t('open') } }),
    ...(deskHref && { desk: { href: deskHref, text: t('desk') } }),
  };
}

/** The first of its pictures; none where it has none. */
export const roomPicture = ({ pictures: [first] }: RoomDetail) =>
  first && <Picture picture={first} sizes="(width >= 800px) 144px, 100vw" />;
