import { describe, expect, it } from 'vitest';
import { readTyped } from '@/components/sales/studio/typed-look';

const colors = { main: '#11494b', accentOnMain: '', invertedFont: '' };
const agency = (more: object = {}) => ({ corporateDesign: { colors, theme: null, logoUrl: null, ...more } });
const brand = { name: 'Lumi', mainColor: '#11494b', accentColor: '#d9b36c', postalAddress: ' Am Bach 1 \n\nLech ' };

describe('what a form holds as the body that would save its look', () => {
  it('is that of an agency, shown as it would be kept where a colour could not be read', async () => {
    expect(await readTyped(agency(), false)).toEqual({ ...agency(), acceptNearest: true });
    expect(await readTyped(agency({ colors: { ...colors, main: '#777777' } }), false)).not.toBeNull();
  });

  it('is that of a brand, its address a line each', async () => {
    expect(await readTyped(brand, true)).toEqual({ ...brand, postalAddress: ['Am Bach 1', 'Lech'] });
  });

  it('is none while something could not be saved', async () => {
    expect(await readTyped(agency({ colors: { ...colors, main: 'green-ish' } }), false)).toBeNull();
    expect(await readTyped(agency({ logoUrl: 'https://elsewhere.example/logo.png' }), false)).toBeNull();
    expect(await readTyped({ ...brand, mainColor: 'green' }, true)).toBeNull();
    expect(await readTyped({ ...brand, postalAddress: ' ' }, true)).toBeNull();
  });
});
