import { translator } from '@/lib/platform/i18n/translator';
import { inputOfFields } from '@/lib/platform/request/form';
import { confirmSubscription } from '@/lib/sales/newsletter/commands';
import { newsletterTokenSchema } from '@/lib/sales/newsletter/schema';
import { answerSchema } from '@/lib/web/mailer/schema';
import { writeRoute } from '@/lib/web/route/define';

/** A POST on purpose: scanners of mails open every link and must not confirm. */
export const POST = writeRoute({
  name: 'newsletterConfirm',
  input: newsletterTokenSchema,
  output: answerSchema,
  form: { read: (fields) => inputOfFields(fields, {}) },
  isRepeatable: true,
  failure: 'newsletterFailed',
  write: async (tx, { token }, context) => {
    await confirmSubscription(tx, token, context);
    return { message: translator(context.locale, 'answer')('newsletterConfirmed') };
  },
});
