import { translator } from '@/lib/platform/i18n/translator';
import type { RequestContext } from '@/lib/platform/request/context';
import { inputOfFields } from '@/lib/platform/request/form';
import { requestSubscription } from '@/lib/sales/newsletter/commands';
import { newsletterSchema } from '@/lib/sales/newsletter/schema';
import { answerSchema } from '@/lib/web/mailer/schema';
import { writeRoute } from '@/lib/web/route/define';
import { formLimits } from '@/lib/web/route/limit';

function answer({ locale }: RequestContext) {
  return { message: translator(locale, 'answer')('newsletter') };
}

/** Newsletter sign-up. The answer is the same whatever is known of the address (rule 6.7). */
export const POST = writeRoute({
  name: 'newsletter',
  input: newsletterSchema,
  output: answerSchema,
  limits: (input, { address }) => formLimits('newsletter', address, input.email),
  form: { read: (fields) => inputOfFields(fields, { boxes: ['privacy'] }) },
  honeypotAnswer: (_input, context) => answer(context),
  failure: 'newsletterFailed',
  write: async (tx, input, context) => {
    await requestSubscription(tx, input, context);
    return answer(context);
  },
});
