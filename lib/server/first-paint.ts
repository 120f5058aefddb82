import fs from 'node:fs';
import path from 'node:path';

const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[\w/.-]+\.css)" data-precedence="next"\/>/g;
const SCRIPT = /<script src="(\/_next\/static\/[\w/.-]+\.js)"(?: id="([\w-]*)")? async=""><\/script>/g;
const FLIGHT = /<script>self\.__next_f\.push\((\[1,"[^<]*"\])\)<\/script>/g;
const SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[\w/.-]+\.js"\/>/g;

/** The text of one of Next's style sheets by its address; null when there is no such file. */
export type ReadSheet = (href: string) => string | null;

/** Addresses in a sheet are relative to it; inside the page they must begin at the host. */
function withAbsoluteAddresses(sheet: string, href: string): string {
  return sheet.replace(/url\((["']?)(?!["']?(?:data:|\/|#|https?:))([^"')]+)\1\)/g, (_, quote, address) => {
    return `url(${quote}${path.posix.join(path.posix.dirname(href), address)}${quote})`;
  });
}

/**
 * The links stay, for print only, so that they block nothing: React finds each sheet in place when it wakes the page, and
 * the file is in the browser's cache before the next page asks for it.
 */
function withSheetsInside(html: string, readSheet: ReadSheet): string {
  return html.replace(SHEET, (link, href: string) => {
    const sheet = readSheet(href);
    if (sheet === null || sheet.includes('</style')) return link;
    return `<style>${withAbsoluteAddresses(sheet, href)}</style>${link.replace('/>', ' media="print"/>')}`;
  });
}

/** How long a slow picture may keep the scripts back; in a tab nobody looks at there is no frame to wait for either. */
const PATIENCE_MILLISECONDS = 2000;

/**
 * What React wakes the page with is handed over first; each script is asked for in a task of its own, because asking costs
 * a telephone some milliseconds.
 */
const loaderOf = (scripts: [address: string, id: string][]) =>
  `<script>!function(a,s,n){n=function(){s||(s=1,document.querySelectorAll("script[data-flight]").forEach(function(f){self.__next_f.push(JSON.parse(f.textContent))}),a.forEach(function(p){setTimeout(function(e){e=document.createElement("script");p[1]&&(e.id=p[1]);e.async=true;e.src=p[0];document.head.appendChild(e)})}))};addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(n)})});setTimeout(n,${PATIENCE_MILLISECONDS})}(${JSON.stringify(scripts)})</script>`;

/** What React needs stands in the page as data: as scripts a quarter of a megabyte would be compiled before the first paint. */
function withScriptsAfterIt(html: string): string {
  const scripts: [string, string][] = [];
  const without = html.replace(SCRIPT, (_, address: string, id: string | undefined) => {
    scripts.push([address, id ?? '']);
    return '';
  });
  const end = without.lastIndexOf('</body>');
  if (scripts.length === 0 || end < 0) return html;
  return `${without.slice(0, end)}${loaderOf(scripts)}${without.slice(end)}`
    .replace(SCRIPT_HINT, '')
    .replace(FLIGHT, '<script type="application/json" data-flight>$1</script>');
}

/**
 * A finished page of the storefront so that it can be painted from its first bytes: its style sheets inside it, Next's
 * scripts fetched once it stands there. What does not look as Next writes it stays as it is.
 */
export function paintFirst(html: string, readSheet: ReadSheet): string {
  return withScriptsAfterIt(withSheetsInside(html, readSheet));
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
