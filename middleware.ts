export { middleware } from '@/lib/web/routing/middleware';

/** Next reads this at build time: it must be literal. API requests are included for the host check and headers. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static/|_next/image$|media/|map/|fonts/|favicon\\.ico$).*)'],
};
