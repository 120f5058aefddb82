import 'server-only';
import type { z } from 'zod';
import type { Access } from '@/lib/people/access/rules';
import { enterScope } from '@/lib/people/scope';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { db, isAway, isOverload, type Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { count, type Limit } from '@/lib/platform/limits';
import { log } from '@/lib/platform/log';
import { type Body, checkOrigin, type FormFields, readBody } from '@/lib/platform/request/body';
import { type RequestContext, requestContext, type WriteContext } from '@/lib/platform/request/context';
import { inTurn } from '@/lib/platform/turns';
import type { Viewer } from '@/lib/platform/viewer/types';
import { settleDeadlines } from '@/lib/today/deadline/commands/derive';
import { askedOf, type Keyed, keyOfForm, keyOfHeader, once, type StoredAnswer } from './idempotency';
import { usualLimits } from './limit';
import { keepOutcome, type Outcome } from './outcome';
import { fieldErrors, invalidInput, problemOf } from './problem';
import { noteCaller, requireCaller, requireViewer } from './viewer';

type Params = Record<string, string>;
type RouteHandler = (request: Request, segment: { params: Promise<Params> }) => Promise<Response>;

/** Who calls, where a route says who may; null where anybody may. */
type Caller<Guard extends Access | undefined> = Guard extends Access ? Viewer : null;

type ReadOptions<Query extends z.ZodType, Output extends z.ZodType, Guard extends Access | undefined> = {
  /** Who may call; anybody when unset. */
  access?: Guard;
  query?: Query;
  output: Output;
  /** `Cache-Control` of the answer; `no-store` unless the answer is the same for everybody. */
  cache?: string;
  /** Name of the file a browser keeps the answer as. */
  download?: string;
  read: (input: {
    query: z.output<Query>;
    params: Params;
    context: RequestContext;
    viewer: Caller<Guard>;
  }) => Promise<z.input<Output> | null>;
};

type WriteOptions<Input extends z.ZodType, Output extends z.ZodType, Guard extends Access | undefined> = {
  /** Who may call; anybody when unset. The transaction is then opened in the viewer's scope. */
  access?: Guard;
  /** Scope of idempotency keys and, unless the form names itself, the form's name on the page of its outcome. */
  name: string;
  input: Input;
  output: Output;
  status?: 200 | 201 | 202;
  /** Where anybody may call: who does is noted, if somebody is signed in. Nothing is done in their scope. */
  notesCaller?: true;
  /** Before the body is read: throws what somebody is told who may not send it. */
  admit?: (request: Request, context: RequestContext) => Promise<void> | void;
  /** Of the body, where it may be less than any other. */
  maximumBytes?: number;
  /** What counts instead of the usual limit by person or address; an empty list counts nothing. */
  limits?: (input: z.output<Input>, context: RequestContext & { viewer: Caller<Guard> }) => Limit[];
  /** Whether a client of the API has to send an `Idempotency-Key` (rule 3.15). */
  needsKey?: (input: z.output<Input>) => boolean;
  /** Present where the form also posts urlencoded without JavaScript: turns its fields into the input. */
  form?: { name?: (fields: FormFields) => string; read: (fields: FormFields) => unknown };
  /** Present where the form has a honeypot: what a machine that filled it is told, the same as a person. */
  honeypotAnswer?: (input: z.output<Input>, context: RequestContext) => z.input<Output>;
  /** Doing it again ends the same, so a form posted twice may run twice: its content is no idempotency key. */
  isRepeatable?: boolean;
  /** What is asked or answered is written down nowhere: neither answer nor anything of the question is kept under a key. */
  isSecret?: true;
  /** What such writes wait for, one after the other; null: for nothing. */
  turn?: (params: Params, input: z.output<Input>) => Promise<string | null> | string;
  /** Message key for a failure nobody expected. */
  failure?: string;
  write: (
    tx: Transaction,
    input: z.output<Input>,
    /** `sessionId`: null for anybody and for the bearer of an access token. `callerId`: of who is known to call. */
    context: WriteContext & { viewer: Caller<Guard>; sessionId: string | null; callerId: string | null },
    params: Params,
  ) => Promise<z.input<Output>>;
  /** After the transaction is committed, for what is not part of it. Not run for an answer that is repeated. */
  afterwards?: () => void;
};

/** `Vary` because every sentence of an answer follows `accept-language` (rule 1.6). */
export function answerHeaders(context: RequestContext, type: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Language': context.locale,
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language, Cookie',
    'X-Request-Id': context.requestId,
  };
}

/** Long enough for the transactions that are under way to end. */
const RETRY_SECONDS = 5;

/** Expected as it is; 503 with Retry-After where the database was asked too much at once or is away; anything else 500. Logs all but the first. */
export function toAppError(
  error: unknown,
  request: Request,
  context: RequestContext,
  failure = 'unexpected',
): AppError {
  if (error instanceof AppError) return error;
  log.error({ err: error, requestId: context.requestId, method: request.method, path: new URL(request.url).pathname });
  const later = { status: 503, headers: { 'Retry-After': String(RETRY_SECONDS) } };
  if (isOverload(error)) return new AppError('overloaded', later);
  if (isAway(error)) return new AppError(failure, later);
  return new AppError(failure, { status: 500 });
}

export function problemResponse(error: AppError, context: RequestContext): Response {
  return new Response(JSON.stringify(problemOf(error, context.locale, context.requestId)), {
    status: error.status,
    headers: { ...answerHeaders(context, 'application/problem+json'), ...error.headers },
  });
}

/** A GET: identify, parse, call one function, answer. A null answer is 404. */
export function readRoute<
  Query extends z.ZodType,
  Output extends z.ZodType,
  Guard extends Access | undefined = undefined,
>(options: ReadOptions<Query, Output, Guard>): RouteHandler {
  return async (request, segment) => {
    const context = requestContext(request);
    try {
      const viewer = options.access ? await requireViewer(request, options.access) : null;
      const query = options.query?.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (query && !query.success) {
        throw new AppError('invalidInput', { fields: fieldErrors(query.error), status: 400 });
      }
      const data = await options.read({
        query: query?.data as z.output<Query>,
        params: await segment.params,
        context,
        viewer: viewer as Caller<Guard>,
      });
      if (data === null) throw new AppError('notFound', { status: 404 });
      return new Response(JSON.stringify(options.output.parse(data)), {
        headers: {
          ...answerHeaders(context, 'application/json'),
          ...(options.cache ? { 'Cache-Control': options.cache } : {}),
          ...(options.download ? { 'Content-Disposition': `attachment; filename="${options.download}"` } : {}),
        },
      });
    } catch (error) {
      return problemResponse(toAppError(error, request, context), context);
    }
  };
}

const HONEYPOT = 'website';

/** The body without the hidden field, and whether something filled it in. */
function takeHoneypot(body: Body): { value: unknown; isFilled: boolean } {
  if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value)) {
    return { value: body.value, isFilled: false };
  }
  const { [HONEYPOT]: trap, ...value } = body.value as Record<string, unknown>;
  return { value, isFilled: Boolean(trap) };
}

async function perform<Input extends z.ZodType, Output extends z.ZodType, Guard extends Access | undefined>(
  options: WriteOptions<Input, Output, Guard>,
  request: Request,
  body: Body,
  context: RequestContext,
  { caller, callerId }: { caller: { viewer: Viewer; sessionId: string | null } | null; callerId: string | null },
  params: Params,
): Promise<StoredAnswer> {
  const viewer = caller?.viewer ?? null;
  const { value, isFilled } = options.honeypotAnswer ? takeHoneypot(body) : { value: body.value, isFilled: false };
  const parsed = options.input.safeParse(body.isForm && options.form ? options.form.read(value as FormFields) : value);
  if (!parsed.success) throw invalidInput(parsed.error);
  const input = parsed.data;
  const answer = (data: z.input<Output>): StoredAnswer => ({
    status: options.status ?? 200,
    body: JSON.stringify(options.output.parse(data)),
  });
  if (isFilled && options.honeypotAnswer) return answer(options.honeypotAnswer(input, context));

  const asked = askedOf(request, body.raw);
  const formKey = options.isRepeatable ? null : keyOfForm(context.address, asked);
  const key = body.isForm ? formKey : keyOfHeader(request);
  if (!key && options.needsKey?.(input)) throw new AppError('idempotencyKeyRequired', { status: 400 });
  // One person's key never answers another's request.
  const scope = viewer ? `${options.name}:${viewer.id}` : options.name;
  const keyed: Keyed | null = options.isSecret ? null : key && { ...key, scope, asked };
  const limits =
    options.limits?.(input, { ...context, viewer: viewer as Caller<Guard> }) ??
    usualLimits(options.name, viewer, context.address);
  const time = await clock.business();
  const work = async (tx: Transaction) => {
    await count(tx, limits);
    const who = { viewer: viewer as Caller<Guard>, sessionId: caller?.sessionId ?? null, callerId };
    return answer(await options.write(tx, input, { ...context, ...time, ...who }, params));
  };
  const transact = () =>
    db.$transaction(async (tx) => {
      if (viewer) await enterScope(tx, viewer);
      const done = keyed ? await once(tx, keyed, () => work(tx)) : { answer: await work(tx), isRepeated: false };
      if (!done.isRepeated) await settleDeadlines(tx, time);
      return done;
    });
  const turn = (await options.turn?.(params, input)) ?? null;
  const done = await (turn ? inTurn(turn, transact) : transact());
  if (!done.isRepeated) options.afterwards?.();
  return done.answer;
}

/** The path of the page a form stands on, from its referrer. Never more than a path of ours: one slash begins it. */
function pageOf(request: Request): string {
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return paths.landing();
  return new URL(referrer).pathname.replace(/^[/\\]+/, '/');
}

async function outcomeResponse(
  request: Request,
  context: RequestContext,
  form: string,
  fields: FormFields,
  error: AppError | null,
): Promise<Response> {
  const errors = error && Object.keys(error.fields).length === 0 ? { form: error.code } : (error?.fields ?? {});
  const wait = error?.status === 429 ? Number(error.headers['Retry-After'] ?? 0) : 0;
  const outcome: Outcome = {
    form,
    locale: context.locale,
    status: error ? 'failed' : 'sent',
    values: error ? fields : {},
    errors,
    retryAt: wait > 0 ? new Date(clock.machine().getTime() + wait * 1000) : null,
    returnTo: pageOf(request),
  };
  const token = await keepOutcome(outcome, context.address);
  return new Response(null, {
    status: 303,
    headers: { ...answerHeaders(context, 'text/plain'), ...error?.headers, Location: paths.outcome(token) },
  });
}

/**
 * A POST or PATCH: origin (403), size (413), parse (400, 415, 422), limit (429), then one transaction with its answer
 * kept under the idempotency key. Forms without JavaScript get 303 to the page of the outcome instead.
 */
export function writeRoute<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Guard extends Access | undefined = undefined,
>(options: WriteOptions<Input, Output, Guard>): RouteHandler {
  const { form } = options;
  return async (request, segment) => {
    const context = requestContext(request);
    const started = clock.elapsed();
    let body: Body | null = null;
    const respond = (error: AppError | null, answer: StoredAnswer | null): Promise<Response> | Response => {
      log.info({
        route: options.name,
        requestId: context.requestId,
        status: error?.status ?? answer?.status,
        code: error?.code,
        milliseconds: Math.round(clock.elapsed() - started),
      });
      if (body?.isForm && form) {
        return outcomeResponse(request, context, form.name?.(body.value) ?? options.name, body.value, error);
      }
      if (error || !answer) return problemResponse(error ?? new AppError('unexpected', { status: 500 }), context);
      return new Response(answer.body, { status: answer.status, headers: answerHeaders(context, 'application/json') });
    };
    try {
      checkOrigin(request);
      await options.admit?.(request, context);
      const caller = options.access ? await requireCaller(request, options.access) : null;
      const callerId = caller?.viewer.id ?? (options.notesCaller ? await noteCaller(request) : null);
      body = await readBody(request, options.maximumBytes);
      if (body.isForm && !form) throw new AppError('unsupportedMediaType', { status: 415 });
      const answer = await perform(options, request, body, context, { caller, callerId }, await segment.params);
      return await respond(null, answer);
    } catch (error) {
      const expected = toAppError(error, request, context, options.failure);
      try {
        return await respond(expected, null);
      } catch (second) {
        // The outcome could not be kept: say it where the form stands.
        return problemResponse(toAppError(second, request, context, options.failure), context);
      }
    }
  };
}
