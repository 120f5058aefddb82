import { translator } from '@/lib/platform/i18n/translator';
import type { RequestContext } from '@/lib/platform/request/context';
import { takeMessage } from '@/lib/web/mailer/commands';
import { mailerFormOf, mailerInputOf } from '@/lib/web/mailer/form';
import { answerSchema, type MailerInput, mailerSchema } from '@/lib/web/mailer/schema';
import { writeRoute } from '@/lib/web/route/define';
import { formLimits, reportLimits } from '@/lib/web/route/limit';

const answerKeys = { enquiry: 'enquiry', contact: 'contact', error: 'crashReport' } as const;

function answer(input: MailerInput, { locale }: RequestContext) {
  return { message: translator(locale, 'answer')(answerKeys[input.type]) };
}

/** Enquiries, contact messages and crash reports (specification 2 §7; decisions §6). */
export const POST = writeRoute({
  name: 'mailer',
  input: mailerSchema,
  output: answerSchema,
  limits: (input, { address }) =>
    input.type === 'error' ? reportLimits(address) : formLimits(input.type, address, input.email),
  needsKey: (input) => input.type === 'enquiry',
  form: { name: mailerFormOf, read: mailerInputOf },
  honeypotAnswer: answer,
  write: async (tx, input, context) => {
    await takeMessage(tx, input, context);
    return answer(input, context);
  },
});
