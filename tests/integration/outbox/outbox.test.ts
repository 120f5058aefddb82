import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db';
describe('x', () => { it('connects', async () => { expect(await db.outbox.count()).toBe(0); }); });
