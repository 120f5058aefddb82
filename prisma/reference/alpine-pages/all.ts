import { austrianPages } from './austria';
import { frenchPages } from './france';
import { generalPages } from './general';
import { italianPages } from './italy';
import type { AlpinePageContent } from './page-content';
import { swissPages } from './switzerland';
import { valaisPages } from './valais';

export const alpinePages: readonly AlpinePageContent[] = [
  ...generalPages,
  ...austrianPages,
  ...swissPages,
  ...valaisPages,
  ...frenchPages,
  ...italianPages,
];
