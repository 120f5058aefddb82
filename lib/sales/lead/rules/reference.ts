/**
 * A reference under the prefix of the brand: forced, repeats removed (`TLSTLS9`, `tls 9` → `TLS9`); the prefix alone is
 * empty: null (rule 3.11).
 */
export function withPrefix(prefix: string, typed: string | null | undefined): string | null {
  const head = prefix.trim().toUpperCase();
  let rest = (typed ?? '').trim();
  while (head !== '' && rest.toUpperCase().startsWith(head)) rest = rest.slice(head.length).trimStart();
  return rest === '' ? null : `${head}${rest}`;
}

/** The same as it stands in a field behind the prefix: what was typed or stored, without it. */
export function withoutPrefix(prefix: string, reference: string | null | undefined): string {
  return withPrefix(prefix, reference)?.slice(prefix.trim().length) ?? '';
}

type Asked = {
  bookingReference: { prefix: string; isRequired: boolean };
  clientReference: { prefix: string; isRequired: boolean };
  asksForCardMember: boolean;
};
export type AskedReference = 'tls' | 'cc' | 'cardMember';

/** What a brand asks of every interest and has not been told; a prefix alone tells nothing. */
export function missingReferences(
  { bookingReference, clientReference, asksForCardMember }: Asked,
  told: { [Name in AskedReference]?: string | null | undefined },
): AskedReference[] {
  const isMissing: Record<AskedReference, boolean> = {
    tls: bookingReference.isRequired && withPrefix(bookingReference.prefix, told.tls) === null,
    cc: clientReference.isRequired && withPrefix(clientReference.prefix, told.cc) === null,
    cardMember: asksForCardMember && !told.cardMember,
  };
  return (['tls', 'cc', 'cardMember'] as const).filter((name) => isMissing[name]);
}

/** Without what is empty: undefined, null, blank text, empty lists. 0 and false are values (rule 3.11). */
export function withoutEmpty<Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> {
  const isEmpty = (value: unknown) =>
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Partial<Fields>;
}
