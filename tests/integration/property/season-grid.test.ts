import { beforeAll, expect, it } from 'vitest';
import { GET as property } from '@/app/api/properties/[propertyId]/route';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { readAgencySeasons } from '@/lib/rates/property/queries/agency-season';
import { getProperty } from '@/lib/rates/property/queries/detail';
import { seasonWeeks } from '@/lib/rates/property/rules/season';
import { gridLengths, gridSeasons, seasonGrid } from '@/lib/rates/property/rules/season-grid';
import { seasonWindows } from '@/lib/rates/property/rules/season-windows';
import { addMembership } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { asOwner } from '@/tests/factories/owner';
import { createUser, signIn, viewerOf } from '@/tests/factories/user';
import { openDemonstration } from '@/tests/setup/demonstration';

const GUESTS = 7;

beforeAll(async () => {
  await openDemonstration();
}, 120_000);

const brand = { isB2C: false, isCommissionDisplayed: true };

it('shows in every cell what the page of the house shows: state, price, and the commission of its stay', async () => {
  const { today, now } = await clock.business();
  const { agencyId } = await asOwner((tx) =>
    tx.operatorAgreement.findFirstOrThrow({
      where: { agency: { verification: 'verified' } },
      orderBy: { agencyId: 'asc' },
    }),
  );
  const person = await createUser();
  await addMembership(person, { id: agencyId, name: '' });
  const viewer = await viewerOf(person);
  const { cookie } = await signIn(person);
  const ids = (
    await db.property.findMany({ where: { isDemo: false }, select: { id: true }, orderBy: { id: 'asc' } })
  ).map(({ id }) => id);
  let cells = 0;
  for (let at = 0; at < ids.length; at += 4) {
    const propertyIds = ids.slice(at, at + 4);
    const asked = { brand, locale: 'en', includeDemos: false, today: today(), now: now() } as const;
    const houses = await readAgencySeasons(viewer, { ...asked, propertyIds });
    const grids = gridSeasons(houses, today()).flatMap((season) =>
      gridLengths.map((nights) =>
        seasonGrid(houses, { season, nights, isFlexible: false, guests: GUESTS, today: today() }),
      ),
    );
    for (const [index, house] of houses.entries()) {
      const { _id } = house.card;
      const page = await getProperty(_id, 'en', today(), false);
      if (!page) throw new Error(`${_id} has no page.`);
      const query = '?includeSalesInformation=true';
      const { salesInformation } = (await callApi(property, { cookie, query, params: { propertyId: _id } })).body;
      const inGrid = new Map(
        grids
          .flat()
          .flatMap(({ weeks }) =>
            weeks.slice(index, index + 1).map((week) => [`${week.checkIn}/${week.checkOut}`, week]),
          ),
      );
      for (const window of seasonWindows(page.stays, today())) {
        for (const { weeks } of seasonWeeks({ ...window, ...page, today: today() })) {
          for (const week of weeks.filter(({ nights }) => gridLengths.some((length) => length === nights))) {
            const cell = inGrid.get(`${week.checkIn}/${week.checkOut}`);
            expect([cell?.state, cell?.reason]).toEqual([week.state, week.reason]);
            for (const [column, level] of week.levels.entries()) {
              const shown = cell?.levels[column];
              expect(shown).toMatchObject(level);
              if (level.price.state !== 'priced') {
                expect(shown?.earning).toBeUndefined();
                continue;
              }
              const { amount } = level.price.price;
              const percent = salesInformation?.commissionPerStay[week.stayId ?? ''];
              // A property that is not for sale names no commission on its page, nor here.
              if (salesInformation) {
                expect(shown?.earning?.percent).toBe(percent);
                expect(shown?.earning?.amount.amount).toBe(Math.round((amount * Math.round(percent * 100)) / 10_000));
              }
              expect(
                Math.abs((shown?.perPersonNight?.amount ?? 0) - amount / GUESTS / week.nights),
              ).toBeLessThanOrEqual(50);
              cells += 1;
            }
          }
        }
      }
    }
  }
  expect(cells).toBeGreaterThan(500);
});
