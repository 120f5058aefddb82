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
import {
  availableRoomsJsonSchema,
  publicPriceJsonSchema,
  ratesJsonSchema,
  roomQuantityJsonSchema,
} from '@/lib/rates/room/representation';
import { nightSignsQuerySchema, nightSignsSchema } from '@/lib/rates/taken/schema';
import {
  hotelInvitationDoneSchema,
  hotelInvitationLinkJsonSchema,
  nothingSchema,
} from '@/lib/sales/hotel-invitation/schema';
import { availableHotelsJsonSchema, hotelPinsJsonSchema } from '@/lib/sales/search/hotel/representation';
import {
  availableHotelsQuerySchema,
  roomQuantityQuerySchema,
  roomStayQuerySchema,
} from '@/lib/sales/search/hotel/schema';
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
  {
    method: 'get',
    path: '/api/available-hotels/pins',
    summary: 'Where the hotels of a search are',
    query: availableHotelsQuerySchema,
    output: hotelPinsJsonSchema,
  },
  { method: 'get', path: '/api/hotels/{hotelId}', summary: 'A hotel', output: hotelJsonSchema },
  {
    method: 'get',
    path: '/api/hotels/{hotelId}/hotel-manager-invitation-link',
    summary: 'The agency’s link for the sales contact of a hotel; made where there is none',
    output: hotelInvitationLinkJsonSchema,
  },
  {
    method: 'delete',
    path: '/api/hotels/{hotelId}/hotel-manager-invitation-link',
    summary: 'Takes that link back',
    input: nothingSchema,
    output: hotelInvitationDoneSchema,
  },
  { method: 'get', path: '/api/hotels/{hotelId}/rooms', summary: 'The rooms of a hotel', output: roomsJsonSchema },
  {
    method: 'get',
    path: '/api/hotels/{hotelId}/available-rooms',
    summary: 'The rooms of a hotel with whether each can be had for a stay, and why not',
    query: roomStayQuerySchema,
    output: availableRoomsJsonSchema,
  },
  { method: 'get', path: '/api/hotelrooms/{roomId}', summary: 'A room', output: roomJsonSchema },
  {
    method: 'get',
    path: '/api/hotelrooms/{roomId}/offers',
    summary: 'The rates of a room for a stay and a party',
    query: roomStayQuerySchema,
    output: ratesJsonSchema,
  },
  {
    method: 'get',
    path: '/api/hotelrooms/{roomId}/availability',
    summary: 'How many rooms of a type can be had for a stay',
    query: roomQuantityQuerySchema,
    output: roomQuantityJsonSchema,
  },
  {
    method: 'get',
    path: '/api/inspirationnow',
    summary: 'Posts of all hotels, or of one',
    query: inspirationQuerySchema,
    output: inspirationsJsonSchema,
  },
];

/** Hotels for signed-in people of agencies. */
export const hotelOperations: Operation[] = [
  ...operations.map((operation) => ({ ...operation, isGuarded: true })),
  {
    method: 'get',
    path: '/api/hotels/{hotelId}/public-price',
    summary: 'What a stay costs in public, of hotels that have a page for consumers; open to everybody',
    query: roomStayQuerySchema,
    output: publicPriceJsonSchema,
    isGuarded: false,
  },
  {
    method: 'get',
    path: '/api/hotels/{hotelId}/nights',
    summary:
      'Which nights of a hotel are taken in its best room, or in one: a letter a night; open where it has a public page',
    query: nightSignsQuerySchema,
    output: nightSignsSchema,
    isGuarded: false,
  },
  {
    method: 'post',
    path: '/api/desk/invitations/{token}/visits',
    summary: 'The invitation of a hotel’s contact was opened',
    input: nothingSchema,
    output: hotelInvitationDoneSchema,
    isGuarded: false,
  },
  {
    method: 'post',
    path: '/api/desk/invitations/{token}/claim',
    summary: 'The invited contact answers for the hotel from now on',
    input: nothingSchema,
    output: hotelInvitationDoneSchema,
    isGuarded: true,
  },
];
