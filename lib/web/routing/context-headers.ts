import type { RequestContext } from '@/lib/platform/addresses/types';

/** Route handlers have no root parameters: they read these request headers. Only we may set names of this prefix. */
export const CONTEXT_PREFIX = 'x-alpenglow-';

/** The path as sent, where Next was given it with its doubled slashes and backslashes made single (lib/web/server/target). */
export const ASKED_HEADER = `${CONTEXT_PREFIX}asked`;

/** Header name → value. `path`: as asked, with the query. */
export function contextHeaders(context: RequestContext, path: string): Record<string, string> {
  return {
    [`${CONTEXT_PREFIX}surface`]: context.surface,
    [`${CONTEXT_PREFIX}brand`]: context.brand,
    [`${CONTEXT_PREFIX}locale`]: context.locale,
    [`${CONTEXT_PREFIX}demo`]: String(context.isDemo),
    [`${CONTEXT_PREFIX}local`]: String(context.isLocal),
    [`${CONTEXT_PREFIX}host`]: context.publicHost,
    [`${CONTEXT_PREFIX}request-id`]: crypto.randomUUID(),
    [`${CONTEXT_PREFIX}path`]: path,
  };
}

/** Set where a call of the API was decided before Next saw it (lib/web/server/call): middleware.ts leaves such a request alone. */
export const DECIDED_HEADER = `${CONTEXT_PREFIX}decided`;
