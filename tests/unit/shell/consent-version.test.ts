import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CONSENT_VERSION } from '@/lib/web/consent';
import de from '@/messages/de/consent.json';
import en from '@/messages/en/consent.json';

it('other words of the question are another version: both change together', () => {
  const words = createHash('sha256')
    .update(JSON.stringify([en, de]))
    .digest('hex')
    .slice(0, 16);
  expect([CONSENT_VERSION, words]).toEqual(['2026-11-26', '39c112f5a9b21fb9']);
});
