import fs from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

const MEGABYTE = 1024 * 1024;

const PATTERNS = [
  [/ENOSPC|No space left on device|EDQUOT|Disk quota exceeded/i, 'full'],
  [/EROFS|Read-only file system/i, 'read-only'],
  [/\bEACCES\b|\bEPERM\b/, 'forbidden'],
];

/** Which trouble with the disk an error or a program's output tells of: `full`, `read-only`, `forbidden` or null. */
export function diskTrouble(text) {
  return PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The line for such a trouble below `directory`. */
export function diskProblem(trouble, directory) {
  const lines = {
    full: `The disk that holds ${directory} is full: free some space and run the command again.`,
    'read-only': `${directory} is on a read-only disk: copy the project to a place that can be written and run the command there.`,
    forbidden: `${directory} may not be written by this user: run the command as its owner, or change the owner with chown.`,
  };
  return new Problem(lines[trouble]);
}

/** Throws unless `directory` (made if missing) can be written and its disk has `megabytes` left. Leaves nothing behind. */
export function requireDisk(directory, megabytes) {
  const probe = path.join(directory, `.write-test-${process.pid}`);
  try {
    fs.writeFileSync(probe, 'x');
    fs.rmSync(probe);
  } catch (error) {
    fs.rmSync(probe, { force: true });
    const trouble = diskTrouble(String(error));
    throw trouble ? diskProblem(trouble, directory) : error;
  }
  const { bavail, bsize } = fs.statfsSync(directory);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= megabytes) return;
  throw new Problem(
    `The disk that holds ${directory} has ${free} MB left, ${megabytes} MB are needed: free some space and run the command again.`,
  );
}
