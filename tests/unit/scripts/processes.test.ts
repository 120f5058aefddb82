import os from 'node:os';
import { expect, it } from 'vitest';
import { run } from '@/scripts/setup/processes.mjs';

it('a patient program takes what others leave of the processors, another one its full part', async () => {
  const say = ['-e', 'console.log(os.getPriority())'];
  const { PRIORITY_LOW } = os.constants.priority;
  expect(await run(process.execPath, say, { isPatient: true })).toMatchObject({
    code: 0,
    output: String(PRIORITY_LOW),
  });
  expect((await run(process.execPath, say)).output).toBe(String(os.getPriority()));
});
