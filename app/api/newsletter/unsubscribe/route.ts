import { translator } from '@/lib/i18n/translator';
import { answerSchema } from '@/lib/mailer/schema';
import { unsubscribe } from '@/lib/newsletter/commands';
import { newsletterTokenSchema } from '@/lib/newsletter/schema';
import { writeRoute } from '@/lib/route/define';
import { inputOfFields } from '@/lib/route/form';

export const POST = writeRoute({
  name: 'newsletterUnsubscribe',
  input: newsletterTokenSchema,
  output: answerSchema,
  form: { read: (fields) => inputOfFields(fields, {}) },
  isRepeatable: true,
  failure: 'newsletterFailed',
  write: async (tx, { token }, context) => {
    await unsubscribe(tx, token);
    return { message: translator(context.locale, 'answer')('newsletterUnsubscribed') };
  },
});
