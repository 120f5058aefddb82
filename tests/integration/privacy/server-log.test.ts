import { expect, it } from 'vitest';
import { ownerDb } from '@/tests/factories/owner';

it('the database notes of what failed neither values nor the statement, in a file that no erasure reaches', async () => {
  const rows = await ownerDb.$queryRaw<{ name: string; setting: string }[]>`
    SELECT name, setting FROM pg_settings WHERE name IN
      ('log_error_verbosity', 'log_min_error_statement', 'log_statement', 'log_min_duration_statement', 'log_parameter_max_length_on_error')`;
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_statement: 'none',
    log_min_duration_statement: '-1',
    log_parameter_max_length_on_error: '0',
  });
});
