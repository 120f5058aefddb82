// What stands on the page until our type has come: fonts a machine has, as wide and as tall as ours, so that nothing moves
// when it does. One size for all letters would not do: a space of Lato is a third narrower than Arial's. Each kind of sign
// has a size of its own, weighed by how often our texts use it. Part of `npm run fonts`; needs a browser. Two sets: one of
// Arial and Times New Roman (Liberation is as wide), one of DejaVu, where a Linux has nothing else. A set whose fonts
// this machine does not have stays as it is.
import fs from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../setup/browser.mjs';

const SETS = [
  {
    target: 'components/shell/stand-ins.css',
    suffix: '',
    sans: { like: 'Arial', local: ['Arial', 'Liberation Sans', 'Roboto'] },
    bold: { like: 'Arial', local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] },
    serif: { like: 'Times New Roman', local: ['Times New Roman', 'Liberation Serif'] },
  },
  {
    target: 'components/shell/stand-ins-dejavu.css',
    suffix: ' DejaVu',
    sans: { like: 'DejaVu Sans', local: ['DejaVu Sans'] },
    bold: { like: 'DejaVu Sans', local: ['DejaVu Sans Bold'] },
    serif: { like: 'DejaVu Serif', local: ['DejaVu Serif'] },
  },
];

/** Headlines are set large: Newsreader's optical sizes make them narrower than its text sizes. */
const facesOf = ({ suffix, sans, bold, serif }) => [
  { family: `Lato stand-in${suffix}`, file: 'lato-400', weight: 400, size: 100, ...sans },
  { family: `Lato weights stand-in${suffix}`, file: 'lato-300', weight: 300, size: 100, ...sans },
  { family: `Lato weights stand-in${suffix}`, file: 'lato-700', weight: 700, size: 100, ...bold },
  { family: `Newsreader stand-in${suffix}`, file: 'newsreader-300-opsz', weight: 300, size: 48, ...serif },
];

const KINDS = [
  { signs: /[\p{Ll}]/u, range: 'U+61-7A,U+DF-F6,U+F8-FF' },
  { signs: /[\p{Lu}]/u, range: 'U+41-5A,U+C0-D6,U+D8-DE' },
  { signs: /\d/, range: 'U+30-39' },
  { signs: / /, range: 'U+20,U+A0' },
  { signs: /[^\p{L}\p{N}\s]/u, range: 'U+21-2F,U+3A-40,U+A1-BF,U+2013-2026' },
];

function textsOf(messages) {
  return typeof messages === 'string'
    ? messages.replace(/\{[^}]*\}|<[^>]*>/g, '')
    : Object.values(messages).map(textsOf).join(' ');
}

async function countSigns() {
  const counts = {};
  for (const locale of ['en', 'de']) {
    for (const file of await fs.readdir(`messages/${locale}`)) {
      if (!file.endsWith('.json')) continue;
      const texts = textsOf(JSON.parse(await fs.readFile(`messages/${locale}/${file}`, 'utf8')));
      for (const sign of texts) counts[sign] = (counts[sign] ?? 0) + 1;
    }
  }
  return Object.entries(counts);
}

/** Widths of signs in hundredths of the type's size, and how tall a line of it is. Runs in the browser. */
async function measure({ source, like, weight, size, signs }) {
  const face = await new FontFace('ours', `url(data:font/woff2;base64,${source})`, { weight: String(weight) }).load();
  document.fonts.add(face);
  const context = document.createElement('canvas').getContext('2d');
  const widths = (family) => {
    context.font = `${weight} ${size}px "${family}"`;
    return signs.map((sign) => context.measureText(sign).width);
  };
  const [ours, theirs] = [widths('ours'), widths(like)];
  // The browser says both in whole pixels.
  context.font = `${weight} 1000px ours`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  document.fonts.delete(face);
  return { ours, theirs, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
}

const percent = (value) => `${(value * 100).toFixed(2)}%`;

function faceRules({ family, weight, local }, { ours, theirs, ascent, descent }, counts) {
  return KINDS.map(({ signs, range }) => {
    let [wanted, given] = [0, 0];
    for (const [at, [sign, count]] of counts.entries()) {
      if (!signs.test(sign)) continue;
      wanted += count * ours[at];
      given += count * theirs[at];
    }
    const size = wanted / given;
    return `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
  unicode-range: ${range.replaceAll(',', ', ')};
}
`;
  });
}

/** Whether the machine has the font. Runs in the browser. */
function has(name) {
  return new FontFace('asked', `local("${name}")`).load().then(
    () => true,
    () => false,
  );
}

const browser = await chromium.launch({ executablePath: await findBrowser(() => {}), args: ['--no-sandbox'] });
const page = await browser.newPage();
const counts = await countSigns();
const signs = counts.map(([sign]) => sign);
for (const set of SETS) {
  const names = [set.sans, set.bold, set.serif].flatMap(({ local }) => local.slice(0, 2));
  const found = await Promise.all(names.map((name) => page.evaluate(has, name)));
  if (!found.some(Boolean)) {
    console.log(`${set.target}: left as it is, ${set.sans.like} is not on this machine`);
    continue;
  }
  const rules = [];
  for (const face of facesOf(set)) {
    const source = (await fs.readFile(`components/shell/font-files/${face.file}.woff2`)).toString('base64');
    rules.push(...faceRules(face, await page.evaluate(measure, { ...face, source, signs }), counts));
  }
  await fs.writeFile(
    set.target,
    `/* Made by \`npm run fonts\` from the widths of our type and of the fonts that stand in for it. */\n${rules.join('\n')}`,
  );
  console.log(`${set.target}: ${rules.length} faces`);
}
await browser.close();
