export function benchChalets(): Promise<void>;
