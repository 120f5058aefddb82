import 'server-only';
import {
  hotelJsonSchema,
  hotelLocationsJsonSchema,
  hotelsJsonSchema,
  inspirationQuerySchema,
  inspirationsJsonSchema,
  roomJsonSchema,
  roomsJsonSchema,
} from '@/lib/catalogue/hotel/representation';
import { availableHotelsJsonSchema } from '@/lib/sales/search/hotel/representation';
import { availableHotelsQuerySchema } from '@/lib/sales/search/hotel/schema';
import type { Operation } from './operation';

const operations: Omit<Operation, 'isGuarded'>[] = [
  { method: 'get', path: '/api/hotels', summary: 'Hotels', output: hotelsJsonSchema },
  {
    method: 'get',
    path: '/api/hotels/locations',
    summary: 'Countries and cities that have hotels',
    output: hotelLocationsJsonSchema,
  },
  {
    method: 'get',
    path: '/api/available-hotels',
    summary: 'Hotels for a stay: those to be had, and why not the others',
    query: availableHotelsQuerySchema,
    output: availableHotelsJsonSchema,
  },
  { method: 'get', path: '/api/hotels/{hotelId}', summary: 'A hotel', output: hotelJsonSchema },
  { method: 'get', path: '/api/hotels/{hotelId}/rooms', summary: 'The rooms of a hotel', output: roomsJsonSchema },
  { method: 'get', path: '/api/hotelrooms/{roomId}', summary: 'A room', output: roomJsonSchema },
  {
    method: 'get',
    path: '/api/inspirationnow',
    summary: 'Posts of all hotels, or of one',
    query: inspirationQuerySchema,
    output: inspirationsJsonSchema,
  },
];

/** Hotels for signed-in people of agencies. */
export const hotelOperations: Operation[] = operations.map((operation) => ({ ...operation, isGuarded: true }));
