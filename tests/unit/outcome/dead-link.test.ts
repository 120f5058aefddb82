import { expect, it } from 'vitest';
import { isDeadLink } from '@/components/web/outcome/outcome-words';

it.each([
  ['an unknown or late link', { form: 'newsletterLinkInvalid' }, true],
  ['a link that lost a letter', { token: 'newsletterLinkInvalid' }, true],
  ['a failure of ours', { form: 'newsletterFailed' }, false],
  ['too much at once', { form: 'overloaded' }, false],
])('%s', (_case, errors, isDead) => {
  expect(isDeadLink({ errors })).toBe(isDead);
});
