import 'server-only';
import { countryNamesSchema } from '@/lib/catalogue/country/schema';
import {
  facilitiesJsonSchema,
  foundPropertiesJsonSchema,
  propertyJsonSchema,
  propertyQuerySchema,
  stayPageJsonSchema,
} from '@/lib/catalogue/property/representation';
import { stayQuerySchema } from '@/lib/rates/property/queries/stays';
import { nightSignsSchema } from '@/lib/rates/taken/schema';
import {
  bookingAnswerSchema,
  bookingSchema,
  cancellationAskedSchema,
  cancellationAskSchema,
} from '@/lib/sales/booking/schema';
import { newsletterSchema, newsletterTokenSchema } from '@/lib/sales/newsletter/schema';
import { searchQuerySchema } from '@/lib/sales/search/schema';
import { frontendLogSchema } from '@/lib/web/frontend-log/schema';
import { healthSchema } from '@/lib/web/health/queries';
import { answerSchema, mailerSchema } from '@/lib/web/mailer/schema';
import { acknowledgedSchema } from '@/lib/web/route/schema';
import type { Operation } from './operation';

/** What anybody may call. */
export const storefrontOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/properties',
    summary: 'Properties of a search',
    query: searchQuerySchema,
    output: foundPropertiesJsonSchema,
  },
  {
    method: 'get',
    path: '/api/properties/{propertyId}',
    summary: 'A property',
    query: propertyQuerySchema,
    output: propertyJsonSchema.partial(),
  },
  {
    method: 'get',
    path: '/api/properties/{propertyId}/stays',
    summary: 'Stays of a property',
    query: stayQuerySchema,
    output: stayPageJsonSchema,
  },
  {
    method: 'get',
    path: '/api/properties/{propertyId}/nights',
    summary: 'Which nights of a property are taken: a letter a night from today on',
    output: nightSignsSchema,
  },
  {
    method: 'get',
    path: '/api/stays',
    summary: 'Stays of all properties',
    query: stayQuerySchema,
    output: stayPageJsonSchema,
  },
  { method: 'get', path: '/api/facilities', summary: 'Facilities', output: facilitiesJsonSchema },
  { method: 'get', path: '/api/country-names', summary: 'Country names', output: countryNamesSchema },
  { method: 'get', path: '/api/health', summary: 'Health', output: healthSchema, unavailable: healthSchema },
  {
    method: 'post',
    path: '/api/bookings',
    summary: "A guest's booking, asked of the lessor; on the storefront alone",
    input: bookingSchema,
    output: bookingAnswerSchema,
  },
  {
    method: 'post',
    path: '/api/bookings/{token}/cancellation-request',
    summary: 'A guest asks to cancel, naming what that was said to cost (otherwise 409)',
    input: cancellationAskSchema,
    output: cancellationAskedSchema,
  },
  {
    method: 'get',
    path: '/api/bookings/{token}/pdf',
    summary: "A guest's booking as PDF, for whoever holds the link of its mails",
    output: { file: 'application/pdf' },
  },
  {
    method: 'post',
    path: '/api/mailer',
    summary: 'Enquiry (without an Idempotency-Key: 400), contact message or crash report',
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
