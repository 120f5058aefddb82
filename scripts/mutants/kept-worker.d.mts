import type { Plugin } from 'vitest/config';

export function keepWorker(): Plugin;
