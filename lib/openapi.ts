import 'server-only';
import { z } from 'zod';
import { countryNamesSchema } from '@/lib/country/schema';
import { env } from '@/lib/env';
import { frontendLogSchema } from '@/lib/frontend-log/schema';
import { healthSchema } from '@/lib/health/queries';
import { answerSchema, mailerSchema } from '@/lib/mailer/schema';
import { newsletterSchema, newsletterTokenSchema } from '@/lib/newsletter/schema';
import { stayQuerySchema } from '@/lib/property/queries/stays';
import {
  facilitiesJsonSchema,
  foundHousesJsonSchema,
  propertyJsonSchema,
  propertyQuerySchema,
  stayPageJsonSchema,
} from '@/lib/property/representation';
import { acknowledgedSchema, problemSchema } from '@/lib/route/schema';
import { searchQuerySchema } from '@/lib/search/schema';

type Operation = {
  method: 'get' | 'post';
  path: string;
  summary: string;
  query?: z.ZodObject;
  input?: z.ZodType;
  output: z.ZodType;
  status?: number;
};

/** The public API, one line per operation; the schemas are the ones the routes parse with. */
const operations: Operation[] = [
  {
    method: 'get',
    path: '/api/properties',
    summary: 'Houses of a search',
    query: searchQuerySchema,
    output: foundHousesJsonSchema,
  },
  {
    method: 'get',
    path: '/api/properties/{propertyId}',
    summary: 'A house',
    query: propertyQuerySchema,
    output: propertyJsonSchema.partial(),
  },
  {
    method: 'get',
    path: '/api/properties/{propertyId}/stays',
    summary: 'Stays of a house',
    query: stayQuerySchema,
    output: stayPageJsonSchema,
  },
  {
    method: 'get',
    path: '/api/stays',
    summary: 'Stays of all houses',
    query: stayQuerySchema,
    output: stayPageJsonSchema,
  },
  { method: 'get', path: '/api/facilities', summary: 'Facilities', output: facilitiesJsonSchema },
  { method: 'get', path: '/api/country-names', summary: 'Country names', output: countryNamesSchema },
  { method: 'get', path: '/api/health', summary: 'Health', output: healthSchema },
  {
    method: 'post',
    path: '/api/mailer',
    summary: 'Enquiry, contact message or crash report',
    input: mailerSchema,
    output: answerSchema,
  },
  {
    method: 'post',
    path: '/api/newsletter/client',
    summary: 'Newsletter sign-up',
    input: newsletterSchema,
    output: answerSchema,
  },
  {
    method: 'post',
    path: '/api/newsletter/confirm',
    summary: 'Newsletter confirmation',
    input: newsletterTokenSchema,
    output: answerSchema,
  },
  {
    method: 'post',
    path: '/api/newsletter/unsubscribe',
    summary: 'Newsletter cancellation',
    input: newsletterTokenSchema,
    output: answerSchema,
  },
  {
    method: 'post',
    path: '/api/frontendlogs',
    summary: 'Click log, after consent',
    input: frontendLogSchema,
    output: acknowledgedSchema,
    status: 202,
  },
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

function operationOf({ path, summary, query, input, output, status = 200 }: Operation): object {
  const problem = { $ref: '#/components/schemas/Problem' };
  const parameters = [
    ...(path.includes('{propertyId}')
      ? [{ name: 'propertyId', in: 'path', required: true, schema: { type: 'string' } }]
      : []),
    ...(query ? queryParameters(query) : []),
    ...(input
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string', minLength: 8, maxLength: 200 },
          },
        ]
      : []),
  ];
  return {
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(input
      ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(input, 'input') } } } }
      : {}),
    responses: {
      [status]: { description: summary, content: { 'application/json': { schema: jsonSchema(output, 'output') } } },
      default: {
        description: 'Problem details (RFC 9457)',
        content: { 'application/problem+json': { schema: problem } },
      },
    },
  };
}

/** OpenAPI 3.1 of the storefront's API. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationOf(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Alpenglow', version: env.APP_VERSION },
    paths,
    components: { schemas: { Problem: jsonSchema(problemSchema, 'output') } },
  };
}
