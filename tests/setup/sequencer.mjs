import { BaseSequencer } from 'vitest/node';
import { wantsOwnModules } from './wants-own-modules.mjs';

/**
 * First what renders pages, two long files; then those with modules of their own, because between others each would cost a
 * second load: that of the file after it.
 */
export class CostlyFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ project, moduleId }) => {
      if (project.name === 'integration-pages') return 0;
      return project.name === 'integration' && wantsOwnModules(moduleId) ? 1 : 2;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
