import { describe, expect, it } from 'vitest';
import { homeOf } from '@/components/shell/agency-frame-setting';
import type { AgencySetting } from '@/components/shell/agency-setting';

type Viewer = NonNullable<AgencySetting['viewer']>;
const viewerOf = (part: Partial<Pick<Viewer, 'agency' | 'hotelId' | 'operatorId'>>) =>
  ({ agency: null, hotelId: null, operatorId: null, ...part }) as Viewer;

describe('where the logo of the agency side leads', () => {
  it.each([
    ['a hotel’s contact', viewerOf({ hotelId: 'H01' }), '/desk'],
    ['an operator', viewerOf({ operatorId: 'O1' }), '/desk'],
    ['an agent', viewerOf({ agency: {} as Viewer['agency'] }), '/hotels'],
    [
      'a hotel’s contact who also works in an agency',
      viewerOf({ agency: {} as Viewer['agency'], hotelId: 'H01' }),
      '/hotels',
    ],
    ['somebody who belongs nowhere yet', viewerOf({}), '/hotels'],
    ['somebody who is not signed in', null, '/signin'],
  ])('%s', (_, viewer, path) => expect(homeOf(viewer)).toBe(path));
});
