import { makeLink } from '@/lib/money/payment-link/commands/link';
import { listLinks, toLinkJson } from '@/lib/money/payment-link/queries/links';
import { linkJsonSchema, linksJsonSchema, newLinkSchema } from '@/lib/money/payment-link/schema';
import { linkOrigin } from '@/lib/platform/link-origin';
import { readRoute, writeRoute } from '@/lib/web/route/define';

/** The links by which a lead's client pays its dues. */
export const GET = readRoute({
  access: 'conversations',
  output: linksJsonSchema,
  read: async ({ viewer, params }) => {
    const links = await listLinks(viewer, params.leadId ?? '');
    return links && { links: links.map((link) => toLinkJson(link, linkOrigin)) };
  },
});

/** One for a due; asked for again it is the same. */
export const POST = writeRoute({
  name: 'makePaymentLink',
  access: 'conversations',
  input: newLinkSchema,
  output: linkJsonSchema,
  status: 201,
  write: async (tx, input, context, { leadId = '' }) =>
    toLinkJson(await makeLink(tx, context.viewer, leadId, input, context), linkOrigin),
});
