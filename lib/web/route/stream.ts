import 'server-only';
import { z } from 'zod';
import type { Access } from '@/lib/people/access/rules';
import { onEnding } from '@/lib/platform/ending';
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

// Each route's bundle would count its own.
const shared = globalThis as { alpenglowStreams?: Map<string, number> };

/** Counts a stream of this person and returns how it is counted no more. Throws 429 when there are enough. */
function countStream(personId: string): () => void {
  shared.alpenglowStreams ??= new Map();
  const counts = shared.alpenglowStreams;
  const count = counts.get(personId) ?? 0;
  if (count >= STREAMS_A_PERSON) {
    throw new AppError('tooManyRequests', { status: 429, headers: { 'Retry-After': AGAIN_SECONDS } });
  }
  counts.set(personId, count + 1);
  return () => {
    const left = (counts.get(personId) ?? 1) - 1;
    if (left > 0) counts.set(personId, left);
    else counts.delete(personId);
  };
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
 * A GET that goes on: server-sent events. Who listens is asked again with every beat, so a session that ended or a role
 * that changed ends the stream; the browser then asks anew, and is told 401.
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
      const uncount = countStream(viewer.id);
      return new Response(
        eventsOf(request, access, uncount, (send) => follow(asked, send)),
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
  onEnd: () => void,
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
      const beat = setInterval(() => {
        write(': beat\n\n');
        requireViewer(request, access).then(
          (viewer) => follower.beat(viewer),
          (error) => {
            if (!(error instanceof AppError)) log.warn({ err: error }, 'a stream could not ask who listens');
            end();
          },
        );
      }, BEAT_MILLISECONDS);
      let forget = () => {};
      end = () => {
        if (isOver) return;
        isOver = true;
        forget();
        onEnd();
        clearInterval(beat);
        follower.stop();
        try {
          controller.close();
        } catch {
          // The browser has gone already.
        }
      };
      forget = onEnding(end);
      request.signal.addEventListener('abort', end);
      write('retry: 2000\n\n');
    },
    cancel: () => end(),
  });
}
