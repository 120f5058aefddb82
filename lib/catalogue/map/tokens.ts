/** The map's paper. Greys of one hue so that the properties are the only ink. */
export const mapTokens = {
  land: '#f3f1eb',
  /** Bands above 700, 1200, 1800, 2400 metres; the high snow is lighter again. */
  bands: ['#eeebe3', '#e8e4da', '#e1dccf', '#dad4c6'],
  snow: '#f9f9f7',
  contour: '#d8d3c7',
  contourIndex: '#c8c2b4',
  water: '#d3dde0',
  shore: '#b4c4c9',
  river: '#b5c5ca',
  border: '#8f897b',
  road: '#fbfaf7',
  building: '#e3ded3',
  wood: '#e9ebe2',
  ink: '#1b2423',
  soft: '#55605e',
  label: '#6b675c',
  waterLabel: '#4f6d77',
} as const;

/** Files are ours: no glyph server is asked. */
export const mapFonts = {
  serif: ['Alpenglow Serif Italic'],
  sans: ['Alpenglow Sans'],
  faces: {
    'Alpenglow Serif Italic': '/map/fonts/newsreader-italic.woff2',
    'Alpenglow Sans': '/map/fonts/lato.woff2',
  },
};
