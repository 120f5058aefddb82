import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSheetReader, paintFirst } from '@/lib/web/server/first-paint';

const head = (links: string) => `<!DOCTYPE html><html><head>${links}</head><body><h1>Lech</h1></body></html>`;
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const noSheet = () => null;

describe('style sheets', () => {
  const styled = (links: string) => head(links + script('a'));

  it('stand in the page, their addresses from the host on; their links come with the scripts, disabled', () => {
    const sheet = '@font-face{src:url(../media/lato.woff2)}a{background:url("data:image/svg+xml,x") url(/media/a.jpg)}';
    const page = paintFirst(styled(link('one')), (href) => (href === '/_next/static/chunks/one.css' ? sheet : null));
    expect(page).toContain('<style>@font-face{src:url(/_next/static/media/lato.woff2)}');
    expect(page).toContain('url("data:image/svg+xml,x") url(/media/a.jpg)}</style>');
    expect(page).not.toContain('<link');
    expect(page).toContain('disabled:""');
    expect(page).toContain('(["/_next/static/chunks/one.css"],[[');
  });

  it('keep the order in which they overrule each other', () => {
    const page = paintFirst(styled(link('one') + link('two')), (href) => (href.includes('one') ? 'a{}' : 'b{}'));
    expect(page.indexOf('a{}')).toBeLessThan(page.indexOf('b{}'));
    expect(page).toContain('(["/_next/static/chunks/one.css","/_next/static/chunks/two.css"],[[');
  });

  it.each([
    ['is not there', null],
    ['could end its own element', 'a{content:"</style>"}'],
  ])('stay outside when the file %s', (_, sheet) => {
    const page = paintFirst(styled(link('one')), () => sheet);
    expect(page).toContain(link('one'));
    expect(page).not.toContain('<style>');
  });

  it('take a dollar sign as it is', () => {
    expect(paintFirst(styled(link('one')), () => "a{content:'$&$1'}")).toContain("<style>a{content:'$&$1'}</style>");
  });
});

describe("Next's scripts", () => {
  const page = paintFirst(
    head(`${hint}${script('a')}<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>`),
    noSheet,
  );

  it('are fetched by the end of the page, each once and with its id', () => {
    expect(page).not.toContain('as="script"');
    expect(page).not.toMatch(/<script src=/);
    expect(page).toMatch(
      /\[\["\/_next\/static\/chunks\/a\.js",""\],\["\/_next\/static\/chunks\/b\.js","_R_"\]\]\)<\/script><\/body>/,
    );
  });

  it('leave what React wakes the page with as data, which is handed over before they are fetched', () => {
    const flight = [1, '1:["$","h1",null,{"children":"$& \u003cb\u003e"}]\n'];
    const json = JSON.stringify(flight).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
    const inline = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${json})</script>`;
    const data = /<script type="application\/json" data-flight>([^<]*)<\/script>/.exec(
      paintFirst(head(script('a') + inline), noSheet),
    );
    expect(JSON.parse(data?.[1] ?? '')).toEqual(flight);
    expect(paintFirst(head(script('a') + inline), noSheet)).toContain('.push([0])</script>');
    expect(paintFirst(head(inline), noSheet)).toBe(head(inline));
  });

  it('are left to old browsers and to the page itself where they are theirs', () => {
    const kept = '<script src="/_next/static/chunks/old.js" noModule=""></script><script>document.title</script>';
    expect(paintFirst(head(kept + script('a')), noSheet)).toContain(kept);
    expect(paintFirst(head(kept), noSheet)).toBe(head(kept));
  });
});

describe('a sheet reader', () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'alpenglow-sheets-'));
  afterEach(() => fs.rmSync(directory, { recursive: true, force: true }));

  it('reads the file of an address once', () => {
    const file = path.join(directory, 'static/chunks/one.css');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, 'a{}');
    const readSheet = createSheetReader(directory);
    expect(readSheet('/_next/static/chunks/one.css')).toBe('a{}');
    fs.rmSync(file);
    expect(readSheet('/_next/static/chunks/one.css')).toBe('a{}');
    expect(readSheet('/_next/static/chunks/two.css')).toBeNull();
  });
});
