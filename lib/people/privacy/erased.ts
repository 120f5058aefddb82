/** How a client is found that an erasure has made nameless: anybody, or the person of one erasure by its number. */
export function erasedClient(number?: number) {
  return { reference: { startsWith: number === undefined ? 'erased-' : `erased-${number}-` } };
}

export function isErasedClient({ reference }: { reference: string | null }): boolean {
  return reference?.startsWith('erased-') ?? false;
}
