import { admins, type Declaration, desk, largePicture } from './declaration';
import { HOTEL } from './targets';

/** Of a version nobody has read: whoever may edit is told that somebody was there meanwhile. */
const edit = (body: object = {}, callers: typeof admins | typeof desk = desk): Declaration => ({
  target: 'managed',
  // A desk is told of nothing but its own.
  answers: { ...callers, everybody: '409 404 404' },
  body: () => ({ version: 'none', ...body }),
});
const managedWrites = {
  'POST manage/[kind]': {
    target: 'managedKind',
    // Nothing of what is asked is there.
    answers: { ...admins, everybody: '422 404' },
    body: () => ({ values: {} }),
  } satisfies Declaration,
  'PATCH manage/[kind]/[id]': edit({ values: { name: 'Changed' } }),
  'POST manage/[kind]/[id]/publish': edit(),
  'POST manage/[kind]/[id]/undo': edit(),
  'POST manage/[kind]/[id]/pictures': {
    target: 'managed',
    answers: { ...desk, everybody: '201 404 404' },
    body: () => new Uint8Array(largePicture),
  } satisfies Declaration,
  'POST manage/[kind]/[id]/retire': edit({ address: 'removed' }, admins),
};

/** What only admins ask. */
export const adminRoutes: Readonly<Record<string, Declaration>> = {
  // Admins
  'POST acting': {
    target: 'agency',
    answers: { ...admins, everybody: '200 200 404' },
    body: (_world, { id }) => ({ agencyId: id }),
    isDisruptive: true,
  },
  'DELETE acting': {
    target: 'none',
    answers: { ...admins, everybody: '200' },
    isDisruptive: true,
  },
  'GET agreements': { target: 'none', answers: { ...admins, everybody: '200' } },
  'POST agreements': {
    target: 'none',
    answers: { ...admins, everybody: '201' },
    body: ({ own }) => {
      return { agencyId: own.agency.id, hotelId: HOTEL, commissionPercent: 12, validFrom: '2026-01-01' };
    },
  },
  'PATCH agreements/[agreementId]': {
    target: 'agreement',
    answers: { ...admins, everybody: '404' },
    body: () => ({ validUntil: null }),
  },
  'PATCH agreements/[agreementId]/percent': {
    target: 'agreement',
    answers: { ...admins, everybody: '404' },
    body: () => ({ commissionPercent: 12, validFrom: '2099-01-01' }),
  },
  'POST agreements/[agreementId]/undo': { target: 'agreement', answers: { ...admins, everybody: '404' } },
  'GET manage/[kind]': { target: 'managedKind', answers: { ...admins, everybody: '200 404' } },
  'GET manage/[kind]/[id]': { target: 'managed', answers: { ...desk, everybody: '200 404 404' } },
  ...managedWrites,
  'GET rewards': { target: 'none', answers: { ...admins, everybody: '200' } },
  'POST rewards': {
    target: 'none',
    answers: { ...admins, everybody: '201' },
    body: ({ own }) => ({ agencyId: own.agency.id, amount: 250, currency: 'EUR' }),
  },
  'DELETE rewards/[rewardId]': { target: 'reward', answers: { ...admins, everybody: '404' } },
  'GET payout-runs/preview': { target: 'none', answers: { ...admins, everybody: '200' } },
  'GET payout-runs/preview/csv': { target: 'none', answers: { ...admins, everybody: '200' } },
  'POST payout-runs': { target: 'none', answers: { ...admins, everybody: '202' } },
  'POST payouts/[payoutId]/hold': {
    target: 'payout',
    answers: { ...admins, everybody: '404' },
    body: () => ({ reason: 'One stay, two bills.' }),
  },
  'POST payouts/[payoutId]/release': { target: 'payout', answers: { ...admins, everybody: '404' } },
  'POST outbox/[outboxId]/retry': { target: 'outbox', answers: { ...admins, everybody: '200 404' } },
};
