export function benchSearch(): Promise<void>;
