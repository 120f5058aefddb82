/** What `make` gives, made once and not before it is asked for. */
export function whenRead<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
