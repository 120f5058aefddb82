import { z } from 'zod';

/**
 * The environment, read once and nowhere else. A bad one fails the build and the start with a line per variable.
 * `next build` needs neither database nor secrets, so what only a running process needs is checked when it runs.
 */
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address');
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

const schema = z
  .object({
    APP_MODE: z.enum(['demo', 'production']),
    APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    /** Former values, the newest first: what they signed stays good. */
    APP_SECRET_PREVIOUS: list.refine((former) => former.every(({ length }) => length >= 32), {
      error: 'must have at least 32 characters each',
    }),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_OWNER_URL: postgresUrl.optional(),
    /** The embedded issuer's own role; its process may as well have it as DATABASE_URL. */
    ISSUER_DATABASE_URL: postgresUrl.optional(),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
    ALLOWED_HOSTS: list,
    /** Where agencies and suppliers sign in: what links of mails lead to. A demonstration has its own. */
    AGENCY_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
    TRUST_PROXY: flag,
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
      .optional(),
    MAIL_FROM: z.string().min(3).default('Alpenglow <stay@alpenglow.example>'),
    MAIL_OFFICE: z.string().min(3).default('reservations@alpenglow.example'),
    MAP_STYLE_URL: z.url().optional(),
    MAP_PMTILES_URL: z.url().optional(),
    /** The issuer people sign in at, exactly as its discovery names itself; the starter sets the embedded one's. */
    OIDC_ISSUER: z.url().optional(),
    OIDC_CLIENT_ID: z.string().min(1).default('alpenglow-agency'),
    OIDC_CLIENT_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    OIDC_DESK_CLIENT_ID: z.string().min(1).default('alpenglow-desk'),
    OIDC_DESK_CLIENT_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    OIDC_SCOPE: z
      .string()
      .regex(/(^| )openid( |$)/, 'must contain openid')
      .default('openid profile email offline_access api'),
    OIDC_AUDIENCE: z.string().min(1).default('alpenglow-api'),
    /** Where the embedded issuer listens on loopback; set by the starter. */
    EMBEDDED_ISSUER_URL: z.url().optional(),
    /** The explicit flag without which production refuses the embedded issuer. */
    ALLOW_EMBEDDED_ISSUER: flag,
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    /** Keeps numbers of clients' cards for suppliers who charge them. */
    CARD_VAULT: flag,
    /** `id:key` of 32 bytes in base64 each, the newest first: the others open what they once sealed. */
    CARD_VAULT_KEYS: list.transform((entries, context) =>
      entries.flatMap((entry) => {
        const [, id = '', text = ''] = /^([a-z0-9-]{1,20}):([\w+/=-]+)$/i.exec(entry) ?? [];
        const key = Buffer.from(text, 'base64');
        if (key.length === 32) return [{ id, key }];
        context.addIssue({ code: 'custom', message: 'must be id:key, each key 32 bytes in base64' });
        return [];
      }),
    ),
    /** Of the chat service. */
    STREAM_API_KEY: z.string().min(1).optional(),
    STREAM_API_SECRET: z.string().min(1).optional(),
    /** Where answers to conversations arrive by mail, and the key the mail service signs them with: both or neither. */
    INBOUND_MAIL_DOMAIN: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain in lower case')
      .optional(),
    INBOUND_MAIL_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug']).default('info'),
    APP_VERSION: z.string().default('development'),
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  })
  .superRefine((values, context) => {
    if (isBuild) return;
    const need = (name: keyof typeof values, message: string) => {
      if (!values[name]) context.addIssue({ code: 'custom', path: [name], message });
    };
    need('DATABASE_URL', 'is required');
    need('APP_SECRET', 'is required');
    const vault = (message: string) => context.addIssue({ code: 'custom', path: ['CARD_VAULT_KEYS'], message });
    if (values.CARD_VAULT && values.CARD_VAULT_KEYS.length === 0) vault('is required where CARD_VAULT is true');
    if (new Set(values.CARD_VAULT_KEYS.map(({ id }) => id)).size < values.CARD_VAULT_KEYS.length) {
      vault('must not name two keys alike');
    }
    if (values.INBOUND_MAIL_DOMAIN) need('INBOUND_MAIL_KEY', 'is required beside INBOUND_MAIL_DOMAIN');
    if (values.INBOUND_MAIL_KEY) need('INBOUND_MAIL_DOMAIN', 'is required beside INBOUND_MAIL_KEY');
    if (values.APP_MODE !== 'production') return;
    need('SMTP_URL', 'is required in production: the development mailbox exists in demo mode only');
    need('AGENCY_ORIGIN', 'is required in production: where links of mails lead to');
    if (values.AGENCY_ORIGIN?.startsWith('http:')) {
      context.addIssue({
        code: 'custom',
        path: ['AGENCY_ORIGIN'],
        message: 'must be an https:// address in production',
      });
    }
    need('OIDC_ISSUER', 'is required in production: who signs people in');
    if (values.OIDC_ISSUER && new URL(values.OIDC_ISSUER).protocol !== 'https:') {
      context.addIssue({ code: 'custom', path: ['OIDC_ISSUER'], message: 'must be an https:// address in production' });
    }
    if (!values.EMBEDDED_ISSUER_URL) {
      need('OIDC_CLIENT_SECRET', 'is required in production');
      need('OIDC_DESK_CLIENT_SECRET', 'is required in production');
    } else if (!values.ALLOW_EMBEDDED_ISSUER) {
      const message = 'the embedded issuer is refused in production unless ALLOW_EMBEDDED_ISSUER is true';
      context.addIssue({ code: 'custom', path: ['EMBEDDED_ISSUER_URL'], message });
    }
    for (const [name, secrets] of [
      ['APP_SECRET', [values.APP_SECRET]],
      ['APP_SECRET_PREVIOUS', values.APP_SECRET_PREVIOUS],
    ] as const) {
      if (!secrets.some((secret) => secret?.startsWith('demo-'))) continue;
      context.addIssue({ code: 'custom', path: [name], message: 'is the demonstration secret' });
    }
    if (process.env.EMBEDDED_SERVICES === 'true') {
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'points to the embedded database' });
    }
  });

type Env = z.infer<typeof schema>;

/** Throws one line per wrong variable; never prints a value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete (see .env.example):\n${lines.join('\n')}`);
}

export const env = parseEnv(process.env);

// next-auth reads these two for itself. Middleware has checked the host of every request it is given, and one fixed
// address would be wrong on all hosts but one.
process.env.AUTH_TRUST_HOST = 'true';
delete process.env.NEXTAUTH_URL;

export const isDemoMode = env.APP_MODE === 'demo';
