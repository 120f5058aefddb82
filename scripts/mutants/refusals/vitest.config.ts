import path from 'node:path';
import config from '../../../vitest.config';
import { noticeRefusals } from './plugin.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** The tests as they are, with every refusal of `lib` noticed. */
export default {
  ...config,
  root,
  plugins: [noticeRefusals(root)],
  test: { ...config.test, root, setupFiles: [path.join(import.meta.dirname, 'notice.mjs')] },
};
