import fs from 'node:fs';
import path from 'node:path';
import { buildDirectory } from './places.mjs';

// Next keeps pages it made while serving next to the built ones. They tell of the data of that time and of that
// database: after a reset, or after tests, they would be shown as if they were true.
const server = path.join(buildDirectory, 'server');
/** The list of what belongs to the build itself. */
export const builtFiles = path.join(buildDirectory, 'built-files.json');
const fetched = path.join(buildDirectory, 'cache/fetch-cache');

function filesBelow(directory) {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
}

/** Writes that list; call after a build. */
export function rememberBuild() {
  fs.writeFileSync(builtFiles, JSON.stringify(filesBelow(server)));
}

/** Removes the pages that were made while serving; call before a server starts. */
export function forgetPages() {
  const built = new Set(JSON.parse(fs.readFileSync(builtFiles, 'utf8')));
  for (const file of filesBelow(server)) {
    if (!built.has(file)) fs.rmSync(path.join(server, file));
  }
  fs.rmSync(fetched, { recursive: true, force: true });
}
