export function benchSearch(args: string[]): Promise<void>;
