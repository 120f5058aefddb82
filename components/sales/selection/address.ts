import { paths } from '@/lib/platform/addresses/paths';
import type { SelectionPlace } from '@/lib/sales/selection/types';

/** Rooms and rates of the selection's own period. */
export function addressOf({ hotel, stay: { checkInDate, checkOutDate, paymentProfile } }: SelectionPlace): string {
  return paths.hotel(hotel.id, { tab: 'rooms', checkInDate, checkOutDate, paymentProfile });
}
