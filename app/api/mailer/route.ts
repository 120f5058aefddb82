import { randomUUID } from 'node:crypto';
import { clock } from '@/lib/platform/clock';
import { formatDay, formatTime, toDateOnly } from '@/lib/platform/dates';
import { translator } from '@/lib/platform/i18n/translator';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { RequestContext } from '@/lib/platform/request/context';
import { answerDue, enquiryReference } from '@/lib/sales/enquiry/rules/answer-due';
import { takeMessage } from '@/lib/web/mailer/commands';
import { mailerFormOf, mailerInputOf } from '@/lib/web/mailer/form';
import { answerSchema, type MailerInput, mailerSchema } from '@/lib/web/mailer/schema';
import { writeRoute } from '@/lib/web/route/define';
import { formLimits, reportLimits } from '@/lib/web/route/limit';

const answerKeys = { enquiry: 'enquiry', contact: 'contact', error: 'crashReport' } as const;

function answer(input: MailerInput, { locale }: RequestContext, enquiry: { id: string; createdAt: Date } | null) {
  const t = translator(locale, 'answer');
  const message = t(answerKeys[input.type]);
  if (!enquiry) return { message };
  const due = answerDue(enquiry.createdAt);
  const day = formatDay(toDateOnly(due, OFFICE_TIME_ZONE), locale);
  const time = formatTime(due, locale, OFFICE_TIME_ZONE);
  return { message, reference: enquiryReference(enquiry.id), answerBy: t('answerBy', { day, time }) };
}

/** Enquiries, contact messages and crash reports (rule 6.8). */
export const POST = writeRoute({
  name: 'mailer',
  notesCaller: true,
  input: mailerSchema,
  output: answerSchema,
  limits: (input, { address }) =>
    input.type === 'error' ? reportLimits(address) : formLimits(input.type, address, input.email),
  needsKey: (input) => input.type === 'enquiry',
  form: { name: mailerFormOf, read: mailerInputOf },
  honeypotAnswer: (input, context) =>
    answer(input, context, input.type === 'enquiry' ? { id: randomUUID(), createdAt: clock.machine() } : null),
  write: async (tx, input, context) => {
    const id = await takeMessage(tx, input, context);
    return answer(input, context, id === null ? null : { id, createdAt: context.now() });
  },
});
