import fs from 'node:fs';
import path from 'node:path';
import { diskProblem, diskTrouble } from './disk.mjs';
import { builtFiles, rememberBuild } from './pages.mjs';
import { buildDirectory, program, root } from './places.mjs';
import { Problem, tail } from './problem.mjs';
import { run } from './processes.mjs';
import { buildSources, fingerprint } from './sources.mjs';

const stampFile = path.join(buildDirectory, 'built-from');

function currentStamp() {
  // What Next writes into the build itself: public settings, and the policy of the files, which names the map's origin.
  const settings = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(NEXT_PUBLIC|MAP)_/.test(name)));
  return fingerprint(root, buildSources(root), { node: process.versions.modules, ...settings });
}

/** Whether there is a complete build of exactly these sources. */
export function isBuilt() {
  const parts = [stampFile, builtFiles, path.join(buildDirectory, 'BUILD_ID')];
  if (!parts.every((file) => fs.existsSync(file))) return false;
  return fs.readFileSync(stampFile, 'utf8') === currentStamp();
}

/** Builds for production unless that was done from the same sources; returns how it ended. `isPatient`: whatever else runs comes first. */
export async function build(environment, progress, { isPatient = false } = {}) {
  if (isBuilt()) return 'up to date';
  fs.rmSync(stampFile, { force: true });
  const stamp = currentStamp();
  progress('about a minute');
  const { code, output } = await run(process.execPath, [program.next, 'build'], {
    cwd: root,
    env: environment,
    isPatient,
    onLine: (line) => {
      if (/\p{L}/u.test(line)) progress(line.replace(/[^\p{L}\p{N}\p{P}\s]/gu, ''));
    },
  });
  if (code !== 0) {
    const trouble = diskTrouble(output);
    if (trouble) throw diskProblem(trouble, buildDirectory);
    throw new Problem('The build failed: correct what the lines above name and run the command again.', {
      detail: tail(output, 40),
    });
  }
  rememberBuild();
  fs.writeFileSync(stampFile, stamp);
  return 'made';
}
