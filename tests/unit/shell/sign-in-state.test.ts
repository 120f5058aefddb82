import { describe, expect, it } from 'vitest';
import { signInState } from '@/components/shell/sign-in/sign-in-state';
import { viewer as person } from '@/tests/access/viewers';

const foreign = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/signin?callbackUrl=/signin',
  '/api/sign-out',
];

describe('what a sign-in page shows (rule 2.4)', () => {
  it('keeps a path of ours with its query', () => {
    expect(signInState('agency', { callbackUrl: '/partner/dashboard?scope=team' }, null)).toEqual({
      kind: 'signedOut',
      callbackUrl: '/partner/dashboard?scope=team',
      error: null,
    });
  });

  it.each(foreign)('drops %s', (callbackUrl) => {
    expect(signInState('agency', { callbackUrl }, null)).toMatchObject({ callbackUrl: null });
    expect(signInState('agency', { callbackUrl }, person())).toEqual({ kind: 'through', to: '/hotels' });
  });

  it('leads whoever opens a hotel to its open page, where the brand requires no sign-in', () => {
    const asked = { callbackUrl: '/hotels/H01?checkInDate=2027-03-06&checkOutDate=2027-03-13' };
    const open = '/distribution/hotels/H01?checkInDate=2027-03-06&checkOutDate=2027-03-13';
    expect(signInState('agency', asked, null, false)).toEqual({ kind: 'through', to: open });
    expect(signInState('agency', asked, null)).toMatchObject({ kind: 'signedOut' });
    expect(signInState('agency', asked, person(), false)).toMatchObject({ to: asked.callbackUrl });
    expect(signInState('agency', { ...asked, error: 'expired' }, null, false)).toMatchObject({ kind: 'signedOut' });
    for (const callbackUrl of [
      '/hotels',
      '/hotels/inspirationnow',
      '/hotels/H01/save-interest',
      '/partner/dashboard',
    ]) {
      expect(signInState('agency', { callbackUrl }, null, false)).toMatchObject({ kind: 'signedOut' });
    }
  });

  it('repeats an address that came twice to nobody', () => {
    expect(signInState('agency', { callbackUrl: ['/hotels', '/user'] }, null)).toMatchObject({ callbackUrl: null });
  });

  it('knows its errors and repeats no other', () => {
    expect(signInState('agency', { error: 'expired' }, null)).toMatchObject({ error: 'expired' });
    expect(signInState('agency', { error: '<b>Call us</b>' }, null)).toMatchObject({ error: null });
  });

  it('lets somebody through who may open the page', () => {
    expect(signInState('agency', { callbackUrl: '/user' }, person())).toEqual({ kind: 'through', to: '/user' });
  });

  it('lands everybody where their role is at home', () => {
    expect(signInState('agency', {}, person())).toMatchObject({ to: '/hotels' });
    expect(signInState('agency', {}, person({ role: 'admin', agency: null }))).toMatchObject({ to: '/partner/manage' });
  });

  it('says that the account may not, where the page would send it back', () => {
    expect(signInState('agency', { callbackUrl: '/partner/dashboard/admin' }, person())).toEqual({
      kind: 'wrongAccount',
      callbackUrl: '/partner/dashboard/admin',
      home: '/hotels',
    });
    const customer = person({ role: 'customer', agency: null });
    expect(signInState('agency', { callbackUrl: '/fflags' }, customer)).toMatchObject({
      kind: 'wrongAccount',
      home: '/user',
    });
    expect(signInState('desk', {}, person())).toMatchObject({
      kind: 'wrongAccount',
      callbackUrl: '/desk',
      home: '/hotels',
    });
  });

  it('leads a hotel contact to the desk through either door', () => {
    const contact = person({ role: 'operator', agency: null, hotelId: 'H01', hasHotelAccess: true });
    expect(signInState('agency', {}, contact)).toEqual({ kind: 'through', to: '/desk' });
    expect(signInState('desk', {}, contact)).toEqual({ kind: 'through', to: '/desk' });
  });

  it('sends to the page whoever is told there what is missing, so that nobody goes in circles', () => {
    const customer = person({ role: 'customer', agency: null });
    expect(signInState('agency', { callbackUrl: '/hotels' }, customer)).toEqual({ kind: 'through', to: '/hotels' });
    const beginner = person({ firstName: null, agency: null });
    expect(signInState('agency', {}, beginner)).toEqual({ kind: 'through', to: '/hotels' });
  });
});
