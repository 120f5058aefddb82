import 'server-only';
import type { z } from 'zod';
import type { Access } from '@/lib/people/access/rules';
import { enterScope } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { db, type Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { count } from '@/lib/platform/limits';
import { log } from '@/lib/platform/log';
import { checkOrigin, readBytes } from '@/lib/platform/request/body';
import { requestContext, type WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { answerHeaders, problemResponse, toAppError } from './define';
import { usualLimits } from './limit';
import { fieldErrors } from './problem';
import { requireViewer } from './viewer';

/** What a multipart body adds to its file. */
const ENVELOPE_BYTES = 4 * 1024;

type UploadOptions<Prepared, Output extends z.ZodType, Query extends z.ZodType> = {
  name: string;
  access: Access;
  /** Of the file. */
  maximumBytes: number;
  /** The field of a multipart body that holds the file; any other body is the file itself. */
  field: string;
  query?: Query;
  output: Output;
  /** Before the transaction: what takes time and needs no database. Throws for a file that is not accepted. `name`: as sent. */
  prepare: (file: Uint8Array, name: string) => Promise<Prepared>;
  write: (
    tx: Transaction,
    prepared: Prepared,
    context: WriteContext & { viewer: Viewer; query: z.output<Query> },
    params: Record<string, string>,
  ) => Promise<z.input<Output>>;
};

async function fileOf(request: Request, field: string, maximumBytes: number) {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, maximumBytes + ENVELOPE_BYTES);
  let file: Uint8Array = bytes;
  let name = '';
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
      throw new AppError('malformedBody', { status: 400 });
    });
    const entry = form.get(field);
    if (!(entry instanceof File)) throw new AppError('invalidInput', { status: 422, fields: { [field]: 'required' } });
    file = new Uint8Array(await entry.arrayBuffer());
    name = entry.name;
  }
  if (file.byteLength > maximumBytes) throw new AppError('tooLarge', { status: 413 });
  if (file.byteLength === 0) throw new AppError('invalidInput', { status: 422, fields: { [field]: 'required' } });
  return { file, name };
}

/** A POST of one file: origin (403), viewer (401, 403), size (413), content (415, 422), then limit (429) and effect in one transaction in the viewer's scope. */
export function uploadRoute<Prepared, Output extends z.ZodType, Query extends z.ZodType = z.ZodUndefined>(
  options: UploadOptions<Prepared, Output, Query>,
) {
  const { name, access, maximumBytes, field } = options;
  return async (request: Request, segment: { params: Promise<Record<string, string>> }): Promise<Response> => {
    const context = requestContext(request);
    const started = clock.elapsed();
    const logged = (status: number, code?: string) =>
      log.info({
        route: name,
        requestId: context.requestId,
        status,
        code,
        milliseconds: Math.round(clock.elapsed() - started),
      });
    try {
      checkOrigin(request);
      const viewer = await requireViewer(request, access);
      const query = options.query?.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (query && !query.success) {
        throw new AppError('invalidInput', { fields: fieldErrors(query.error), status: 400 });
      }
      const { file, name: fileName } = await fileOf(request, field, maximumBytes);
      const prepared = await options.prepare(file, fileName);
      const time = await clock.business();
      const params = await segment.params;
      const data = await db.$transaction(async (tx) => {
        await enterScope(tx, viewer);
        await count(tx, usualLimits(name, viewer, context.address));
        return options.write(
          tx,
          prepared,
          { ...context, ...time, viewer, query: query?.data as z.output<Query> },
          params,
        );
      });
      logged(201);
      return new Response(JSON.stringify(options.output.parse(data)), {
        status: 201,
        headers: answerHeaders(context, 'application/json'),
      });
    } catch (error) {
      const expected = toAppError(error, request, context);
      logged(expected.status, expected.code);
      return problemResponse(expected, context);
    }
  };
}
