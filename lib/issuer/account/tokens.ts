import 'server-only';
import { linkToken } from '@/lib/platform/link-token';

export type CodePurpose = 'verifyEmail' | 'resetPassword';

/** The token of the code in a mail's link. */
export function codeToken(purpose: CodePurpose, codeId: string, storedHash?: string): string {
  return linkToken(`issuer:${purpose}:${codeId}`, storedHash);
}
