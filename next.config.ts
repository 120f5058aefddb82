import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { mapOrigins } from './lib/catalogue/map/origins';
import { env } from './lib/platform/env';
import { LARGE_QUALITY, PICTURE_QUALITY, PICTURE_SECONDS, PICTURE_WIDTHS } from './lib/platform/media/sizes';
import { securityHeaders } from './lib/web/routing/security-headers';

/** Files that middleware does not see carry the storefront's policy: a worker's script is bound by the one it came with. */
const fileHeaders = Object.entries(
  securityHeaders('storefront', {
    isHttps: false,
    isDevelopment: env.NODE_ENV === 'development',
    nonce: '',
    mapOrigins,
  }),
).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  poweredByHeader: false,
  // Pages are kept in memory and made anew when their data change (docs/decisions/014).
  cacheHandler: path.resolve('lib/web/page-cache/handler.mjs'),
  // lib/web/server does both for production, once per page instead of once per request.
  compress: env.NODE_ENV === 'development',
  generateEtags: false,
  reactStrictMode: true,
  trailingSlash: false,
  // Middleware decides about trailing and double slashes itself, before anything else answers.
  skipTrailingSlashRedirect: true,
  // `npm test` asks the types before anything else; who only starts the product does not wait for them again.
  typescript: { ignoreBuildErrors: true },
  // In production lib/web/server/answer-picture answers these addresses, by the same rules.
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: PICTURE_WIDTHS.screens,
    imageSizes: PICTURE_WIDTHS.parts,
    qualities: [PICTURE_QUALITY, LARGE_QUALITY],
    minimumCacheTTL: PICTURE_SECONDS,
    localPatterns: [{ pathname: '/media/**', search: '' }],
  },
  serverExternalPackages: ['pino', 'pg', '@prisma/adapter-pg', 'sharp', 'nodemailer', 'openid-client', 'stream-chat'],
  headers: async () => [
    { source: '/:folder(_next|media|map)/:path*', headers: fileHeaders },
    {
      source: '/:folder(media|map)/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
  ],
  experimental: {
    globalNotFound: true,
    // What Turbopack kept of a former `npm run dev` makes every page reload for ever once files have changed meanwhile.
    turbopackFileSystemCacheForDev: false,
  },
};

export default createNextIntlPlugin('./lib/platform/i18n/request.ts')(config);
