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

/** Bank accounts the stand-in knows: to the first three money arrives, the fourth takes none, from the last it comes back. */
export const sandboxIbans = [
  'DE89370400440532013000',
  'AT611904300234573201',
  'FR1420041010050500013M02606',
  'DE62370400440532013001',
  'DE35370400440532013002',
] as const;
const REFUSES = '3001';
const GIVES_BACK = '3002';

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

/** What becomes of money that is sent there, by the last four characters of the bank account. */
export function outcomeOf({ given }: SandboxAccount): 'pays' | 'fails' | 'returns' {
  if (given.external_account === REFUSES) return 'fails';
  return given.external_account === GIVES_BACK ? 'returns' : 'pays';
}
