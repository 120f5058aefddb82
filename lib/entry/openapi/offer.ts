import 'server-only';
import { z } from 'zod';
import {
  draftOffersJsonSchema,
  offerApprovalSchema,
  offerCommentSchema,
  offerDoneSchema,
  offerJsonSchema,
  offerPatchSchema,
  offerPricesJsonSchema,
  offerPulseSchema,
  offerRepriceSchema,
  offerSendingSchema,
  offerSourceSchema,
  offerStreamQuerySchema,
  offerVersionSchema,
  offerVisitSchema,
} from '@/lib/sales/offer/schema';
import type { Operation } from './operation';

const OFFERS = '/api/sales/offers';
const OFFER = `${OFFERS}/{offerId}`;
const CLIENT = '/api/offers/{token}';

const ofAgency: Omit<Operation, 'isGuarded'>[] = [
  {
    method: 'get',
    path: OFFERS,
    summary: 'Drafts that can take another alternative',
    output: draftOffersJsonSchema,
  },
  {
    method: 'get',
    path: `${OFFERS}/stream`,
    summary:
      'That something happened with an offer, as server-sent events; `Last-Event-ID` or `after` names the last one known',
    query: offerStreamQuerySchema.extend({ after: z.string().optional() }),
    output: { file: 'text/event-stream' },
  },
  {
    method: 'post',
    path: OFFERS,
    summary: 'A client offer as a draft, from leads or a selection',
    input: offerSourceSchema,
    output: offerJsonSchema,
    status: 201,
  },
  {
    method: 'patch',
    path: OFFER,
    summary: 'What has changed in the draft; of an offer that was sent nothing',
    input: offerPatchSchema,
    output: offerJsonSchema,
  },
  {
    method: 'post',
    path: `${OFFER}/alternatives`,
    summary: 'Further alternatives, up to four',
    input: offerSourceSchema,
    output: offerJsonSchema,
  },
  {
    method: 'post',
    path: `${OFFER}/versions`,
    summary: 'The next version as a draft, as the client has the last one',
    input: offerVersionSchema,
    output: offerJsonSchema,
    status: 201,
  },
  {
    method: 'get',
    path: `${OFFER}/prices`,
    summary: 'What the alternatives of the draft cost at this moment',
    output: offerPricesJsonSchema,
  },
  {
    method: 'post',
    path: `${OFFER}/prices`,
    summary: 'One alternative of the draft at the price of this moment',
    input: offerRepriceSchema,
    output: offerJsonSchema,
  },
  {
    method: 'post',
    path: `${OFFER}/sending`,
    summary: 'The draft that was looked at becomes what the client sees',
    input: offerSendingSchema,
    output: offerJsonSchema,
  },
  {
    method: 'post',
    path: `${OFFER}/comments`,
    summary: 'A reply to the client about an alternative',
    input: offerCommentSchema,
    output: offerDoneSchema,
    status: 201,
  },
  { method: 'get', path: `${OFFER}/pdf`, summary: 'The newest version as PDF', output: { file: 'application/pdf' } },
];

export const offerOperations: Operation[] = ofAgency.map((operation) => ({ ...operation, isGuarded: true }));

/** By the link a client was sent, without an account. */
export const clientOfferOperations: Operation[] = [
  {
    method: 'post',
    path: `${CLIENT}/visits`,
    summary: 'The page of an offer was opened',
    input: offerVisitSchema,
    output: offerDoneSchema,
  },
  {
    method: 'post',
    path: `${CLIENT}/comments`,
    summary: 'What the client says about an alternative',
    input: offerCommentSchema,
    output: offerDoneSchema,
    status: 201,
  },
  {
    method: 'get',
    path: `${CLIENT}/comments`,
    summary: 'Which version stands and how many comments, for a page that is open',
    output: offerPulseSchema,
  },
  {
    method: 'post',
    path: `${CLIENT}/approval`,
    summary: 'The client approves one alternative; 409 for another version, 410 after its prices have ended',
    input: offerApprovalSchema,
    output: offerDoneSchema,
  },
  {
    method: 'get',
    path: `${CLIENT}/pdf`,
    summary: 'What the client was sent, as PDF',
    output: { file: 'application/pdf' },
  },
  { method: 'get', path: `${CLIENT}/logo`, summary: 'The logo of the agency', output: { file: 'image/png' } },
];
