import { type Declaration, empty, nobody } from './declaration';

/** Routes for whoever holds the secret of a link: one that leads nowhere is answered alike to everybody. */
export const linkRoutes: Readonly<Record<string, Declaration>> = {
  'POST desk/answers/[token]': {
    target: 'answerLink',
    answers: { everybody: '404' },
    body: () => ({ answer: 'confirm', version: 1 }),
  },
  'POST desk/enquiries/[token]/messages': {
    target: 'answerLink',
    answers: { everybody: '404' },
    body: () => ({ body: 't' }),
  },
  'POST offers/[token]/visits': {
    target: 'clientOffer',
    answers: { everybody: '404' },
    body: () => ({ number: 1 }),
  },
  'POST offers/[token]/comments': {
    target: 'clientOffer',
    answers: { everybody: '404' },
    body: () => ({ alternativeId: 'a', text: 't' }),
  },
  'POST offers/[token]/approval': {
    target: 'clientOffer',
    answers: { everybody: '404' },
    body: () => ({ number: 1, alternativeId: 'a', name: 'n', isAgreed: true }),
  },
  'GET offers/[token]/comments': { target: 'clientOffer', answers: { everybody: '404' } },
  'GET offers/[token]/pdf': { target: 'clientOffer', answers: { everybody: '404' } },
  'GET offers/[token]/logo': { target: 'clientOffer', answers: { everybody: '404' } },
  'POST bookings/[token]/cancellation-request': {
    target: 'clientOffer',
    answers: { everybody: '404' },
    body: () => ({ fee: null }),
  },
  'GET bookings/[token]/pdf': { target: 'clientOffer', answers: { everybody: '404' } },
  'POST stripe-payments/links/[token]/visits': { target: 'clientPayment', answers: { everybody: '404' }, ...empty },
  'GET stripe-payments/links/[token]/logo': { target: 'clientPayment', answers: { everybody: '404' } },
  'GET stripe-payments/links/[token]/receipt': { target: 'clientPayment', answers: { everybody: '404' } },
  'POST stripe-payments/links/[token]/checkouts': {
    target: 'clientPayment',
    answers: { everybody: '404' },
    body: () => ({ card: 'any' }),
  },
  'GET stripe-payments/links/[token]/checkouts/[checkoutId]': {
    target: 'clientPayment',
    answers: { everybody: '404' },
  },
  'POST desk/invitations/[token]/visits': { target: 'hotelInvitation', answers: { everybody: '404' }, ...empty },
  'POST desk/invitations/[token]/claim': {
    target: 'hotelInvitation',
    answers: { ...nobody, everybody: '404' },
    ...empty,
  },
};
