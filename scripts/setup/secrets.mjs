import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['place', 'superuserPassword', 'ownerPassword', 'appPassword', 'issuerPassword', 'appSecret'];

/** The random secrets of this data directory, made once and kept readable for their owner only. Hex, so that they need no escaping in URLs. */
export function keepSecrets(directory) {
  const file = path.join(directory, 'secrets.json');
  const kept = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const missing = NAMES.filter((name) => !kept[name]);
  if (missing.length === 0) return kept;
  const secrets = { ...kept };
  for (const name of missing) secrets[name] = randomBytes(name === 'place' ? 8 : 32).toString('hex');
  const draft = `${file}.new`;
  fs.writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(draft, file);
  return secrets;
}
