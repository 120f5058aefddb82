import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { MAXIMUM_BYTES, readBytes } from '@/lib/platform/request/body';
import { requestContext } from '@/lib/platform/request/context';
import { toAppError } from './define';

type WebhookOptions = {
  name: string;
  /** Header that carries the signature; or the content type, where the signature stands in the body. */
  signature: string;
  /** Of the body, where it may be more than any other. */
  maximumBytes?: number;
  /** Whether anything is taken in here at all: before a body is read. */
  isOpen?: () => boolean;
  /** Throws `AppError('invalidSignature')` for a body the sender did not sign. */
  receive: (rawBody: Buffer, signature: string) => Promise<void>;
};

/**
 * A POST of another system: nobody's session, no origin, only a signature over the bytes as they came. 200 says that it
 * was acted on (or had been before), anything else that the sender should send it again.
 */
export function webhookRoute({
  name,
  signature,
  maximumBytes = MAXIMUM_BYTES,
  isOpen = () => true,
  receive,
}: WebhookOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const context = requestContext(request);
    const { requestId } = context;
    const answer = (status: number, headers?: AppError['headers']) =>
      new Response(null, { status, headers: { 'Cache-Control': 'no-store', 'X-Request-Id': requestId, ...headers } });
    try {
      if (!isOpen()) throw new AppError('notFound', { status: 404 });
      const body = Buffer.from(await readBytes(request, maximumBytes));
      await receive(body, request.headers.get(signature) ?? '');
      log.info({ route: name, requestId, status: 200 });
      return answer(200);
    } catch (error) {
      const { status, headers } = toAppError(error, request, context);
      log.warn({ route: name, requestId, status });
      return answer(status, headers);
    }
  };
}
