import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { problemSchema } from '@/lib/web/route/schema';
import { agencyOperations } from './agency';
import { conversationOperations } from './conversation';
import { hotelOperations } from './hotel';
import { leadOperations } from './lead';
import { clientOfferOperations, offerOperations } from './offer';
import type { Operation } from './operation';
import { payoutOperations } from './payout';
import { storefrontOperations } from './storefront';

const operations: Operation[] = [
  ...storefrontOperations,
  ...agencyOperations,
  ...hotelOperations,
  ...payoutOperations,
  ...leadOperations,
  ...offerOperations,
  ...clientOfferOperations,
  ...conversationOperations,
];

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] };

/** OpenAPI 3.1 speaks JSON Schema 2020-12, which zod writes itself. What a refinement checks has no words there. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const whole: Record<string, unknown> = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  delete whole.$schema;
  return whole;
}

function queryParameters(query: z.ZodObject): object[] {
  const { properties = {}, required = [] } = jsonSchema(query, 'input');
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

const problemReference = { $ref: '#/components/schemas/Problem' };

/** Any route that changes something. */
const tooMany = {
  description:
    'More of these in an hour or a day than one person, or one address, may send. What was sent is not done.',
  headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  content: { 'application/problem+json': { schema: problemReference } },
};

/** Any route may say so, whatever it does. */
const overloaded = {
  description:
    'Too many requests at once, or a service behind does not answer. Send it again later, under the same Idempotency-Key.',
  headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  content: { 'application/problem+json': { schema: problemReference } },
};

const fileSchema = { schema: { type: 'string', contentEncoding: 'binary' } };

function answerContent(output: Operation['output']): object {
  if (output instanceof z.ZodType) return { 'application/json': { schema: jsonSchema(output, 'output') } };
  return Object.fromEntries([output.file].flat().map((type) => [type, fileSchema]));
}

function bodyContent({ input, upload }: Operation): object | null {
  if (input) return { 'application/json': { schema: jsonSchema(input, 'input') } };
  return upload ? Object.fromEntries(upload.map((type) => [type, fileSchema])) : null;
}

function operationOf(operation: Operation): object {
  const { path, summary, query, input, output, status = 200, unavailable, isGuarded } = operation;
  const parameters = [
    ...pathParameters(path),
    ...(query ? queryParameters(query) : []),
    ...(input ? [idempotencyKey] : []),
  ];
  const content = bodyContent(operation);
  return {
    summary,
    ...(isGuarded ? { security: [{ session: [] }, { bearer: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      [status]: { description: summary, content: answerContent(output) },
      ...(operation.method === 'get' ? {} : { 429: { $ref: '#/components/responses/TooManyRequests' } }),
      503: unavailable
        ? { description: summary, content: answerContent(unavailable) }
        : { $ref: '#/components/responses/Overloaded' },
      default: {
        description: 'Problem details (RFC 9457)',
        content: { 'application/problem+json': { schema: problemReference } },
      },
    },
  };
}

/** OpenAPI 3.1 of the whole API: what anybody may call, and what signed-in people of agencies may. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationOf(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Alpenglow', version: env.APP_VERSION },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      responses: { Overloaded: overloaded, TooManyRequests: tooMany },
      securitySchemes: {
        /** `__Host-alpenglow.session` over HTTPS. */
        session: { type: 'apiKey', in: 'cookie', name: 'alpenglow.session' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
