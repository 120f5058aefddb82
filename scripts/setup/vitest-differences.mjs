import fs from 'node:fs';

/**
 * Vitest's JSON report names only the beginning of what was compared. This reporter keeps the difference beside it, so that
 * `npm test` can say which of a hundred entries is the wrong one: `{ [test's full name]: [difference, …] }`.
 */
export default class Differences {
  onTestRunEnd(modules) {
    const differences = {};
    for (const module of modules) {
      for (const test of module.children.allTests('failed')) {
        const told = (test.result().errors ?? []).flatMap(({ diff }) => diff ?? []);
        if (told.length > 0) differences[`${module.moduleId} ${test.fullName}`] = told;
      }
    }
    fs.writeFileSync(process.env.TEST_DIFFERENCES, JSON.stringify(differences));
  }
}
