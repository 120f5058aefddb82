import path from 'node:path';
import { defineConfig } from 'prisma/config';

// Prisma's own schema engine is a download. Ours is the same engine from npm, see scripts/setup/schema-engine.mjs.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(import.meta.dirname, 'scripts/setup/schema-engine.mjs');

// Without a URL only what needs no database works (generate, validate).
const url = process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url ? { datasource: { url } } : {}),
});
