import { expect, it } from 'vitest';
import { dispositionOf } from '@/lib/web/route/disposition';

it('names a file in a header that knows Latin letters alone', () => {
  const said = dispositionOf('inline', 'Offer Παπαδοπούλου 2.pdf');
  expect(new Headers({ 'Content-Disposition': said }).get('content-disposition')).toBe(
    `inline; filename="Offer ____________ 2.pdf"; filename*=UTF-8''${encodeURIComponent('Offer Παπαδοπούλου 2.pdf')}`,
  );
});
