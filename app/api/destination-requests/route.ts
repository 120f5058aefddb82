import { createDestinationRequest } from '@/lib/sales/destination-request/commands';
import { listDestinationRequests } from '@/lib/sales/destination-request/queries';
import {
  destinationRequestJsonSchema,
  destinationRequestQuerySchema,
  destinationRequestSchema,
  destinationRequestsJsonSchema,
} from '@/lib/sales/destination-request/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';
import { usualLimits } from '@/lib/web/route/limit';

export const GET = readRoute({
  access: 'partners',
  query: destinationRequestQuerySchema,
  output: destinationRequestsJsonSchema,
  read: ({ query, viewer }) => listDestinationRequests(viewer, query),
});

export const POST = writeRoute({
  name: 'createDestinationRequest',
  access: 'partners',
  input: destinationRequestSchema,
  output: destinationRequestJsonSchema,
  status: 201,
  limits: (_input, { viewer, address }) => usualLimits('createDestinationRequest', viewer, address, 20),
  write: (tx, input, context) => createDestinationRequest(tx, context.viewer, input, context),
});
