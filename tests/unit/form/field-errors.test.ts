import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, it } from 'vitest';
import { errorSentence, flattenErrors } from '@/components/form/field-errors';
import { agencyPatchSchema, registrationSchema } from '@/lib/people/agency/schema';
import de from '@/messages/de/index';

async function problemsOf(schema: Parameters<typeof zodResolver>[0], values: object) {
  const { errors } = await zodResolver(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return flattenErrors(errors).map((problem) => [problem.path, errorSentence(problem, de.error)]);
}

describe('errors of a form', () => {
  it('are said by the schema of the route, in the language of the page', async () => {
    expect(await problemsOf(registrationSchema, { name: ' ', wasReferred: true, referrerName: '' })).toEqual([
      ['name', de.error.required],
      ['referrerName', de.error.required],
    ]);
  });

  it('are found at their path, however deep', async () => {
    const colors = { main: 'x'.repeat(61) };
    expect(await problemsOf(agencyPatchSchema, { corporateDesign: { colors } })).toEqual([
      ['corporateDesign.colors.main', de.error.colorInvalid],
    ]);
  });

  it('say the general sentence where the schema has none of its own', async () => {
    expect(await problemsOf(agencyPatchSchema, { acceptNearest: 'perhaps' })).toEqual([
      ['acceptNearest', de.error.invalidValue],
    ]);
  });

  it('of the server are sentences already', () => {
    expect(errorSentence({ type: 'server', message: 'required' }, de.error)).toBe('required');
  });
});
