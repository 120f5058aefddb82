import { z } from 'zod';
import { emailField, optionalText, requiredLine } from '@/lib/platform/fields';
import { personalKinds } from './types';

const id = z.string().min(1).max(80);

/** A client, or whoever has an address: of the agency one stands in, else of everybody. */
const person = { clientId: id.optional(), email: emailField.optional() };

const isOne = ({ clientId, email }: { clientId?: string; email?: string }) => Boolean(clientId) !== Boolean(email);

/** POST /api/privacy/exports */
export const personSchema = z.strictObject(person).refine(isOne, { error: 'personRequired', path: ['email'] });
export type PersonInput = z.output<typeof personSchema>;

/** POST /api/privacy/erasures */
export const erasureSchema = z
  .strictObject({ ...person, reason: optionalText(400) })
  .refine(isOne, { error: 'personRequired', path: ['email'] });
export type ErasureInput = z.output<typeof erasureSchema>;

/** POST /api/privacy/erasures/{erasureId}/confirm: how many places were read of, and whose. */
export const confirmationSchema = z.strictObject({
  found: z.int().min(0),
  /** The last name, or the address where no name is known. */
  lastName: requiredLine('erasureName', 254),
});
export type Confirmation = z.output<typeof confirmationSchema>;

/** POST …/closing: taken back by whoever asked, refused by anybody else, who says why. */
export const closingSchema = z.strictObject({ reason: optionalText(400) });
export type Closing = z.output<typeof closingSchema>;

/** What is told of a row: its own columns, under the names of the database in camel case. */
const factSchema = z.json();

export const exportJsonSchema = z.strictObject({
  exportedAt: z.iso.datetime(),
  records: z.array(
    z.strictObject({ kind: z.enum(personalKinds), of: z.string(), facts: z.record(z.string(), factSchema) }),
  ),
});
export type ExportJson = z.output<typeof exportJsonSchema>;

export const erasureJsonSchema = z.strictObject({
  _id: z.string(),
  number: z.int(),
  endsAt: z.iso.datetime(),
});
export type ErasureJson = z.output<typeof erasureJsonSchema>;

/** `found` is what was deleted and what lost the person, together. */
export const erasedJsonSchema = z.strictObject({
  number: z.int(),
  found: z.int(),
  deleted: z.int(),
  loosened: z.int(),
});
export type ErasedJson = z.output<typeof erasedJsonSchema>;

const words = (length: number) => z.string().max(length).optional().catch(undefined);

/** The address of the page: what is looked for, and who is looked at. */
export const privacyQuerySchema = z.object({
  search: words(254),
  clientId: words(80),
  email: emailField.optional().catch(undefined),
  erasureId: words(80),
  /** Somebody has just been erased: it is said once, above. */
  erased: z.literal('true').optional().catch(undefined),
});
export type PrivacyQuery = z.output<typeof privacyQuerySchema>;
