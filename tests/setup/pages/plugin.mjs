import path from 'node:path';

/** Libraries whose components run in the browser although their files do not say so where they are imported. */
const CLIENT_LIBRARIES =
  /^(@base-ui\/react|lucide-react|sonner|@tanstack\/react-query|next\/(link|form|dynamic|script))(\/|$)/;
const standIn = (name) => path.resolve(import.meta.dirname, `${name}.ts`);
const STAND_INS = {
  'next/headers': standIn('headers'),
  'next/root-params': standIn('root-params'),
  'next/navigation': standIn('navigation'),
  'next/server': standIn('server'),
  'next/image': standIn('image'),
  'next/font/local': standIn('font-local'),
};
const REFERENCE = standIn('client-reference');
const LIBRARY = '\0client-library:';
const STYLE = '\0style';
const CLIENT_FILE = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/;
const IMPORT = /^import\s+(?:(\w+)\s*,\s*)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"];?/gm;

/** The names a module exports, as our files write them. */
function exportsOf(code) {
  const declared = [...code.matchAll(/^export\s+(?:async\s+)?(?:function|const|class)\s+(\w+)/gm)];
  const listed = [...code.matchAll(/^export\s+\{([^}]*)\}/gm)].flatMap(([, names]) => names.split(','));
  const names = [
    ...declared.map(([, name]) => name),
    ...listed.map((name) =>
      name
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  ];
  return [...names, /^export\s+default\b/m.test(code) && 'default'].filter(Boolean);
}

function referencesTo(id, names) {
  const lines = names.map((name) => {
    const reference = `reference(${JSON.stringify(id)}, ${JSON.stringify(name)})`;
    return name === 'default' ? `export default ${reference};` : `export const ${name} = ${reference};`;
  });
  return [`import { reference } from ${JSON.stringify(REFERENCE)};`, ...lines].join('\n');
}

/** A library that is a reference as a whole has no names of its own: each import takes them from one object. */
function takeFromLibraries(code) {
  return code.replace(IMPORT, (line, first, names, source) => {
    if (!CLIENT_LIBRARIES.test(source)) return line;
    const wanted = names.split(',').map((name) => name.trim());
    const taken = wanted
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.replace(/\s+as\s+/, ': '));
    const own = `library_${source.replace(/\W/g, '_')}`;
    const whole = first ? ` const ${first} = ${own}.default;` : '';
    return `import { all as ${own} } from ${JSON.stringify(source)}; const { ${taken.join(', ')} } = ${own};${whole}`;
  });
}

/** Makes of a page's modules what Next's bundler makes of them for the server: islands become references to them. */
export function serverOfPages() {
  return {
    name: 'server-of-pages',
    enforce: 'pre',
    resolveId(source) {
      if (STAND_INS[source]) return STAND_INS[source];
      if (CLIENT_LIBRARIES.test(source)) return `${LIBRARY}${source}`;
      return source.endsWith('.css') ? STYLE : null;
    },
    load(id) {
      if (id === STYLE) return 'export {};';
      if (!id.startsWith(LIBRARY)) return null;
      const name = JSON.stringify(id.slice(LIBRARY.length));
      return `import { library } from ${JSON.stringify(REFERENCE)};
        export const all = library(${name});
        export default all.default;`;
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('node_modules')) return null;
      return CLIENT_FILE.test(code) ? referencesTo(id, exportsOf(code)) : takeFromLibraries(code);
    },
  };
}
