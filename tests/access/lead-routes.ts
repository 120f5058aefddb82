import { type Declaration, empty, nobody, partners, supervisors, talkers } from './declaration';

/** What agents ask about leads. */
export const leadRoutes: Readonly<Record<string, Declaration>> = {
  // Leads; whose they are is asked in tests/integration/lead
  'POST hotels/interests': { target: 'none', answers: { ...partners, everybody: '422' }, ...empty },
  'POST sales/leads/new/property': { target: 'none', answers: { ...partners, everybody: '422' }, ...empty },
  'PATCH sales/leads/[leadId]/property': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({
      version: 1,
      _property: 'P01',
      period: { checkInDate: '2030-03-02', checkOutDate: '2030-03-09' },
      client: { firstName: 'Clara', lastName: 'Weiss', nationality: 'AT' },
      occupancy: { pax: 2 },
    }),
  },
  'GET today': { target: 'none', answers: { ...talkers, everybody: '200' } },
  // A stream that is begun does not end.
  'GET today/stream': { target: 'none', answers: { ...talkers, everybody: '400' }, query: '?after=never' },
  'POST calendars': { target: 'none', answers: { ...talkers, everybody: '201' }, ...empty },
  'DELETE calendars': { target: 'none', answers: { ...talkers, everybody: '200' }, ...empty },
  'GET calendars/[token]': { target: 'clientOffer', answers: { everybody: '404' } },
  'GET sales/leads/[leadId]/calendar.ics': { target: 'lead', answers: { ...talkers, everybody: '404' } },
  'PATCH today/digest': {
    target: 'none',
    answers: { ...talkers, everybody: '200' },
    body: () => ({ rhythm: 'daily' }),
  },
  // Whose lists a deadline stands in is asked in tests/integration/today.
  'POST today/[deadlineId]/snooze': {
    target: 'deadline',
    answers: { ...talkers, everybody: '404' },
    body: () => ({ until: null }),
  },
  'GET autocomplete/clients': { target: 'none', answers: { ...partners, everybody: '200' }, query: '?fullText=weiss' },
  'GET palette': { target: 'none', answers: { ...nobody, everybody: '200' }, query: '?query=weiss' },
  'GET autocomplete/last-leads': { target: 'none', answers: { ...partners, everybody: '200' } },
  'POST sales/leads/[leadId]/offer': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1, isAccepted: true, price: 1 }),
  },
  'POST sales/leads/[leadId]/option': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1 }),
  },
  'GET sales/leads/[leadId]/payment-links': { target: 'lead', answers: { ...talkers, everybody: '404' } },
  'POST sales/leads/[leadId]/payment-links': {
    target: 'lead',
    answers: { ...talkers, everybody: '404' },
    body: () => ({ dueId: '00000000-0000-4000-8000-000000000000', locale: 'en' }),
  },
  'DELETE sales/leads/[leadId]/payment-links/[linkId]': {
    target: 'paymentLink',
    answers: { ...talkers, everybody: '404' },
    ...empty,
  },
  'PATCH sales/leads/[leadId]/payment-links/[linkId]': {
    target: 'paymentLink',
    answers: { ...talkers, everybody: '404' },
    body: () => ({ locale: 'de' }),
  },
  'POST sales/leads/[leadId]/payment-links/[linkId]/mail': {
    target: 'paymentLink',
    answers: { ...talkers, everybody: '404' },
    body: () => ({ email: 'rose@post.example' }),
  },
  // The vault is off: nothing is there for anybody.
  'POST sales/leads/[leadId]/card': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ number: '4242 4242 4242 4242', name: 'Clara Weiss', month: '12', year: '40' }),
  },
  'DELETE sales/leads/[leadId]/card': { target: 'lead', answers: { ...partners, everybody: '404' }, ...empty },
  'POST sales/leads/[leadId]/dispute': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1, message: 'm' }),
  },
  'POST travel-agencies/[agencyId]/members/[userId]/leads': {
    target: 'member',
    answers: {
      ...supervisors,
      supervisor: '422 422 404 404 404 404',
      admin: '404 422 422 404 404 404',
      acting: '404 422 422 404 404 404',
    },
    body: () => ({ toId: 'nobody' }),
  },
  'POST sales/leads/[leadId]/question': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1, message: 'm' }),
  },
  'POST sales/leads/[leadId]/option/release': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1 }),
  },
  'POST sales/leads/[leadId]/stay': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1 }),
  },
  'POST sales/leads/[leadId]/price': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1 }),
  },
  'POST sales/leads/[leadId]/option/extension': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1 }),
  },
  'POST sales/leads/[leadId]/booking': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1, price: null }),
  },
  'GET sales/leads/[leadId]/money': { target: 'lead', answers: { ...partners, everybody: '404' } },
  'GET sales/leads/[leadId]/booking/cancellation': { target: 'lead', answers: { ...partners, everybody: '404' } },
  'POST sales/leads/[leadId]/booking/cancellation': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1, fee: 0 }),
  },
  'POST sales/leads/[leadId]/duplicate': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1 }),
  },
  'PATCH sales/leads/[leadId]/dates': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1, checkInDate: '2030-03-02', checkOutDate: '2030-03-09', price: null }),
  },
  'POST sales/leads/[leadId]/exception': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1, message: 'One night alone.' }),
  },
  'POST sales/leads/[leadId]/dates/withdrawal': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1 }),
  },
  'POST sales/leads/[leadId]/closure': {
    target: 'lead',
    answers: { ...partners, everybody: '404' },
    body: () => ({ version: 1, reason: 'r' }),
  },
};
