import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from './command.mjs';
import { requireNoInstance } from './instance.mjs';
import { dataDirectory } from './places.mjs';
import { stopLeftServer } from './postgres.mjs';
import { outsidePlace } from './postgres-place.mjs';
import { say } from './report.mjs';

/** The place outside that the secrets name, in whatever state they are: they are what a reset is to mend, too. */
function outside() {
  const file = path.join(dataDirectory, 'secrets.json');
  const place = fs.existsSync(file) && /"place":\s*"([0-9a-f]+)"/.exec(fs.readFileSync(file, 'utf8'))?.[1];
  return place ? outsidePlace(place) : null;
}

/** `npm run reset`: removes the embedded database and its secrets. A database of one's own is never touched. */
export function resetData() {
  return runCommand(async () => {
    if (!fs.existsSync(dataDirectory)) {
      say('✓ There is no data to remove. npm start begins anew.');
      return 0;
    }
    requireNoInstance('before resetting');
    const other = outside();
    await stopLeftServer(path.join(dataDirectory, 'postgres'));
    if (other) await stopLeftServer(path.join(other, 'data'));
    // The secrets name the other place, so it goes first.
    for (const directory of [other, dataDirectory])
      if (directory) fs.rmSync(directory, { recursive: true, force: true });
    say('✓ The embedded database was removed. npm start begins anew.');
    if (process.env.DATABASE_URL) say('  DATABASE_URL is set: that database is yours and was left alone.');
    return 0;
  });
}
