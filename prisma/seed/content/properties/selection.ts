/**
 * Our selection, strongest first: a façade, an interior and a spa or detail as first picture in turn, apartments behind
 * the chalets. The search alternates first pictures by itself, in whatever part of the catalogue is asked for.
 */
const selection = `
  P01 P23 P34 P41 P44 P35 P03 P38 P30 P02 P40 P36 P16 P32 P28 P04 P37 P39 P14 P29 P19
  P42 P09 P08 P10 P17 P27 P12 P24 P26 P31 P13 P43 P15 P18 P20 P06 P11 P07 P21 P25 P22
`.match(/P\d\d/g);

/** From 1; null: not in the selection. */
export function selectionRankOf(id: string): number | null {
  const index = selection?.indexOf(id) ?? -1;
  return index < 0 ? null : index + 1;
}
