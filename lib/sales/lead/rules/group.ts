import type { LeadStatus } from '../types';

/** How a dashboard sorts leads; one that was closed has ended, whatever its status. */
export const leadGroups = ['interest', 'requested', 'option', 'confirmed', 'ended'] as const;
export type LeadGroup = (typeof leadGroups)[number];

const groups: Record<LeadStatus, LeadGroup> = {
  INTEREST: 'interest',
  REQUESTED_OPTION: 'requested',
  REQUESTED_BOOKING: 'requested',
  CONFIRMED_OPTION: 'option',
  CONFIRMED_BOOKING: 'confirmed',
  DECLINED_OPTION: 'ended',
  EXPIRED_OPTION: 'ended',
  CANCELLED_OPTION: 'ended',
  DECLINED_BOOKING: 'ended',
  CANCELLED_BOOKING: 'ended',
};

/** Nothing can be asked, booked or changed about it any more. */
export function hasEnded(status: LeadStatus): boolean {
  return status === 'DECLINED_BOOKING' || status === 'CANCELLED_BOOKING';
}

export function groupOf({ status, isClosed }: { status: LeadStatus; isClosed: boolean }): LeadGroup {
  return isClosed ? 'ended' : groups[status];
}

export type LeadDeed =
  | 'book'
  | 'requestBooking'
  | 'requestOption'
  | 'askStay'
  | 'extend'
  | 'release'
  | 'cancel'
  | 'moveDates'
  | 'duplicate'
  | 'close';

type Standing = {
  status: LeadStatus;
  isClosed: boolean;
  /** Its client has been erased: for nobody nothing is begun anew. */
  isErased: boolean;
  optionRank: number | null;
  isReseller: boolean;
  supportsInstantBooking: boolean;
  isPriced: boolean;
  /** Of a property; the rooms of a hotel are asked for without a price, too. */
  isOfProperty: boolean;
  /** Whether its stay can be had is asked, and not answered. */
  isStayAsked: boolean;
  isExtensionAsked: boolean;
  mayExtend: boolean;
  /** Of a booking: the guests have left. */
  isStayOver: boolean;
};

/** Of a property nothing is asked for that has no price: neither side would know what an option or a booking is of. */
export function needsPrice({ isOfProperty, isPriced }: Pick<Standing, 'isOfProperty' | 'isPriced'>): boolean {
  return isOfProperty && !isPriced;
}

/** What an agent may do next, the first of it first. `canBook`: until their agency is verified, nothing but to save anew. */
export function deedsOf(lead: Standing, canBook: boolean): LeadDeed[] {
  const deeds = deedsByStatus(lead, canBook);
  return lead.isErased ? deeds.filter((deed) => deed !== 'duplicate') : deeds;
}

function deedsByStatus(lead: Standing, canBook: boolean): LeadDeed[] {
  const group = groupOf(lead);
  if (lead.isClosed) return canBook ? ['duplicate'] : [];
  const amending: LeadDeed[] = ['moveDates', 'duplicate', 'close'];
  if (!canBook) return group === 'interest' ? ['moveDates', 'close'] : [];
  if (lead.status === 'CONFIRMED_OPTION') {
    const deeds: LeadDeed[] = lead.optionRank === 1 ? ['book'] : [];
    if (lead.mayExtend && !lead.isExtensionAsked) deeds.push('extend');
    return [...deeds, 'moveDates', 'release', 'duplicate'];
  }
  if (lead.status === 'REQUESTED_OPTION') {
    return [...(needsPrice(lead) ? [] : ['requestBooking' as const]), 'moveDates', 'release', 'duplicate'];
  }
  if (lead.isStayOver) return ['duplicate'];
  if (lead.status === 'REQUESTED_BOOKING' || lead.status === 'CONFIRMED_BOOKING')
    return ['moveDates', 'cancel', 'duplicate'];
  if (hasEnded(lead.status)) return ['duplicate', 'close'];
  if (needsPrice(lead)) return lead.isStayAsked ? amending : ['askStay', ...amending];
  const isInstant = lead.status === 'INTEREST' && lead.supportsInstantBooking && lead.isPriced;
  const options: LeadDeed[] = lead.isReseller ? [] : ['requestOption'];
  return isInstant ? ['book', ...options, ...amending] : [...options, 'requestBooking', ...amending];
}
