import 'server-only';
import { Prisma } from '@/prisma/generated/client';

/** Of a lead whose stay is disputed: its commission rests whole until somebody has decided (rule 9.9). For `where` of a lead. */
export const disputedLead = {
  changes: { some: { kind: 'dispute', status: 'asked' } },
} as const satisfies Prisma.LeadWhereInput;

/** The same as a condition of SQL, of the lead with this id. */
export const isDisputed = (leadId: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM lead_change d WHERE d.lead_id = ${leadId} AND d.kind = 'dispute' AND d.status = 'asked')`;
