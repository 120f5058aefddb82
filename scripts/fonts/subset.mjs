// The type as the pages use it, Latin: Newsreader in weight 300 and the optical sizes 18 to 64 of the type scale, Lato
// without its instructions for coarse screens, which no browser of today follows. `npm run fonts`.
import fs from 'node:fs/promises';
import subsetFont from 'subset-font';

const LAST_OF_LATIN_EXTENDED_B = 0x24f;
const latin = Array.from({ length: LAST_OF_LATIN_EXTENDED_B - 0x20 + 1 }, (_, at) =>
  String.fromCodePoint(0x20 + at),
).join('');
const punctuation = '–—‘’‚“”„†•…‰‹›⁄€™−×→\u2009\u202f';

const lato = ['300', '400', '700'].map((weight) => ({
  source: `node_modules/@fontsource/lato/files/lato-latin-${weight}-normal.woff2`,
  target: `components/shell/font-files/lato-${weight}.woff2`,
}));
const newsreader = {
  source: 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  target: 'components/shell/font-files/newsreader-300-opsz.woff2',
  variationAxes: { wght: 300, opsz: { min: 18, max: 64 } },
};

for (const { source, target, variationAxes } of [newsreader, ...lato]) {
  const whole = await fs.readFile(source);
  const subset = await subsetFont(whole, latin + punctuation, {
    targetFormat: 'woff2',
    noHinting: true,
    ...(variationAxes && { variationAxes }),
  });
  await fs.writeFile(target, subset);
  console.log(`${target}: ${subset.length} bytes of ${whole.length}`);
}
