import { describe, expect, it } from 'vitest';
import { chosenOf } from '@/components/sales/booking/chosen';
import type { BookingSetting } from '@/components/sales/booking/setting';
import { messages } from '@/lib/platform/i18n/messages';
import { money } from '@/lib/platform/money';

const { labels, who } = messages.en.booking;
const setting = {
  booking: { labels, who },
  price: money(3_000_000, 'EUR'),
  terms: { cardFeeRatio: 0.03 },
  methods: [
    { value: 'bankTransfer', label: 'Bank transfer', note: '' },
    { value: 'otherCard', label: 'Another card', note: '' },
  ],
} as unknown as BookingSetting;

describe('the card beside a booking', () => {
  it('says nothing of guests and payment before they are chosen', () => {
    expect(chosenOf({ adults: '', children: [] }, setting)).toEqual({ rows: [], total: null });
  });

  it('tells guests with the ages of their children, and how it is paid', () => {
    expect(chosenOf({ adults: '4', children: ['7', '9'], payment: 'bankTransfer' }, setting)).toEqual({
      rows: [
        { label: 'Guests', value: 'Adults: 4, Children: 2 (7, 9)' },
        { label: 'Payment method', value: 'Bank transfer' },
      ],
      total: 'EUR\u00a030\u00a0000',
    });
  });

  it('has the total with the fee of the card', () => {
    expect(chosenOf({ payment: 'otherCard' }, setting).total).toBe('EUR\u00a030\u00a0900');
  });
});
