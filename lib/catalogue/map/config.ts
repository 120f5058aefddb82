import 'server-only';
import { env } from '@/lib/platform/env';
import type { MapConfig } from './types';

/** A map of one's own instead of our drawing, where the environment names one. */
export function getMapConfig(): MapConfig {
  return {
    ...(env.MAP_STYLE_URL ? { styleUrl: env.MAP_STYLE_URL } : {}),
    ...(env.MAP_PMTILES_URL ? { pmtilesUrl: env.MAP_PMTILES_URL } : {}),
  };
}
