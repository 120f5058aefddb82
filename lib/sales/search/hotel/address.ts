import {
  type HotelFilterField,
  type HotelSearchParams,
  hotelFilterFields,
  isListField,
  silentValue,
  stayFields,
} from './fields';

/** The filter as an address has it, every field a list of texts; runs in the browser and judges nothing. */
export type FilterValues = Partial<Record<HotelFilterField | 'sort', readonly string[]>>;

export function filterValues(params: HotelSearchParams): FilterValues {
  const values: FilterValues = {};
  for (const field of [...hotelFilterFields, 'sort'] as const) {
    const sent = [params[field] ?? []].flat().flatMap((text) => (isListField(field) ? text.split(',') : [text]));
    const kept = sent.map((text) => text.trim()).filter((text) => text !== '');
    if (kept.length > 0) values[field] = isListField(field) ? kept : kept.slice(0, 1);
  }
  return values;
}

/** The same filter in the same order, as the query of an address. */
export function queryOf(values: FilterValues): Record<string, readonly string[]> {
  return Object.fromEntries(
    ([...hotelFilterFields, 'sort'] as const).flatMap((field) => {
      const texts = values[field] ?? [];
      const silent = field === 'sort' ? 'price' : silentValue(field);
      return texts.length === 0 || silent === String(texts) ? [] : [[field, texts]];
    }),
  );
}

/** What of a search the page of a hotel goes on with: the stay, who travels and who pays. */
export function stayValuesOf(values: FilterValues): FilterValues {
  return Object.fromEntries(stayFields.flatMap((field) => (values[field] ? [[field, values[field]]] : [])));
}

/** Of a period that has begun nothing is kept, and the payment profile is always the brand's own (rule 1.3). */
export function rememberable(values: FilterValues, today: string): FilterValues {
  const { paymentProfile: _, checkInDate, checkOutDate, ...kept } = values;
  const isPast = [checkInDate, checkOutDate].some((date) => date?.[0] !== undefined && date[0] < today);
  return isPast ? kept : { ...kept, ...(checkInDate && { checkInDate }), ...(checkOutDate && { checkOutDate }) };
}
