import type { Plugin } from 'vitest/config';

export function noticeRefusals(root: string): Plugin;
