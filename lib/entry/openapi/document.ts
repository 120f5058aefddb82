import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { problemOf } from '@/lib/web/route/problem';
import { problemSchema } from '@/lib/web/route/schema';
import { agencyOperations } from './agency';
import { conversationOperations } from './conversation';
import { hotelOperations } from './hotel';
import { leadOperations } from './lead';
import { manageOperations } from './manage';
import { operationIdOf, tagOf, tags } from './naming';
import { clientOfferOperations, offerOperations } from './offer';
import type { Operation } from './operation';
import { payoutOperations } from './payout';
import { privacyOperations } from './privacy';
import { storefrontOperations } from './storefront';

const operations: Operation[] = [
  ...storefrontOperations,
  ...agencyOperations,
  ...hotelOperations,
  ...payoutOperations,
  ...manageOperations,
  ...leadOperations,
  ...offerOperations,
  ...clientOfferOperations,
  ...conversationOperations,
  ...privacyOperations,
];

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] };

type Components = Map<string, unknown>;

/** A record of known keys as an object of them: readers of the document look for what is required among the properties. */
function nameKeys({ jsonSchema: written }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { required, properties, additionalProperties } = written;
  if (!required || properties || typeof additionalProperties !== 'object') return;
  written.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  written.additionalProperties = false;
  delete written.propertyNames;
}

/**
 * OpenAPI 3.1 speaks JSON Schema 2020-12, which zod writes itself. What a refinement checks has no words there. What zod
 * lays below a schema because it contains itself is laid among the components as `name`: a reference in a document of
 * many schemas begins at the document.
 */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', name: string, components: Components): JsonSchema {
  const {
    $schema: _dialect,
    $defs = {},
    ...whole
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: nameKeys,
  });
  const named = (key: string) => `${name}${key.replaceAll('_', '')}`;
  const lifted = <Part>(part: Part): Part =>
    Object.keys($defs).length === 0
      ? part
      : JSON.parse(
          JSON.stringify(part).replace(/"#\/\$defs\/([^"]+)"/g, (_, key) => `"#/components/schemas/${named(key)}"`),
        );
  for (const [key, part] of Object.entries($defs)) components.set(named(key), lifted(part));
  return lifted(whole as JsonSchema);
}

function queryParameters(query: z.ZodObject, name: string, components: Components): object[] {
  const { properties = {}, required = [] } = jsonSchema(query, 'input', name, components);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

/** In the examples of problems. */
const EXAMPLE_REQUEST = '0c9d7f8e-2a41-4b6e-9d53-1f7a6c2e8b90';

/** Problem details (RFC 9457), with one as it is answered. */
function problem(description: string, error: AppError, headers?: Record<string, object>) {
  const example = problemOf(error, 'en', EXAMPLE_REQUEST);
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example } };
  return { description, ...(headers ? { headers } : {}), content };
}

const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };
const later = { 'Retry-After': '30' };
const failed = (code: string, status: number, fields?: Record<string, string>) =>
  new AppError(code, { status, ...(fields ? { fields } : {}) });

const responses = {
  Malformed: problem('What was sent could not be read.', failed('malformedBody', 400)),
  SignedOut: problem('Nobody is signed in.', failed('notAuthenticated', 401)),
  Forbidden: problem('Whoever is signed in may not do this.', failed('forbidden', 403)),
  NotThere: problem('It is not there, or not yours: both are the same answer.', failed('notFound', 404)),
  Moved: problem(
    'Somebody changed it meanwhile, or it cannot be done in its state. `details` says what moved.',
    failed('leadPriceMoved', 409),
  ),
  Invalid: problem(
    'What was sent could be read but not accepted: `errors` has a sentence for each field.',
    failed('invalidInput', 422, { email: 'emailRequired' }),
  ),
  TooManyRequests: problem(
    'More of these in an hour or a day than one person, or one address, may send. What was sent is not done.',
    new AppError('tooManyRequests', { status: 429, headers: later }),
    retryAfter,
  ),
  Refused: problem('Any other refusal, in the same form.', failed('unexpected', 400)),
  Overloaded: problem(
    'Too many requests at once, or a service behind does not answer. Send it again later, under the same Idempotency-Key.',
    new AppError('overloaded', { status: 503, headers: later }),
    retryAfter,
  ),
};

const fileSchema = { schema: { type: 'string', contentEncoding: 'binary' } };

function answerContent(output: Operation['output'], name: string, components: Components): object {
  if (output instanceof z.ZodType)
    return { 'application/json': { schema: jsonSchema(output, 'output', name, components) } };
  return Object.fromEntries([output.file].flat().map((type) => [type, fileSchema]));
}

function bodyContent({ input, upload }: Operation, name: string, components: Components): object | null {
  if (input) return { 'application/json': { schema: jsonSchema(input, 'input', name, components) } };
  return upload ? Object.fromEntries(upload.map((type) => [type, fileSchema])) : null;
}

/** What a caller may have done wrong, as far as this operation can tell. */
function refusals({ method, path, query, input, upload, isGuarded }: Operation): Record<string, object> {
  const problem = (name: string) => ({ $ref: `#/components/responses/${name}` });
  return {
    ...(query || input || upload ? { 400: problem('Malformed') } : {}),
    ...(isGuarded ? { 401: problem('SignedOut'), 403: problem('Forbidden') } : {}),
    ...(path.includes('{') ? { 404: problem('NotThere') } : {}),
    ...(input ? { 409: problem('Moved'), 422: problem('Invalid') } : {}),
    ...(method === 'get' ? {} : { 429: problem('TooManyRequests') }),
    '4XX': problem('Refused'),
  };
}

function operationOf(operation: Operation, components: Components): object {
  const { method, path, summary, query, input, output, status = 200, unavailable, isGuarded } = operation;
  const id = operationIdOf(method, path);
  const name = capitalised(id);
  const parameters = [
    ...pathParameters(path),
    ...(query ? queryParameters(query, `${name}Query`, components) : []),
    ...(input ? [idempotencyKey] : []),
  ];
  const content = bodyContent(operation, `${name}Body`, components);
  return {
    operationId: id,
    tags: [tagOf(path)],
    summary,
    security: isGuarded ? [{ session: [] }, { bearer: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      [status]: { description: summary, content: answerContent(output, `${name}Answer`, components) },
      ...refusals(operation),
      503: unavailable
        ? { description: summary, content: answerContent(unavailable, `${name}Unavailable`, components) }
        : { $ref: '#/components/responses/Overloaded' },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** OpenAPI 3.1 of the whole API: what anybody may call, and what signed-in people of agencies may. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  const components: Components = new Map([['Problem', z.toJSONSchema(problemSchema)]]);
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationOf(operation, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Alpenglow', version: env.APP_VERSION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The host that gave you this document' }],
    tags,
    paths,
    components: {
      schemas: Object.fromEntries(components),
      responses,
      securitySchemes: {
        /** `__Host-alpenglow.session` over HTTPS. */
        session: { type: 'apiKey', in: 'cookie', name: 'alpenglow.session' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
