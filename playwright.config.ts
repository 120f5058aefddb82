import { defineConfig } from '@playwright/test';

const port = process.env.E2E_PORT ?? '3000';

/** Each project runs against what `scripts/test.mjs` has started for it from the one build. */
export default defineConfig({
  projects: [
    /** The demonstration. A page serves one test after the other (`tests/e2e/kept-page`). */
    { name: 'e2e', testDir: 'tests/e2e', outputDir: 'test-results/e2e' },
    /** The demonstration again, after all others and one after the other: they move its clock by weeks. */
    {
      name: 'journeys',
      testDir: 'tests/journeys',
      outputDir: 'test-results/journeys',
      dependencies: ['e2e'],
      fullyParallel: false,
      workers: 1,
      retries: 0,
    },
    /** Whole journeys in every language, width and way of use: only when asked for. They build on one demonstration. */
    {
      name: 'tours',
      testDir: 'tests/tours',
      outputDir: 'test-results/tours',
      fullyParallel: false,
      workers: 1,
      retries: 0,
    },
    /** An empty database with reference data, as on an operator's first day; its tests build on each other. */
    {
      name: 'production',
      testDir: 'tests/production',
      outputDir: 'test-results/production',
      fullyParallel: false,
      workers: 1,
      retries: 0,
    },
  ],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // `npm test` names what needed its second try.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://alpenglow.com.localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters are as wide as in a window: without windows they are rounded, and a line of 320 px becomes one of 329.
        '--font-render-hinting=none',
        // The map draws without a graphics card.
        '--enable-unsafe-swiftshader',
        // A page lives for seconds: what V8 would make faster meanwhile costs more than it saves, of axe a third.
        '--js-flags=--no-opt --no-maglev',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
