// Newsreader as the pages use it: weight 300, optical sizes 18 to 64 (the type scale), Latin. 38 KB instead of 132; `npm run fonts`.
import fs from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const target = 'components/shell/font-files/newsreader-300-opsz.woff2';

const LAST_OF_LATIN_EXTENDED_B = 0x24f;
const latin = Array.from({ length: LAST_OF_LATIN_EXTENDED_B - 0x20 + 1 }, (_, at) =>
  String.fromCodePoint(0x20 + at),
).join('');
const punctuation = '–—‘’‚“”„†•…‰‹›⁄€™−×→\u2009\u202f';

const subset = await subsetFont(await fs.readFile(source), latin + punctuation, {
  targetFormat: 'woff2',
  variationAxes: { wght: 300, opsz: { min: 18, max: 64 } },
});
await fs.writeFile(target, subset);
console.log(`${target}: ${subset.length} bytes`);
