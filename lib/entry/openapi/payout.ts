import 'server-only';
import { z } from 'zod';
import { payoutAccountJsonSchema, payoutSessionJsonSchema, payoutSessionQuerySchema } from '@/lib/money/payout/schema';
import type { Operation } from './operation';

/** Payout accounts of agencies (rule 5.6). */
export const payoutOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/travel-agencies/{agencyId}/stripe-account',
    summary: 'State of the payout account',
    output: payoutAccountJsonSchema,
    isGuarded: true,
  },
  {
    method: 'get',
    path: '/api/travel-agencies/{agencyId}/stripe-account-session',
    summary: 'Session of the payout widget',
    query: payoutSessionQuerySchema,
    output: payoutSessionJsonSchema,
    isGuarded: true,
  },
  {
    method: 'get',
    path: '/api/travel-agencies/{agencyId}/stripe-account-link',
    summary: 'The processor’s own page for payouts',
    output: z.object({ url: z.url() }),
    isGuarded: true,
  },
];
