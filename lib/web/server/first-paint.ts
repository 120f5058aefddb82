import fs from 'node:fs';
import path from 'node:path';

const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[\w/.-]+\.css)" data-precedence="next"\/>/g;
const SCRIPT = /<script src="(\/_next\/static\/[\w/.-]+\.js)"(?: id="([\w-]*)")? async=""><\/script>/g;
const FLIGHT = /<script>self\.__next_f\.push\((\[1,"[^<]*"\])\)<\/script>/g;
const SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[\w/.-]+\.js"\/>/g;

/** The text of one of Next's style sheets by its address; null when there is no such file. */
type ReadSheet = (href: string) => string | null;

/** Addresses in a sheet are relative to it; inside the page they must begin at the host. */
function withAbsoluteAddresses(sheet: string, href: string): string {
  return sheet.replace(/url\((["']?)(?!["']?(?:data:|\/|#|https?:))([^"')]+)\1\)/g, (_, quote, address) => {
    return `url(${quote}${path.posix.join(path.posix.dirname(href), address)}${quote})`;
  });
}

/** Instead of each link its sheet, where it can be read; `moved` gets the links' addresses in their order. */
function withSheetsInside(html: string, readSheet: ReadSheet, moved: string[]): string {
  return html.replace(SHEET, (link, href: string) => {
    const sheet = readSheet(href);
    if (sheet === null || sheet.includes('</style')) return link;
    moved.push(href);
    return `<style>${withAbsoluteAddresses(sheet, href)}</style>`;
  });
}

/** How long a slow picture may keep the scripts back; in a tab nobody looks at there is no frame to wait for either. */
const PATIENCE_MILLISECONDS = 2000;

type Script = [address: string, id: string];

/**
 * First what React wakes the page with, then the links of the sheets that stand in the page: React finds each in place,
 * disabled, so that it is not read twice, while the next page finds the file in the browser's cache. Then the scripts.
 * Each in a task of its own: together they would hold a telephone up.
 */
const loaderOf = (sheets: string[], scripts: Script[]) =>
  `<script>!function(c,a,s,n){function m(t,p,e){e=document.createElement(t);for(t in p)e.setAttribute(t,p[t]);document.head.appendChild(e)}n=function(){s||(s=1,[].concat([].map.call(document.querySelectorAll("script[data-flight]"),function(f){return function(){self.__next_f.push(JSON.parse(f.textContent))}}),c.map(function(h){return function(){m("link",{rel:"stylesheet",href:h,"data-precedence":"next",disabled:""});m("link",{rel:"prefetch",href:h})}}),a.map(function(p){return function(){m("script",p[1]?{async:"",src:p[0],id:p[1]}:{async:"",src:p[0]})}})).forEach(function(t){setTimeout(t)}))};addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(n)})});setTimeout(n,${PATIENCE_MILLISECONDS})}(${JSON.stringify(sheets)},${JSON.stringify(scripts)})</script>`;

/**
 * A finished page of the storefront so that it can be painted from its first bytes: its style sheets inside it, what React
 * needs as data (as scripts a quarter of a megabyte would be compiled before the first paint), Next's scripts fetched once
 * the page stands there. What does not look as Next writes it stays as it is.
 */
export function paintFirst(html: string, readSheet: ReadSheet): string {
  const scripts: Script[] = [];
  const withoutScripts = html.replace(SCRIPT, (_, address: string, id: string | undefined) => {
    scripts.push([address, id ?? '']);
    return '';
  });
  const end = withoutScripts.lastIndexOf('</body>');
  if (scripts.length === 0 || end < 0) return html;
  const sheets: string[] = [];
  const page = withSheetsInside(withoutScripts.slice(0, end), readSheet, sheets)
    .replace(SCRIPT_HINT, '')
    .replace(FLIGHT, '<script type="application/json" data-flight>$1</script>');
  return page + loaderOf(sheets, scripts) + withoutScripts.slice(end);
}

/** Reads sheets of the build in `directory` (`.next`), each once: their names change with their content. */
export function createSheetReader(directory: string): ReadSheet {
  const read = new Map<string, string | null>();
  return (href) => {
    const known = read.get(href);
    if (known !== undefined) return known;
    const file = path.join(directory, href.replace('/_next/', ''));
    const sheet = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
    read.set(href, sheet);
    return sheet;
  };
}
