import {
  admins,
  colleaguesRead,
  type Declaration,
  empty,
  nobody,
  picture,
  supervisors,
  supervisorsWrite,
} from './declaration';

/** What is asked about agencies: their data, their people and who is invited. */
export const agencyRoutes: Readonly<Record<string, Declaration>> = {
  // Agencies
  'GET travel-agencies': { target: 'none', answers: { ...admins, everybody: '200' } },
  'POST travel-agencies': {
    target: 'none',
    answers: { ...nobody, everybody: '201', agent: '409', lifestyle: '409', supervisor: '409' },
    query: '?assign-myself-to-new-agency=true',
    body: () => ({ name: 'New' }),
  },
  'GET travel-agencies/[agencyId]': { target: 'agency', answers: colleaguesRead },
  'PATCH travel-agencies/[agencyId]': {
    target: 'agency',
    answers: supervisorsWrite(),
    body: () => ({ name: 'Changed' }),
  },
  'POST travel-agencies/[agencyId]/verification-request': {
    target: 'agency',
    answers: supervisorsWrite(),
    body: () => ({ message: 'Please.' }),
  },
  'PATCH travel-agencies/[agencyId]/verification': {
    target: 'agency',
    answers: { ...admins, everybody: '200 200 404' },
    body: () => ({ status: 'verified' }),
  },
  'POST travel-agencies/[agencyId]/programs': {
    target: 'agency',
    answers: supervisorsWrite(),
    body: ({ programmes }) => ({ programId: programmes.unclaimed }),
  },
  'PATCH travel-agencies/[agencyId]/programs/[programId]': {
    target: 'programme',
    answers: { ...admins, everybody: '200 200 404 404' },
    body: () => ({ status: 'verified' }),
  },
  'POST travel-agencies/[agencyId]/join': {
    target: 'agency',
    answers: {
      ...nobody,
      everybody: '404',
      customer: '200 404 404',
      agent: '409',
      lifestyle: '409',
      supervisor: '409',
    },
  },
  'GET travel-agencies/[agencyId]/members': { target: 'agency', answers: colleaguesRead },
  'PATCH travel-agencies/[agencyId]/members/[userId]': {
    target: 'member',
    answers: {
      ...supervisors,
      // Both colleagues own their agency.
      supervisor: '200 409 404 404 404 404',
      admin: '404 409 409 404 404 404',
      acting: '404 409 409 404 404 404',
    },
    body: () => ({ role: 'AGENT' }),
  },
  'DELETE travel-agencies/[agencyId]/members/[userId]': {
    target: 'member',
    answers: {
      ...supervisors,
      supervisor: '200 409 404 404 404 404',
      admin: '404 409 409 404 404 404',
      acting: '404 409 409 404 404 404',
    },
  },
  'POST travel-agencies/[agencyId]/members/[userId]/ownership': {
    target: 'member',
    answers: {
      ...supervisors,
      // A supervisor, and not the owner.
      supervisor: '403 403 404 404 404 404',
      admin: '404 200 200 404 404 404',
      acting: '404 200 200 404 404 404',
    },
    ...empty,
  },
  'POST travel-agencies/[agencyId]/logo': {
    target: 'agency',
    answers: supervisorsWrite('201'),
    body: () => new Uint8Array(picture),
  },
  'GET agency-logos/[logoId]': {
    target: 'logo',
    answers: { ...colleaguesRead, customer: '404', operator: '404' },
  },
  'GET travel-agency-public-info': {
    target: 'none',
    answers: { ...nobody, everybody: '200' },
    query: '?query=unknown.example',
  },

  // Invitations
  'GET invitations': { target: 'none', answers: { ...supervisors, everybody: '200' } },
  'POST invitations': {
    target: 'none',
    answers: { ...supervisors, supervisor: '201', admin: '409', acting: '201' },
    body: ({ serial }) => ({ email: `new-${serial()}@x.example`, role: 'AGENT' }),
  },
  'DELETE invitations/[invitationId]': {
    target: 'invitation',
    answers: { ...supervisors, everybody: '200 200 200 404', supervisor: '200 200 404 404' },
  },
  'POST invitations/[invitationId]/resend': {
    target: 'invitation',
    answers: { ...supervisors, everybody: '200 200 200 404', supervisor: '200 200 404 404' },
  },
  'POST invitations/accept': {
    target: 'invitationToMe',
    answers: {
      ...nobody,
      everybody: '200 404 404',
      agent: '409 404 404',
      lifestyle: '409 404 404',
      supervisor: '409 404 404',
    },
    body: (_world, { id }) => ({ _id: id }),
  },
};
