import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { hashLinkToken } from '@/lib/platform/link-token';
import { hotelInvitationToken } from '@/lib/sales/hotel-invitation/tokens';
import { hotels } from '../content/hotels/all';
import { demonstrationId } from '../ids';
import { dayFrom } from './agencies';
import { personId } from './people';

const VALID_DAYS = 30;

type Content = {
  agency: string;
  hotel: string;
  by: string;
  sent: number;
  opened?: number;
  claimed?: number;
  claimer?: string;
};

/** In days before today: sent, opened, claimed, live (an agreement is in force), and one nobody took up. */
const invitations: readonly Content[] = [
  { agency: 'A1', hotel: 'H08', by: 'helena.brandt@morgenrot-reisen.example', sent: 5, opened: 4 },
  {
    agency: 'A1',
    hotel: 'H11',
    by: 'helena.brandt@morgenrot-reisen.example',
    sent: 214,
    opened: 213,
    claimed: 212,
    claimer: 'georg.tanner@hotels.example',
  },
  {
    agency: 'A1',
    hotel: 'H10',
    by: 'theresa.lang@morgenrot-reisen.example',
    sent: 20,
    opened: 19,
    claimed: 18,
    claimer: 'lene.carstens@northlight.example',
  },
  { agency: 'A2', hotel: 'H08', by: 'imogen.hartley@halcyon.example', sent: 2 },
  { agency: 'A4', hotel: 'H08', by: 'henrike.petersen@northlight.example', sent: 44 },
];

const invitationId = (agency: string, hotel: string) => demonstrationId('hotel invitation', agency, hotel);

/** The link of an agency's invitation, as its contact at the hotel was sent it. */
export const invitedToken = (agency: string, hotel: string) => hotelInvitationToken(invitationId(agency, hotel));

const REWARDED_SINCE = -300;

/** What an agency is given for a hotel it has invited, in force all the time. */
export async function createRewards(tx: Transaction, today: PlainDate): Promise<void> {
  await tx.reward.create({
    data: { id: 'A1-reward', agencyId: 'A1', amount: 25_000n, currency: 'EUR', setAt: dayFrom(today, REWARDED_SINCE) },
  });
}

export async function createHotelInvitations(tx: Transaction, today: PlainDate): Promise<void> {
  const ago = (days: number | undefined) => (days === undefined ? null : dayFrom(today, -days));
  await tx.hotelInvitation.createMany({
    data: invitations
      .filter(({ hotel }) => hotels.some(({ id }) => id === hotel))
      .map(({ agency, hotel, by, sent, opened, claimed, claimer }) => ({
        id: invitationId(agency, hotel),
        agencyId: agency,
        hotelId: hotel,
        invitedById: personId(by),
        tokenHash: hashLinkToken(invitedToken(agency, hotel)),
        createdAt: dayFrom(today, -sent),
        expiresAt: dayFrom(today, VALID_DAYS - sent),
        openedAt: ago(opened),
        claimedAt: ago(claimed),
        claimedById: claimer ? personId(claimer) : null,
      })),
  });
}
