/**
 * What a suite came to: `{ passed, failed, skipped, failures, secondTries }`, both lists of `{ title, message }`. What
 * passed at its second try only has passed, and is named with what was wrong at the first.
 */
const nothing = () => ({ passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] });

/** A suite that could not run counts as one failure. */
export function brokenSuite(title, message) {
  return { ...nothing(), failed: 1, failures: [{ title, message }] };
}

/** A check that only passes or fails, as a suite of one. */
export function singleResult(title, { code, output }) {
  return code === 0 ? { ...nothing(), passed: 1 } : brokenSuite(title, output);
}

/** Without the frames of the packages below a test, which never hold the mistake. */
function withoutForeignFrames(message) {
  return message
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|<anonymous>|node:internal)/.test(line))
    .join('\n');
}

/** Vitest's JSON report, with the differences kept beside it. A file that does not load has no tests, yet it failed. */
export function readVitest(report, root, differences = {}) {
  const results = nothing();
  for (const file of report.testResults) {
    const name = file.name.startsWith(root) ? file.name.slice(root.length + 1) : file.name;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') results.passed += 1;
      else if (test.status !== 'failed') results.skipped += 1;
      else {
        results.failed += 1;
        results.failures.push({
          title: `${name} › ${test.fullName}`,
          message: [
            withoutForeignFrames(test.failureMessages.join('\n')),
            ...(differences[`${file.name} ${[...test.ancestorTitles, test.title].join(' > ')}`] ?? []),
          ].join('\n'),
        });
      }
    }
    const failedAsAWhole = file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
    if (failedAsAWhole) {
      results.failed += 1;
      results.failures.push({ title: name, message: file.message });
    }
  }
  return results;
}

function* specsOf(suite, titles = []) {
  const inside = suite.title === suite.file ? titles : [...titles, suite.title];
  for (const spec of suite.specs ?? []) yield { spec, titles: [suite.file, ...inside, spec.title] };
  for (const child of suite.suites ?? []) yield* specsOf(child, inside);
}

/** Playwright's JSON report; one test counts once, however many attempts it took. */
export function readPlaywright(report) {
  const results = nothing();
  for (const { message } of report.errors ?? []) {
    results.failed += 1;
    results.failures.push({ title: 'Playwright', message });
  }
  for (const suite of report.suites ?? []) {
    for (const { spec, titles } of specsOf(suite)) {
      for (const test of spec.tests) {
        const named = (attempt) => ({
          title: titles.join(' › '),
          message: (attempt?.errors ?? []).map(({ message }) => message).join('\n'),
        });
        if (test.status === 'skipped') results.skipped += 1;
        else if (test.status === 'unexpected') {
          results.failed += 1;
          results.failures.push(named(test.results.at(-1)));
        } else {
          results.passed += 1;
          if (test.status === 'flaky') results.secondTries.push(named(test.results[0]));
        }
      }
    }
  }
  return results;
}

/** `812 passed, 0 failed`, and the skipped ones if there are any: there should be none. */
export function describeResults({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function addResults(all) {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    nothing(),
  );
}
