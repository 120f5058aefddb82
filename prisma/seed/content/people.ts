import type { Role } from '@/prisma/generated/client';
import { agencyEdges } from '../agency-edges';

export type PersonContent = {
  email: string;
  /** Null: the onboarding asks for it. */
  firstName: string | null;
  lastName: string;
  role: Role;
  agency?: string;
  /** Registered the agency. */
  isOwner?: boolean;
  /** Left by an admin's hand; the agency stands above. */
  isRemoved?: boolean;
  /** Free text; the agency's name where nothing else is said. */
  company?: string;
  hotelId?: string;
  operatorId?: string;
  affiliate?: string;
  locale: 'en' | 'de';
  hasUnverifiedEmail?: boolean;
  hasJustBegun?: boolean;
};

function mailbox(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
  return plain
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
}

/** `Given names Family`: the last word is the family's name. */
function person(
  name: string,
  domain: string,
  rest: Omit<PersonContent, 'email' | 'firstName' | 'lastName'>,
): PersonContent {
  const at = name.lastIndexOf(' ');
  return { email: `${mailbox(name)}@${domain}`, firstName: name.slice(0, at), lastName: name.slice(at + 1), ...rest };
}

type Team = { agency: string; domain: string; locale: 'en' | 'de'; supervisor: string; others: string[]; role?: Role };

/** The first of a team registered the agency. */
function team({ agency, domain, locale, supervisor, others, role = 'agent' }: Team): PersonContent[] {
  return [
    person(supervisor, domain, { role: 'supervisorAgent', agency, locale, isOwner: true }),
    ...others.map((name) => person(name, domain, { role, agency, locale })),
  ];
}

const teams: PersonContent[] = [
  ...team({
    agency: 'A1',
    domain: 'morgenrot-reisen.example',
    locale: 'de',
    supervisor: 'Helena Brandt',
    others: ['Theresa Lang', 'Moritz Keller', 'Sofia Wendt', 'Paul Strasser'],
  }),
  ...team({
    agency: 'A2',
    domain: 'halcyon.example',
    locale: 'en',
    supervisor: 'Imogen Hartley',
    others: ['Oliver Finch', 'Priya Raman'],
  }),
  {
    email: agencyEdges.withoutFirstName,
    firstName: null,
    lastName: 'Whitlock',
    role: 'agent',
    agency: 'A2',
    locale: 'en',
    hasJustBegun: true,
  },
  ...team({
    agency: 'A3',
    domain: 'aurelle.example',
    locale: 'en',
    supervisor: 'Camille Rochat',
    others: ['Léa Montandon', 'Hugo Perret'],
  }),
  ...team({
    agency: 'A4',
    domain: 'northlight.example',
    locale: 'de',
    supervisor: 'Henrike Petersen',
    others: ['Tjark Jansen'],
  }),
  // Sells trips and answers for a hotel: both doors open to one account.
  person('Lene Carstens', 'northlight.example', { role: 'agent', agency: 'A4', locale: 'de', hotelId: 'H10' }),
  ...team({
    agency: 'A5',
    domain: 'carta-desk.example',
    locale: 'en',
    supervisor: 'Rosalind Mercer',
    others: ['Dominic Ashby', 'Yuki Tanabe', 'Elena Sorokina', 'Marcus Bell'],
    role: 'carta_lifestyleAgent',
  }),
  ...team({
    agency: 'A6',
    domain: 'vela-private.example',
    locale: 'en',
    supervisor: 'Beatrice Lombardi',
    others: ['Anselm Roth', 'Chiara Fontana'],
  }),
  person('Ingrid Solberg', 'freemail.example', { role: 'supervisorAgent', agency: 'A7', locale: 'en', isOwner: true }),
  person('Lars Haugen', 'fjellstue.example', { role: 'agent', agency: 'A7', locale: 'en' }),
  ...team({
    agency: 'A8',
    domain: 'studio-dorado.example',
    locale: 'de',
    supervisor: 'Valentina Gruber',
    others: ['Jakob Steiner'],
  }),
  person('Mila Novak', 'emptyhand.example', {
    role: 'supervisorAgent',
    agency: 'A9',
    locale: 'en',
    isOwner: true,
    affiliate: 'nordvig',
    hasJustBegun: true,
  }),
];

const others: PersonContent[] = [
  // May join A4: the address is verified and of its domain.
  person('Jonas Ebert', 'northlight.example', { role: 'agent', locale: 'de', hasJustBegun: true }),
  // May not join A1 by domain before the address is verified.
  person('Nora Falk', 'morgenrot-reisen.example', {
    role: 'agent',
    locale: 'de',
    hasUnverifiedEmail: true,
    hasJustBegun: true,
  }),
  person('Viktor Adler', 'morgenrot-reisen.example', { role: 'agent', agency: 'A1', isRemoved: true, locale: 'de' }),
  person('Anton Reiter', 'admin.example', { role: 'admin', locale: 'de', company: 'Luxury Distribution System' }),
  person('Grace Whitfield', 'admin.example', { role: 'admin', locale: 'en', company: 'Luxury Distribution System' }),
  person('Clara Winter', 'alpenglow.example', { role: 'admin', locale: 'de', company: 'Alpenglow Reisen GmbH' }),
  person('Matthias Gratz', 'operators.example', { role: 'operator', operatorId: 'operator-1', locale: 'de' }),
  person('Johanna Larcher', 'operators.example', { role: 'operator', operatorId: 'operator-2', locale: 'de' }),
  person('Élodie Combe', 'operators.example', { role: 'operator', operatorId: 'operator-3', locale: 'en' }),
  person('Reto Tschuggen', 'operators.example', { role: 'operator', operatorId: 'operator-4', locale: 'de' }),
  person('Luca Alta', 'operators.example', { role: 'operator', operatorId: 'operator-5', locale: 'en' }),
  // Hotel contacts: what they may do follows from their hotel, not from the role's name.
  person('Sylvie Arnaud', 'hotels.example', { role: 'operator', hotelId: 'H01', locale: 'en' }),
  person('Georg Tanner', 'hotels.example', { role: 'operator', hotelId: 'H11', locale: 'de' }),
  person('Florian Maurer', 'guests.example', { role: 'customer', locale: 'de' }),
];

/** 42. */
export const people: readonly PersonContent[] = [...teams, ...others];
