import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'tests/tours';
/** What a person cannot do by keyboard alone, or what would be done twice as well by the hand. */
const BESIDE_THE_HAND =
  /\.(?:click|dblclick|tap|fill|check|uncheck|setChecked|selectOption|focus|press|pressSequentially|dispatchEvent|hover)\(/g;

/** `hand.press(…)` is the hand's own. */
const OF_THE_HAND = /\bhand\.press\(/g;

it('tours touch a page through the hand alone, so that the keyboard walks all of what the mouse walks', () => {
  const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const text = fs.readFileSync(path.join(FOLDER, file), 'utf8').replaceAll(OF_THE_HAND, '');
    expect([file, ...(text.match(BESIDE_THE_HAND) ?? [])]).toEqual([file]);
  }
});
