import './stand-ins.css';
import './stand-ins-dejavu.css';
import localFont from 'next/font/local';

/** Names and headlines: weight 300 with its optical sizes, made by `npm run fonts`. */
export const newsreader = localFont({
  src: './font-files/newsreader-300-opsz.woff2',
  weight: '300',
  variable: '--font-newsreader',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  fallback: ['Newsreader stand-in', 'Newsreader stand-in DejaVu'],
});

/** Everything else. Only the regular weight is on every page, so only it is preloaded. */
export const lato = localFont({
  src: './font-files/lato-400.woff2',
  weight: '400',
  variable: '--font-lato',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  fallback: ['Lato stand-in', 'Lato stand-in DejaVu'],
});

export const latoLightAndBold = localFont({
  src: [
    { path: './font-files/lato-300.woff2', weight: '300' },
    { path: './font-files/lato-700.woff2', weight: '700' },
  ],
  variable: '--font-lato-weights',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['Lato weights stand-in', 'Lato weights stand-in DejaVu'],
});
