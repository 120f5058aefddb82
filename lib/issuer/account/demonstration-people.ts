import type { Role } from '@/lib/platform/viewer/types';

export type DemonstrationPerson = {
  accountId: string;
  name: string;
  role: Role;
  /** Their agency, hotel or operator; null for somebody who belongs nowhere. */
  place: string | null;
  isDesk: boolean;
};

const AGENCY_PEOPLE = 10;
const OTHERS = 2;

/**
 * A few people who show the most: of every agency the supervisor (else its first person), a lifestyle agent, somebody
 * without an agency, contacts of hotels and operators, one administrator. Keeps the order.
 */
export function shortList(people: readonly DemonstrationPerson[]): DemonstrationPerson[] {
  const chosen = new Set<DemonstrationPerson>();
  const take = (found: readonly DemonstrationPerson[], most: number) => {
    for (const person of found.slice(0, most)) chosen.add(person);
  };
  const inAgencies = people.filter(({ role, isDesk }) => role !== 'admin' && role !== 'operator' && !isDesk);
  const places = [...new Set(inAgencies.flatMap(({ place }) => place ?? []))];
  const heads = places.flatMap((place) => {
    const members = inAgencies.filter((person) => person.place === place);
    return members.find(({ role }) => role === 'supervisorAgent') ?? members[0] ?? [];
  });
  take(heads, AGENCY_PEOPLE);
  take(
    inAgencies.filter(({ role, place }) => role === 'agent' && place === places[0]),
    1,
  );
  take(
    inAgencies.filter(({ role }) => role === 'carta_lifestyleAgent'),
    1,
  );
  take(
    inAgencies.filter(({ place }) => place === null),
    OTHERS,
  );
  take(
    people.filter(({ role, isDesk }) => isDesk && role !== 'operator'),
    OTHERS,
  );
  take(
    people.filter(({ role }) => role === 'operator'),
    OTHERS,
  );
  take(
    people.filter(({ role }) => role === 'admin'),
    1,
  );
  return people.filter((person) => chosen.has(person));
}
