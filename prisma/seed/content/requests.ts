import type { DestinationRequestStatus } from '@/prisma/generated/client';

type Request = {
  agency: string;
  by: string;
  place: string;
  reason: string;
  daysAgo: number;
  answer?: { status: Exclude<DestinationRequestStatus, 'open'>; text: string };
};

/** Missing destinations, in the words of those who asked: one open, one planned, one declined. */
export const destinationRequests: readonly Request[] = [
  {
    agency: 'A1',
    by: 'helena.brandt@morgenrot-reisen.example',
    place: 'Alta Badia',
    reason: 'Drei Familien fragen jedes Jahr im Februar danach, und wir schicken sie bisher woanders hin.',
    daysAgo: 4,
  },
  {
    agency: 'A2',
    by: 'imogen.hartley@halcyon.example',
    place: 'Hokkaido',
    reason: 'Several clients ski there after Christmas and would like one agency for both trips.',
    daysAgo: 40,
    answer: {
      status: 'declined',
      text: 'We stay in the Alps for now. Thank you for asking, it helps us to see the demand.',
    },
  },
  {
    agency: 'A6',
    by: 'beatrice.lombardi@vela-private.example',
    place: 'Engelberg',
    reason: 'Two private banks hold their winter meetings there; we need four to six suites each January.',
    daysAgo: 25,
    answer: { status: 'planned', text: 'Two houses are under contract for next winter.' },
  },
];

export type InvitationContent = {
  agency: string;
  by: string;
  email: string;
  role: 'agent' | 'supervisorAgent' | 'carta_lifestyleAgent';
  sentDaysAgo: number;
  /** From today; before it when negative. */
  expiresInDays: number;
  state: 'open' | 'expired' | 'accepted' | 'revoked';
};

/** One of each state. */
export const invitations: readonly InvitationContent[] = [
  {
    agency: 'A1',
    by: 'helena.brandt@morgenrot-reisen.example',
    email: 'ida.sommer@morgenrot-reisen.example',
    role: 'agent',
    sentDaysAgo: 1,
    expiresInDays: 11,
    state: 'open',
  },
  {
    agency: 'A1',
    by: 'helena.brandt@morgenrot-reisen.example',
    email: 'emil.roth@morgenrot-reisen.example',
    role: 'agent',
    sentDaysAgo: 30,
    expiresInDays: -16,
    state: 'expired',
  },
  {
    agency: 'A1',
    by: 'helena.brandt@morgenrot-reisen.example',
    email: 'paul.strasser@morgenrot-reisen.example',
    role: 'agent',
    sentDaysAgo: 177,
    expiresInDays: -163,
    state: 'accepted',
  },
  {
    agency: 'A2',
    by: 'imogen.hartley@halcyon.example',
    email: 'toby.marsh@halcyon.example',
    role: 'supervisorAgent',
    sentDaysAgo: 12,
    expiresInDays: 2,
    state: 'revoked',
  },
];
