import 'server-only';
import { env } from '@/lib/platform/env';
import { createDevelopmentMail } from './development';
import type { MailPort } from './port';
import { createSmtpMail } from './smtp';

/** The only place that chooses how mail is sent. */
export function createMailer(): MailPort {
  return env.SMTP_URL ? createSmtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM }) : createDevelopmentMail();
}
