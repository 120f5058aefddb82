import fs from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import { wantsOwnModules } from './wants-own-modules.mjs';

/** Makes demonstrations of its own. */
const SEEDS_ITSELF = /from '@\/prisma\/seed\/seed'/;

/**
 * First what seeds for itself: the file beside it seeds the demonstration of all the others, which would only wait for it. Then
 * what renders pages, two long files; then those with modules of their own, because between others each would cost a
 * second load: that of the file after it.
 */
export class CostlyFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ project, moduleId }) => {
      if (project.name === 'integration-pages') return 1;
      if (project.name !== 'integration') return 3;
      if (SEEDS_ITSELF.test(fs.readFileSync(moduleId, 'utf8'))) return 0;
      return wantsOwnModules(moduleId) ? 2 : 3;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
