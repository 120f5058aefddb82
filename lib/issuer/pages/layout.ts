import 'server-only';
import { brandStyle } from '@/lib/brand/rules/style';
import { paths } from '@/lib/platform/addresses/paths';
import { html, Markup } from '@/lib/platform/html';
import { locales } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import { pageScript } from './script';
import type { Setting } from './setting';
import { pageStyle } from './style';

const PICTURE = '/media/hotel-05.jpg';
const PICTURE_WIDTHS = [640, 828, 1080, 1440] as const;
const PICTURE_QUALITY = 72;

const optimized = (width: number) => `/_next/image?url=${encodeURIComponent(PICTURE)}&w=${width}&q=${PICTURE_QUALITY}`;
const sourceSet = PICTURE_WIDTHS.map((width) => `${optimized(width)} ${width}w`).join(', ');
const style = new Markup(pageStyle(paths.identity.asset));
const script = new Markup(pageScript);

export const arrow = html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8h10M9 4l4 4-4 4"/></svg>`;
export const nothing = html``;
/** The id of the form whose fields a switch of language keeps. */
export const typedFormId = 'typed';

export type Page = {
  title: string;
  body: Markup;
  /** Its form keeps what was typed when the language is switched: `typedForm` draws it. */
  isTyped?: boolean;
  /** A page that only says something: less picture on a telephone. */
  isSmall?: boolean;
};

/** As on every page of the host: the brand's name in two lines, behind its mark or the gold bar. */
function wordmark({ name, logoPath }: Setting['brand']): Markup {
  const [first = '', ...rest] = name.split(' ');
  const mark = logoPath ? html`<img src="${logoPath}" alt="" width="28" height="28">` : html`<i></i>`;
  return html`<span class="mark">${mark}<span>${first}${rest.length > 0 ? html` <br>${rest.join(' ')}` : nothing}</span></span>`;
}

/** A link; on a page with fields a button of their form, which comes back in the other language as it was filled. */
function languages({ locale, switchTo }: Setting, isTyped: boolean): Markup {
  if (switchTo === null) return nothing;
  const t = translator(locale, 'issuer');
  const items = locales.map((other) => {
    const name = t(`languageName.${other}`);
    if (other === locale) return html`<li><b aria-current="true" lang="${other}">${name}</b></li>`;
    return isTyped
      ? html`<li><button form="${typedFormId}" name="lang" value="${other}" formnovalidate lang="${other}">${name}</button></li>`
      : html`<li><a href="${switchTo(other)}" lang="${other}" hreflang="${other}">${name}</a></li>`;
  });
  return html`<nav class="languages" aria-label="${t('language')}"><ul>${items}</ul></nav>`;
}

/** A whole page. Brand colours stand on the root element, so the first byte that can be painted has them. */
export function drawPage(setting: Setting, { title, body, isSmall = false, isTyped = false }: Page): string {
  const { brand, locale, nonce, hostOrigin } = setting;
  const t = translator(locale, 'issuer');
  const colors = Object.entries(brandStyle(brand.colors)).map(([name, value]) => `${name}:${value}`);
  return html`<!doctype html>
<html lang="${locale}" style="${colors.join(';')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${title} · ${brand.productName}</title>
<link rel="icon" href="${brand.faviconPath ?? '/favicon.ico'}">
<link rel="preload" href="${paths.identity.asset('lato-400.woff2')}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${paths.identity.asset('newsreader-300.woff2')}" as="font" type="font/woff2" crossorigin>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<div class="${isSmall ? 'frame small' : 'frame'}">
<aside class="view" aria-label="${brand.productName}"><img src="${optimized(1080)}" srcset="${sourceSet}" sizes="(max-width: 800px) 100vw, (max-width: 1100px) calc(100vw - 460px), calc(100vw - 560px)" alt="${t('picture')}" decoding="async" fetchpriority="high"><div class="claim"><p class="serif">${t('claim')}</p></div></aside>
<div class="side">
<header class="top">${wordmark(brand)}</header>
<main class="main">${body}</main>
${languages(setting, isTyped)}
<footer class="foot"><span>${t('encrypted')}</span><span><a href="${hostOrigin}${paths.info('imprint', locale)}">${t('imprint')}</a><a href="${hostOrigin}${paths.info('privacy-policy', locale)}">${t('privacy')}</a></span></footer>
</div>
</div>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`.value;
}
