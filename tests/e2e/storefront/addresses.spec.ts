import { expect, test } from '@playwright/test';
import { pathOf } from '../catalogue';
import { readPage } from '../html';
import { type Answer, get, origins } from '../http';

const alps = (place = '') => encodeURI(`/die-luxuriösesten-chalets-der-alpen${place}`);

async function expectMove(answer: Answer, path: string, status: number, to: string): Promise<void> {
  expect([path, answer.status, answer.headers.location]).toEqual([path, status, to]);
}

/** Rules 1.8 and 1.9, literally. */
const moved: readonly [from: string, to: string][] = [
  ['/die-besten-chalets-der-alpen', alps()],
  ['/chalets', alps()],
  ['/luxus-ski-hotels', alps()],
  ['/luxus-ski-hotels/schweiz', alps('/schweiz')],
  ['/luxus-ski-hotels/österreich', alps('/österreich')],
  ['/luxus-ski-hotels/frankreich', alps('/frankreich')],
  ['/events', '/'],
  ['/über-uns', '/about'],
  ['/über-uns/referenzen', '/about'],
  ['/jetzt-anfragen', '/enquire-now'],
  ['/anfrage', '/enquire-now'],
  ['/chalets/österreich/sonstige', '/chalets/oesterreich'],
  ['/die-luxuriösesten-chalets-der-alpen/megève', alps('/megeve')],
];

for (const locale of ['en', 'de'] as const) {
  test(`what has moved for good leads on at once, in both ways to write an umlaut (${locale})`, async () => {
    for (const [from, to] of moved) {
      for (const form of ['NFC', 'NFD'] as const) {
        const path = encodeURI(from.normalize(form));
        await expectMove(await get(locale, path), path, 308, to);
      }
      expect([to, (await get(locale, to)).status]).toEqual([to, 200]);
    }
  });
}

test('what may change later is a temporary redirect', async () => {
  for (const path of ['/chalets/france/nowhere', '/chalets/spain', '/villas/switzerland', '/apartments/italy/davos']) {
    await expectMove(await get('en', path), path, 307, '/');
  }
  const property = await pathOf('P01');
  for (const action of ['book-now', 'take-option']) {
    await expectMove(await get('en', `${property}/${action}`), action, 307, property);
  }
});

test('legacy links find the property', async () => {
  await expectMove(await get('en', '/?propertyId=P01'), 'propertyId', 301, '/legacy/P01');
  await expectMove(await get('en', '/legacy/P01'), 'legacy', 301, await pathOf('P01'));
  await expectMove(await get('de', '/legacy/P01'), 'legacy', 301, await pathOf('P01', 'de'));
  await expectMove(
    await get('en', '/chalets/france/courchevel-1850/les-sept-melezes'),
    'former name',
    308,
    await pathOf('P01'),
  );
});

test('either language’s word for a country and for contact is served in place, with its own canonical', async () => {
  for (const path of [
    '/chalets/austria',
    '/chalets/oesterreich',
    '/chalets/osterreich',
    '/chalets/switzerland/verbier',
  ]) {
    for (const locale of ['en', 'de'] as const) {
      const answer = await get(locale, path);
      expect([path, answer.status]).toEqual([path, 200]);
    }
  }
  expect(readPage((await get('en', '/chalets/oesterreich')).text).canonical).toBe(
    'https://www.alpenglow.com/chalets/austria',
  );
  expect(readPage((await get('de', '/chalets/austria')).text).canonical).toBe(
    'https://www.alpenglow.de/chalets/oesterreich',
  );
  expect(readPage((await get('en', '/kontakt')).text).canonical).toBe('https://www.alpenglow.com/contact');
  expect(readPage((await get('de', '/contact')).text).canonical).toBe('https://www.alpenglow.de/kontakt');
  expect((await get('en', '/appartements/france')).status).toBe(200);
});

test('an address spelt otherwise moves to its own spelling', async () => {
  const slashes: [string, string][] = [
    ['//chalets//france', '/chalets/france'],
    ['/chalets/france/', '/chalets/france'],
    ['/CHALETS/France', '/chalets/france'],
    ['/Contact', '/contact'],
    [encodeURI('/chalets/österreich'), '/chalets/oesterreich'],
    [encodeURI('/chalets/österreich'.normalize('NFD')), '/chalets/oesterreich'],
    [encodeURI('/DIE-LUXURIÖSESTEN-CHALETS-DER-ALPEN/LECH'), alps('/lech')],
    ['/chalets/france/meg%C3%A8ve', '/chalets/france/megeve'],
    // Never to somebody else.
    ['//contact', '/contact'],
  ];
  for (const [path, to] of slashes) await expectMove(await get('en', path), path, 308, to);
  expect((await get('en', encodeURI(decodeURI(alps('/österreich')).normalize('NFD')))).status).toBe(200);
});

test('an open redirect is not to be had', async () => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '/%2F%2Fevil.example',
    '/\\evil.example',
    '/legacy//evil.example',
  ]) {
    const { status, headers } = await get('en', path);
    expect([path, status < 500]).toEqual([path, true]);
    const to = headers.location === undefined ? null : new URL(headers.location, origins.en);
    expect([path, to?.origin ?? origins.en]).toEqual([path, origins.en]);
  }
});

test('what can be no address is not found, in the right language and never an error of ours', async () => {
  for (const path of [
    '/chalets%2Ffrance',
    '/chalets/france%2Fcourchevel-1850',
    '/..%2f..%2fetc%2fpasswd',
    '/../../etc/passwd',
    '/%00',
    '/%E0%A4%A',
    '/%ED%A0%80',
    `/${'a'.repeat(10_000)}`,
    `/${'a/'.repeat(5000)}`,
    '/chalets/france/courchevel-1850/chalet-sept-melezes/enquire-now/again',
    '/signin',
    '/user',
    '/hotels',
  ]) {
    const answer = await get('de', path);
    expect([path.slice(0, 60), answer.status]).toEqual([path.slice(0, 60), 404]);
    expect(readPage(answer.text).lang).toBe('de');
  }
});
