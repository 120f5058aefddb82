import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import './lib/env';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  trailingSlash: false,
  // Middleware decides about trailing and double slashes itself, before anything else answers.
  skipTrailingSlashRedirect: true,
  typescript: { ignoreBuildErrors: false },
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [480, 640, 828, 1080, 1440, 1920],
    imageSizes: [160, 320],
    qualities: [60, 72],
    minimumCacheTTL: 31_536_000,
    localPatterns: [{ pathname: '/media/**', search: '' }],
  },
  serverExternalPackages: ['pino', 'pg', '@prisma/adapter-pg', 'sharp', 'nodemailer'],
  experimental: { globalNotFound: true },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
