import 'server-only';
import { z } from 'zod';
import {
  attachmentJsonSchema,
  chatTokenJsonSchema,
  conversationChangeSchema,
  conversationsJsonSchema,
  conversationsQuerySchema,
  messageJsonSchema,
  messageSchema,
  sideQuerySchema,
  threadJsonSchema,
  threadQuerySchema,
} from '@/lib/sales/conversation/schema';
import { attachmentTypes } from '@/lib/sales/conversation/types';
import {
  chatJsonSchema,
  enquiryAnsweredSchema,
  enquiryAnswerSchema,
  hotelEnquirySchema,
} from '@/lib/sales/hotel-enquiry/schema';
import type { Operation } from './operation';

const ONE = '/api/conversations/{conversationId}';

const operations: Omit<Operation, 'isGuarded'>[] = [
  {
    method: 'post',
    path: '/api/hotels/{hotelId}/chats',
    summary: 'An enquiry to a hotel, stored, mailed and the first message of its conversation',
    input: hotelEnquirySchema,
    output: chatJsonSchema,
    status: 201,
  },
  {
    method: 'get',
    path: '/api/current-user/stream-chat-token',
    summary: 'A token of the chat service; 404 where none is set up',
    output: chatTokenJsonSchema,
  },
  {
    method: 'get',
    path: '/api/conversations',
    summary: 'Conversations of the caller, the latest first: who owes an answer, and what is unread',
    query: conversationsQuerySchema,
    output: conversationsJsonSchema,
  },
  {
    method: 'get',
    path: '/api/conversations/stream',
    summary:
      'Messages as they are written, as server-sent events; `Last-Event-ID` or `after` makes up for what was missed',
    query: sideQuerySchema.extend({ after: z.string().optional() }),
    output: { file: 'text/event-stream' },
  },
  { method: 'get', path: ONE, summary: 'A conversation', query: threadQuerySchema, output: threadJsonSchema },
  {
    method: 'patch',
    path: ONE,
    summary: 'What was read, or that what is owed needs no answer',
    input: conversationChangeSchema,
    output: z.strictObject({}),
  },
  {
    method: 'post',
    path: `${ONE}/messages`,
    summary: 'A message, once however often it is sent under its key',
    input: messageSchema,
    output: messageJsonSchema,
    status: 201,
  },
  {
    method: 'post',
    path: `${ONE}/attachments`,
    summary: 'A file for the next message; judged by its bytes, 10 MB at most',
    query: sideQuerySchema,
    upload: [...attachmentTypes, 'multipart/form-data'],
    output: attachmentJsonSchema,
    status: 201,
  },
  {
    method: 'get',
    path: `${ONE}/attachments/{attachmentId}`,
    summary: 'A file of a conversation, to be kept',
    output: { file: 'application/octet-stream' },
  },
];

export const conversationOperations: Operation[] = [
  ...operations.map((operation) => ({ ...operation, isGuarded: true })),
  {
    method: 'post',
    path: '/api/desk/enquiries/{token}/messages',
    summary: 'A message of the hotel about an enquiry, by the link of its mail',
    input: enquiryAnswerSchema,
    output: enquiryAnsweredSchema,
    status: 201,
    isGuarded: false,
  },
];
