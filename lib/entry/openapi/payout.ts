import 'server-only';
import { z } from 'zod';
import { earningsJsonSchema, earningsQuerySchema, statementQuerySchema } from '@/lib/money/ledger/schema';
import {
  cardSchema,
  checkoutAskedSchema,
  checkoutJsonSchema,
  linkDoneSchema,
  linkJsonSchema,
  linkMailSchema,
  linksJsonSchema,
  newLinkSchema,
  nothingOfLinkSchema,
} from '@/lib/money/payment-link/schema';
import { payoutAccountJsonSchema, payoutSessionJsonSchema, payoutSessionQuerySchema } from '@/lib/money/payout/schema';
import {
  holdSchema,
  payoutDetailJsonSchema,
  payoutRunJsonSchema,
  payoutsJsonSchema,
  runPreviewJsonSchema,
} from '@/lib/money/payout-run/schema';
import { nothingSchema } from '@/lib/people/membership/schema';
import {
  agreementEndSchema,
  agreementJsonSchema,
  agreementsJsonSchema,
  agreementsQuerySchema,
  newAgreementSchema,
} from '@/lib/rates/agreement/schema';
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
    summary: 'The rows that the runs of a month pay, as a file: CSV, or the same as PDF',
    query: statementQuerySchema,
    output: { file: 'text/csv' },
    isGuarded: true,
  },
  {
    method: 'get',
    path: '/api/agreements',
    summary: 'What hotels and operators pay each agency, from when until when, for admins',
    query: agreementsQuerySchema,
    output: agreementsJsonSchema,
    isGuarded: true,
  },
  {
    method: 'post',
    path: '/api/agreements',
    summary:
      'Add an agreement of an agency with a hotel or an operator, by admins; 409 where two would hold on one day',
    input: newAgreementSchema,
    output: agreementJsonSchema,
    status: 201,
    isGuarded: true,
  },
  {
    method: 'patch',
    path: '/api/agreements/{agreementId}',
    summary: 'Change the last day of an agreement, by admins; the prices quoted by it keep their percent',
    input: agreementEndSchema,
    output: agreementJsonSchema,
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
  {
    method: 'get',
    path: '/api/sales/leads/{leadId}/payment-links',
    summary: 'Links by which the client of a lead pays its dues',
    output: linksJsonSchema,
    isGuarded: true,
  },
  {
    method: 'post',
    path: '/api/sales/leads/{leadId}/payment-links',
    summary: 'Make the link of a due, or have the one that is open; with an address it is sent there',
    input: newLinkSchema,
    output: linkJsonSchema,
    status: 201,
    isGuarded: true,
  },
  {
    method: 'delete',
    path: '/api/sales/leads/{leadId}/payment-links/{linkId}',
    summary: 'Revoke a payment link',
    input: nothingOfLinkSchema,
    output: linkDoneSchema,
    isGuarded: true,
  },
  {
    method: 'post',
    path: '/api/sales/leads/{leadId}/payment-links/{linkId}/mail',
    summary: 'Send a payment link to the client',
    input: linkMailSchema,
    output: linkDoneSchema,
    isGuarded: true,
  },
  {
    method: 'post',
    path: '/api/stripe-payments/links/{token}/visits',
    summary: 'A client has opened the page of a payment link',
    input: nothingOfLinkSchema,
    output: linkDoneSchema,
  },
  {
    method: 'get',
    path: '/api/stripe-payments/links/{token}/logo',
    summary: 'The agency’s logo, for whoever holds a payment link',
    output: { file: 'image/png' },
  },
  {
    method: 'post',
    path: '/api/stripe-payments/links/{token}/checkouts',
    summary: 'Ask for a checkout of a due; its amount is the due’s',
    input: cardSchema,
    output: checkoutAskedSchema,
    status: 201,
  },
  {
    method: 'get',
    path: '/api/stripe-payments/links/{token}/checkouts/{checkoutId}',
    summary: 'Open at the payment processor what was asked for; asked again it is the same',
    output: checkoutJsonSchema,
  },
];
