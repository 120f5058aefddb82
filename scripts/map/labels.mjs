/** Names that belong to no outline. `at` is where the word stands, not a border post. */
export const countries = {
  AT: { en: 'Austria', de: 'Österreich', at: [13.9, 47.75] },
  CH: { en: 'Switzerland', de: 'Schweiz', at: [8.1, 46.92] },
  DE: { en: 'Germany', de: 'Deutschland', at: [10.4, 48.25] },
  FR: { en: 'France', de: 'Frankreich', at: [5.2, 46.5] },
  IT: { en: 'Italy', de: 'Italien', at: [10.1, 45.3] },
  LI: { en: 'Liechtenstein', de: 'Liechtenstein', at: [9.55, 47.15] },
  SI: { en: 'Slovenia', de: 'Slowenien', at: [14.75, 46.05] },
};

export const airports = [
  { id: 'GVA', en: 'Geneva', de: 'Genf', at: [6.109, 46.238] },
  { id: 'ZRH', en: 'Zurich', de: 'Zürich', at: [8.555, 47.458] },
  { id: 'MUC', en: 'Munich', de: 'München', at: [11.786, 48.354] },
  { id: 'INN', en: 'Innsbruck', de: 'Innsbruck', at: [11.344, 47.26] },
  { id: 'CMF', en: 'Chambéry', de: 'Chambéry', at: [5.88, 45.638] },
  { id: 'LYS', en: 'Lyon', de: 'Lyon', at: [5.081, 45.726] },
  { id: 'MXP', en: 'Milan', de: 'Mailand', at: [8.728, 45.63] },
  { id: 'VCE', en: 'Venice', de: 'Venedig', at: [12.352, 45.505] },
  { id: 'SZG', en: 'Salzburg', de: 'Salzburg', at: [13.004, 47.794] },
];

/** Cities people know their way by; ours come from the seed content. */
export const landmarks = [
  { en: 'Munich', de: 'München', at: [11.575, 48.137] },
  { en: 'Milan', de: 'Mailand', at: [9.19, 45.464] },
  { en: 'Turin', de: 'Turin', at: [7.686, 45.07] },
  { en: 'Lyon', de: 'Lyon', at: [4.835, 45.764] },
  { en: 'Geneva', de: 'Genf', at: [6.147, 46.205] },
  { en: 'Innsbruck', de: 'Innsbruck', at: [11.394, 47.268] },
  { en: 'Salzburg', de: 'Salzburg', at: [13.045, 47.8] },
  { en: 'Venice', de: 'Venedig', at: [12.336, 45.437] },
  { en: 'Nice', de: 'Nizza', at: [7.262, 43.703] },
  { en: 'Genoa', de: 'Genua', at: [8.934, 44.407] },
  { en: 'Verona', de: 'Verona', at: [10.992, 45.438] },
  { en: 'Bern', de: 'Bern', at: [7.447, 46.948] },
  { en: 'Grenoble', de: 'Grenoble', at: [5.724, 45.188] },
  { en: 'Bolzano', de: 'Bozen', at: [11.354, 46.498] },
  { en: 'Ljubljana', de: 'Laibach', at: [14.506, 46.051] },
  { en: 'Graz', de: 'Graz', at: [15.439, 47.071] },
  { en: 'Basel', de: 'Basel', at: [7.588, 47.56] },
];

/**
 * How a place of ours is labelled: `town` has no properties and gets a mark; `from` is the zoom before which it
 * would crowd its neighbour; `far` its name until then.
 */
export const placeNotes = {
  vienna: { town: 1 },
  zurich: { town: 1 },
  paris: { town: 1 },
  'courchevel-1850': { far: 'Courchevel' },
  cortina: { far: 'Cortina' },
  'courchevel-1650': { from: 10 },
  'courchevel-1550': { from: 10 },
  'courchevel-1300': { from: 10 },
  'saint-martin-de-belleville': { from: 8 },
  meribel: { from: 7 },
  'st-anton': { from: 6 },
};
