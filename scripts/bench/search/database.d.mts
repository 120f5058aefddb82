export function withBenchDatabase(work: () => Promise<number>): Promise<void>;
