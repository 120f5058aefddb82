import { translator } from '@/lib/i18n/translator';
import { answerSchema } from '@/lib/mailer/schema';
import { confirmSubscription } from '@/lib/newsletter/commands';
import { newsletterTokenSchema } from '@/lib/newsletter/schema';
import { writeRoute } from '@/lib/route/define';
import { inputOfFields } from '@/lib/route/form';

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
