import { describe, expect, it } from 'vitest';
import type { Viewer } from '@/lib/platform/viewer/types';
import { asksForCardMember } from '@/lib/sales/lead/rules/card-member';
import { maySeekDiscount } from '@/lib/sales/lead/rules/discount';
import { guestsIn, inClientsName, partyOf } from '@/lib/sales/lead/rules/party';

describe('a party', () => {
  it('keeps its children when more or fewer come', () => {
    const party = { adults: 4, childrenAges: [3, 7] };
    expect(guestsIn(party)).toBe(6);
    expect(partyOf(8, party)).toEqual({ adults: 6, childrenAges: [3, 7] });
    expect(partyOf(3, party)).toEqual({ adults: 1, childrenAges: [3, 7] });
    // Children alone would be left: whoever comes is counted as grown up.
    expect(partyOf(2, party)).toEqual({ adults: 2, childrenAges: [] });
  });

  it('has every room without any name in the client’s, and half a name is one', () => {
    const name = (firstName: string, lastName: string) => ({ firstName, lastName });
    const client = name('Clara', 'Weiss');
    const others = [name('', 'Moser'), name('Ida', ''), name('', '')];
    expect(inClientsName([client, ...others])).toEqual([client, name('', 'Moser'), name('Ida', ''), client]);
    expect(inClientsName([])).toEqual([]);
  });
});

describe('the kind of card a client has', () => {
  const asks = (role: Viewer['role'], company: string | null, agency: string | null) =>
    asksForCardMember({ role, company, agency: agency === null ? null : ({ name: agency } as Viewer['agency']) });

  it('is asked of the card programme’s people: by role, by company or by agency, however it is written', () => {
    expect(asks('carta_lifestyleAgent', null, null)).toBe(true);
    expect(asks('agent', 'CARTA Concierge', 'Morgenrot')).toBe(true);
    expect(asks('agent', null, 'The Carta Desk')).toBe(true);
  });

  it('is asked of nobody else', () => {
    expect(asks('agent', 'Morgenrot Reisen', 'Morgenrot')).toBe(false);
    expect(asks('admin', null, null)).toBe(false);
  });
});

describe('a price below the list', () => {
  const week = { checkIn: '2027-01-09', checkOut: '2027-01-16' } as const;
  const long = { ...week, checkOut: '2027-01-23' } as const;
  const other = { checkIn: '2027-01-16', checkOut: '2027-01-23' } as const;

  it('may be asked for where another stay begins on the same day', () => {
    expect(maySeekDiscount('INTEREST', week, [week, long])).toBe(true);
    expect(maySeekDiscount('INTEREST', week, [week, other])).toBe(false);
    expect(maySeekDiscount('INTEREST', week, [week])).toBe(false);
  });

  it('until a booking is asked for', () => {
    expect(maySeekDiscount('CONFIRMED_OPTION', week, [week, long])).toBe(true);
    expect(maySeekDiscount('REQUESTED_BOOKING', week, [week, long])).toBe(false);
  });
});
