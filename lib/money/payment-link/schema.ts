import { z } from 'zod';
import { locales } from '@/lib/platform/i18n/locale';
import { dueKinds, dueStates } from '../dues/types';
import { cardKinds, linkEventKinds, linkStates } from './types';

const email = z.email('invalidValue').max(200, 'tooLong');

/** Amount, currency and day are the due's: they are no fields here. With an address the link is sent there. */
export const newLinkSchema = z.strictObject({
  dueId: z.uuid('invalidValue'),
  locale: z.enum(locales, 'invalidValue'),
  email: email.optional(),
});
export type NewLink = z.infer<typeof newLinkSchema>;

export const linkMailSchema = z.strictObject({ email });

/** Of the client's page and mails. */
export const linkLocaleSchema = z.strictObject({ locale: z.enum(locales, 'invalidValue') });

export const nothingOfLinkSchema = z.strictObject({});

export const cardSchema = z.strictObject({ card: z.enum(cardKinds, 'invalidValue') });

/** Amounts in units of the currency; `link` is the client's own address. */
export const linkJsonSchema = z.strictObject({
  id: z.string(),
  leadId: z.string(),
  link: z.url(),
  state: z.enum(linkStates),
  isOpen: z.boolean(),
  locale: z.enum(locales),
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  endsAt: z.iso.datetime(),
  due: z.strictObject({
    kind: z.enum(dueKinds),
    until: z.iso.date(),
    amount: z.number(),
    cardFee: z.number(),
    currency: z.string(),
    /** Null: the booking does not ask for it any more. */
    state: z.enum(dueStates).nullable(),
  }),
  events: z.array(
    z.strictObject({
      kind: z.enum(linkEventKinds),
      at: z.iso.datetime(),
      by: z.string().nullable(),
      amount: z.number().nullable(),
    }),
  ),
});
export type LinkJson = z.infer<typeof linkJsonSchema>;
export const linksJsonSchema = z.strictObject({ links: z.array(linkJsonSchema) });

export const linkDoneSchema = z.strictObject({ done: z.literal(true) });
export const checkoutAskedSchema = z.strictObject({ checkoutId: z.string() });
/** The processor's page. */
export const checkoutJsonSchema = z.strictObject({ url: z.url() });
