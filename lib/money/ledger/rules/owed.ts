import type { PlainDate } from '@/lib/platform/dates';
import type { MoneyLine } from '../types';
import type { Earning, EarningSums, Summed } from './earnings';

/**
 * What a house owes of one booking in one state. Its colleagues are agencies: `agentId` and `agentName` are those, and of what
 * stands in the way of an agency's payouts it says nothing.
 */
export type OwedRow = Summed &
  Pick<Earning, 'leadId' | 'reference' | 'clientName' | 'houseName' | 'checkIn' | 'checkOut' | 'since'> & {
    lines: readonly MoneyLine[];
  };

export type Owed = { rows: OwedRow[]; sums: EarningSums[]; today: PlainDate };
