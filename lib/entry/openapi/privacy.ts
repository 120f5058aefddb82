import 'server-only';
import {
  closingSchema,
  confirmationSchema,
  erasedJsonSchema,
  erasureJsonSchema,
  erasureSchema,
  exportJsonSchema,
  personSchema,
} from '@/lib/people/privacy/schema';
import { acknowledgedSchema } from '@/lib/web/route/schema';
import type { Operation } from './operation';

const operations: Operation[] = [
  {
    method: 'post',
    path: '/api/privacy/exports',
    summary:
      'Everything kept about a client, or about whoever has an address; by supervisors for their agency, admins for all',
    input: personSchema,
    output: exportJsonSchema,
  },
  {
    method: 'post',
    path: '/api/privacy/erasures',
    summary: 'Ask that a person be erased; 409 where a stay lies ahead or it was asked already',
    input: erasureSchema,
    output: erasureJsonSchema,
    status: 201,
  },
  {
    method: 'post',
    path: '/api/privacy/erasures/{erasureId}/confirm',
    summary: 'Erase, by another person than the one who asked; 409 where more is found than was read of',
    input: confirmationSchema,
    output: erasedJsonSchema,
  },
  {
    method: 'post',
    path: '/api/privacy/erasures/{erasureId}/closing',
    summary: 'Take a request to erase back, or refuse it with a reason',
    input: closingSchema,
    output: acknowledgedSchema,
  },
];

/** What somebody may ask about what is kept of them (rule 2.19). */
export const privacyOperations: Operation[] = operations.map((operation) => ({ ...operation, isGuarded: true }));
