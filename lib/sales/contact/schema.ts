import { z } from 'zod';
import { emailField, requiredLine, requiredText } from '@/lib/platform/fields';

const MESSAGE_LENGTH = 4000;

/** Contact mail (rule 6.4). Form fields: hidden `type=contact`, `name`, `email`, `message`. */
export const contactSchema = z.strictObject({
  type: z.literal('contact'),
  name: requiredLine('nameRequired'),
  email: emailField,
  message: requiredText('messageRequired', MESSAGE_LENGTH),
});

export type ContactInput = z.output<typeof contactSchema>;
