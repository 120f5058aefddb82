import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { type RequestContext, requestContext } from '@/lib/platform/request/context';
import { problemResponse, toAppError } from './define';
import { dispositionOf } from './disposition';

type Made = { bytes: Uint8Array; mediaType: string; fileName?: string };

type Handler = (request: Request, params: Record<string, string>, context: RequestContext) => Promise<Made | null>;

/** A GET of a file that is made for whoever asks; a null answer is 404. No cache keeps it, and no address of it travels on. */
export function documentRoute(make: Handler) {
  return async (request: Request, segment: { params: Promise<Record<string, string>> }): Promise<Response> => {
    const context = requestContext(request);
    try {
      const made = await make(request, await segment.params, context);
      if (!made) throw new AppError('notFound', { status: 404 });
      return new Response(new Uint8Array(made.bytes), {
        headers: {
          'Content-Type': made.mediaType,
          'Content-Length': String(made.bytes.byteLength),
          'Cache-Control': 'private, no-store',
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'X-Content-Type-Options': 'nosniff',
          'X-Robots-Tag': 'noindex',
          'Referrer-Policy': 'no-referrer',
          ...(made.fileName && { 'Content-Disposition': dispositionOf('inline', made.fileName) }),
          'X-Request-Id': context.requestId,
        },
      });
    } catch (error) {
      return problemResponse(toAppError(error, request, context), context);
    }
  };
}
