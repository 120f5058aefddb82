import type { BaseSequencer } from 'vitest/node';

export class CostlyFirst extends BaseSequencer {}
