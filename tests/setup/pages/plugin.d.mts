import type { Plugin } from 'vite';

export function serverOfPages(): Plugin;
