import type { Transaction } from '@/lib/platform/db';
import { brandRows } from '../content/brands';

/** Also into a database of before: its two brands learn what was added. */
export async function createBrands(tx: Transaction): Promise<void> {
  for (const row of brandRows) await tx.brand.upsert({ where: { id: row.id }, create: row, update: row });
}
