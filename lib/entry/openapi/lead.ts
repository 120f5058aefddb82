import 'server-only';
import type { z } from 'zod';
import { depositReturnSchema, dueJsonSchema, moneyOfLeadJsonSchema, transferSchema } from '@/lib/money/dues/schema';
import {
  bookingSchema,
  cancellationSchema,
  clientQuerySchema,
  clientsJsonSchema,
  closureSchema,
  counterOfferAnswerSchema,
  datesSchema,
  exceptionSchema,
  extensionAnswerSchema,
  feeJsonSchema,
  heldAnswerJsonSchema,
  hotelAnswerSchema,
  interestJsonSchema,
  interestSchema,
  lastLeadsJsonSchema,
  leadActionSchema,
  leadStateJsonSchema,
  noInputSchema,
  reasonedActionSchema,
  sentAnswerJsonSchema,
} from '@/lib/sales/lead/schema';
import { propertyLeadChangeSchema, propertyLeadSchema } from '@/lib/sales/lead/schema-property';
import { questionAnswerSchema } from '@/lib/sales/lead/schema-question';
import { disputeDecisionSchema, disputeSchema, stayAnswerSchema } from '@/lib/sales/lead/schema-stay';
import { paletteJsonSchema, paletteQuerySchema } from '@/lib/sales/palette/schema';
import { reportJsonSchema, reportQuerySchema } from '@/lib/sales/report/schema';
import { calendarAskedSchema, calendarJsonSchema } from '@/lib/today/calendar/schema';
import { snoozeJsonSchema, snoozeSchema, todayJsonSchema, todayQuerySchema } from '@/lib/today/deadline/schema';
import { digestJsonSchema, digestSchema } from '@/lib/today/digest/schema';
import { waitingStreamQuerySchema } from '@/lib/today/waiting/schema';
import { deskOperations } from './desk';
import type { Operation } from './operation';

const LEAD = '/api/sales/leads/{leadId}';
const DUE = `${LEAD}/dues/{dueId}`;

function event(path: string, summary: string, input: z.ZodType): Omit<Operation, 'isGuarded'> {
  return { method: 'post', path: `${LEAD}/${path}`, summary, input, output: leadStateJsonSchema };
}

const operations: Omit<Operation, 'isGuarded'>[] = [
  {
    method: 'get',
    path: '/api/sales/reports',
    summary:
      'A measure of the leads by a grouping, for supervisors their agency’s and for admins all; as CSV or XLSX where asked for',
    query: reportQuerySchema,
    output: reportJsonSchema,
  },
  {
    method: 'post',
    path: '/api/hotels/interests',
    summary: 'A selection as an interest; 409 with the difference when the price has moved',
    input: interestSchema,
    output: interestJsonSchema,
    status: 201,
  },
  {
    method: 'post',
    path: '/api/sales/leads/new/property',
    summary: 'A property for a period as an interest; 409 with the difference when the price has moved',
    input: propertyLeadSchema,
    output: interestJsonSchema,
    status: 201,
  },
  {
    method: 'patch',
    path: `${LEAD}/property`,
    summary: 'Other details of a lead of a property; another stay of a confirmed one waits for the operator',
    input: propertyLeadChangeSchema,
    output: leadStateJsonSchema,
  },
  {
    method: 'get',
    path: '/api/palette',
    summary: 'What the caller may open by its name, from two characters; `recent`: `kind:id`, with commas between',
    query: paletteQuerySchema,
    output: paletteJsonSchema,
  },
  {
    method: 'get',
    path: '/api/autocomplete/clients',
    summary: 'Clients of the own agency, from three characters',
    query: clientQuerySchema,
    output: clientsJsonSchema,
  },
  {
    method: 'get',
    path: '/api/autocomplete/last-leads',
    summary: 'Last leads of the own agency',
    output: lastLeadsJsonSchema,
  },
  event('option', 'Request of an option', leadActionSchema),
  event('option/confirmation', 'Confirmation of an option, by the hotel', leadActionSchema),
  event('option/refusal', 'Refusal of an option, by the hotel', reasonedActionSchema),
  event('option/release', 'Release of an option', leadActionSchema),
  event('option/extension', 'Request of more time', leadActionSchema),
  event(
    'price',
    'Question to the hotel or operator whether they honour the price the lead was saved at',
    leadActionSchema,
  ),
  event('stay', 'Question to the operator whether a stay on request can be had', leadActionSchema),
  {
    ...event('option/extension', 'Answer to the request of more time, by the hotel', extensionAnswerSchema),
    method: 'patch',
  },
  event(
    'stay-confirmation',
    'What became of a stay that is over, by the hotel or operator; 409 with what another amount changes until it is meant',
    stayAnswerSchema,
  ),
  event('question', 'Answer to what the hotel or operator wants to know', questionAnswerSchema),
  event('dispute', 'Dispute of what the hotel or operator says of a stay', disputeSchema),
  event('dispute/decision', 'Decision of a dispute, by an admin', disputeDecisionSchema),
  event('booking', 'Booking of an option, at once where supported, or its request', bookingSchema),
  event('booking/confirmation', 'Confirmation of a booking, by the hotel', leadActionSchema),
  event('booking/refusal', 'Refusal of a booking, by the hotel', reasonedActionSchema),
  {
    method: 'get',
    path: `${LEAD}/booking/cancellation`,
    summary: 'What a cancellation costs today and from day to day, and what of what has come goes back',
    output: feeJsonSchema,
  },
  {
    method: 'get',
    path: `${LEAD}/money`,
    summary:
      'What the lead earns, where that is on its way to the bank, and why, for whoever sees commission; and what is to be paid for it',
    output: moneyOfLeadJsonSchema,
  },
  {
    method: 'post',
    path: `${DUE}/transfer`,
    summary: 'A transfer that came for a due, or of a refund went, by the operator or an admin; a due is paid whole',
    input: transferSchema,
    output: dueJsonSchema,
  },
  {
    method: 'delete',
    path: `${DUE}/transfer`,
    summary: 'Undoes what was noted last of a due',
    input: noInputSchema,
    output: dueJsonSchema,
  },
  {
    method: 'post',
    path: `${DUE}/return`,
    summary: 'A security deposit that was given back, by the operator or an admin',
    input: depositReturnSchema,
    output: dueJsonSchema,
  },
  event('booking/cancellation', 'Cancellation at the fee that was shown', cancellationSchema),
  {
    method: 'post',
    path: `${LEAD}/duplicate`,
    summary: 'The same selection as a new interest',
    input: leadActionSchema,
    output: interestJsonSchema,
    status: 201,
  },
  {
    method: 'patch',
    path: `${LEAD}/dates`,
    summary: 'Other dates, priced anew',
    input: datesSchema,
    output: leadStateJsonSchema,
  },
  event('exception', 'Asking the hotel to let its rules give way for rooms that cannot be had so', exceptionSchema),
  event('dates/withdrawal', 'Taking back other dates that wait for an answer', leadActionSchema),
  event('closure', 'Closing with a reason', closureSchema),
  event(
    'answer',
    'Answer of the hotel: yes, no with its reason, another price, a former price, a question',
    hotelAnswerSchema,
  ),
  {
    method: 'post',
    path: `${LEAD}/held-answer`,
    summary: 'The same answer, kept for some seconds in which it can be undone; nobody is told before',
    input: hotelAnswerSchema,
    output: heldAnswerJsonSchema,
  },
  {
    method: 'delete',
    path: `${LEAD}/held-answer`,
    summary: 'Takes back an own answer that is held',
    input: noInputSchema,
    output: sentAnswerJsonSchema,
  },
  {
    method: 'post',
    path: `${LEAD}/held-answer/sending`,
    summary: 'Gives an own answer that is held, or tells how it ended',
    input: noInputSchema,
    output: sentAnswerJsonSchema,
  },
  event('offer', 'Answer to a counter-offer', counterOfferAnswerSchema),
  event('offer/withdrawal', 'Withdrawal of a counter-offer, by whoever made it', leadActionSchema),
];

export const leadOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/today',
    summary: 'What is due for whoever asks, by the clock',
    query: todayQuerySchema,
    output: todayJsonSchema,
    isGuarded: true,
  },
  {
    method: 'get',
    path: '/api/today/stream',
    summary:
      'What the menu counts as it changes, as server-sent events; `Last-Event-ID` or `after` names the last one known',
    query: waitingStreamQuerySchema,
    output: { file: 'text/event-stream' },
    isGuarded: true,
  },
  {
    method: 'get',
    path: '/api/calendars/{token}',
    summary: 'What is due for whose secret address this is; the token ends in `.ics`',
    output: { file: 'text/calendar' },
  },
  {
    method: 'get',
    path: '/api/sales/leads/{leadId}/calendar.ics',
    summary: 'The stay of a lead and what is due of it',
    output: { file: 'text/calendar' },
    isGuarded: true,
  },
  {
    method: 'post',
    path: '/api/calendars',
    summary: 'A new secret address of the caller’s list for a calendar program; the former one ends',
    input: calendarAskedSchema,
    output: calendarJsonSchema,
    status: 201,
    isGuarded: true,
  },
  {
    method: 'delete',
    path: '/api/calendars',
    summary: 'The end of that address',
    input: calendarAskedSchema,
    output: calendarJsonSchema,
    isGuarded: true,
  },
  {
    method: 'patch',
    path: '/api/today/digest',
    summary: 'How often the caller is told by mail of what is due',
    input: digestSchema,
    output: digestJsonSchema,
    isGuarded: true,
  },
  {
    method: 'post',
    path: '/api/today/{deadlineId}/snooze',
    summary: 'Put a deadline off, to a time before it',
    input: snoozeSchema,
    output: snoozeJsonSchema,
    isGuarded: true,
  },
  ...[...operations, ...deskOperations].map((operation) => ({ ...operation, isGuarded: true })),
  {
    method: 'post',
    path: '/api/desk/answers/{token}',
    summary: 'Answer of the hotel by the link of a mail, once',
    input: hotelAnswerSchema,
    output: leadStateJsonSchema,
    isGuarded: false,
  },
];
