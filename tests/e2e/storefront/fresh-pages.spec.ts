import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { freeStay, pathOf, type Stay } from '../catalogue';
import { get } from '../http';

/** No other test looks at this property. */
const PROPERTY = 'P24';
const MOST_MILLISECONDS = 1000;

const database = new Client({ connectionString: process.env.DATABASE_URL });
let page: string;
let listing: string;
let stay: Stay;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await database.connect();
  // As the worker: nobody else's scope gives a foreign hold back.
  await database.query("SELECT set_config('app.scope', 'system', false)");
  page = await pathOf(PROPERTY);
  listing = page.split('/').slice(0, 4).join('/');
  stay = await freeStay(PROPERTY, 3);
});
test.afterAll(() => database.end());

/** Asks a page that is in the cache until what it shows is right; asked later than a second after the change, it must be. */
function expectShown(path: string, isRight: (html: string) => boolean) {
  return expectAnswer(path, (answer) => {
    expect([path, answer.status]).toEqual([path, 200]);
    return isRight(answer.text);
  });
}

async function expectAnswer(path: string, isRight: (answer: Awaited<ReturnType<typeof get>>) => boolean) {
  const changed = performance.now();
  for (;;) {
    const asked = performance.now();
    if (isRight(await get('en', path))) return;
    expect(asked - changed, `${path} still shows what was`).toBeLessThan(MOST_MILLISECONDS);
  }
}

/** The command that takes nights, in a process of its own as the worker would run it. */
async function placeHold(): Promise<string> {
  const { checkIn, checkOut } = stay;
  const hold = JSON.stringify({ propertyId: PROPERTY, kind: 'booking', checkIn, checkOut });
  const args = ['--conditions=react-server', '--import', 'tsx', 'tests/e2e/place-hold.ts', hold];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout.trim();
}

async function cache(...paths: string[]) {
  for (const path of paths) {
    await get('en', path);
    expect([path, (await get('en', path)).headers['x-nextjs-cache']]).toEqual([path, 'HIT']);
  }
}

/** An amount as pages write it: `1 234`, with a space that does not break. */
const showsThousands = (thousands: number, rest: string) => (html: string) =>
  new RegExp(`\\b${thousands}\\u00a0${rest}\\b`).test(html);

test('a price, a hold and its end are on the pages of the property and its place within a second', async () => {
  const { rows } = await database.query('SELECT service_level, amount FROM stay_rate WHERE stay_id = $1', [stay._id]);
  const { rows: properties } = await database.query('SELECT price_from FROM property WHERE id = $1', [PROPERTY]);
  await cache(page, listing);
  try {
    // Lower than any other, so that the list of the place names it, too.
    await database.query('UPDATE stay_rate SET amount = 123400 WHERE stay_id = $1', [stay._id]);
    // "From" names the cheapest price whoever has the week; here it is the week that is looked at.
    await database.query('UPDATE property SET price_from = $2 WHERE id = $1', [PROPERTY, properties[0].price_from]);
    for (const path of [page, listing]) await expectShown(path, showsThousands(1, '234'));

    await cache(page, listing);
    const holdId = await placeHold();
    for (const path of [page, listing]) await expectShown(path, (html) => !showsThousands(1, '234')(html));

    await cache(page, listing);
    await database.query('UPDATE property_hold SET released_at = now() WHERE id = $1', [holdId]);
    for (const path of [page, listing]) await expectShown(path, showsThousands(1, '234'));
  } finally {
    for (const { service_level, amount } of rows) {
      await database.query('UPDATE stay_rate SET amount = $3 WHERE stay_id = $1 AND service_level = $2', [
        stay._id,
        service_level,
        amount,
      ]);
    }
  }
});

test('a page that is asked for all the time never keeps what was read before a change', async () => {
  const { rows } = await database.query('SELECT summary_en FROM property WHERE id = $1', [PROPERTY]);
  const write = (summary: string) =>
    database.query('UPDATE property SET summary_en = $2 WHERE id = $1', [PROPERTY, summary]);
  let isOver = false;
  const asking = Array.from({ length: 4 }, async () => {
    while (!isOver) await get('en', page);
  });
  try {
    for (let round = 0; round < 10; round++) {
      const words = `Written in round ${round}.`;
      await write(words);
      await expectShown(page, (html) => html.includes(words));
    }
  } finally {
    isOver = true;
    await Promise.all(asking);
    await write(rows[0].summary_en);
  }
});

test('another name of a place is on every page, and a moved property redirects', async () => {
  const { rows } = await database.query(
    'SELECT p.slug, c.id, c.name_en FROM property p JOIN city c ON c.id = p.city_id WHERE p.id = $1',
    [PROPERTY],
  );
  const [{ slug, id, name_en }] = rows;
  const moved = page.replace(slug, `${slug}-moved`);
  await cache('/', page);
  try {
    await database.query('UPDATE city SET name_en = $2 WHERE id = $1', [id, 'Newname']);
    for (const path of ['/', page]) await expectShown(path, (html) => html.includes('Newname'));
    await database.query('UPDATE property SET slug = $2 WHERE id = $1', [PROPERTY, `${slug}-moved`]);
    await expectAnswer(moved, ({ status }) => status === 200);
    expect((await get('en', page)).status).toBe(404);
  } finally {
    await database.query('UPDATE property SET slug = $2 WHERE id = $1', [PROPERTY, slug]);
    await database.query('UPDATE city SET name_en = $2 WHERE id = $1', [id, name_en]);
  }
});
