import { h01 } from './h01';
import { h02 } from './h02';
import { h03 } from './h03';
import { h04 } from './h04';
import { h05 } from './h05';
import { h06 } from './h06';
import type { HotelContent } from './types';

export const hotels: readonly HotelContent[] = [h01, h02, h03, h04, h05, h06];
