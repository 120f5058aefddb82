import localFont from 'next/font/local';

/** Names and headlines: weight 300 with its optical sizes, made by `npm run fonts`. */
export const newsreader = localFont({
  src: './font-files/newsreader-300-opsz.woff2',
  weight: '300',
  variable: '--font-newsreader',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Times New Roman',
});

/** Everything else. Only the regular weight is on every page, so only it is preloaded. */
export const lato = localFont({
  src: '../../node_modules/@fontsource/lato/files/lato-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-lato',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
});

export const latoLightAndBold = localFont({
  src: [
    { path: '../../node_modules/@fontsource/lato/files/lato-latin-300-normal.woff2', weight: '300' },
    { path: '../../node_modules/@fontsource/lato/files/lato-latin-700-normal.woff2', weight: '700' },
  ],
  variable: '--font-lato-weights',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});
