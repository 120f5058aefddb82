import { Agent } from 'node:http';
import { type HTMLElement, parse } from 'node-html-parser';
import { propertyTypeFromSegment } from '@/lib/platform/addresses/slug';
import { readPage } from '../html';
import { send } from '../http';
import { answeredWith, expect, test } from '../test';
import { words } from '../words';
import { sessionOver } from './http-session';
import { at, lds, sessionCookie, sessionOf } from './people';
import { becomes, open, readers } from './signed-in';

type Visit = {
  path: string;
  as: keyof typeof readers | null;
  heading: (locale: 'en' | 'de') => string | RegExp;
  status?: number;
};

const { en, de } = words;
const pick = (read: (all: typeof en) => string) => (locale: 'en' | 'de') =>
  read(locale === 'en' ? en : (de as typeof en));

const visits: readonly Visit[] = [
  { path: '/hotels', as: 'agent', heading: /^\d+ [Hh]otels$/ },
  { path: '/hotels', as: 'lifestyle', heading: /^\d+ [Hh]otels$/ },
  { path: '/partner/dashboard', as: 'agent', heading: pick((all) => all.agencyPages.dashboard.title) },
  // Not theirs: their own leads, whatever the address says.
  { path: '/partner/dashboard?scope=team', as: 'agent', heading: pick((all) => all.agencyPages.dashboard.title) },
  { path: '/partner/dashboard?scope=team', as: 'supervisor', heading: pick((all) => all.agencyPages.team.title) },
  { path: '/partner/dashboard/supervisor', as: 'supervisor', heading: pick((all) => all.agencyPages.supervisor.title) },
  { path: '/partner/dashboard/admin', as: 'admin', heading: pick((all) => all.agencyPages.admin.title) },
  { path: '/search', as: 'agent', heading: pick((all) => all.search.title) },
  { path: '/search?propertyTypeArray=chalet', as: 'agent', heading: /^Chalets in / },
  { path: '/season-grid', as: 'agent', heading: pick((all) => all.chalets.grid.empty) },
  { path: '/chalets/austria/lech', as: 'agent', heading: /^Chalets in / },
  { path: '/enquire-now', as: 'agent', heading: pick((all) => all.agencyPages.enquire.title) },
  { path: '/contact', as: 'agent', heading: pick((all) => all.agencyPages.contact.title) },
  { path: '/partner/help-centre', as: 'agent', heading: pick((all) => all.agencyShell.helpCentre) },
  { path: '/user', as: 'customer', heading: pick((all) => all.user.title) },
  { path: '/fflags', as: 'agent', heading: pick((all) => all.user.flags.title) },
  { path: '/about', as: 'agent', heading: /./ },
  { path: '/destinations', as: 'agent', heading: /./ },
  { path: '/transfers', as: 'agent', heading: /./ },
  { path: '/package-rate-rules', as: 'agent', heading: /./ },
  { path: '/desk', as: 'contact', heading: pick((all) => all.desk.title) },
  { path: '/desk', as: 'operator', heading: pick((all) => all.desk.title) },
  { path: '/desk/calendar', as: 'contact', heading: /./ },
  { path: '/desk/calendar', as: 'operator', heading: /./ },
  { path: '/desk/content', as: 'contact', heading: /./ },
  { path: '/desk/content', as: 'operator', heading: /./ },
  { path: '/desk/terms', as: 'operator', heading: /./ },
  { path: '/desk/sales-managers', as: 'contact', heading: /./ },
  { path: '/imprint', as: null, heading: /./ },
  { path: '/privacy-policy', as: null, heading: /./ },
  { path: '/terms-and-conditions', as: null, heading: /./ },
  { path: '/legal-notice', as: null, heading: /./ },
  { path: '/lds', as: null, heading: /Luxury Distribution System/ },
  { path: '/lds/general', as: null, heading: /./ },
  { path: '/lds/commission', as: null, heading: /./ },
  { path: '/lds/programmes', as: null, heading: /./ },
  { path: '/partner/concierge-jobs', as: null, heading: /./ },
  { path: '/partner/concierge-jobs/lifestyle-concierge-london', as: null, heading: /demonstration/i },
  { path: '/distribution/hotels/H01', as: null, heading: /./ },
  { path: '/hotels/H01', as: 'agent', heading: /./ },
  { path: '/hotels/inspirationnow', as: 'agent', heading: /InspirationNow/ },
  { path: '/invitation?token=unknown', as: null, heading: pick((all) => all.invitation.unknown.title), status: 404 },
].map(
  (visit) =>
    ({ ...visit, heading: typeof visit.heading === 'function' ? visit.heading : () => visit.heading }) as Visit,
);

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** So many links of one shape are followed from a page: what lists many rows makes all their links alike. */
const OF_A_SHAPE = 2;

/** An address without what tells one row from another: ids, the parts of a property's address, values of a query. */
function shapeOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://nowhere.example');
  const [first = '', ...others] = pathname.slice(1).split('/');
  const isProperty = propertyTypeFromSegment(first) !== null;
  const parts = others.map((part) => (isProperty || /\d/.test(part) ? '*' : part));
  return [first, ...parts, ...[...searchParams.keys()].sort()].join('/');
}

/** Answers are pages as they stand before any script: what leads anywhere does without one. */
for (const as of new Set(visits.map((visit) => visit.as))) {
  const pages = visits.filter((visit) => visit.as === as);
  test(`pages of ${as ?? 'nobody'}: in both languages, and no link leads nowhere`, async () => {
    test.setTimeout(20_000 * pages.length);
    const session = as ? await sessionOver(readers[as]) : '';
    const asked = new Set<string>();
    for (const { path, heading, status = 200 } of pages) {
      await test.step(path, async () => {
        let main: HTMLElement | null = null;
        for (const locale of ['en', 'de'] as const) {
          const answer = await send(lds, path, { headers: { cookie: `${session}; locale=${locale}` } });
          expect([path, answer.status]).toEqual([path, status]);
          const { document, lang } = readPage(answer.text);
          expect([path, lang]).toEqual([path, locale]);
          const headings = document.querySelectorAll('h1').map(({ textContent }) => inOneLine(textContent));
          const wanted = heading(locale);
          expect(headings, path).toEqual([
            typeof wanted === 'string' ? inOneLine(wanted) : expect.stringMatching(wanted),
          ]);
          main = document.querySelector('main');
        }
        const ofShape = new Map<string, number>();
        for (const link of main?.querySelectorAll('a[href^="/"]') ?? []) {
          const href = (link.getAttribute('href') ?? '').replaceAll('&amp;', '&').split('#')[0] ?? '';
          const shape = shapeOf(href);
          const count = ofShape.get(shape) ?? 0;
          if (href.startsWith('/api/') || asked.has(href) || count === OF_A_SHAPE) continue;
          asked.add(href);
          ofShape.set(shape, count + 1);
          const { status } = await send(lds, href, { headers: { cookie: session } });
          expect([path, href, status < 400]).toEqual([path, href, true]);
        }
      });
    }
  });
}

test('the page of a payment follows its address', async ({ page }) => {
  const results = [
    ['?success=true', 'Payment succeeded'],
    ['?canceled=true', 'Oops, you seem to have canceled your payment for you upcoming trip'],
    ['?canceled=true&success=', 'Payment succeeded'],
    ['', 'The url you are on is not valid'],
  ] as const;
  for (const [query, sentence] of results) {
    await page.goto(at(lds, `/stripe-payments/checkout-sessions/cs_1${query}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
    // Nobody knows of that payment, whatever the address says of it.
    await expect(page.getByText('We know of no payment at this address.')).toHaveCount(query === '' ? 0 : 1);
  }
});

test('the legacy addresses of social networks lead to the information page', async () => {
  for (const path of ['/instagram', '/linkedin']) {
    const answer = await send(lds, path);
    expect([answer.status, answer.headers.location]).toEqual([307, '/lds/general']);
  }
});

test.describe('what is not there', () => {
  test.use({ tolerated: answeredWith(404) });

  test('answers 404 in the frame, without script', async () => {
    for (const path of ['/lds/nothing', '/no/such/page/at/all']) {
      const answer = await send(lds, path, { headers: { cookie: `${sessionCookie}=x`, 'accept-language': 'de' } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).toContain(words.de.page.agency.heading);
    }
  });

  test('answers 404 in the frame, without script, where only the database knows', async ({ context }) => {
    await becomes(context, readers.admin);
    const headers = { cookie: `${sessionCookie}=${await sessionOf(context)}; locale=de` };
    // One connection for all: the status of one answer is not the next one's.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const missing = [
      '/partner/concierge-jobs/long-gone',
      '/partner/manage/agencies/nothing',
      '/partner/manage/brands/nothing',
    ];
    for (const path of missing) {
      const answer = await send(lds, path, { headers, agent });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).toContain(`<title>${words.de.page.agency.title}`);
      expect(parse(answer.text).querySelector('main h1')?.text).toBe(words.de.page.agency.heading);
      expect((await send(lds, '/partner/manage/agencies/A7', { headers, agent })).status).toBe(200);
    }
    agent.destroy();
  });
});

test.describe('the display settings', () => {
  test.use({ tolerated: answeredWith(403) });

  test('are kept at once, and go back when they could not be', async ({ page }) => {
    await open(page, 'hugo.perret@aurelle.example', '/fflags');
    const name = words.en.user.flags.shouldDisplayDemoHotels.label;
    const item = page.getByRole('switch', { name: new RegExp(name) });
    const before = await item.isChecked();
    const kept = page.waitForResponse(/\/api\/users\//);
    await item.click();
    expect((await kept).status()).toBe(200);
    await page.reload();
    await expect(item).toBeChecked({ checked: !before });

    await page.route('**/api/users/*', (route) => route.fulfill({ status: 403, body: '{}' }));
    await item.click();
    await expect(
      page.getByRole('main').getByRole('alert').filter({ hasText: words.en.error.unexpected }),
    ).toBeVisible();
    await expect(item).toBeChecked({ checked: !before });
  });
});

test.describe('one’s own name', () => {
  // An empty one is sent on purpose.
  test.use({ tolerated: answeredWith(422) });

  test('a person changes their name and exports their data', async ({ page }) => {
    await open(page, 'anselm.roth@vela-private.example', '/user');
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Required!')).toBeVisible();
    await page.getByLabel('First name').fill('Anselm Maria');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anselm Maria Roth' }).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: words.en.user.export }).click();
    expect((await download).suggestedFilename()).toBe('alpenglow-data.json');
  });
});

test('admins are told why they see this brand, and nobody else', async ({ page, browser }) => {
  await open(page, readers.admin, '/user');
  await expect(page.getByText('Why this brand?')).toBeVisible();
  const other = await browser.newPage();
  await open(other, readers.agent, '/user');
  await expect(other.getByText('Why this brand?')).toHaveCount(0);
  await other.close();
});
