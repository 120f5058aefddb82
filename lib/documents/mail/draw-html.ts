import type { BrandColors } from '@/lib/brand/types';
import { html, htmlLines, Markup } from '@/lib/platform/html';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Block, Fact, Letter } from './letter';
import type { Letterhead } from './letterhead';

// The storefront's tokens, written out: mail programs know neither variables nor our fonts.
const PAPER = '#FBFAF7';
const INK = '#1B2423';
const SOFT = '#55605E';
const LINE = '#E6E1D8';
const SERIF = "font-family:Newsreader,Georgia,'Times New Roman',serif;font-weight:normal;";
const SANS = "font-family:Lato,'Helvetica Neue',Helvetica,Arial,sans-serif;";
/** A name or an address of 120 letters without a space must not widen the mail on a telephone. */
const SENTENCE = `${SANS}word-break:break-word;`;

/** For mail programs that turn a page dark by themselves: our own dark ground instead of an inverted one. */
const STYLE = new Markup(`
  :root{color-scheme:light dark;supported-color-schemes:light dark}
  @media (max-width:480px){.label,.value{display:block!important;width:auto!important;border-top:0!important}
    .label{padding-bottom:0!important;border-top:1px solid ${LINE}!important}.value{padding-top:2px!important}}
  @media (prefers-color-scheme:dark){
    .paper{background-color:#0F2A2B!important}
    .ink{color:#F4F1EA!important}
    .soft{color:#B8C4C1!important}
    .line{border-color:#2F4D4D!important}
    .action{border:1px solid #7FA3A0!important}
  }`);

function drawFact({ label, value, href }: Fact): Markup {
  const words = href
    ? html`<a class="ink" href="${href}" style="color:${INK};text-decoration:underline">${value}</a>`
    : htmlLines(value);
  return html`<tr>
<th class="label soft line" scope="row" align="left" valign="top" width="34%" style="${SANS}font-size:13px;line-height:1.5;font-weight:normal;color:${SOFT};border-top:1px solid ${LINE};padding:11px 16px 11px 0">${label}</th>
<td class="value ink line" valign="top" style="${SANS}font-size:15px;line-height:1.5;color:${INK};border-top:1px solid ${LINE};padding:10px 0;word-break:break-word">${words}</td>
</tr>`;
}

function drawBlock(block: Block, colors: BrandColors): Markup {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${SENTENCE}font-size:16px;line-height:1.65;color:${INK};margin:0 0 16px">${block.text}</p>`;
    case 'note':
      return html`<p class="soft" style="${SENTENCE}font-size:14px;line-height:1.6;color:${SOFT};margin:0 0 16px">${block.text}</p>`;
    case 'heading':
      return html`<h2 class="ink" style="${SERIF}font-size:22px;line-height:1.25;color:${INK};margin:32px 0 12px">${block.text}</h2>`;
    case 'facts':
      return html`<table class="line" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;border-bottom:1px solid ${LINE};margin:0 0 24px">${block.facts.map(drawFact)}</table>`;
    case 'words':
      return html`<p class="soft" style="${SANS}font-size:13px;line-height:1.5;color:${SOFT};margin:24px 0 6px">${block.label}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td class="ink" style="${SANS}font-size:16px;line-height:1.65;color:${INK};border-left:2px solid ${colors.accent};padding:2px 0 2px 18px;word-break:break-word">${htmlLines(block.text)}</td></tr></table>`;
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0 28px"><tr><td class="action" bgcolor="${colors.main}" style="background-color:${colors.main};border-radius:2px"><a href="${block.href}" style="${SANS}display:inline-block;font-size:16px;line-height:1.2;color:${colors.onMain};text-decoration:none;padding:15px 28px">${block.label}</a></td></tr></table>`;
    case 'link':
      return html`<p class="soft" style="${SANS}font-size:14px;line-height:1.6;color:${SOFT};margin:0 0 16px">${block.before} <a class="ink" href="${block.href}" style="color:${INK};text-decoration:underline">${block.label}</a></p>`;
  }
}

/** After a greeting a German sentence goes on in lower case; in a list of mails it stands alone. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Under which name the logo travels with the mail (RFC 2392): nothing has to be loaded, and nobody learns when it is read. */
export const LOGO_ID = 'logo';

/** A logo keeps its paper in a program that turns the page dark: it was drawn for a light one. */
function drawHead({ name, logo }: Letterhead): Markup {
  if (!logo) {
    return html`<p class="ink" style="${SERIF}font-size:24px;line-height:1.2;letter-spacing:-0.01em;color:${INK};margin:0">${name}</p>`;
  }
  const { width, height } = logo;
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${PAPER}" style="background-color:${PAPER};padding:8px 8px 8px 0"><img src="cid:${LOGO_ID}" width="${String(width)}" height="${String(height)}" alt="${name}" style="display:block;border:0;${SERIF}font-size:24px;color:${INK}"></td></tr></table>`;
}

/** The letter as a page for mail programs: tables, inline styles and nothing that has to be loaded. */
export function drawHtml(letter: Letter, letterhead: Letterhead, locale: Locale): string {
  const { colors, foot } = letterhead;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${letter.subject}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${capitalised(letter.preview)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${PAPER}" style="background-color:${PAPER}">
<tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td align="left">
${drawHead(letterhead)}
<table role="presentation" width="32" cellpadding="0" cellspacing="0" style="margin:20px 0 36px"><tr><td height="1" style="font-size:0;line-height:0;border-top:1px solid ${colors.accent}">&nbsp;</td></tr></table>
<h1 class="ink" style="${SERIF}font-size:32px;line-height:1.12;letter-spacing:-0.018em;color:${INK};margin:0 0 24px">${letter.heading}</h1>
${letter.blocks.map((block) => drawBlock(block, colors))}
<table class="line" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${LINE};margin:40px 0 0"><tr><td class="soft" style="${SANS}font-size:13px;line-height:1.6;color:${SOFT};padding:16px 0 0">${htmlLines([foot.slice(0, -1).join(' · '), foot.at(-1) ?? ''].join('\n'))}</td></tr></table>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.value;
}
