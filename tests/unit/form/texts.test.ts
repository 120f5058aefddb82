import { expect, it } from 'vitest';
import { fill } from '@/components/form/types';
import { linksOf } from '@/components/web/dev-mail/links';

it('fills in what it is given and leaves what it is not', () => {
  expect(fill('Step {step} of {count}: {name}', { step: 1, count: 2 })).toBe('Step 1 of 2: {name}');
});

it('finds the links of a mail once each, without the full stop behind them', () => {
  const text =
    'See http://a.localhost:3000/x?token=a-b_c. Or <https://b.example/y>, again http://a.localhost:3000/x?token=a-b_c';
  expect(linksOf(text)).toEqual(['http://a.localhost:3000/x?token=a-b_c', 'https://b.example/y']);
});
