import 'server-only';
import { clock } from '@/lib/clock';
import type { Transaction } from '@/lib/db';
import type { FrontendLogInput } from './schema';

export async function createFrontendLog(tx: Transaction, input: FrontendLogInput): Promise<void> {
  await tx.frontendLog.create({ data: { ...input, at: clock.machine() } });
}
