import type { PropertyContent } from '../types';
import { p01ToP06 } from './p01-p06';
import { p07ToP11 } from './p07-p11';
import { p12ToP16 } from './p12-p16';
import { p17ToP22 } from './p17-p22';
import { p23ToP28 } from './p23-p28';
import { p29ToP33 } from './p29-p33';
import { p34ToP38 } from './p34-p38';
import { p39ToP44 } from './p39-p44';

export const properties: readonly PropertyContent[] = [
  ...p01ToP06,
  ...p07ToP11,
  ...p12ToP16,
  ...p17ToP22,
  ...p23ToP28,
  ...p29ToP33,
  ...p34ToP38,
  ...p39ToP44,
];
