import { toEpochDay } from '@/lib/platform/dates';
import type { HotelFacts, NightFacts, RatePlanFacts, RoomFacts, StayRequest } from '@/lib/rates/room/types';

type Guest = { isAdult: boolean; age: number | null };

/** Decisions §4 read aloud: every night, every guest, hundredths of a cent, one rounding at the end. */
export function priceSlowly(
  hotel: HotelFacts,
  room: RoomFacts,
  plan: RatePlanFacts,
  nights: readonly NightFacts[],
  request: StayRequest,
) {
  const childLimit = hotel.maxChildAge === null ? 16 : hotel.maxChildAge;
  const guests: Guest[] = [];
  for (let adult = 0; adult < request.party.adults; adult++) guests.push({ isAdult: true, age: null });
  for (const age of request.party.childrenAges) if (age > childLimit) guests.push({ isAdult: true, age });
  const children = request.party.childrenAges.filter((age) => age <= childLimit);
  for (let age = 99; age >= 0; age--) {
    for (const child of children) if (child === age) guests.push({ isAdult: false, age });
  }
  let percent = plan.adjustmentPercent;
  for (const modifier of plan.modifiers) {
    if (modifier.kind === 'longStay' && nights.length >= modifier.fromNights) percent += modifier.percent;
    const ahead = toEpochDay(request.checkIn) - toEpochDay(request.today);
    if (modifier.kind === 'earlyBooking' && ahead >= modifier.fromDays) percent += modifier.percent;
  }
  let base = 0;
  let extras = 0;
  for (const { price } of nights) {
    base += price ?? Number.NaN;
    guests.forEach((guest, index) => {
      if (index >= room.includedGuests) {
        const band = hotel.childBands.filter(
          ({ fromAge, toAge }) => !guest.isAdult && guest.age !== null && fromAge <= guest.age && guest.age <= toAge,
        )[0];
        extras += band ? band.amount : room.extraAdultPrice;
      }
      const isInfant = !guest.isAdult && hotel.maxInfantAge !== null && Number(guest.age) <= hotel.maxInfantAge;
      if (guest.isAdult) extras += plan.boardAdultPrice;
      else if (!isInfant) extras += plan.boardChildPrice;
    });
  }
  const withChange = (change: number) => {
    const hundredthsOfCents = base * (10_000 + Math.round(change * 100));
    return Math.floor((hundredthsOfCents * 2 + 10_000) / 20_000) + extras;
  };
  return {
    total: withChange(percent),
    publicTotal: plan.publicAdjustmentPercent === null ? null : withChange(plan.publicAdjustmentPercent),
    taxes: hotel.taxes.map(({ amount, fromAge, maxNights }) => {
      let sum = 0;
      nights.forEach((_, index) => {
        if (maxNights !== null && index >= maxNights) return;
        sum += request.party.adults * amount;
        for (const age of request.party.childrenAges) if (age >= fromAge) sum += amount;
      });
      return sum;
    }),
  };
}
