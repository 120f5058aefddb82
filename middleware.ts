export { middleware } from '@/lib/web/routing/middleware';

/**
 * Next reads this at build time: it must be literal. API requests are included for the host check and headers. The second one
 * leaves out what lib/web/server/front-door has decided already: internal paths, which no client can ask for with that header.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/static/|_next/image$|media/|map/|fonts/|favicon\\.ico$|storefront/).*)',
    { source: '/storefront/:path*', missing: [{ type: 'header', key: 'x-alpenglow-decided' }] },
  ],
};
