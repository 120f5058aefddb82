import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

/**
 * Client-safe mode on or off. Kept in the session: it survives a reload and holds for every window of this browser. The
 * bearer of an access token has none (403).
 */
export async function setClientSafe(tx: Transaction, isClientSafe: boolean, sessionId: string | null): Promise<void> {
  if (sessionId === null) throw new AppError('forbidden', { status: 403 });
  const [row] = await tx.$queryRaw<
    { isSet: boolean }[]
  >`SELECT set_client_safe(${sessionId}, ${isClientSafe}) AS "isSet"`;
  if (!row?.isSet) throw new AppError('notFound', { status: 404 });
}
