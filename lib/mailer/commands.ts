import 'server-only';
import { createContactMessage } from '@/lib/contact/commands';
import { reportCrash } from '@/lib/crash-report/commands';
import type { Transaction } from '@/lib/db';
import { createEnquiry } from '@/lib/enquiry/commands';
import type { WriteContext } from '@/lib/route/context';
import type { MailerInput } from './schema';

/** Stores the message and what has to be sent because of it. */
export async function takeMessage(tx: Transaction, input: MailerInput, context: WriteContext): Promise<void> {
  if (input.type === 'enquiry') await createEnquiry(tx, input, context);
  else if (input.type === 'contact') await createContactMessage(tx, input, context);
  else await reportCrash(tx, input, context);
}
