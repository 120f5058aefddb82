import { describe, expect, it } from 'vitest';
import { isFreeMail } from '@/lib/people/user/free-mail-domains';
import { domainOf, parseRole } from '@/lib/people/user/rules';
import { roleField } from '@/lib/people/user/schema';
import { displayName, ownName } from '@/lib/platform/viewer/rules';
import { roles } from '@/lib/platform/viewer/types';

describe('roles in any spelling', () => {
  it.each([
    ['AGENT', 'agent'],
    ['SUPERVISOR_AGENT', 'supervisorAgent'],
    ['supervisorAgent', 'supervisorAgent'],
    ['ADMIN', 'admin'],
    ['CARTA_LIFESTYLE_AGENT', 'carta_lifestyleAgent'],
    ['CARTA_LIFESTYLEAGENT', 'carta_lifestyleAgent'],
    ['supervisor', null],
    ['', null],
    ['constructor', null],
  ])('%s → %s', (text, role) => {
    expect(parseRole(text)).toBe(role);
  });

  it('every stored role is its own spelling, and a field takes only those it lists', () => {
    for (const role of roles) expect(parseRole(role)).toBe(role);
    const field = roleField(['agent', 'supervisorAgent']);
    expect(field.parse('AGENT')).toBe('agent');
    expect(field.safeParse('ADMIN').success).toBe(false);
  });
});

describe('e-mail domains', () => {
  it('are what stands after the last @, in lower case', () => {
    expect(domainOf('Anna@Agency.Example')).toBe('agency.example');
    expect(domainOf('"a@gmail.com"@agency.example')).toBe('agency.example');
  });

  it('of providers say nothing about an agency', () => {
    expect(['gmail.com', 'gmx.de', 'bluewin.ch', 'agency.example'].map(isFreeMail)).toEqual([true, true, true, false]);
  });
});

it('whoever has told no name is shown by their address, and greeted by none', () => {
  const unnamed = { firstName: null, lastName: '', email: 'owner@agency.example' };
  expect([ownName(unnamed), displayName(unnamed)]).toEqual([null, 'owner@agency.example']);
  const named = { ...unnamed, firstName: 'Mila', lastName: 'Novak' };
  expect([ownName(named), displayName(named)]).toEqual(['Mila Novak', 'Mila Novak']);
});
