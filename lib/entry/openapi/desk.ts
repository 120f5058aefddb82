import 'server-only';
import {
  contentJsonSchema,
  hotelTextSchema,
  managersSchema,
  picturesSchema,
  propertyTextSchema,
  registrationSchema,
  roomTextSchema,
} from '@/lib/catalogue/desk/schema';
import { nightEditJsonSchema, nightEditSchema, nightUndoSchema } from '@/lib/rates/night/schema';
import { propertyTermsSchema, termsJsonSchema, termsUndoSchema } from '@/lib/rates/property/schema';
import { stayEditJsonSchema, stayEditSchema, stayUndoSchema } from '@/lib/rates/stay/schema';
import type { Operation } from './operation';

const HOTEL_DESK = '/api/desk/hotels/{hotelId}';
const PROPERTY_DESK = '/api/desk/properties/{propertyId}';

/** What a hotel's contact does to its own hotel. */
export const deskOperations: Omit<Operation, 'isGuarded'>[] = [
  {
    method: 'patch',
    path: `${HOTEL_DESK}/texts`,
    summary: 'One text of the own hotel, in both languages',
    input: hotelTextSchema,
    output: contentJsonSchema,
  },
  {
    method: 'patch',
    path: `${HOTEL_DESK}/rooms/{roomId}/texts`,
    summary: 'Name and description of an own room, in both languages',
    input: roomTextSchema,
    output: contentJsonSchema,
  },
  {
    method: 'post',
    path: `${HOTEL_DESK}/pictures`,
    summary: 'Upload of a picture of the own hotel, drawn anew and put last',
    upload: ['image/jpeg', 'image/png', 'image/webp', 'multipart/form-data'],
    output: contentJsonSchema,
    status: 201,
  },
  {
    method: 'patch',
    path: `${HOTEL_DESK}/pictures`,
    summary: 'Pictures of the own hotel that stay, in their order, with what they show',
    input: picturesSchema,
    output: contentJsonSchema,
  },
  {
    method: 'patch',
    path: `${HOTEL_DESK}/sales-managers`,
    summary: 'Sales managers of the own hotel, all of them in their order; 409 when others were there meanwhile',
    input: managersSchema,
    output: contentJsonSchema,
  },
  {
    method: 'post',
    path: `${HOTEL_DESK}/night-edits`,
    summary: 'Nights of rooms, never below what is sold or optioned; 409 when somebody edited meanwhile',
    input: nightEditSchema,
    output: nightEditJsonSchema,
  },
  {
    method: 'post',
    path: `${HOTEL_DESK}/night-edits/{editId}/undo`,
    summary: 'The last edit of the hotel taken back, all of it or nothing',
    input: nightUndoSchema,
    output: nightEditJsonSchema,
  },
  {
    method: 'patch',
    path: `${PROPERTY_DESK}/texts`,
    summary: 'One text of the own property, in both languages',
    input: propertyTextSchema,
    output: contentJsonSchema,
  },
  {
    method: 'patch',
    path: `${PROPERTY_DESK}/registration`,
    summary: 'Registration number of the own property, where its country demands one',
    input: registrationSchema,
    output: contentJsonSchema,
  },
  {
    method: 'post',
    path: `${PROPERTY_DESK}/pictures`,
    summary: 'Upload of a picture of the own property, drawn anew and put last',
    upload: ['image/jpeg', 'image/png', 'image/webp', 'multipart/form-data'],
    output: contentJsonSchema,
    status: 201,
  },
  {
    method: 'patch',
    path: `${PROPERTY_DESK}/pictures`,
    summary: 'Pictures of the own property that stay, in their order, with what they show; one at least',
    input: picturesSchema,
    output: contentJsonSchema,
  },
  {
    method: 'patch',
    path: `${PROPERTY_DESK}/terms`,
    summary: 'Payments, refunds and deposit of the own property from now on; leads keep what they were made at',
    input: propertyTermsSchema,
    output: termsJsonSchema,
  },
  {
    method: 'post',
    path: `${PROPERTY_DESK}/terms/undo`,
    summary: 'The last change of these terms taken back; 409 where nothing was changed',
    input: termsUndoSchema,
    output: termsJsonSchema,
  },
  {
    method: 'post',
    path: `${PROPERTY_DESK}/stay-edits`,
    summary:
      'Prices and sale of the stays in a range, or the owner’s own use; 409 for what is sold, or was edited meanwhile',
    input: stayEditSchema,
    output: stayEditJsonSchema,
  },
  {
    method: 'post',
    path: `${PROPERTY_DESK}/stay-edits/{editId}/undo`,
    summary: 'The last edit of the property taken back, all of it or nothing',
    input: stayUndoSchema,
    output: stayEditJsonSchema,
  },
];
