import { adminRoutes } from './admin-routes';
import { agencyRoutes } from './agency-routes';
import {
  admins,
  colleaguesRead,
  type Declaration,
  empty,
  largePicture,
  nobody,
  open,
  partners,
  picture,
  supervisors,
  talkers,
} from './declaration';
import { deskRoutes } from './desk-routes';
import { leadRoutes } from './lead-routes';
import { linkRoutes } from './link-routes';
import { NOWHERE } from './targets';

/** Every route handler below `app/api` by method and folder: who is answered what, about whose things. */
export const routes: Readonly<Record<string, Declaration>> = {
  // People
  'GET current_user': { target: 'none', answers: { ...nobody, everybody: '200' } },
  'PATCH users/[userId]': {
    target: 'user',
    answers: { ...nobody, everybody: '200 404 404 404', admin: '200 200 200 404', acting: '200 200 200 404' },
    body: () => ({ lastName: 'Changed' }),
  },
  'POST users/[userId]/merge': {
    target: 'user',
    answers: { ...admins, everybody: '422 422 422 404' },
    body: () => ({ into: NOWHERE }),
  },
  'DELETE users/[userId]/sessions': {
    target: 'user',
    answers: { ...admins, everybody: '200 200 200 404' },
    isDisruptive: true,
    ...empty,
  },
  'GET users/[userId]/export': { target: 'user', answers: { ...nobody, everybody: '200 404 404 404' } },

  // Of nobody's address; whose requests they are is asked in tests/integration/privacy
  'POST privacy/exports': {
    target: 'none',
    answers: { ...supervisors, everybody: '200' },
    body: () => ({ email: 'nobody@post.example' }),
  },
  'POST privacy/erasures': {
    target: 'none',
    answers: { ...supervisors, everybody: '409' },
    body: () => ({ email: 'nobody@post.example' }),
  },
  'POST privacy/erasures/[erasureId]/confirm': {
    target: 'erasure',
    answers: { ...supervisors, everybody: '404' },
    body: () => ({ found: 1, lastName: 'Weiss' }),
  },
  'POST privacy/erasures/[erasureId]/closing': {
    target: 'erasure',
    answers: { ...supervisors, everybody: '404' },
    ...empty,
  },
  'PATCH brands/[brandId]': { target: 'brand', answers: { ...admins, everybody: '200 404' }, ...empty },
  'POST brands/[brandId]/position': {
    target: 'brand',
    answers: { ...admins, everybody: '200 404' },
    body: () => ({ move: 'before' }),
  },
  'POST brands/[brandId]/undo': { target: 'brand', answers: { ...admins, everybody: '409 404' } },
  'POST brands/[brandId]/logo': {
    target: 'brand',
    answers: { ...admins, everybody: '201 404' },
    body: () => new Uint8Array(picture),
  },
  'POST brands/[brandId]/background': {
    target: 'brand',
    answers: { ...admins, everybody: '201 404' },
    body: () => new Uint8Array(largePicture),
  },

  'GET studio/[sheet]': { target: 'studioSheet', answers: { ...partners, everybody: '200 404' } },

  ...agencyRoutes,

  // Programmes and destinations
  'GET programs': { target: 'none', answers: { ...nobody, everybody: '200' } },
  'GET earnings': {
    target: 'none',
    answers: { ...partners, everybody: '200', removed: '404', admin: '404' },
    isOfEarners: true,
  },
  'GET earnings/statement': {
    target: 'none',
    answers: { ...partners, everybody: '200', removed: '404', admin: '404' },
    query: '?month=2027-01',
    isOfEarners: true,
  },
  // Whose payouts they are is asked in `payout-run/calls`.
  'GET payouts': {
    target: 'none',
    answers: { ...partners, everybody: '200', removed: '404', agent: '404', lifestyle: '404' },
    isOfEarners: true,
  },
  'GET payouts/[payoutId]': { target: 'payout', answers: { ...partners, everybody: '404' } },
  'GET payouts/[payoutId]/statement': { target: 'payout', answers: { ...partners, everybody: '404' } },
  'GET destination-requests': { target: 'none', answers: { ...partners, everybody: '200' } },
  'POST destination-requests': {
    target: 'none',
    answers: { ...partners, everybody: '201', removed: '409', admin: '409' },
    body: () => ({ place: 'Alta Badia', reason: 'Asked for.' }),
  },
  'PATCH destination-requests/[destinationRequestId]': {
    target: 'destinationRequest',
    answers: { ...admins, everybody: '200 200 200 404' },
    body: () => ({ status: 'planned' }),
  },

  // Client-safe mode
  'POST client-safe': {
    target: 'none',
    answers: { ...partners, everybody: '200' },
    body: () => ({ isClientSafe: false }),
  },

  // Hotels
  'GET hotels': { target: 'none', answers: { ...partners, everybody: '200' } },
  'GET hotels/locations': { target: 'none', answers: { ...partners, everybody: '200' } },
  'GET hotels/[hotelId]': { target: 'hotel', answers: { ...partners, everybody: '200 404' } },
  'GET hotels/[hotelId]/rooms': { target: 'hotel', answers: { ...partners, everybody: '200 404' } },
  'GET hotelrooms/[roomId]': { target: 'room', answers: { ...partners, everybody: '200 404' } },
  'GET hotels/[hotelId]/available-rooms': {
    target: 'hotel',
    answers: { ...partners, everybody: '200 404' },
    query: '?checkInDate=2027-01-16&checkOutDate=2027-01-23',
  },
  'GET hotels/[hotelId]/public-price': open('200 404', {
    target: 'hotel',
    query: '?checkInDate=2027-01-16&checkOutDate=2027-01-23',
  }),
  'GET hotels/[hotelId]/nights': open('200 404', { target: 'hotel' }),
  'GET hotelrooms/[roomId]/offers': {
    target: 'room',
    answers: { ...partners, everybody: '200 404' },
    query: '?checkInDate=2027-01-16&checkOutDate=2027-01-23',
  },
  'GET hotelrooms/[roomId]/availability': {
    target: 'room',
    answers: { ...partners, everybody: '200 404' },
    query: '?checkInDate=2027-01-16&checkOutDate=2027-01-23',
  },
  'GET available-hotels': { target: 'none', answers: { ...partners, everybody: '200' } },
  'GET available-hotels/pins': { target: 'none', answers: { ...partners, everybody: '200' } },
  'GET inspirationnow': { target: 'none', answers: { ...partners, everybody: '200' } },

  ...leadRoutes,
  ...deskRoutes,

  // Offers; whose they are is asked in tests/integration/offer
  'GET sales/reports': { target: 'none', answers: { ...supervisors, everybody: '200' } },
  'GET sales/offers': { target: 'none', answers: { ...partners, everybody: '200' } },
  // A stream that is begun does not end.
  'GET sales/offers/stream': { target: 'none', answers: { ...partners, everybody: '400' } },
  'POST sales/offers': { target: 'none', answers: { ...partners, everybody: '422' }, ...empty },
  'PATCH sales/offers/[offerId]': {
    target: 'offer',
    answers: { ...partners, everybody: '404' },
    body: () => ({ number: 1, revision: 1, title: 't' }),
  },
  'POST sales/offers/[offerId]/versions': {
    target: 'offer',
    answers: { ...partners, everybody: '404' },
    body: () => ({ number: 1 }),
  },
  'POST sales/offers/[offerId]/prices': {
    target: 'offer',
    answers: { ...partners, everybody: '404' },
    body: () => ({ number: 1, revision: 1, alternativeId: 'a' }),
  },
  'GET sales/offers/[offerId]/prices': { target: 'offer', answers: { ...partners, everybody: '404' } },
  'POST sales/offers/[offerId]/alternatives': {
    target: 'offer',
    answers: { ...partners, everybody: '404' },
    body: () => ({ leads: ['l'] }),
  },
  'POST sales/offers/[offerId]/sending': {
    target: 'offer',
    answers: { ...partners, everybody: '404' },
    body: () => ({ number: 1, revision: 1, byMail: false }),
  },
  'POST sales/offers/[offerId]/comments': {
    target: 'offer',
    answers: { ...partners, everybody: '404' },
    body: () => ({ alternativeId: 'a', text: 't' }),
  },
  'GET sales/offers/[offerId]/pdf': { target: 'offer', answers: { ...partners, everybody: '404' } },

  ...linkRoutes,

  // Conversations; whose they are is asked in tests/integration/conversation
  // Of the hotels there none is to be invited.
  'GET hotels/[hotelId]/hotel-manager-invitation-link': { target: 'hotel', answers: { ...partners, everybody: '404' } },
  'DELETE hotels/[hotelId]/hotel-manager-invitation-link': {
    target: 'hotel',
    answers: { ...partners, everybody: '404' },
    ...empty,
  },
  'POST hotels/[hotelId]/chats': { target: 'hotel', answers: { ...partners, everybody: '422' }, ...empty },
  // Without keys there is none for anybody.
  'GET current-user/stream-chat-token': { target: 'none', answers: { ...talkers, everybody: '404' } },
  'GET conversations': { target: 'none', answers: { ...talkers, everybody: '200' } },
  // A stream that is begun does not end.
  'GET conversations/stream': { target: 'none', answers: { ...talkers, everybody: '400' }, query: '?side=neither' },
  'GET conversations/[conversationId]': { target: 'conversation', answers: { ...talkers, everybody: '404' } },
  'PATCH conversations/[conversationId]': {
    target: 'conversation',
    answers: { ...talkers, everybody: '404' },
    body: () => ({ readSequence: 1 }),
  },
  'POST conversations/[conversationId]/messages': {
    target: 'conversation',
    answers: { ...talkers, everybody: '404' },
    body: () => ({ key: 'a-key-of-mine', body: 'Hello?' }),
  },
  'POST conversations/[conversationId]/attachments': {
    target: 'conversation',
    answers: { ...talkers, everybody: '404' },
    body: () => new Uint8Array(picture),
  },
  'GET conversations/[conversationId]/attachments/[attachmentId]': {
    target: 'conversation',
    answers: { ...talkers, everybody: '404' },
  },

  // Payouts
  'GET travel-agencies/[agencyId]/stripe-account': { target: 'agency', answers: colleaguesRead },
  'GET travel-agencies/[agencyId]/stripe-account-session': {
    target: 'agency',
    answers: { ...colleaguesRead, agent: '403 404 404', lifestyle: '403 404 404' },
    // Makes the account where there is none.
    query: '?country=DE',
    isDisruptive: true,
  },
  // The stand-in has no page of its own, so there is none to anybody.
  'GET travel-agencies/[agencyId]/stripe-account-link': {
    target: 'agency',
    answers: { ...partners, everybody: '404' },
  },
  'POST sandbox/payout-account': {
    target: 'none',
    answers: { ...partners, everybody: '404', removed: '403', agent: '403', lifestyle: '403' },
    body: () => ({ section: 'demand' }),
  },
  'POST sandbox/checkouts/[sessionId]': {
    target: 'checkout',
    answers: { everybody: '404' },
    body: () => ({ deed: 'pay' }),
  },

  ...adminRoutes,

  // Open: the storefront's, the sign-in's and other systems'
  'GET country-names': open('200'),
  'GET facilities': open('200'),
  'GET health': open('200'),
  'GET openapi.json': open('200'),
  'GET properties': open('200'),
  'GET properties/[propertyId]': open('404', { target: 'property' }),
  'GET properties/[propertyId]/nights': open('404', { target: 'property' }),
  'GET properties/[propertyId]/stays': open('404', { target: 'property' }),
  'GET share-picture': open('200', { query: '?lang=en' }),
  'GET stays': open('200'),
  'POST consent': open('422', empty),
  'POST frontendlogs': open('403', empty),
  'POST mailer': open('422', empty),
  'POST bookings': open('422', empty),
  'POST newsletter/client': open('422', empty),
  'POST newsletter/confirm': open('422', empty),
  'GET newsletter/unsubscribe': open('303'),
  'POST newsletter/unsubscribe': open('422', empty),
  'GET sign-in': open('303'),
  'POST sign-up': open('303', empty),
  'GET sign-out': open('303', { isDisruptive: true }),
  'POST sign-out': open('303', { isDisruptive: true }),
  'POST backchannel-logout': open('400', empty),
  'POST webhooks/stripe': open('400', empty),
  'POST webhooks/stream': open('404', empty),
  'POST webhooks/mail': open('404', empty),
  'GET dev/mail': open('200'),
  'GET dev/clock': open('200'),
  'POST dev/clock': open('422', empty),
  'GET dev/next-deadline': { target: 'none', answers: { ...admins, everybody: '200' } },
  // Where nobody who started it could begin anew; tests/integration/route/reset asks the rest.
  'GET dev/reset': open('404'),
  'POST dev/reset': open('404', empty),
};
