import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import type { WriteContext } from '@/lib/platform/request/context';
import { createContactMessage } from '@/lib/sales/contact/commands';
import { createEnquiry } from '@/lib/sales/enquiry/commands';
import { reportCrash } from '@/lib/web/crash-report/commands';
import type { MailerInput } from './schema';

/** Stores the message and what has to be sent because of it; returns the id of an enquiry. */
export async function takeMessage(
  tx: Transaction,
  input: MailerInput,
  context: WriteContext & { callerId: string | null },
): Promise<string | null> {
  if (input.type === 'enquiry') return createEnquiry(tx, input, context);
  if (input.type === 'contact') await createContactMessage(tx, input, context);
  else await reportCrash(tx, input, context);
  return null;
}
