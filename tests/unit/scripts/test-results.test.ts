import { describe, expect, it } from 'vitest';
import { addResults, describeResults, readPlaywright, readVitest } from '@/scripts/setup/test-results.mjs';

const vitest = {
  testResults: [
    {
      name: '/project/tests/unit/money.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'money adds', ancestorTitles: ['money'], title: 'adds', failureMessages: [] },
        { status: 'pending', fullName: 'money waits', ancestorTitles: ['money'], title: 'waits', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'money rounds',
          ancestorTitles: ['money'],
          title: 'rounds',
          failureMessages: [
            'expected 1\n    at /project/tests/unit/money.test.ts:3:1\n    at file:///project/node_modules/x.js:1:1',
          ],
        },
      ],
    },
    { name: '/project/tests/unit/broken.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
  ],
};

const result = (message: string) => ({ errors: [{ message }] });

const playwright = {
  errors: [],
  suites: [
    {
      title: 'storefront/home.spec.ts',
      file: 'storefront/home.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected', results: [] }] }],
      suites: [
        {
          title: 'menu',
          file: 'storefront/home.spec.ts',
          specs: [
            { title: 'closes', tests: [{ status: 'unexpected', results: [result('first'), result('second')] }] },
            { title: 'sleeps', tests: [{ status: 'skipped', results: [] }] },
            { title: 'opens late', tests: [{ status: 'flaky', results: [result('too early'), { errors: [] }] }] },
          ],
        },
      ],
    },
  ],
};

describe('Vitest', () => {
  const results = readVitest(vitest, '/project');

  it('counts tests, and a file that does not load as one that failed', () => {
    expect(results).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  });

  it('names what failed by file and title, without frames of packages', () => {
    expect(results.failures).toEqual([
      {
        title: 'tests/unit/money.test.ts › money rounds',
        message: 'expected 1\n    at /project/tests/unit/money.test.ts:3:1',
      },
      { title: 'tests/unit/broken.test.ts', message: 'cannot load' },
    ]);
  });

  it('says what differs, where the report names only the beginning', () => {
    const name = '/project/tests/unit/money.test.ts money > rounds';
    const { failures } = readVitest(vitest, '/project', { [name]: ['- 2\n+ 1'] });
    expect(failures[0]?.message).toContain('- 2\n+ 1');
  });
});

describe('Playwright', () => {
  const results = readPlaywright(playwright);

  it('counts tests of nested suites', () => {
    expect(results).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  });

  it('names what passed at its second try only, with what was wrong at the first', () => {
    expect(results.secondTries).toEqual([
      { title: 'storefront/home.spec.ts › menu › opens late', message: 'too early' },
    ]);
  });

  it('names what failed with the error of the last attempt', () => {
    expect(results.failures).toEqual([{ title: 'storefront/home.spec.ts › menu › closes', message: 'second' }]);
  });

  it('counts an error outside of any test', () => {
    expect(readPlaywright({ errors: [{ message: 'no browser' }], suites: [] })).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ message: 'no browser' }],
    });
  });
});

describe('the last line', () => {
  it('sums up the suites and hides no skipped test', () => {
    const sum = addResults([readVitest(vitest, '/project'), readPlaywright(playwright)]);
    expect(describeResults(sum)).toBe('3 passed, 3 failed, 2 skipped');
    expect(describeResults({ ...sum, skipped: 0 })).toBe('3 passed, 3 failed');
  });
});
