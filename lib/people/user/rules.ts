import { type Role, roles } from '@/lib/platform/viewer/types';

function folded(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

const byFolded: ReadonlyMap<string, Role> = new Map(roles.map((role) => [folded(role), role]));

/** A role as anybody spells it (rule 2.1); null when it is none. */
export function parseRole(text: string): Role | null {
  return byFolded.get(folded(text)) ?? null;
}

/** What stands after the @ of an address, lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
