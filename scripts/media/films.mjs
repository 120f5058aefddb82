// The films of the flagship properties, made of their own photographs: `npm run films`, less than a minute of encoding.
// Writes public/media/film-p0N.webm: VP9, 1280 × 720, silent, and its end flows into its beginning.
import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS } from '../bench/web/browser.mjs';
import { findBrowser } from '../setup/browser.mjs';
import { root } from '../setup/places.mjs';
import { renderFilm } from './render.mjs';
import { toWebm } from './webm.mjs';

const media = path.join(root, 'public/media');
/** WebCodecs want a secure address; no request leaves this machine. */
const STAGE = 'https://films.invalid/';
const MOST_BYTES = 5_000_000;

const format = {
  width: 1280,
  height: 720,
  framesPerSecond: 25,
  framesPerShot: 80,
  framesPerFade: 20,
  zoom: 1.1,
  bitrate: 3_200_000,
};

/** The camera moves by one whole pixel of the film per frame. */
const right = [1, 0];
const left = [-1, 0];
const up = [0, -1];
const down = [0, 1];
const films = {
  p01: [
    ['exterior-01', right],
    ['living-01', right],
    ['spa-01', up],
  ],
  p02: [
    ['exterior-06', left],
    ['living-08', right],
    ['spa-04', down],
  ],
  p03: [
    ['exterior-07', right],
    ['living-06', left],
    ['spa-01', up],
  ],
  p04: [
    ['exterior-03', left],
    ['dining-02', right],
    ['living-04', right],
  ],
};

async function readShot([picture, direction]) {
  const bytes = await fs.readFile(path.join(media, `${picture}.jpg`));
  return { source: `data:image/jpeg;base64,${bytes.toString('base64')}`, direction };
}

const browser = await chromium.launch({
  executablePath: await findBrowser((line) => console.log(line)),
  args: BROWSER_ARGS,
});
try {
  for (const [name, shots] of Object.entries(films)) {
    const page = await browser.newPage();
    await page.route(STAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(STAGE);
    const encoded = await page.evaluate(renderFilm, { ...format, shots: await Promise.all(shots.map(readShot)) });
    const bytes = toWebm(encoded, format);
    if (bytes.length > MOST_BYTES) throw new Error(`film-${name}.webm would have ${bytes.length} bytes.`);
    await fs.writeFile(path.join(media, `film-${name}.webm`), bytes);
    console.log(`film-${name}.webm: ${bytes.length} bytes, ${encoded.frames.length / format.framesPerSecond} s`);
    await page.close();
  }
} finally {
  await browser.close();
}
