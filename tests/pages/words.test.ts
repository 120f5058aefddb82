import { beforeAll, describe, expect, it } from 'vitest';
import { clock } from '@/lib/platform/clock';
import { addDays, onOrAfter, SATURDAY } from '@/lib/platform/dates';
import { messages } from '@/lib/platform/i18n/messages';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';
import { openAs } from '@/tests/setup/pages/open';

/** Their brand shows no commission. */
const UNTOLD = 'beatrice.lombardi@vela-private.example';
/** Sees what is earned, but for while a client looks on. */
const LOOKED_ON = 'helena.brandt@morgenrot-reisen.example';

/** Words a person reads; not the names that classes, properties and files of ours have. */
const EARNED = /(?<![-\w])(?:commissions?|earn(?:ed|ings?|s)?)\b(?!\\*":)/gi;

/** Of an agency that is not verified yet. */
const UNVERIFIED = 'lars.haugen@fjellstue.example';

let addresses: string[];

/** What a page sends, without the names of its islands and references. */
function wordsOf(text: string): string {
  return (
    text
      .split('\n')
      // An island's name; source of ours, which React sends along in development only.
      .filter((line) => !/^[0-9a-f]+:I/.test(line) && !line.includes('__vite_ssr_import'))
      .join('\n')
      .replace(/"\$[^"]*"/g, '')
  );
}

async function namedIn(email: string, address: string): Promise<string[]> {
  const { text } = await openAs(email, address);
  const words = wordsOf(text);
  return [...words.matchAll(EARNED)].map(({ index }) => words.slice(Math.max(0, index - 60), index + 60));
}

beforeAll(async () => {
  const { today: todayOf } = await clock.business();
  const today = todayOf();
  await openDemonstration();
  const arrival = addDays(today, 45);
  const saturday = onOrAfter(addDays(today, 60), SATURDAY);
  const stay = `checkInDate=${arrival}&checkOutDate=${addDays(arrival, 3)}&numAdults=2`;
  const room = await ownerDb.room.findFirstOrThrow({ where: { hotelId: 'H01' }, orderBy: { id: 'asc' } });
  addresses = [
    '/hotels',
    `/hotels?${stay}`,
    '/hotels/H01',
    `/hotels/H01?tab=rooms&${stay}`,
    `/hotels/H01/save-interest?${stay}`,
    `/hotels/H01/rooms/${room.id}/shop-modal?${stay}`,
    '/search',
    `/search?checkIn=${saturday}&checkOut=${addDays(saturday, 7)}&adults=4`,
    '/season-grid?properties=P01,P02,P03,P04',
    '/partner/dashboard',
    '/partner/offers',
    '/partner/conversations',
    '/partner/my-network',
    '/user',
  ];
}, 300_000);

describe('where nothing of what is earned may be seen, no word of it is sent', () => {
  it('to people of a brand that shows none', async () => {
    const named: string[] = [];
    for (const address of addresses) named.push(...(await namedIn(UNTOLD, address)).map((one) => `${address}: ${one}`));
    expect(named).toEqual([]);
  });

  it('while a client looks on', async () => {
    expect(await namedIn(LOOKED_ON, addresses[1] ?? '')).not.toEqual([]);
    await ownerDb.session.updateMany({ where: { user: { email: LOOKED_ON } }, data: { isClientSafe: true } });
    const named: string[] = [];
    for (const address of addresses) {
      named.push(...(await namedIn(LOOKED_ON, address)).map((one) => `${address}: ${one}`));
    }
    expect(named).toEqual([]);
  });
});

describe('where commission, options and bookings are withheld, the message with its two ways out says so', () => {
  const chalet = '/chalets/france/courchevel-1850/chalet-sept-melezes';

  it.each([
    '/hotels',
    '/hotels/H01',
    '/hotels/H01?tab=rooms',
    '/hotels/H01/save-interest',
    chalet,
    `${chalet}/take-option`,
    `${chalet}/book-now`,
    '/partner/dashboard',
    '/partner/earnings',
  ])('%s', async (address) => {
    const { text } = await openAs(UNVERIFIED, address);
    expect(text).toContain(messages.en.agency.verification.pendingText);
  });
});

it('the address of a lead of another agency, and of nobody’s, says the same: there is none to see', async () => {
  const { id: reader, homeAgencyId } = await ownerDb.user
    .findUniqueOrThrow({
      where: { email: LOOKED_ON },
      include: { memberships: { select: { agencyId: true } } },
    })
    .then(({ id, memberships }) => ({ id, homeAgencyId: memberships[0]?.agencyId ?? '' }));
  const foreign = await ownerDb.lead.findFirstOrThrow({
    where: { agencyId: { not: homeAgencyId }, hotelId: { not: null } },
  });
  const own = await ownerDb.lead.findFirstOrThrow({ where: { userId: reader, hotelId: { not: null } } });
  const says = async (id: string) =>
    (await openAs(LOOKED_ON, `/partner/dashboard?hotel-lead-id=${id}`)).text.includes(messages.en.leads.notThere);
  expect([await says(foreign.id), await says('nobodys'), await says(own.id)]).toEqual([true, true, false]);
});

it('the name of a hotel says for a party in several rooms how many it takes, for others how many kinds are free', async () => {
  const { together, roomTypes } = messages.en.hotelSearch;
  const isSaid = async (rooms: number) => {
    const [stay = ''] = addresses.filter((address) => address.startsWith('/hotels/H01?tab=rooms'));
    const { text } = await openAs(LOOKED_ON, stay.replace('tab=rooms&', `tab=hotel&numRooms=${rooms}&`));
    return [
      text.includes(together.replace('{count}', '2')),
      new RegExp(roomTypes.replace('{count}', '\\d+')).test(text),
    ];
  };
  expect(await isSaid(2)).toEqual([true, false]);
  expect(await isSaid(1)).toEqual([false, true]);
});

it('a calendar turned beyond any date shows the one of today', async () => {
  for (const person of ['sylvie.arnaud@hotels.example', 'luca.alta@operators.example']) {
    const today = (await openAs(person, '/desk/calendar')).status;
    for (const day of ['9999-12-30', '0001-01-01', 'tomorrow']) {
      expect((await openAs(person, `/desk/calendar?from=${day}`)).status).toBe(today);
    }
  }
});
