import { z } from 'zod';

/** What the stand-in asks for; the first seven at once, the last only later or when it is demanded. */
export const requirements = [
  'business.name',
  'business.address',
  'representative.first_name',
  'representative.last_name',
  'representative.date_of_birth',
  'external_account',
  'terms_of_service',
  'representative.identity_document',
] as const;
export type Requirement = (typeof requirements)[number];

const EVENTUALLY: readonly Requirement[] = ['representative.identity_document'];

/** Values as typed, except of the bank account: only its last four characters are kept. */
export const sandboxAccountSchema = z.object({
  agencyId: z.string(),
  given: z.partialRecord(z.enum(requirements), z.string()),
  /** Asked for although it would only be due some day. */
  demanded: z.array(z.enum(requirements)),
});
export type SandboxAccount = z.infer<typeof sandboxAccountSchema>;

export function missing({ given }: SandboxAccount): Requirement[] {
  return requirements.filter((name) => !given[name]);
}

export function dueNow(account: SandboxAccount): Requirement[] {
  return missing(account).filter((name) => !EVENTUALLY.includes(name) || account.demanded.includes(name));
}
