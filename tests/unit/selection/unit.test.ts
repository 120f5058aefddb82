import { describe, expect, it } from 'vitest';
import { areAllRated } from '@/lib/sales/selection/rules/change';
import { partyOf, unitOf, withBeds, withGuests, withRate } from '@/lib/sales/selection/rules/unit';
import { offer } from './selections';

const ways = ['king', 'twin'].map((id) => ({ id, beds: [{ bedType: id, isTwin: false }] }));
const unit = unitOf(offer({ requestableBedConfigurations: ways, requestedBedConfiguration: 'twin' }));

describe('a room while it is edited', () => {
  it('with other guests has no rate until one is chosen for them', () => {
    const couple = withGuests(unit, { adults: 2, ages: [] });
    expect(couple.offer).toBeNull();
    expect(areAllRated([unit.offer, couple.offer])).toBe(false);
    const rated = withRate(couple, offer({ numAdults: 2, childrenAges: [], requestableBedConfigurations: ways }));
    expect(rated.offer).toMatchObject({ childrenAges: [], requestedBedConfiguration: 'twin' });
    expect(areAllRated([unit.offer, rated.offer])).toBe(true);
  });

  it('with the same guests in another order keeps it', () => {
    expect(withGuests(unit, { adults: 2, ages: [15, 9] }).offer?.id).toBe('flexible');
  });

  it('asks for no rate before the age of every child is known', () => {
    expect(partyOf({ adults: 2, ages: [9, null] })).toBeNull();
    expect(partyOf({ adults: 1, ages: [9] })).toEqual({ numAdults: 1, childrenAges: [9] });
  });

  it('takes the usual beds where the rate does not make those that were asked for', () => {
    expect(withRate(withBeds(unit, 'sofa'), offer({ requestableBedConfigurations: ways })).offer).toMatchObject({
      requestedBedConfiguration: null,
    });
    expect(withBeds(unit, 'king').offer?.requestedBedConfiguration).toBe('king');
  });
});
