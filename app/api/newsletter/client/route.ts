import { translator } from '@/lib/i18n/translator';
import { answerSchema } from '@/lib/mailer/schema';
import { requestSubscription } from '@/lib/newsletter/commands';
import { newsletterSchema } from '@/lib/newsletter/schema';
import type { RequestContext } from '@/lib/route/context';
import { writeRoute } from '@/lib/route/define';
import { inputOfFields } from '@/lib/route/form';

function answer({ locale }: RequestContext) {
  return { message: translator(locale, 'answer')('newsletter') };
}

/** Newsletter sign-up. The answer is the same whatever is known of the address (decisions §6). */
export const POST = writeRoute({
  name: 'newsletter',
  input: newsletterSchema,
  output: answerSchema,
  limits: (input, { address }) => ({ form: 'newsletter', keys: { address, email: input.email } }),
  form: { read: (fields) => inputOfFields(fields, { boxes: ['privacy'] }) },
  decoy: (_input, context) => answer(context),
  failure: 'newsletterFailed',
  write: async (tx, input, context) => {
    await requestSubscription(tx, input, context);
    return answer(context);
  },
});
