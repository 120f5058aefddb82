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

const hosts = { en: 'alpenglow.com.localhost', de: 'alpenglow.de.localhost' };

/** Where a page is, as `{ page, language, host, port, path, url }`; `host` is what the request names. */
function target(page, language, host, port, path) {
  return { page, language, host: `${host}:${port}`, port, path, url: `http://${host}:${port}${path}` };
}

/** Every page in both languages. */
export function productTargets(port) {
  return pages.flatMap(({ name, paths }) =>
    Object.entries(paths).map(([language, path]) => target(name, language, hosts[language], port, path)),
  );
}

/** The bare page with its one link. */
export function bareTarget(port) {
  return target('bare', 'en', 'localhost', port, '/');
}

/** A bare page of so many articles. */
export function bareWeight({ port }, articles) {
  return target('bare twin', 'en', 'localhost', port, `/weight/${articles}`);
}

export function targetName({ page, language }) {
  return `${page} (${language})`;
}
