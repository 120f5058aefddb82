// Relative, because next.config.ts imports this file and Next loads that without the alias `@/`.
import { env } from '../../platform/env';

/** Where a configured map of full detail comes from; empty for our own drawing. */
export const mapOrigins = [env.MAP_STYLE_URL, env.MAP_PMTILES_URL].flatMap((url) => (url ? [new URL(url).origin] : []));
