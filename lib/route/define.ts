import 'server-only';
import type { z } from 'zod';
import { clock } from '@/lib/clock';
import { db, type Transaction } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { paths } from '@/lib/routing/paths';
import { type Body, checkOrigin, readBody } from './body';
import { type RequestContext, requestContext } from './context';
import { idempotencyKey, once, type StoredAnswer } from './idempotency';
import { type LimitKind, takePoints } from './limit';
import { keepOutcome, type Outcome } from './outcome';
import { invalidInput, problemOf } from './problem';

type Params = Record<string, string>;
type RouteHandler = (request: Request, segment: { params: Promise<Params> }) => Promise<Response>;

type ReadOptions<Query extends z.ZodType, Output extends z.ZodType> = {
  query?: Query;
  output: Output;
  /** `Cache-Control` of the answer; `no-store` unless the answer is the same for everybody. */
  cache?: string;
  read: (input: { query: z.output<Query>; params: Params; context: RequestContext }) => Promise<z.input<Output> | null>;
};

type WriteOptions<Input extends z.ZodType, Output extends z.ZodType> = {
  /** Scope of idempotency keys and limits, and the form's name on the outcome page. */
  name: string;
  input: Input;
  output: Output;
  status?: 200 | 201 | 202;
  limits?: (input: z.output<Input>, context: RequestContext) => Partial<Record<LimitKind, string>>;
  /** Present where the form also posts urlencoded without JavaScript: turns its fields into the input. */
  form?: { read: (fields: Record<string, string | string[]>) => unknown };
  write: (tx: Transaction, input: z.output<Input>, context: RequestContext, params: Params) => Promise<z.input<Output>>;
};

/** `Vary` because every sentence of an answer follows `accept-language` (decisions §1). */
function answerHeaders(context: RequestContext, type: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Language': context.locale,
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language, Cookie',
    'X-Request-Id': context.requestId,
  };
}

function toAppError(error: unknown, request: Request, context: RequestContext): AppError {
  if (error instanceof AppError) return error;
  log.error({ err: error, requestId: context.requestId, method: request.method, path: new URL(request.url).pathname });
  return new AppError('unexpected', { status: 500 });
}

function problemResponse(error: AppError, context: RequestContext): Response {
  return new Response(JSON.stringify(problemOf(error, context.locale, context.requestId)), {
    status: error.status,
    headers: { ...answerHeaders(context, 'application/problem+json'), ...error.headers },
  });
}

/** A GET: identify, parse, call one function, answer. A null answer is 404. */
export function readRoute<Query extends z.ZodType, Output extends z.ZodType>(
  options: ReadOptions<Query, Output>,
): RouteHandler {
  return async (request, segment) => {
    const context = requestContext(request);
    try {
      const query = options.query?.safeParse(queryValue(new URL(request.url).searchParams));
      if (query && !query.success) throw new AppError('invalidInput', { ...pickFields(query.error), status: 400 });
      const data = await options.read({
        query: query?.data as z.output<Query>,
        params: await segment.params,
        context,
      });
      if (data === null) throw new AppError('notFound', { status: 404 });
      return new Response(JSON.stringify(options.output.parse(data)), {
        headers: {
          ...answerHeaders(context, 'application/json'),
          ...(options.cache ? { 'Cache-Control': options.cache } : {}),
        },
      });
    } catch (error) {
      return problemResponse(toAppError(error, request, context), context);
    }
  };
}

function pickFields(error: z.ZodError) {
  return { fields: invalidInput(error).fields };
}

function queryValue(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(search);
}

async function perform<Input extends z.ZodType, Output extends z.ZodType>(
  options: WriteOptions<Input, Output>,
  request: Request,
  body: Body,
  context: RequestContext,
  params: Params,
): Promise<StoredAnswer> {
  const isHoneypotFilled =
    typeof body.value === 'object' && body.value !== null && Boolean((body.value as { website?: unknown }).website);
  const value =
    body.isForm && options.form ? options.form.read(body.value as Record<string, string | string[]>) : body.value;
  const parsed = options.input.safeParse(value);
  if (!parsed.success) throw invalidInput(parsed.error);
  const status = options.status ?? 200;
  // A machine that fills the hidden field is told what a person is told, and nothing happens.
  if (isHoneypotFilled) return { status, body: JSON.stringify({}) };

  const giveBack = await takePoints(options.name, options.limits?.(parsed.data, context) ?? {});
  try {
    const key = idempotencyKey(request);
    return await db.$transaction(async (tx) => {
      const work = async () => ({
        status,
        body: JSON.stringify(options.output.parse(await options.write(tx, parsed.data, context, params))),
      });
      return key ? once(tx, { scope: options.name, key, rawBody: body.raw }, work) : work();
    });
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** The path of the page a form stands on, from its same-origin referrer. */
function pageOf(request: Request): string {
  const referrer = request.headers.get('referer');
  return referrer && URL.canParse(referrer) ? new URL(referrer).pathname : paths.landing();
}

async function outcomeResponse(
  request: Request,
  context: RequestContext,
  name: string,
  body: Body,
  error: AppError | null,
): Promise<Response> {
  const fields = body.value as Outcome['values'];
  const errors = error && Object.keys(error.fields).length === 0 ? { form: error.code } : (error?.fields ?? {});
  const token = await keepOutcome({
    form: name,
    locale: context.locale,
    status: error ? 'failed' : 'sent',
    values: error ? fields : {},
    errors,
    returnTo: pageOf(request),
  });
  return new Response(null, {
    status: 303,
    headers: { ...answerHeaders(context, 'text/plain'), ...error?.headers, Location: paths.outcome(token) },
  });
}

/**
 * A POST or PATCH: origin (403), size (413), parse (400, 415, 422), limit (429), then one transaction with its answer
 * kept under the idempotency key. Forms without JavaScript get 303 to the page of the outcome instead.
 */
export function writeRoute<Input extends z.ZodType, Output extends z.ZodType>(
  options: WriteOptions<Input, Output>,
): RouteHandler {
  return async (request, segment) => {
    const context = requestContext(request);
    const started = clock.elapsed();
    let body: Body | null = null;
    try {
      checkOrigin(request);
      body = await readBody(request);
      const answer = await perform(options, request, body, context, await segment.params);
      log.info({
        route: options.name,
        requestId: context.requestId,
        milliseconds: Math.round(clock.elapsed() - started),
      });
      if (body.isForm && options.form) return outcomeResponse(request, context, options.name, body, null);
      return new Response(answer.body, { status: answer.status, headers: answerHeaders(context, 'application/json') });
    } catch (error) {
      const problem = toAppError(error, request, context);
      if (body?.isForm && options.form) return outcomeResponse(request, context, options.name, body, problem);
      return problemResponse(problem, context);
    }
  };
}
