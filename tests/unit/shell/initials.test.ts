import { expect, it } from 'vitest';
import { initialsOf } from '@/components/ui/initials-of';

it.each([
  ['Helena Brandt', 'HB'],
  ['Anna Maria von Berg', 'AM'],
  ['  Zoë ', 'Z'],
  ['Élodie', 'É'],
  ['Héléna 🏔 Brandt', 'HB'],
  ['“Kaiser” Franz', 'KF'],
  ['𝒜nna 王', '𝒜王'],
  ['🏔', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
