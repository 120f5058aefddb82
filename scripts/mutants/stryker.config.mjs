/** What decides about money, terms and leads, each as a pure function: the tests of `tests/unit` must see it change. */
export const mutated = [
  'lib/platform/money*.ts',
  'lib/rates/**/rules{.ts,/**/*.ts}',
  'lib/sales/**/rules{.ts,/**/*.ts}',
];

export default {
  mutate: mutated,
  testRunner: 'vitest',
  // Which tests see a mutant is known from the first run; what imports its file need not be found out for each.
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // The reader of tsconfig needs a TypeScript with an interface for programs, and nothing here is compiled.
  tsconfigFile: 'none',
  checkers: [],
  ignorePatterns: ['public', 'prisma/migrations', '.ci', '.data', '.next', 'docs', 'test-results', 'playwright-report'],
  ignoreStatic: true,
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  htmlReporter: { fileName: 'coverage/mutants/report.html' },
  jsonReporter: { fileName: 'coverage/mutants/report.json' },
  tempDirName: 'coverage/mutants/sandbox',
  cleanTempDir: 'always',
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: null },
};
