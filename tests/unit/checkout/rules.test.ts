import { describe, expect, it } from 'vitest';
import { isCheckoutId, resultOf, toldOf } from '@/lib/money/checkout/rules';

describe('the result of a payment', () => {
  it('is what the address says, and success where both are there', () => {
    expect(resultOf({ success: 'true' })).toBe('success');
    expect(resultOf({ canceled: '' })).toBe('canceled');
    expect(resultOf({ canceled: 'true', success: undefined })).toBe('success');
    expect(resultOf({ succes: 'true' })).toBe('invalid');
  });

  it('tells what the processor has, and nothing of a payment it does not know', () => {
    const found = { state: 'complete', isPaid: true, amount: 910_000n, returned: 0n } as const;
    expect(toldOf(found)).toBe('paid');
    expect(toldOf({ ...found, returned: 909_999n })).toBe('paid');
    expect(toldOf({ ...found, returned: 910_000n })).toBe('returned');
    expect(toldOf({ ...found, isPaid: false })).toBe('waiting');
    expect(toldOf({ ...found, isPaid: false, state: 'open' })).toBe('open');
    expect(toldOf({ ...found, isPaid: false, state: 'expired' })).toBe('ended');
    expect(toldOf(null)).toBe('unknown');
    expect(toldOf('unreachable')).toBe('unreachable');
  });

  it('asks for nothing that is no checkout', () => {
    expect(isCheckoutId('cs_test_a1B2')).toBe(true);
    for (const text of ['', 'x', 'cs_', 'cs_a/expire', 'cs_a?x', `cs_${'a'.repeat(121)}`, 'acs_a']) {
      expect([text, isCheckoutId(text)]).toEqual([text, false]);
    }
  });
});
