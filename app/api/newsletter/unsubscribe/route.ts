import { paths } from '@/lib/platform/addresses/paths';
import { translator } from '@/lib/platform/i18n/translator';
import { inputOfFields } from '@/lib/platform/request/form';
import { unsubscribe } from '@/lib/sales/newsletter/commands';
import { newsletterTokenSchema } from '@/lib/sales/newsletter/schema';
import { answerSchema } from '@/lib/web/mailer/schema';
import { writeRoute } from '@/lib/web/route/define';

const leave = writeRoute({
  name: 'newsletterUnsubscribe',
  input: newsletterTokenSchema,
  output: answerSchema,
  form: { read: (fields) => inputOfFields(fields, {}) },
  isRepeatable: true,
  // Mail providers do it for their readers, from few addresses; the token cannot be guessed.
  limits: () => [],
  failure: 'newsletterFailed',
  write: async (tx, { token }, context) => {
    await unsubscribe(tx, token);
    return { message: translator(context.locale, 'answer')('newsletterUnsubscribed') };
  },
});

/**
 * From our page, or from a mail program whose reader left with one click (RFC 8058): the token then stands in the
 * address, the body says nothing, and the answer must be no redirect.
 */
export const POST: typeof leave = (request, segment) => {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return leave(request, segment);
  const headers = new Headers(request.headers);
  headers.set('Content-Type', 'application/json');
  headers.delete('Content-Length');
  const { origin, pathname } = new URL(request.url);
  return leave(new Request(origin + pathname, { method: 'POST', headers, body: JSON.stringify({ token }) }), segment);
};

/** A mail program without the one click opens the same address in a browser: there the page asks. Opening ends nothing. */
export function GET(request: Request): Response {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return new Response(null, {
    status: 303,
    headers: { Location: paths.newsletterUnsubscribe(token), 'Cache-Control': 'no-store' },
  });
}
