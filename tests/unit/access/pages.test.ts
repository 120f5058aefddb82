import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Judgement, judge } from '@/lib/people/access/rules';
import { sessionCookieName } from '@/lib/people/session/cookie';
import { agencyPages } from '@/lib/web/routing/agency';
import { pages } from '@/tests/access/pages';
import { type Visitor, visitors } from '@/tests/access/viewers';
import { ask } from '../routing/fixture';

const APP = 'app/agency/[brand]/[locale]';
/** A path of that pattern, and what middleware does with it for somebody with or without a session cookie. */
const pathOf = (pattern: string) => `/${pattern.replaceAll('*', 'Any-1')}`;
const decided = (rawPath: string, isSignedIn: boolean) =>
  ask({
    protocol: 'http',
    host: 'lds.localhost:3000',
    rawPath,
    query: 'a=1',
    cookies: isSignedIn ? { [sessionCookieName(false)]: 'anything' } : {},
    acceptLanguage: 'en',
  });

let cells = 0;
afterAll(() => {
  console.info(`matrix of the pages: ${cells} cells`);
});

describe('the matrix of the pages', () => {
  it('declares every page, and none that is not there', () => {
    expect(agencyPages.map(({ pattern }) => pattern).sort()).toEqual(Object.keys(pages).sort());
  });

  it.each(agencyPages.map((page) => [page.pattern, page] as const))('%s', (pattern, { access, target }) => {
    const judged: Partial<Record<Visitor, Judgement>> = {};
    for (const [name, viewer] of Object.entries(visitors) as [Visitor, (typeof visitors)[Visitor]][]) {
      judged[name] = access === 'open' ? 'allowed' : judge(viewer, access);
      cells += 1;
    }
    expect(judged).toEqual(pages[pattern]);

    // The courtesy of middleware: without a cookie to the sign-in and back, with one to the page, which judges.
    const page = { kind: 'rewrite', status: 200, pathname: `/agency/default/en${target.replaceAll('*', 'Any-1')}` };
    expect(decided(pathOf(pattern), true)).toMatchObject(page);
    const callback = encodeURIComponent(`${pathOf(pattern)}?a=1`);
    expect(decided(pathOf(pattern), false)).toMatchObject(
      access === 'open' ? page : { kind: 'redirect', status: 307, location: `/signin?callbackUrl=${callback}` },
    );
    cells += 2;
  });

  it('every page asks its guard for the access that is declared, in its own file', () => {
    const files = readdirSync(APP, { recursive: true })
      .map(String)
      .filter((file) => path.basename(file) === 'page.tsx')
      // As Next does: a folder of that very name comes before one that takes any.
      .sort((one, other) => one.split('[').length - other.split('[').length);
    const fileOf = (target: string) => {
      const pattern = target.split('/').filter(Boolean);
      return files.find((file) => {
        const folders = path
          .dirname(file)
          .split('/')
          .filter((folder) => folder !== '.' && !folder.startsWith('('));
        return (
          folders.length === pattern.length &&
          folders.every((folder, at) => folder === pattern[at] || /^\[.+\]$/.test(folder))
        );
      });
    };
    const wrong: string[] = [];
    for (const { pattern, target, access } of agencyPages) {
      const file = fileOf(target);
      if (!file) {
        wrong.push(`${pattern}: no page`);
        continue;
      }
      const source = readFileSync(path.join(APP, file), 'utf8');
      const asked = [...source.matchAll(/guardPage\('?(\w+)'?\)/g)].map(([, name]) => name);
      // One file serves the info pages of both kinds and reads the access of the page it shows.
      const expected = target.startsWith('/info/') ? ['access'] : access === 'open' ? [] : [access];
      if (JSON.stringify(asked) !== JSON.stringify(expected)) wrong.push(`${pattern}: ${asked} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});
