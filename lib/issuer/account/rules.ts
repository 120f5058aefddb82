import { z } from 'zod';
import { emailField, optionalLine } from '@/lib/platform/fields';

export const PASSWORD_MINIMUM = 12;
export const PASSWORD_MAXIMUM = 128;
const NAME_LENGTH = 60;

const HOUR = 60 * 60 * 1000;
/** How long the links of our mails are good for. */
export const VERIFY_MILLISECONDS = 24 * HOUR;
export const RESET_MILLISECONDS = HOUR;
/** An account nobody confirmed makes room for its address again. */
export const UNCONFIRMED_MILLISECONDS = 7 * 24 * HOUR;

/** Wrong passwords that cost nothing but the attempt. */
export const FREE_ATTEMPTS = 5;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 60 * 60;
/** Without an attempt for so long, counting begins anew. */
export const ATTEMPTS_FORGOTTEN_SECONDS = 24 * 60 * 60;

/** Seconds an account is closed to passwords after so many wrong ones in a row: doubled each time, never for good. */
export function waitAfter(failures: number): number {
  if (failures < FREE_ATTEMPTS) return 0;
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(failures - FREE_ATTEMPTS, 20));
}

/** Message keys below `issuer.problem`; null for a password that will do. */
export function passwordProblem(password: string, email: string): string | null {
  const length = [...password].length;
  if (length === 0) return 'passwordRequired';
  if (length < PASSWORD_MINIMUM) return 'passwordShort';
  if (length > PASSWORD_MAXIMUM) return 'passwordLong';
  const told = password.toLowerCase();
  const address = email.toLowerCase();
  const withoutTail = told.replace(/[\d\p{P}\p{S}]+$/u, '');
  const isFromAddress = withoutTail.length > 3 && address.includes(withoutTail);
  if (told.includes(address) || isFromAddress) return 'passwordIsEmail';
  if (new Set(told).size < 4) return 'passwordMonotonous';
  return null;
}

const text = z.string().default('');

/** Fields of the sign-in form. What is missing or malformed is simply no account: the answer is the same. */
export const signInSchema = z.object({
  email: emailField.transform((value) => value.toLowerCase()).catch(''),
  password: text.catch(''),
  stay: z.literal('on').optional().catch(undefined),
});

export const emailSchema = z.object({ email: emailField.transform((value) => value.toLowerCase()) });

export const createSchema = emailSchema.extend({
  firstName: optionalLine(NAME_LENGTH).transform((value) => value ?? ''),
  lastName: optionalLine(NAME_LENGTH).transform((value) => value ?? ''),
  password: text,
});

export type CreateInput = z.output<typeof createSchema>;
