import { describe, expect, it } from 'vitest';
import { firstOpenStep, isStepComplete, stepOfAddress } from '@/lib/people/onboarding/rules';

const agency = {
  id: 'A1',
  name: 'Morgenrot Reisen',
  verification: 'none' as const,
  design: { main: null, accentOnMain: null, invertedFont: null, theme: null, logoId: null },
};
const beginner = { firstName: null, agency: null, hasSeenPayouts: false, hasFinishedBranding: false };

describe('where the wizard starts', () => {
  it.each([
    ['name', beginner],
    ['name', { ...beginner, agency }],
    ['agency', { ...beginner, firstName: 'Ada' }],
    ['payouts', { ...beginner, firstName: 'Ada', agency }],
    ['branding', { ...beginner, firstName: 'Ada', agency, hasSeenPayouts: true }],
    ['payouts', { ...beginner, firstName: 'Ada', agency, hasFinishedBranding: true }],
    [null, { ...beginner, firstName: 'Ada', agency, hasSeenPayouts: true, hasFinishedBranding: true }],
  ])('%s', (step, viewer) => {
    expect(firstOpenStep(viewer)).toBe(step);
  });

  it('never calls payouts complete', () => {
    expect(isStepComplete('payouts', { ...beginner, hasSeenPayouts: true })).toBe(false);
  });
});

describe('a step in the address', () => {
  const member = { ...beginner, firstName: 'Ada', agency };

  it('is opened when no required step stands before it', () => {
    expect(stepOfAddress('branding', member)).toBe('branding');
    expect(stepOfAddress('name', member)).toBe('name');
    expect(stepOfAddress('name', beginner)).toBe('name');
  });

  it('gives way to the required one before it, and to the start when it is none', () => {
    expect(stepOfAddress('payouts', { ...beginner, firstName: 'Ada' })).toBe('agency');
    expect(stepOfAddress('agency', beginner)).toBe('name');
    expect(stepOfAddress('anything', member)).toBe('payouts');
    expect(stepOfAddress(undefined, member)).toBe('payouts');
  });
});
