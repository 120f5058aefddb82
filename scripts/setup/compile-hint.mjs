import fs from 'node:fs';
import path from 'node:path';
import { buildDirectory } from './places.mjs';

/** Chromium then compiles the file beside the page while it comes; without it a function is compiled when it is called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the scripts every page begins with: React and Next call nearly all of theirs at once. Call after a build. */
export function hintCompilation() {
  const { rootMainFiles } = JSON.parse(fs.readFileSync(path.join(buildDirectory, 'build-manifest.json'), 'utf8'));
  for (const name of rootMainFiles) {
    const file = path.join(buildDirectory, name);
    const script = fs.readFileSync(file, 'utf8');
    if (!script.startsWith(HINT)) fs.writeFileSync(file, HINT + script);
  }
}
