import type { PlainDate } from '@/lib/platform/dates';
import type { Selection, SelectionOwner, SelectionPlace } from '../types';

export function isOfPerson({ owner }: Pick<Selection, 'owner'>, asker: SelectionOwner): boolean {
  return owner.userId === asker.userId && owner.agencyId === asker.agencyId && owner.brandId === asker.brandId;
}

/** Whether what was kept may be shown again: to its own person in the same agency and brand, and never past dates. */
export function isRestorable(selection: Selection, asker: SelectionOwner, today: PlainDate): boolean {
  return isOfPerson(selection, asker) && selection.stay.checkInDate >= today;
}

/** The same hotel, period and payment profile (rule 4.15). */
export function isOfPlace(selection: SelectionPlace, { hotel, stay }: SelectionPlace): boolean {
  return (
    selection.hotel.id === hotel.id &&
    selection.stay.checkInDate === stay.checkInDate &&
    selection.stay.checkOutDate === stay.checkOutDate &&
    selection.stay.paymentProfile === stay.paymentProfile
  );
}
