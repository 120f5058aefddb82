import 'server-only';
import { z } from 'zod';
import { earningsJsonSchema, earningsQuerySchema, statementQuerySchema } from '@/lib/money/ledger/schema';
import { payoutAccountJsonSchema, payoutSessionJsonSchema, payoutSessionQuerySchema } from '@/lib/money/payout/schema';
import type { Operation } from './operation';

/** What agencies have earned (rule 9.7), and the accounts it is paid to (rule 5.6). */
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
  {
    method: 'get',
    path: '/api/earnings',
    summary:
      'What the own leads have earned and where it is, with sums by currency; 404 for whoever sees no commission',
    query: earningsQuerySchema,
    output: earningsJsonSchema,
    isGuarded: true,
  },
  {
    method: 'get',
    path: '/api/earnings/statement',
    summary: 'The rows that the runs of a month pay, as a file',
    query: statementQuerySchema,
    output: { file: 'text/csv' },
    isGuarded: true,
  },
];
