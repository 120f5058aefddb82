/** Drawn on 64 × 64: the ink is what can be read on the ground, the accent a line or a mark (it may be the ink itself). */
export type Motif = (ink: string, accent: string, ground: string) => string;

const fill = (color: string, path: string) => `<path fill="${color}" d="${path}"/>`;
const line = (color: string, path: string, width = 3) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
const disc = (color: string, x: number, y: number, r: number) =>
  `<circle fill="${color}" cx="${x}" cy="${y}" r="${r}"/>`;
const ring = (color: string, x: number, y: number, r: number, width = 3) =>
  `<circle fill="none" stroke="${color}" stroke-width="${width}" cx="${x}" cy="${y}" r="${r}"/>`;

export const motifs: Readonly<Record<string, Motif>> = {
  alpenglow: (ink, accent) =>
    fill(ink, 'M8 47 26 19l9 13 6-8 15 23z') + fill(accent, 'M19.6 29 26 19l6.4 9.3-4.6 3.2-3.4-2.6z'),
  default: (ink, accent) => fill(accent, 'M15 14h3v36h-3z') + line(ink, 'M26 21h23M26 32h17M26 43h11', 4),
  amex: (ink, accent) => line(ink, 'M14 25h28v20H14z') + line(accent, 'M22 25v-7h28v20h-8') + line(ink, 'M14 32h28'),
  dnata: (ink, accent) => disc(accent, 43, 22, 7) + fill(ink, 'M8 46c10 0 13-18 24-18 9 0 12 18 24 18z'),
  luxotic: (ink, accent) =>
    fill(ink, 'M16 36a16 16 0 0 1 32 0z') +
    line(accent, 'M10 43q5.5-4 11 0t11 0 11 0 11 0M18 50q3.5-3 7 0t7 0 7 0 7 0'),
  topcentive: (ink, accent) =>
    ring(ink, 32, 32, 19) + line(accent, 'M32 13c-11 10-11 28 0 38M32 13c11 10 11 28 0 38') + line(ink, 'M13 32h38'),
  bookltn: (ink, accent) =>
    fill(ink, 'M32 11 45 30h-6l8 13H17l8-13h-6z') + line(ink, 'M32 43v9', 4) + disc(accent, 32, 34, 4),
  bookglds: (ink, accent) =>
    fill(ink, 'M49 14c2 22-6 35-24 36-9-14 0-32 24-36z') + line(accent, 'M15 51c5-12 13-20 24-27'),
  halcyon: (ink, accent) =>
    fill(ink, 'M10 26c14-2 22 4 25 18-14 2-23-4-25-18z') + fill(accent, 'M54 16c-14 2-21 11-19 28 15-4 21-14 19-28z'),
  aurelle: (ink, accent) => line(ink, 'M16 48 32 15l16 33', 4) + line(accent, 'M20 41q12-9 24 0'),
  vela: (ink, accent) =>
    fill(ink, 'M34 11c10 10 14 20 14 31H34z') + fill(accent, 'M29 20v22H16c2-9 6-16 13-22z') + line(ink, 'M14 49h36'),
  dorado: (ink, accent) =>
    fill(accent, 'M19 42a13 13 0 0 1 26 0z') + line(ink, 'M32 15v7M14 24l5 5M50 24l-5 5M9 42h4M51 42h4M12 49h40'),
  onyx: (ink, accent) => line(ink, 'M32 11 50 21v22L32 53 14 43V21z') + line(accent, 'M14 21l18 10 18-10M32 31v22'),
  aurum: (ink, accent) => ring(ink, 32, 32, 20) + ring(accent, 32, 32, 13) + disc(ink, 32, 32, 5),
  fernweh: (ink, accent) => line(accent, 'M10 26h44') + fill(ink, 'M29 26h6l13 25H16z'),
  lindqvist: (ink, _accent, ground) =>
    fill(ink, 'M32 52C14 44 12 26 18 15c9 1 14 6 14 14 0-8 5-13 14-14 6 11 4 29-14 37z') + line(ground, 'M32 34v12'),
  bellavia: (ink, accent) => line(ink, 'M20 52c0-12 24-10 24-20S20 24 20 12', 6) + line(accent, 'M12 52h8M12 12h8'),
  castellane: (ink, accent) =>
    fill(ink, 'M18 51V22h-3v-9h7v5h6v-5h8v5h6v-5h7v9h-3v29z') + fill(accent, 'M27 51V39a5 5 0 0 1 10 0v12z'),
  kitterick: (ink, accent) => fill(ink, 'M36 10 52 26 30 42 20 20z') + line(accent, 'M30 42c-10 0-8 10-18 10'),
  seeblick: (ink, _accent, ground) => fill(ink, 'M9 32q23-23 46 0-23 23-46 0z') + disc(ground, 32, 32, 7),
  marchetti: (ink, accent) => line(ink, 'M13 48V20l19 20 19-20v28', 5) + disc(accent, 32, 20, 4),
  norrsken: (ink, accent) =>
    line(ink, 'M10 46C14 26 26 16 54 16M20 48c3-13 12-20 34-21') + line(accent, 'M30 50c3-8 10-12 24-12'),
  perlenfischer: (ink, accent) =>
    fill(ink, 'M32 52 10 26q5-9 11-2 4-9 11-2 7-7 11 2 6-7 11 2z') + disc(accent, 32, 13, 5),
  tamarisk: (ink, accent) =>
    line(ink, 'M32 54V14M32 44c-8 0-13-5-14-12M32 36c8 0 13-5 14-12') +
    disc(accent, 18, 27, 4) +
    disc(accent, 46, 19, 4) +
    disc(accent, 32, 12, 4),
  quillon: (ink, accent) => fill(ink, 'M50 12c-18 2-28 14-30 32 18-2 29-14 30-32z') + line(accent, 'M13 52 24 40'),
  weissgrat: (ink, accent) => line(ink, 'M8 44l10-16 8 8 9-18 8 14 5-6 8 18', 4) + line(accent, 'M16 52h32'),
  guild: (ink, accent) => ring(ink, 32, 22, 9, 4) + line(ink, 'M32 31v21', 4) + line(accent, 'M33 44h8M33 51h8'),
  larkfield: (ink, accent) =>
    fill(ink, 'M10 24q14 0 22 14 8-14 22-14-4 20-22 24-18-4-22-24z') + disc(accent, 32, 20, 5),
  nordvig: (ink, accent) => line(ink, 'M16 49V17l32 30V15', 5) + line(accent, 'M10 55h44'),
  'maison-aubade': (ink, accent) =>
    line(ink, 'M16 50V32a16 16 0 0 1 32 0v18') + fill(accent, 'M24 50a8 8 0 0 1 16 0z') + line(ink, 'M10 50h44'),
  tessera: (ink, accent) =>
    fill(ink, 'M14 14h16v16H14zM34 34h16v16H34z') +
    fill(accent, 'M34 14h16v16H34z') +
    line(ink, 'M15.5 35.5h13v13h-13z'),
};
