import zlib from 'node:zlib';
import { send } from '../http';
import { isAwake } from '../pages';
import { expect, test } from '../test';
import { words } from '../words';
import { lds, sessionCookie, sessionOf } from './people';
import { open, readers } from './signed-in';

const { studio, agency } = words.en;
const COLOR = '#7a1f3d';
/** The same as a PDF writes it. */
const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(COLOR.slice(at, at + 2), 16) / 255);

/** What a PDF draws, unpacked. */
function drawnIn(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g);
  return [...streams]
    .map(([, packed = '']) => {
      try {
        return zlib.inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      } catch {
        // A picture, or a font.
        return '';
      }
    })
    .join('\n');
}

const isNear = (text: string | undefined, part = 0) => Math.abs(Number(text) - part) < 0.003;
const fills = (drawn: string) =>
  [...drawn.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG|scn|SCN)\b/g)].some(
    ([, r, g, b]) => isNear(r, red) && isNear(g, green) && isNear(b, blue),
  );

test('a colour that is typed is seen on a page, an offer, its PDF and a mail before it is saved', async ({ page }) => {
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/travel-agencies')) saved.push(request.url());
  });
  await open(page, readers.supervisor, '/partner/agency');
  const preview = page.getByRole('region', { name: studio.title });
  const field = page.getByRole('textbox', { name: agency.design.main, exact: true });
  // Of this agency it is no colour: what is kept is shown all the same.
  const kept = await field.inputValue();
  expect(kept).toBe('bordeaux profond');
  const frameOf = (sheet: 'page' | 'offer' | 'mail') =>
    preview.locator(`iframe[title="${studio.frames[sheet]}"]`).last();
  await frameOf('page').scrollIntoViewIfNeeded();
  await expect(frameOf('page').contentFrame().locator('header').first()).toBeAttached();
  await field.fill(COLOR);
  for (const sheet of ['page', 'offer', 'mail'] as const) {
    await preview.getByRole('button', { name: studio.sheets[sheet], exact: true }).click();
    const worn = frameOf(sheet).contentFrame().locator(`[style*="${COLOR}" i], [bgcolor="${COLOR}" i]`).first();
    await expect(worn).toBeAttached();
  }
  await preview.getByRole('button', { name: studio.sheets.pdf, exact: true }).click();
  const address = (await preview.getByRole('link', { name: studio.openPdf }).getAttribute('href')) ?? '';
  const pdf = await page.evaluate(async (path) => {
    const answer = await fetch(path);
    return { type: answer.headers.get('content-type'), bytes: [...new Uint8Array(await answer.arrayBuffer())] };
  }, address);
  expect(pdf.type).toBe('application/pdf');
  expect(fills(drawnIn(Buffer.from(pdf.bytes)))).toBe(true);
  expect(saved).toEqual([]);
  // Nothing was saved, and what was typed is still there.
  await page.reload();
  await isAwake(page);
  await expect(field).toHaveValue(COLOR);
  const cookie = `${sessionCookie}=${await sessionOf(page.context())}`;
  expect((await send(lds, '/partner/agency', { headers: { cookie } })).text).toContain(`value="${kept}"`);
});

test('the look of a brand is shown as it is kept, and nothing is said to be wrong before anything is typed', async ({
  page,
}) => {
  await open(page, readers.admin, '/partner/manage/brands/amex');
  const preview = page.getByRole('region', { name: studio.title });
  const frame = preview.locator(`iframe[title="${studio.frames.page}"]`);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('header').first()).toBeAttached();
  expect(await frame.getAttribute('src')).toContain('look=');
  await expect(preview.getByText(studio.held)).toHaveCount(0);
});
