import { describe, expect, it } from 'vitest';
import { enquiryInput, linkedValues } from '@/components/sales/enquiry/enquiry-input';
import type { PlainDate } from '@/lib/platform/dates';
import { generalEnquirySchemaOn } from '@/lib/sales/enquiry/schema';

const today = '2026-11-21' as PlainDate;
const linked = (query: string) => linkedValues(new URLSearchParams(query), today);

describe('typed texts become the input of the schema', () => {
  it('numbers are numbers, what is empty is absent, boxes stay', () => {
    const typed = { adults: '4', bedrooms: '', serviceLevel: '', fullname: '', isOnBehalfOf: false };
    expect(enquiryInput(typed)).toEqual({ adults: 4, isOnBehalfOf: false });
  });

  it('an age left open is a hole the schema finds, at the place of that child', () => {
    const input = enquiryInput({ children: ['5', ''] });
    expect(input.children).toEqual([5, undefined]);
    const issues = generalEnquirySchemaOn(today).safeParse(input).error?.issues ?? [];
    expect(issues.filter(({ path }) => path[0] === 'children').map(({ path, message }) => [path, message])).toEqual([
      [['children', 1], 'childAgeRequired'],
    ]);
  });

  it('something that is no number is refused by the schema, not made one', () => {
    expect(enquiryInput({ adults: '2.5' })).toEqual({ adults: 2.5 });
    const issues = generalEnquirySchemaOn(today).safeParse(enquiryInput({ adults: 'two' })).error?.issues ?? [];
    expect(issues.find(({ path }) => path[0] === 'adults')?.message).toBe('adultsRequired');
  });
});

describe('what a link brings along', () => {
  it('period, adults, and as many children as are coming, their ages open', () => {
    expect(linked('checkIn=2027-03-06&checkOut=2027-03-13&adults=4&children=2')).toEqual({
      period: { checkIn: '2027-03-06', checkOut: '2027-03-13' },
      adults: '4',
      children: ['', ''],
    });
  });

  it.each([
    'checkIn=2027-02-31&checkOut=2027-03-13',
    'checkIn=2026-11-20&checkOut=2026-11-27',
    'checkIn=2027-03-06&checkOut=2027-03-06',
    'checkIn=2027-03-13&checkOut=2027-03-06',
    'checkIn=2027-03-06',
    'checkIn=&checkOut=',
  ])('impossible dates are dropped: %s', (query) => {
    expect(linked(query)).toEqual({});
  });

  it.each(['adults=0', 'adults=-4', 'adults=100', 'adults=1e1', 'children=21', 'children=0', 'children=x'])(
    'impossible numbers are dropped: %s',
    (query) => {
      expect(linked(query)).toEqual({});
    },
  );

  it('today itself is possible', () => {
    expect(linked('checkIn=2026-11-21&checkOut=2026-11-22')).toHaveProperty('period');
  });
});
