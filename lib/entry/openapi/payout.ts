import 'server-only';
import { z } from 'zod';
import { earningsJsonSchema, earningsQuerySchema, statementQuerySchema } from '@/lib/money/ledger/schema';
import { payoutAccountJsonSchema, payoutSessionJsonSchema, payoutSessionQuerySchema } from '@/lib/money/payout/schema';
import {
  holdSchema,
  payoutDetailJsonSchema,
  payoutRunJsonSchema,
  payoutsJsonSchema,
  runPreviewJsonSchema,
} from '@/lib/money/payout-run/schema';
import { nothingSchema } from '@/lib/people/membership/schema';
import { acknowledgedSchema } from '@/lib/web/route/schema';
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
  {
    method: 'get',
    path: '/api/payouts',
    summary: 'Payouts of the own agency, for its owner and supervisors; all of them for admins',
    output: payoutsJsonSchema,
    isGuarded: true,
  },
  {
    method: 'get',
    path: '/api/payouts/{payoutId}',
    summary: 'One payout with the leads it is the sum of',
    output: payoutDetailJsonSchema,
    isGuarded: true,
  },
  {
    method: 'post',
    path: '/api/payouts/{payoutId}/hold',
    summary: 'Keep a payout back, with the reason the agency reads; by admins',
    input: holdSchema,
    output: acknowledgedSchema,
    isGuarded: true,
  },
  {
    method: 'post',
    path: '/api/payouts/{payoutId}/release',
    summary: 'Release a payout that is held, by admins',
    input: nothingSchema,
    output: acknowledgedSchema,
    isGuarded: true,
  },
  {
    method: 'get',
    path: '/api/payout-runs/preview',
    summary: 'What the next run would do with what is payable now, for admins',
    output: runPreviewJsonSchema,
    isGuarded: true,
  },
  {
    method: 'post',
    path: '/api/payout-runs',
    summary: 'Run payouts now, by admins of a demonstration; once a day, however often it is asked',
    input: nothingSchema,
    output: payoutRunJsonSchema,
    status: 202,
    isGuarded: true,
  },
];
