import 'server-only';
import { z } from 'zod';
import type { Access } from '@/lib/people/access/rules';
import { countGoing, goOn } from '@/lib/platform/ending';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { type RequestContext, requestContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { problemResponse, toAppError } from './define';
import { fieldErrors } from './problem';
import { requireViewer } from './viewer';

/** Proxies close a line on which nothing was said for a minute; browsers notice a dead one by this. */
const BEAT_MILLISECONDS = 15_000;

/** One tab needs one of each kind: nobody has this many open on purpose. */
export const STREAMS_A_PERSON = 16;
const AGAIN_SECONDS = '30';

/** Throws 429 when this person has enough. */
function refuseTooMany(personId: string): void {
  if (countGoing(personId) < STREAMS_A_PERSON) return;
  throw new AppError('tooManyRequests', { status: 429, headers: { 'Retry-After': AGAIN_SECONDS } });
}

export type StreamEvent = { id: string; event: string; data: unknown };

/** What feeds one stream: events until it is stopped. */
export type Follower = { beat: (viewer: Viewer) => void; stop: () => void };

type StreamOptions<Query extends z.ZodType> = {
  access: Access;
  query: Query;
  follow: (
    asked: { viewer: Viewer; query: z.output<Query>; context: RequestContext; lastEventId: string | null },
    send: (event: StreamEvent) => void,
  ) => Follower;
};

const afterSchema = z.object({ after: z.string().max(40).optional() });

/**
 * A GET that goes on: server-sent events. Who listens is asked again with every beat and when a session of theirs ends, so
 * that and a changed role end the stream; the browser then asks anew, and is told 401.
 */
export function streamRoute<Query extends z.ZodType>({ access, query: schema, follow }: StreamOptions<Query>) {
  return async (request: Request): Promise<Response> => {
    const context = requestContext(request);
    try {
      const viewer = await requireViewer(request, access);
      const sent = Object.fromEntries(new URL(request.url).searchParams);
      const query = schema.safeParse(sent);
      if (!query.success) throw new AppError('invalidInput', { fields: fieldErrors(query.error), status: 400 });
      const lastEventId = request.headers.get('last-event-id') ?? afterSchema.parse(sent).after ?? null;
      const asked = { viewer, query: query.data, context, lastEventId };
      refuseTooMany(viewer.id);
      return new Response(
        eventsOf(request, access, viewer.id, (send) => follow(asked, send)),
        {
          headers: {
            'Content-Type': 'text/event-stream; charset=utf-8',
            // Compressed or buffered on the way, an event would wait for the next one.
            'Cache-Control': 'no-store, no-transform',
            'X-Accel-Buffering': 'no',
            'X-Request-Id': context.requestId,
          },
        },
      );
    } catch (error) {
      return problemResponse(toAppError(error, request, context), context);
    }
  };
}

function eventsOf(
  request: Request,
  access: Access,
  personId: string,
  start: (send: (event: StreamEvent) => void) => Follower,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let isOver = false;
      const write = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text));
      };
      const follower = start(({ id, event, data }) =>
        write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      );
      const askAgain = () => {
        requireViewer(request, access).then(
          (viewer) => follower.beat(viewer),
          (error) => {
            if (!(error instanceof AppError)) log.warn({ err: error }, 'a stream could not ask who listens');
            end();
          },
        );
      };
      const beat = setInterval(() => {
        write(': beat\n\n');
        askAgain();
      }, BEAT_MILLISECONDS);
      let forget = () => {};
      end = () => {
        if (isOver) return;
        isOver = true;
        forget();
        clearInterval(beat);
        follower.stop();
        try {
          controller.close();
        } catch {
          // The browser has gone already.
        }
      };
      forget = goOn({ personId, end, askAgain });
      request.signal.addEventListener('abort', end);
      write('retry: 2000\n\n');
    },
    cancel: () => end(),
  });
}
