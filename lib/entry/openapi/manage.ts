import 'server-only';
import {
  createdSchema,
  managedAnswerSchema,
  managedJsonSchema,
  managedListQuerySchema,
  managedListSchema,
  managedPictureSchema,
  retiredSchema,
  savedSchema,
  undoneSchema,
  versionSchema,
} from '@/lib/catalogue/manage/schema';
import type { Operation } from './operation';

const ONE = '/api/manage/{kind}/{id}';
const guarded = { isGuarded: true } as const;

/** What admins edit of the catalogue: hotels, properties, posts, pages of words. */
export const manageOperations: Operation[] = [
  {
    ...guarded,
    method: 'get',
    path: '/api/manage/{kind}',
    summary: 'Everything of a kind (hotels, rooms, properties, places, pages and others), for admins: what waits first',
    query: managedListQuerySchema,
    output: managedListSchema,
  },
  {
    ...guarded,
    method: 'post',
    path: '/api/manage/{kind}',
    summary: 'Make something new, as a draft that nobody else sees, by admins; 404 for countries and pages of words',
    input: createdSchema,
    output: managedAnswerSchema,
    status: 201,
  },
  {
    ...guarded,
    method: 'get',
    path: ONE,
    summary: 'What is shown of it, its draft and its history, for admins and for the desk it belongs to',
    output: managedJsonSchema,
  },
  {
    ...guarded,
    method: 'patch',
    path: ONE,
    summary:
      'Change fields of it, as a draft or for all to see, by admins and, of its own facts, by its desk; 409 when somebody was there meanwhile',
    input: savedSchema,
    output: managedAnswerSchema,
  },
  {
    ...guarded,
    method: 'post',
    path: `${ONE}/pictures`,
    summary:
      'Bring a picture (JPEG, PNG or WebP), by admins and its desk; it is on no page until a list of pictures has it',
    upload: ['image/jpeg', 'image/png', 'image/webp', 'multipart/form-data'],
    output: managedPictureSchema,
    status: 201,
  },
  {
    ...guarded,
    method: 'post',
    path: `${ONE}/publish`,
    summary: 'Publish its draft, by admins and its desk',
    input: versionSchema,
    output: managedAnswerSchema,
  },
  {
    ...guarded,
    method: 'post',
    path: `${ONE}/undo`,
    summary:
      'Take back its last change, or bring an earlier version back, by admins and its desk; either is a new version',
    input: undoneSchema,
    output: managedAnswerSchema,
  },
  {
    ...guarded,
    method: 'post',
    path: `${ONE}/retire`,
    summary: 'Show it no more, by admins; its address leads to another one, or says that it is gone',
    input: retiredSchema,
    output: managedAnswerSchema,
  },
];
