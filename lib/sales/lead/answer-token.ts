import 'server-only';
import { linkToken } from '@/lib/platform/link-token';

/** Of the link by which a hotel or an operator answers one request. */
export function answerToken(linkId: string, storedHash?: string): string {
  return linkToken(`answer:${linkId}`, storedHash);
}
