import 'server-only';
import { db } from '@/lib/platform/db';
import { isDemoMode } from '@/lib/platform/env';

/** Written by the seed; its value is the business day the data was made for. */
export const SEEDED_KEY = 'demonstration.seededOn';

async function hasDemonstrationData(): Promise<boolean> {
  return (await db.setting.count({ where: { key: SEEDED_KEY } })) > 0;
}

/** Production refuses demonstration data (rule 8.2). Throws before the first request is served. */
export async function refuseDemonstrationData(mode: 'demo' | 'production' = isDemoMode ? 'demo' : 'production') {
  if (mode === 'production' && (await hasDemonstrationData())) {
    throw new Error('APP_MODE=production, but this database holds the demonstration data: use an empty database.');
  }
}
