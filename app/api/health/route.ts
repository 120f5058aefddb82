import { getHealth } from '@/lib/web/health/queries';

export async function GET(): Promise<Response> {
  const health = await getHealth();
  return Response.json(health, {
    status: health.database === 'reachable' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
