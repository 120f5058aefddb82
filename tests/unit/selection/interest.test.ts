import { describe, expect, it } from 'vitest';
import { interestSchema } from '@/lib/sales/lead/schema';
import { guestsOfRooms } from '@/lib/sales/selection/rules/guests';
import { atRatesOfNow, differenceOf, groupsOf, interestOf } from '@/lib/sales/selection/rules/interest';
import type { Selection } from '@/lib/sales/selection/types';
import { offer, selected } from './selections';

describe('guests of the rooms', () => {
  const client = { firstName: 'Clara', lastName: 'Weiss' };

  const nobody = { firstName: '', lastName: '' };
  const typed = [client, { firstName: ' ', lastName: '' }, { lastName: 'Roth' }];

  it('are one for each room, as they were typed', () => {
    expect(guestsOfRooms(typed, 4)).toEqual([client, nobody, { firstName: '', lastName: 'Roth' }, nobody]);
    expect(guestsOfRooms([client, { firstName: 'Of', lastName: 'Another selection' }], 1)).toEqual([client]);
  });

  const guests = interestSchema.shape.guests;
  const problems = (names: unknown) =>
    guests.safeParse(names).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it('a room without a name is in the client’s; half a name is asked about at its own field', () => {
    expect(guests.parse(guestsOfRooms([client], 3))).toEqual([client, client, client]);
    expect(problems(guestsOfRooms(typed, 3))).toEqual([['2.firstName', 'guestFirstNameRequired']]);
  });

  it('where nothing is typed, only the client is asked for', () => {
    expect(problems(guestsOfRooms([], 2))).toEqual([
      ['0.firstName', 'clientFirstNameRequired'],
      ['0.lastName', 'clientLastNameRequired'],
    ]);
    expect(problems(guestsOfRooms([{ lastName: 'Weiss' }], 2))).toEqual([['0.firstName', 'clientFirstNameRequired']]);
  });
});

describe('what is saved of a selection', () => {
  it('counts the same rooms together and the price once', () => {
    const selection = selected(offer(), offer({ requestedBedConfiguration: 'twin' }), offer());
    expect(interestOf(selection)).toMatchObject({
      hotelId: 'H01',
      paymentProfile: 'ClientPays',
      price: { currency: 'EUR', total: 50_820 },
      rooms: [
        { roomId: 'family', id: 'flexible', quantity: 2, numAdults: 2, childrenAges: [9, 15] },
        { roomId: 'family', id: 'flexible', quantity: 1, requestedBedConfiguration: 'twin' },
      ],
    });
  });

  it('says each price of one rate in a row of its own, with the seal it was quoted under', () => {
    const earlier = offer({ priceTotal: 16_520, quote: 'of Monday' });
    const selection = selected(earlier, offer({ quote: 'of today' }), earlier);
    expect(interestOf(selection)).toMatchObject({
      price: { total: 49_980 },
      rooms: [
        { quantity: 2, priceTotal: 16_520, quote: 'of Monday' },
        { quantity: 1, priceTotal: 16_940, quote: 'of today' },
      ],
    });
  });

  it('is nothing where a price is missing or two currencies meet', () => {
    expect(interestOf(selected(offer({ priceTotal: null })))).toBeNull();
    expect(interestOf(selected(offer(), offer({ currency: 'CHF' })))).toBeNull();
  });
});

describe('a price that moved', () => {
  const before = selected(offer(), offer({ id: 'plain', priceTotal: 8_260 }));
  const now = (change: Partial<ReturnType<typeof offer>>) =>
    atRatesOfNow(before, () => [offer(change), offer({ id: 'plain', priceTotal: 8_260 })]);

  it('is told room by room, with what is paid when and what it earns', () => {
    const difference = differenceOf(before, now({ priceTotal: 17_360 }) as Selection, '2026-11-24');
    expect(difference.rooms.map(({ price }) => [price.was?.amount, price.is?.amount])).toEqual([
      [1_694_000, 1_736_000],
      [826_000, 826_000],
    ]);
    expect(difference.price).toMatchObject({ was: { amount: 2_520_000 }, is: { amount: 2_562_000 } });
    expect(difference.dated.map(({ kind, on, amount }) => [kind, on, amount.was?.amount, amount.is?.amount])).toEqual([
      ['dueNow', '2026-11-24', 756_000, 768_600],
      ['due', '2026-12-26', 1_764_000, 1_793_400],
      ['fee', '2026-12-26', 1_260_000, 1_281_000],
    ]);
    expect(difference.freeUntil).toEqual({ was: '2026-12-25', is: '2026-12-25' });
    expect(difference.commission).toMatchObject({ was: { amount: 352_800 }, is: { amount: 358_680 } });
  });

  it('compares each of two prices of one rate with its own of now', () => {
    const two = selected(offer({ priceTotal: 16_520 }), offer(), offer());
    const today = atRatesOfNow(two, () => [offer()]) as Selection;
    const { rooms } = differenceOf(two, today, '2026-11-24');
    expect(rooms.map(({ quantity, price }) => [quantity, price.was?.amount, price.is?.amount])).toEqual([
      [1, 1_652_000, 1_694_000],
      [2, 3_388_000, 3_388_000],
    ]);
  });

  it('names terms that came and terms that went', () => {
    const later = now({ cancellationPolicy: { cancellationPeriods: [] } }) as Selection;
    const { dated, freeUntil } = differenceOf(before, later, '2026-11-24');
    expect(freeUntil).toEqual({ was: '2026-12-25', is: null });
    expect(dated.filter(({ amount }) => amount.was === null).map(({ on }) => on)).toEqual(['2026-11-24']);
  });

  it('keeps the beds that were asked for, and says where a rate is no longer sold', () => {
    const asked = selected(offer({ requestedBedConfiguration: 'twin' }));
    expect(groupsOf(atRatesOfNow(asked, () => [offer()]) as Selection)[0]?.offer.requestedBedConfiguration).toBe(
      'twin',
    );
    expect(atRatesOfNow(before, () => [offer()])).toBeNull();
    expect(atRatesOfNow(before, () => null)).toBeNull();
  });
});
