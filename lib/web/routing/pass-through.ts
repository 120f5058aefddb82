const PREFIXES = ['/api/', '/_next/', '/media/', '/brands/', '/map/', '/fonts/', '/sitemap/', '/.well-known/'];
/** Files of public/ and metadata routes lie at the top: `/robots.txt`, `/sitemap.xml`, `/favicon.ico`, `/icon.png`. */
const TOP_LEVEL_FILE = /^\/[a-z0-9_-]{1,64}\.(?:ico|png|svg|jpg|webp|txt|xml|json|webmanifest)$/;

/** What middleware does not rewrite. Exact prefixes of the path as sent: an encoded or doubled slash never passes. */
export function isPassThrough(rawPath: string): boolean {
  return rawPath === '/api' || PREFIXES.some((prefix) => rawPath.startsWith(prefix)) || TOP_LEVEL_FILE.test(rawPath);
}
