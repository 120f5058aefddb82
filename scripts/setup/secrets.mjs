import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

const NAMES = ['place', 'superuserPassword', 'ownerPassword', 'appPassword', 'issuerPassword', 'appSecret'];

const beginAnew = 'put it back as it was, or begin anew without the data: npm run reset';

function read(file) {
  let text;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem(`${file} cannot be read (${error.code}): run the command as its owner, or ${beginAnew}`);
  }
  try {
    const kept = JSON.parse(text);
    if (kept !== null && typeof kept === 'object' && !Array.isArray(kept)) return kept;
  } catch {
    // Told below.
  }
  throw new Problem(`${file} is damaged: it held the passwords of the database: ${beginAnew}`);
}

/** The random secrets of this data directory, made once and kept readable for their owner only. Hex, so that they need no escaping in URLs. New ones would not open a database that is there already. */
export function keepSecrets(directory) {
  const file = path.join(directory, 'secrets.json');
  const isThere = fs.existsSync(file);
  if (!isThere && fs.existsSync(path.join(directory, 'postgres', 'cluster', 'PG_VERSION'))) {
    throw new Problem(`${file} is gone: it held the passwords of the database: ${beginAnew}`);
  }
  const kept = isThere ? read(file) : {};
  const missing = NAMES.filter((name) => !kept[name]);
  if (missing.length === 0) return kept;
  const secrets = { ...kept };
  for (const name of missing) secrets[name] = randomBytes(name === 'place' ? 8 : 32).toString('hex');
  const draft = `${file}.new`;
  fs.writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(draft, file);
  return secrets;
}
