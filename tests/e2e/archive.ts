import { gzipSync } from 'node:zlib';

/** https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const HEADER_BYTES = 127;
const NO_COMPRESSION = 1;
const GZIP = 2;
const VECTOR_TILES = 1;
const WHOLE_WORLD = [-180, -85, 180, 85];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  return [...bytes, rest];
}

/** Fields of a protocol buffer: a number, or bytes with their length. */
function field(number: number, value: number | Iterable<number>): number[] {
  if (typeof value === 'number') return [...varint(number * 8), ...varint(value)];
  const bytes = [...value];
  return [...varint(number * 8 + 2), ...varint(bytes.length), ...bytes];
}

/** A vector tile of one layer with one polygon over all of it. */
function coveredTile(layer: string): Buffer {
  const extent = 4096;
  const there = extent * 2;
  const back = extent * 2 - 1;
  const moveTo = [9, 0, 0];
  const threeLines = [26, there, 0, 0, there, back, 0];
  const closed = 15;
  const polygon = [...field(3, 3), ...field(4, [...moveTo, ...threeLines, closed].flatMap(varint))];
  const name = field(1, Buffer.from(layer));
  return Buffer.from(field(3, [...field(15, 2), ...name, ...field(2, polygon), ...field(5, extent)]));
}

/** A PMTiles archive (version 3) of one tile: the whole world is covered by one polygon of `layer`. */
export function archiveOf(layer: string, attribution: string): Buffer {
  const tile = gzipSync(coveredTile(layer));
  // One entry: tile 0, once, its length, its place (counted from one).
  const directory = Buffer.from([...varint(1), ...varint(0), ...varint(1), ...varint(tile.length), ...varint(1)]);
  const metadata = Buffer.from(JSON.stringify({ attribution, vector_layers: [{ id: layer, fields: {} }] }));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + directory.length;
  const tilesAt = metadataAt + metadata.length;
  const places = [
    HEADER_BYTES,
    directory.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    tile.length,
    1,
    1,
    1,
  ];
  for (const [index, value] of places.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  header.set([1, NO_COMPRESSION, GZIP, VECTOR_TILES, 0, 0], 96);
  for (const [index, degrees] of WHOLE_WORLD.entries()) header.writeInt32LE(degrees * 1e7, 102 + index * 4);
  return Buffer.concat([header, directory, metadata, tile]);
}
