export { middleware } from '@/lib/web/routing/middleware';

/**
 * Next reads this at build time: it must be literal. API requests are included for the host check and headers, but for those
 * with a body, which lib/web/server/call has decided about.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source: '/((?!_next/static/|_next/image$|media/|map/|fonts/|favicon\\.ico$).*)',
      missing: [{ type: 'header', key: 'x-alpenglow-decided' }],
    },
  ],
};
