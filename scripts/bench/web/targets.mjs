/** The storefront's pages: name and, per language, the path. */
export const pages = [
  { name: 'landing', paths: { en: '/', de: '/' } },
  { name: 'listing', paths: { en: '/chalets/france/courchevel-1850', de: '/chalets/frankreich/courchevel-1850' } },
  {
    name: 'property',
    paths: {
      en: '/chalets/france/courchevel-1850/chalet-sept-melezes',
      de: '/chalets/frankreich/courchevel-1850/chalet-sept-melezes',
    },
  },
];

/**
 * The agency side's: before the sign-in, and of somebody signed in the shell with a page that says little, which is judged,
 * one that reads programmes, people and requests of the agency, and search and page of a hotel, which are told.
 */
export const agencyPages = [
  { name: 'sign-in', path: '/signin', isSignedIn: false },
  { name: 'shell', path: '/search', isSignedIn: true },
  { name: 'network', path: '/partner/my-network', isSignedIn: true },
  { name: 'hotel search', path: '/hotels', isSignedIn: true, isTold: true },
  { name: 'hotel', path: '/hotels/H01', isSignedIn: true, isTold: true },
];

/** Who looks at them: an agent of the demonstration, of an agency with colleagues, programmes and requests. */
export const AGENT = 'moritz.keller@morgenrot-reisen.example';

const hosts = { en: 'alpenglow.com.localhost', de: 'alpenglow.de.localhost' };

/** Where a page is, as `{ page, language, host, port, path, url }`; `host` is what the request names. */
export function target(page, language, host, port, path) {
  return { page, language, host: `${host}:${port}`, port, path, url: `http://${host}:${port}${path}` };
}

/** Every page in both languages. */
export function productTargets(port) {
  return pages.flatMap(({ name, paths }) =>
    Object.entries(paths).map(([language, path]) => target(name, language, hosts[language], port, path)),
  );
}

export function agencyHost(port) {
  return `lds.localhost:${port}`;
}

/** Every page of the agency side in both languages, which the browser asks for; those of the shell with `cookie`. */
export function agencyTargets(port, cookie) {
  return agencyPages.flatMap(({ name, path, isSignedIn }) =>
    Object.keys(hosts).map((language) => ({
      ...target(name, language, 'lds.localhost', port, path),
      cookie: isSignedIn ? cookie : undefined,
    })),
  );
}

/** The bare page with its one link. */
export function bareTarget(port) {
  return target('bare', 'en', 'localhost', port, '/');
}

/** The bare page with its one link that is rendered at every request. */
export function bareDynamicTarget(port) {
  return target('bare dynamic', 'en', 'localhost', port, '/dynamic');
}

/** A bare page of so many articles. */
export function bareWeight({ port }, articles) {
  return target('bare twin', 'en', 'localhost', port, `/weight/${articles}`);
}

export function targetName({ page, language }) {
  return `${page} (${language})`;
}
