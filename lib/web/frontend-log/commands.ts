import 'server-only';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import type { FrontendLogInput } from './schema';

export async function createFrontendLog(tx: Transaction, input: FrontendLogInput): Promise<void> {
  await tx.frontendLog.create({ data: { ...input, at: clock.machine() } });
}
