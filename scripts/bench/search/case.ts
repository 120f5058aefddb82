/** `every`: measured in one of so many rounds, because it takes much longer than the others. */
export type Case = { name: string; run: () => Promise<unknown>; every?: number };
