import { admins, type Declaration, desk, empty, largePicture } from './declaration';

/** What is called from the desk: by those who answer for a hotel, about leads and about the hotel itself. */
export const deskRoutes: Readonly<Record<string, Declaration>> = {
  // Leads; whose they are is asked in tests/integration/lead
  'POST sales/leads/[leadId]/answer': {
    target: 'lead',
    answers: { ...desk, everybody: '404' },
    body: () => ({ answer: 'confirm', version: 1 }),
  },
  'POST sales/leads/[leadId]/offer/withdrawal': {
    target: 'lead',
    answers: { ...desk, everybody: '404' },
    body: () => ({ version: 1 }),
  },
  'POST sales/leads/[leadId]/held-answer': {
    target: 'lead',
    answers: { ...desk, everybody: '404' },
    body: () => ({ answer: 'confirm', version: 1 }),
  },
  'DELETE sales/leads/[leadId]/held-answer': { target: 'lead', answers: { ...desk, everybody: '404' }, ...empty },
  'POST sales/leads/[leadId]/held-answer/sending': { target: 'lead', answers: { ...desk, everybody: '404' }, ...empty },
  'POST sales/leads/[leadId]/option/confirmation': {
    target: 'lead',
    answers: { ...desk, everybody: '404' },
    body: () => ({ version: 1 }),
  },
  'POST sales/leads/[leadId]/option/refusal': {
    target: 'lead',
    answers: { ...desk, everybody: '404' },
    body: () => ({ version: 1, reason: 'r' }),
  },
  'PATCH sales/leads/[leadId]/option/extension': {
    target: 'lead',
    answers: { ...desk, everybody: '404' },
    body: () => ({ version: 1, isAccepted: true }),
  },
  'POST sales/leads/[leadId]/booking/confirmation': {
    target: 'lead',
    answers: { ...desk, everybody: '404' },
    body: () => ({ version: 1 }),
  },
  'POST sales/leads/[leadId]/booking/refusal': {
    target: 'lead',
    answers: { ...desk, everybody: '404' },
    body: () => ({ version: 1, reason: 'r' }),
  },
  // An admin who acts for an agency answers for no house.
  'GET commission-owed': { target: 'none', answers: { ...admins, everybody: '200', operator: '200', acting: '404' } },
  'POST sales/leads/[leadId]/card/reveal': {
    target: 'lead',
    answers: { ...desk, everybody: '404' },
    body: () => ({ reason: 'Deposit.' }),
  },
  'POST sales/leads/[leadId]/stay-confirmation': {
    target: 'lead',
    answers: { ...desk, everybody: '404' },
    body: () => ({ version: 1, answer: 'stayed' }),
  },
  'POST sales/leads/[leadId]/dues/[dueId]/transfer': {
    target: 'due',
    answers: { ...desk, everybody: '404' },
    body: () => ({ amount: 1, on: '2026-11-02' }),
  },
  'DELETE sales/leads/[leadId]/dues/[dueId]/transfer': {
    target: 'due',
    answers: { ...desk, everybody: '404' },
    ...empty,
  },
  'POST sales/leads/[leadId]/dues/[dueId]/return': {
    target: 'due',
    answers: { ...desk, everybody: '404' },
    body: () => ({ on: '2026-11-02' }),
  },
  'POST sales/leads/[leadId]/dispute/decision': {
    target: 'lead',
    answers: { ...admins, everybody: '404' },
    body: () => ({ version: 1, stands: 'booked', reason: 'r' }),
  },

  // The hotel itself; whose it is is asked in tests/integration/night and tests/integration/hotel
  'PATCH desk/hotels/[hotelId]/texts': {
    target: 'hotelOfNobody',
    answers: { ...desk, everybody: '404' },
    body: () => ({ text: 'houseRules', en: 'e', de: 'd' }),
  },
  'PATCH desk/hotels/[hotelId]/rooms/[roomId]/texts': {
    target: 'roomOfNobody',
    answers: { ...desk, everybody: '404' },
    body: () => ({ nameEn: 'n', nameDe: 'n', descriptionEn: 'd', descriptionDe: 'd' }),
  },
  'POST desk/hotels/[hotelId]/pictures': {
    target: 'hotelOfNobody',
    answers: { ...desk, everybody: '404' },
    body: () => new Uint8Array(largePicture),
  },
  'PATCH desk/hotels/[hotelId]/pictures': {
    target: 'hotelOfNobody',
    answers: { ...desk, everybody: '404' },
    body: () => ({ version: '', pictures: [] }),
  },
  'PATCH desk/hotels/[hotelId]/sales-managers': {
    target: 'hotelOfNobody',
    answers: { ...desk, everybody: '404' },
    body: () => ({ version: '', managers: [] }),
  },
  'POST desk/hotels/[hotelId]/night-edits': {
    target: 'hotel',
    answers: { ...desk, everybody: '404' },
    body: () => ({
      ...{ rooms: ['none'], from: '2027-01-16', until: '2027-01-23', revision: 0 },
      change: { minStay: 2 },
    }),
  },
  'POST desk/hotels/[hotelId]/night-edits/[editId]/undo': {
    target: 'nightEdit',
    answers: { ...desk, everybody: '404' },
    body: () => ({ revision: 0 }),
  },
  // A property; whose it is is asked in tests/integration/stay and tests/integration/property
  'PATCH desk/properties/[propertyId]/texts': {
    target: 'propertyOfOthers',
    answers: { ...desk, operator: '404 404', admin: '200 404', acting: '200 404' },
    body: () => ({ text: 'opening', en: 'e', de: 'd' }),
  },
  'PATCH desk/properties/[propertyId]/registration': {
    target: 'propertyOfOthers',
    answers: { ...desk, operator: '404 404', admin: '422 404', acting: '422 404' },
    body: () => ({ registrationNumber: 'n' }),
  },
  'POST desk/properties/[propertyId]/pictures': {
    target: 'propertyOfOthers',
    answers: { ...desk, operator: '404 404', admin: '201 404', acting: '201 404' },
    body: () => new Uint8Array(largePicture),
  },
  'PATCH desk/properties/[propertyId]/pictures': {
    target: 'propertyOfOthers',
    answers: { ...desk, operator: '404 404', admin: '409 404', acting: '409 404' },
    body: () => ({ version: '', pictures: [] }),
  },
  'PATCH desk/properties/[propertyId]/terms': {
    target: 'propertyOfOthers',
    answers: { ...desk, operator: '404 404', admin: '200 404', acting: '200 404' },
    body: () => ({ prepayment: 35, payments: [{ days: 84, percent: 100 }], refunds: [], deposit: null }),
  },
  'POST desk/properties/[propertyId]/terms/undo': {
    target: 'propertyOfOthers',
    // What was changed above is taken back.
    answers: { ...desk, operator: '404 404', admin: '200 404', acting: '200 404' },
  },
  'POST desk/properties/[propertyId]/stay-edits': {
    target: 'propertyOfNobody',
    answers: { ...desk, everybody: '404' },
    body: () => ({ from: '2027-01-16', until: '2027-01-23', revision: 0, change: { kind: 'open' } }),
  },
  'POST desk/properties/[propertyId]/stay-edits/[editId]/undo': {
    target: 'stayEdit',
    answers: { ...desk, everybody: '404' },
    body: () => ({ revision: 0 }),
  },
};
