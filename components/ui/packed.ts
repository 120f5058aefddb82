import { useMemo } from 'react';

/** A value on its way to the browser, as one text. */
export type Packed<Value> = string & { readonly of?: Value };

/**
 * React sends an object value by value, reads it again value by value to draw it on the server, and once more in the browser.
 * A text is one value: for what has hundreds of them. JSON, so no dates, functions or elements.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value) as Packed<Value>;
}

/** The same object as long as the text is the same. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => JSON.parse(packed) as Value, [packed]);
}
