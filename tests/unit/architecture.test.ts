import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The rooms of docs/decisions/001: which file may import which, and what only one tool may touch. */
const root = path.resolve(import.meta.dirname, '../..');

type Source = { file: string; text: string; imports: string[] };

function read(folder: string): Source[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const file = path.relative(root, path.join(entry.parentPath, entry.name));
      const text = readFileSync(path.join(root, file), 'utf8');
      const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) =>
        resolve(file, specifier),
      );
      return { file, text, imports };
    });
}

/** `@/lib/x` and relative specifiers as paths from the root, without ending; packages as they are. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return path.normalize(path.join(path.dirname(file), specifier));
  return specifier;
}

const app = read('app');
const components = read('components');
const lib = read('lib');
const all = [...app, ...components, ...lib];

function offenders(sources: Source[], isWrong: (source: Source, imported: string) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports.filter((imported) => isWrong(source, imported)).map((imported) => `${source.file} -> ${imported}`),
  );
}

function cyclesOf(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (node: string, trail: string[]) => {
    if (trail.includes(node)) cycles.push([...trail.slice(trail.indexOf(node)), node].join(' -> '));
    if (done.has(node) || trail.includes(node)) return;
    for (const next of graph.get(node) ?? []) if (graph.has(next)) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

/** What is loaded together with a file: neither its types nor what it imports at the moment of need. */
function loadedBy({ file, text }: Source): string[] {
  const isTypes = (names: string) => /^\{(\s*type \w+( as \w+)?,?)+\s*\}$/.test(names.trim());
  return [...text.matchAll(/^(?:import|export) (?!type\b)([^;]*?)from '([^']+)'/gms)].flatMap(
    ([, names = '', from = '']) => (isTypes(names) ? [] : resolve(file, from)),
  );
}

const inRoom = (room: string) => (imported: string) => imported === room || imported.startsWith(`${room}/`);
const isClient = ({ text }: Source) => /^['"]use client['"]/.test(text);

describe('directions', () => {
  it('components never import app', () => {
    expect(offenders(components, (_, imported) => inRoom('app')(imported))).toEqual([]);
  });

  it('lib imports neither app nor components', () => {
    expect(offenders(lib, (_, imported) => inRoom('app')(imported) || inRoom('components')(imported))).toEqual([]);
  });

  it('components/ui knows no noun', () => {
    const ui = components.filter(({ file }) => file.startsWith('components/ui/'));
    const allowed = ['lib/platform/cn', 'lib/platform/media/types', 'components/ui'];
    expect(
      offenders(
        ui,
        (_, imported) => /^(lib|components|app)\//.test(imported) && !allowed.some((room) => inRoom(room)(imported)),
      ),
    ).toEqual([]);
  });

  it('client components import nothing of the server', () => {
    const serverOnly = new Set(
      lib.filter(({ text }) => /^import 'server-only'/m.test(text)).map(({ file }) => file.replace(/\.tsx?$/, '')),
    );
    expect(offenders([...app, ...components].filter(isClient), (_, imported) => serverOnly.has(imported))).toEqual([]);
  });

  it('no page is sent the library of schemas before a form is judged', () => {
    const sources = new Map(all.map((source) => [source.file.replace(/\.tsx?$/, ''), source]));
    const chainTo = (target: string, { file }: Source): string[] | null => {
      const trails = [[file.replace(/\.tsx?$/, '')]];
      const seen = new Set<string>();
      for (const trail of trails) {
        const source = sources.get(trail.at(-1) ?? '');
        for (const next of source ? loadedBy(source) : []) {
          if (next === target) return [...trail, next];
          if (!seen.has(next)) trails.push([...trail, next]);
          seen.add(next);
        }
      }
      return null;
    };
    // Judges each step before the next one opens.
    const judging = ['components/sales/booking/booking-form.tsx'];
    const sent = [...app, ...components].filter((source) => isClient(source) && !judging.includes(source.file));
    expect(sent.flatMap((source) => chainTo('zod', source)?.join(' -> ') ?? [])).toEqual([]);
  });

  it('only lib and the seed know Prisma', () => {
    expect(
      offenders([...app, ...components], (_, imported) => /prisma/.test(imported) || imported === 'lib/platform/db'),
    ).toEqual([]);
  });

  it('commands are called by routes and commands only', () => {
    const isCommand = (imported: string) => /\/commands(\/|$)/.test(imported);
    const mayCall = ({ file }: Source) =>
      /^app\/(api|(desk\/)?oidc-callback)\//.test(file) ||
      /\/commands(\/|\.ts$)/.test(file) ||
      /^lib\/entry\/(worker|administration)\//.test(file) ||
      // The issuer's forms are its routes.
      file.startsWith('lib/issuer/interaction/') ||
      // A page that could not read its user says so to the office.
      file === 'lib/web/crash-report/page.ts' ||
      // What any route has caused is derived before its transaction ends.
      file === 'lib/web/route/define.ts' ||
      // Who opens a hotel's posts keeps their flag on: reading is what is written down.
      file === 'app/agency/[brand]/[locale]/(shell)/hotels/[hotelId]/inspirationnow/page.tsx';
    expect(
      offenders(
        all.filter((source) => !mayCall(source)),
        (_, imported) => isCommand(imported),
      ),
    ).toEqual([]);
  });

  it('queries call no command: who only reads writes nothing down', () => {
    const isQuery = ({ file }: Source) => /\/queries(\/|\.ts$)/.test(file);
    expect(offenders(lib.filter(isQuery), (_, imported) => /\/commands(\/|$)/.test(imported))).toEqual([]);
  });

  it('digests are written, and deliveries made, by the worker alone: no web process can do either twice or half', () => {
    const ofWorker = (imported: string) =>
      inRoom('lib/entry/worker')(imported) || imported === 'lib/today/digest/commands/write';
    const others = all.filter(({ file }) => !file.startsWith('lib/entry/worker/'));
    expect(offenders(others, (_, imported) => ofWorker(imported))).toEqual([]);
    expect(lib.some(({ imports }) => imports.includes('lib/today/digest/commands/write'))).toBe(true);
  });

  it('has no cycles', () => {
    const graph = new Map(all.map(({ file, imports }) => [file.replace(/\.tsx?$/, ''), imports]));
    expect(cyclesOf(graph)).toEqual([]);
  });
});

/** Lowest first: a district of `lib` imports from itself and from those before it (docs/decisions/013). */
const districts = [
  'platform',
  'brand',
  'people',
  'catalogue',
  'rates',
  'money',
  'sales',
  'today',
  'issuer',
  'documents',
  'web',
  'entry',
] as const;

/** `lib/people/agency/commands/change` -> `lib/people/agency`; a file right below its district is a folder of its own. */
const nounOf = (file: string) =>
  file
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(0, 3)
    .join('/');

describe('districts', () => {
  const rankOf = (file: string) => districts.indexOf(file.split('/')[1] as (typeof districts)[number]);

  it('every file of lib stands in a district', () => {
    expect(lib.map(({ file }) => file).filter((file) => rankOf(file) === -1)).toEqual([]);
  });

  it('a district imports only from those below it', () => {
    expect(offenders(lib, ({ file }, imported) => inRoom('lib')(imported) && rankOf(imported) > rankOf(file))).toEqual(
      [],
    );
  });

  it('the nouns of a district import each other in one direction', () => {
    const graph = new Map<string, Set<string>>();
    for (const { file, imports } of lib) {
      const noun = nounOf(file);
      const others = imports.filter(inRoom('lib')).map(nounOf);
      graph.set(noun, new Set([...(graph.get(noun) ?? []), ...others.filter((other) => other !== noun)]));
    }
    expect(cyclesOf(graph)).toEqual([]);
  });

  it('components stand in the same districts, beside what they all share', () => {
    const shared = ['ui', 'form', 'shell'];
    const strangers = readdirSync(path.join(root, 'components')).filter(
      (folder) => ![...districts, ...shared].includes(folder),
    );
    expect(strangers).toEqual([]);
  });
});

describe('tools', () => {
  const containing = (pattern: RegExp, allowed: RegExp) =>
    all.filter(({ file, text }) => pattern.test(text) && !allowed.test(file)).map(({ file }) => file);

  it('the environment is read in lib/platform/env only', () => {
    expect(containing(/process\.env\b/, /^lib\/platform\/env\.ts$/)).toEqual([]);
  });

  it('the clock is read in lib/platform/clock only', () => {
    // The clock asks the database, and what watches the database stands below both.
    const owner = /^lib\/platform\/(clock|database-watch)\.ts$/;
    expect(containing(/new Date\(\)|Date\.now\(\)|performance\.now\(\)/, owner)).toEqual([]);
  });

  it('whether a visitor came over HTTPS is decided in lib/platform/request/scheme only', () => {
    const judged = /x-forwarded-proto'?[\])]*\??\.|nextUrl\.protocol|\.encrypted\b/;
    expect(containing(judged, /^lib\/platform\/request\/scheme\.ts$/)).toEqual([]);
  });

  it('server SDKs of vendors are used in lib/platform/vendors only', () => {
    expect(
      offenders(
        all.filter(({ file }) => !file.startsWith('lib/platform/vendors/')),
        (_, imported) => /^(nodemailer|stripe)(\/|$)/.test(imported),
      ),
    ).toEqual([]);
  });

  it('pictures are read and encoded in a process of their own only (lib/platform/media/encoder-process.mjs)', () => {
    expect(offenders(all, (_, imported) => imported === 'sharp')).toEqual([]);
  });

  it('packages of the chat service load with its keys only: where nothing imports them but a call at the moment of need', () => {
    const thread = 'components/sales/conversation/service-thread.tsx';
    const using = all.filter(({ file }) => file !== thread && file !== 'lib/platform/vendors/chat/stream.ts');
    expect(offenders(using, (_, imported) => /^stream-chat(-react)?(\/|$)/.test(imported))).toEqual([]);
    const statically = (from: RegExp) => containing(new RegExp(`^import (?!type)[^;]*from '${from.source}`, 'm'), /^$/);
    expect(statically(/[^']*\/service-thread'/)).toEqual([]);
    expect(statically(/stream-chat(-react)?'/)).toEqual([thread]);
  });

  it('words come from lib/platform/i18n, which keeps them: next-intl reads each message anew in every request', () => {
    expect(containing(/\bgetTranslations\b[^;]*'next-intl\/server'/, /^$/)).toEqual([]);
  });

  it('nothing private of Next is used, and the versions it was tried with are exact', () => {
    expect(offenders(all, (_, imported) => inRoom('next/dist')(imported))).toEqual([]);
    const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    for (const name of ['next', 'react', 'react-dom']) expect(dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('units become minor units, and those units, in lib/platform/money only', () => {
    expect(containing(/\bminorDigits\b|\b10n? \*\* /, /^lib\/platform\/money[a-z-]*\.ts$/)).toEqual([]);
  });

  it('addresses come from lib/platform/addresses/paths only', () => {
    const literal = /href="\/(?!\/)[a-z]/;
    expect(containing(literal, /^lib\/platform\/addresses\//)).toEqual([]);
  });
});

describe('files', () => {
  it('no room has a name that says nothing', () => {
    const names = all
      .map(({ file }) => file)
      .filter((file) => /(^|\/)(utils?|helpers?|common|misc|services|hooks)(\/|\.tsx?$)/.test(file));
    expect(names).toEqual([]);
  });

  it('no barrels', () => {
    expect(all.map(({ file }) => file).filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });

  it('no file is longer than 400 lines', () => {
    const long = all.filter(({ text }) => text.split('\n').length > 400).map(({ file }) => file);
    expect(long).toEqual([]);
  });

  it('queries and commands stay on the server', () => {
    const open = lib
      .filter(({ file }) => /\/(queries|commands)(\/|\.ts$)/.test(file))
      .filter(({ text }) => !/^import 'server-only'/m.test(text))
      .map(({ file }) => file);
    expect(open).toEqual([]);
  });

  it('every noun keeps its name in every room', () => {
    const shared = ['account', 'gallery', 'listing', 'manage', 'dev-mail', 'outcome', 'network'];
    const nouns = districts
      .filter((district) => existsSync(path.join(root, 'components', district)))
      .flatMap((district) =>
        readdirSync(path.join(root, 'components', district), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
          .map(({ name }) => `${district}/${name}`),
      );
    expect(nouns.filter((noun) => !existsSync(path.join(root, 'lib', noun)))).toEqual([]);
  });
});
