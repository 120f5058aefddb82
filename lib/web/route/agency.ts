import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { type RequestContext, requestContext } from '@/lib/platform/request/context';
import { problemResponse, toAppError } from './define';

/** A handler of agency hosts that answers with redirects and cookies; elsewhere it does not exist (rule 1.11). */
export function agencyRoute(handle: (request: Request, context: RequestContext) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const context = requestContext(request);
    try {
      if (request.headers.get('x-alpenglow-surface') !== 'agency') throw new AppError('notFound', { status: 404 });
      return await handle(request, context);
    } catch (error) {
      return problemResponse(toAppError(error, request, context), context);
    }
  };
}
