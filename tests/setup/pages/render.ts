import { createRequire } from 'node:module';
import { PassThrough, Writable } from 'node:stream';
import { createElement, Fragment, type ReactNode } from 'react';
import { type Asked, asked } from './asked';

type Params = Promise<Record<string, string | string[]>>;
type Props = { params: Params; searchParams: Promise<Record<string, string | string[]>>; children?: ReactNode };
type Module = {
  default: (props: Props) => ReactNode | Promise<ReactNode>;
  generateMetadata?: (props: Props, parent: Promise<object>) => Promise<object>;
  generateViewport?: (props: Props) => Promise<object>;
};
type Server = {
  renderToPipeableStream: (
    model: unknown,
    manifest: object,
    options: { onError: (error: unknown) => void; debugChannel: Writable },
  ) => { pipe: (to: PassThrough) => void };
};

const { renderToPipeableStream } = createRequire(import.meta.url)(
  'next/dist/compiled/react-server-dom-webpack/server.node',
) as Server;

const layouts = import.meta.glob<Module>('/app/agency/**/layout.tsx');
const pages = import.meta.glob<Module>('/app/agency/**/page.tsx');

/** Every island is found under its own name. */
const manifest = new Proxy(
  {},
  { get: (_, key) => (typeof key === 'string' ? { id: key, chunks: [], name: '*', async: false } : undefined) },
);

const ROOT = '/app/agency/[brand]/[locale]';

/** Addresses of all pages of the agency side, as their folders say them: `partner/offers/[offerId]`. */
export const patterns: readonly string[] = Object.keys(pages)
  .map((file) =>
    file
      .slice(ROOT.length + 1)
      .replace(/\/?page\.tsx$/, '')
      .replace(/\([^)]*\)\//g, ''),
  )
  .sort();

function fileOf(pattern: string): string {
  const file = Object.keys(pages).find(
    (name) =>
      name
        .slice(ROOT.length + 1)
        .replace(/\/?page\.tsx$/, '')
        .replace(/\([^)]*\)\//g, '') === pattern,
  );
  if (!file) throw new Error(`There is no page "${pattern}".`);
  return file;
}

async function modulesOf(pattern: string): Promise<Module[]> {
  const file = fileOf(pattern);
  const folders = file
    .slice(ROOT.length + 1)
    .split('/')
    .slice(0, -1);
  const files = ['', ...folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`)]
    .map((folder) => layouts[`${ROOT}${folder}/layout.tsx`])
    .filter((load) => load !== undefined);
  return Promise.all([...files, pages[file]].map((load) => (load as () => Promise<Module>)()));
}

type HeadProps = { modules: readonly Module[]; given: Props };

/** Reads what Next reads for the head of the document; draws nothing. */
async function Head({ modules, given }: HeadProps): Promise<null> {
  let parent: object = {};
  for (const { generateMetadata, generateViewport } of modules) {
    parent = { ...parent, ...(await generateMetadata?.(given, Promise.resolve(parent))) };
    await generateViewport?.(given);
  }
  return null;
}

/** What is sent for the browser, islands as references; what went wrong meanwhile, or where the page led instead. */
export type Rendered = { text: string; errors: unknown[] };

/**
 * A page with its layouts and metadata as Next renders it on the server, in one pass of React: what it sends for the browser, and
 * what went wrong or where it led.
 */
export async function renderPage(
  pattern: string,
  request: Asked,
  {
    params = {},
    query = {},
  }: { params?: Record<string, string | string[]>; query?: Record<string, string | string[]> },
): Promise<Rendered> {
  const modules = await modulesOf(pattern);
  const given: Props = {
    params: Promise.resolve({ ...params, brand: request.brand, locale: request.locale }),
    searchParams: Promise.resolve(query),
  };
  const tree = modules.reduceRight<ReactNode>(
    (children, { default: Part }) => createElement(Part as never, { ...given, children } as never),
    null,
  );
  return renderServer(
    request,
    createElement(Fragment, null, createElement(Head as never, { modules, given } as never), tree),
  );
}

/** What React notes for developers, and how much, depends on how long each thing took: no reader is sent it. */
const droppedNotes = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Draws elements as React does on the server, for one request. */
export function renderServer(request: Asked, model: ReactNode): Promise<Rendered> {
  const ends: (() => void)[] = [];
  return asked.run({ ...request, ends }, async () => {
    const errors: unknown[] = [];
    const stream = new PassThrough();
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    const done = new Promise<void>((resolve, reject) => stream.on('end', resolve).on('error', reject));
    const onError = (error: unknown) => void errors.push(error);
    renderToPipeableStream(model, manifest, { onError, debugChannel: droppedNotes() }).pipe(stream);
    await done;
    for (const end of ends) end();
    return { text: Buffer.concat(chunks).toString('utf8'), errors };
  });
}
