import { h01 } from './h01';
import { h02 } from './h02';
import { h03 } from './h03';
import { h04 } from './h04';
import { h05 } from './h05';
import { h06 } from './h06';
import { h07 } from './h07';
import { h08 } from './h08';
import { h09 } from './h09';
import { h10 } from './h10';
import { h11 } from './h11';
import { h12 } from './h12';
import { h13 } from './h13';
import { h14 } from './h14';
import { h15 } from './h15';
import { h16 } from './h16';
import { h17 } from './h17';
import { h18 } from './h18';
import { h19 } from './h19';
import { h20 } from './h20';
import { h21 } from './h21';
import { h22 } from './h22';
import { h23 } from './h23';
import { h24 } from './h24';
import { h25 } from './h25';
import { h26 } from './h26';
import type { HotelContent } from './types';

export const hotels: readonly HotelContent[] = [
  h01,
  h02,
  h03,
  h04,
  h05,
  h06,
  h07,
  h08,
  h09,
  h10,
  h11,
  h12,
  h13,
  h14,
  h15,
  h16,
  h17,
  h18,
  h19,
  h20,
  h21,
  h22,
  h23,
  h24,
  h25,
  h26,
];
