import { db } from '@/lib/platform/db';
import { createEnquiry } from '@/lib/sales/enquiry/commands';
import { enquirySchema } from '@/lib/sales/enquiry/schema';
import { generalEnquiry, writeContext } from './message';

/** An enquiry through the real command: two mails wait in the outbox. Returns its id. */
export function createStoredEnquiry(changes: Record<string, unknown> = {}): Promise<string> {
  return db.$transaction((tx) => createEnquiry(tx, enquirySchema.parse(generalEnquiry(changes)), writeContext()));
}
