import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { displayName } from '@/lib/platform/viewer/rules';
import type { OwnTerms } from '../rules/own-terms';
import { termsOfFacts } from '../rules/terms-facts';

/** `by`: null where the account is gone. `isUndone`: it took the change before it back. */
export type TermsChange = {
  id: string;
  at: Date;
  by: string | null;
  before: OwnTerms;
  after: OwnTerms;
  isUndone: boolean;
};

type Row = { id: bigint; at: Date; action: string; before: unknown; after: unknown } & {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
};

/** The last changes of a property's terms, the newest first. As the product: whoever calls has seen that the desk is theirs. */
export async function readTermsChanges(tx: Transaction, propertyId: string, most: number): Promise<TermsChange[]> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT a.id, a.at, a.action, a.before, a.after, p.first_name AS "firstName", p.last_name AS "lastName", p.email
    FROM audit a LEFT JOIN app_user p ON p.id = a.actor_id
    WHERE a.entity = 'property' AND a.entity_id = ${propertyId} AND a.action IN ('property.termsChanged', 'property.termsUndone')
    ORDER BY a.id DESC LIMIT ${most}`;
  return rows.flatMap(({ id, at, action, firstName, lastName, email, ...facts }) => {
    const before = termsOfFacts((facts.before ?? {}) as Record<string, unknown>);
    const after = termsOfFacts((facts.after ?? {}) as Record<string, unknown>);
    if (!before || !after) return [];
    const by = email && displayName({ firstName, lastName: lastName ?? '', email });
    return [{ id: String(id), at, by, before, after, isUndone: action === 'property.termsUndone' }];
  });
}
