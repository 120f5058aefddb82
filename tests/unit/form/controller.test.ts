import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createController } from '@/components/form/controller';

const schema = z.object({ nights: z.string().optional(), party: z.string().optional(), name: z.string().optional() });
const words = { errors: {}, failed: 'It failed.' } as unknown as Parameters<typeof createController>[0]['words'];

/** Three steps, of which nothing is required, over a form without fields. */
function threeSteps() {
  return createController({
    form: { elements: Object.assign([], { namedItem: () => null }) } as unknown as HTMLFormElement,
    schema,
    steps: [['nights'], ['party'], ['name']],
    toInput: (values) => values,
    ...{ url: '/api/enquiries', draft: 'three', locale: 'en', words, isStepped: true, errors: {} },
  });
}

describe('a form in steps', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { search: '' });
    vi.stubGlobal('HTMLInputElement', class {});
  });
  afterEach(() => vi.unstubAllGlobals());

  it('goes on one step however often the button is pressed while it is judged', async () => {
    const form = threeSteps();
    await Promise.all([form.next(), form.next(), form.next()]);
    expect(form.getState().step).toBe(1);
    await form.next();
    expect(form.getState().step).toBe(2);
  });

  it('is sent once however often it is pressed', async () => {
    const sent = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', sent);
    const form = threeSteps();
    await form.next();
    await form.next();
    await Promise.all([form.next(), form.submit()]);
    expect(sent).toHaveBeenCalledOnce();
    expect(form.getState().phase).toBe('sent');
  });
});
