import { beforeAll, expect, it } from 'vitest';
import { searchForAgency } from '@/lib/sales/search/queries/agency';
import { createTeam } from '@/tests/factories/agency';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { viewerOf } from '@/tests/factories/user';

const WEEK = { checkIn: '2027-03-06', checkOut: '2027-03-13' } as const;
const NEXT_WEEK = { checkIn: '2027-03-13', checkOut: '2027-03-20' } as const;
const expiresAt = new Date('2026-11-27T17:00:00Z');

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  const stays = [WEEK, NEXT_WEEK].map((period) => ({ ...period, available: true }));
  const options = { isListed: true, stays } as const;
  await createProperty({ id: 'OPTIONED', ...options, holds: [{ ...WEEK, kind: 'confirmedOption', expiresAt }] });
  await createProperty({ id: 'BOOKED', ...options, holds: [{ ...WEEK, kind: 'booking' }] });
});

it('an agency sees until when somebody else’s option holds the nights it asks for, while the clock says so', async () => {
  const viewer = await viewerOf((await createTeam()).agent);
  const found = async (now: Date) => {
    const asked: Parameters<typeof searchForAgency>[2] = {
      ...{ filter: WEEK, order: 'selection', page: 1, destination: null, unknownPlace: null, dropped: [] },
    };
    const brand = { isB2C: false, isCommissionDisplayed: true };
    const circumstances = { locale: 'en', includeDemos: false, today: '2026-11-24', now } as const;
    const { properties, others } = await searchForAgency(viewer, brand, asked, circumstances);
    return [...properties, ...others].map(({ _id, optionExpiresAt }) => [_id, optionExpiresAt]).sort();
  };
  expect(await found(new Date(expiresAt.getTime() - 1))).toEqual([
    ['BOOKED', undefined],
    ['OPTIONED', expiresAt],
  ]);
  expect(await found(expiresAt)).toEqual([
    ['BOOKED', undefined],
    ['OPTIONED', undefined],
  ]);
});
