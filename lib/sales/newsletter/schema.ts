import { z } from 'zod';
import { emailField, requiredLine, tickedBox } from '@/lib/platform/fields';

/** Newsletter sign-up (rule 6.7). Form fields: `fullName`, `email`, `privacy`. */
export const newsletterSchema = z.strictObject({
  fullName: requiredLine('nameRequired'),
  email: emailField,
  privacy: tickedBox('privacyRequired'),
});

export type NewsletterInput = z.output<typeof newsletterSchema>;

/** The pages behind the links of our mails post this: hidden field `token`, taken from the page's own address. */
export const newsletterTokenSchema = z.strictObject({
  token: z.string({ error: 'newsletterLinkInvalid' }).regex(/^[\w-]{43}$/, 'newsletterLinkInvalid'),
});
