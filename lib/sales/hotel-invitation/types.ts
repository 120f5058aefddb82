import type { InvitationReward } from '@/lib/money/reward/types';
import type { Inviter } from '@/lib/people/agency/inviter';

/** The way an invitation takes, and the end of one that nobody took up. */
export const hotelInvitationStates = ['sent', 'opened', 'claimed', 'live', 'expired'] as const;
export type HotelInvitationState = (typeof hotelInvitationStates)[number];

/** An invitation as the agency that sent it follows it. */
export type SentHotelInvitation = {
  hotelId: string;
  hotelName: string;
  cityName: string;
  /** Null: the person has left the agency. */
  invitedBy: string | null;
  state: HotelInvitationState;
  token: string;
  sentAt: Date;
  openedAt: Date | null;
  claimedAt: Date | null;
  /** The first day of the agreement that is in force. */
  liveSince: string | null;
  expiresAt: Date;
  /** What it has earned, or may; null: nothing, or the reader sees nothing that is earned. */
  reward: InvitationReward | null;
};

/** The same for whoever holds the link: nothing of the agency but its name. */
export type OpenedHotelInvitation = {
  hotelName: string;
  agencyName: string;
  inviterName: string | null;
  expiresAt: Date;
  /** What an address of the hotel ends with; null where its mail is at a provider's. */
  domain: string | null;
  /** Whether the viewer may claim the hotel, or has; null while nobody is signed in. */
  standing: 'mayClaim' | 'hasClaimed' | 'otherAddress' | null;
};

/** To whoever invited a hotel that has claimed its desk. */
export type ClaimedLetter = { reader: Inviter; hotelName: string };
