export { middleware } from '@/lib/routing/middleware';

/** Next reads this at build time: it must be a literal here. API requests are caught for host check and headers. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/static/|_next/image$|media/|map/|fonts/|favicon\\.ico$).*)'],
};
