import type { z } from 'zod';
import type { selectedRateSchema, selectionSchema } from './schema';

/** Rooms of one hotel with their rates, put together before anything is saved (rule 4.15). */
export type Selection = z.output<typeof selectionSchema>;
export type SelectedRate = z.output<typeof selectedRateSchema>;
export type SelectedRoom = Selection['rooms'][number];
export type SelectionStay = Selection['stay'];

/** For whom it is: two people may share a computer, and one person may work for two agencies. */
export type SelectionOwner = Selection['owner'];

/** Where it belongs. */
export type SelectionPlace = Pick<Selection, 'hotel' | 'stay'>;
export type SelectionScope = SelectionPlace & Pick<Selection, 'owner'>;
