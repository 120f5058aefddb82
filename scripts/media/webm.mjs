// A WebM file of one silent VP9 track. Element ids: https://www.matroska.org/technical/elements.html
const ID = {
  ebml: '1a45dfa3',
  version: '4286',
  readVersion: '42f7',
  longestId: '42f2',
  longestSize: '42f3',
  docType: '4282',
  docTypeVersion: '4287',
  docTypeReadVersion: '4285',
  segment: '18538067',
  info: '1549a966',
  timestampScale: '2ad7b1',
  duration: '4489',
  muxingApp: '4d80',
  writingApp: '5741',
  tracks: '1654ae6b',
  track: 'ae',
  trackNumber: 'd7',
  trackUid: '73c5',
  lacing: '9c',
  trackType: '83',
  codec: '86',
  defaultDuration: '23e383',
  video: 'e0',
  pixelWidth: 'b0',
  pixelHeight: 'ba',
  colour: '55b0',
  matrix: '55b1',
  range: '55b9',
  transfer: '55ba',
  primaries: '55bb',
  cues: '1c53bb6b',
  cuePoint: 'bb',
  cueTime: 'b3',
  cuePositions: 'b7',
  cueTrack: 'f7',
  cueClusterPosition: 'f1',
  cluster: '1f43b675',
  clusterTimestamp: 'e7',
  simpleBlock: 'a3',
};
const NANOSECONDS_PER_MILLISECOND = 1_000_000;
const VIDEO = 1;

/** Numbers of ISO/IEC 23091-4 for the names WebCodecs uses. */
const colours = { bt709: 1, smpte170m: 6, 'iec61966-2-1': 13, bt470bg: 5 };

/** Sizes are written with eight bytes: positions are then known before contents. */
function element(id, ...contents) {
  const body = Buffer.concat(contents);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

function whole(id, value) {
  const body = Buffer.alloc(8);
  body.writeBigUInt64BE(BigInt(value));
  return element(id, body);
}

function real(id, value) {
  const body = Buffer.alloc(8);
  body.writeDoubleBE(value);
  return element(id, body);
}

const text = (id, value) => element(id, Buffer.from(value));

function cluster(frames, start) {
  const blocks = frames.map(({ isKey, data, at }) => {
    const head = Buffer.from([0x80 | VIDEO, 0, 0, isKey ? 0x80 : 0]);
    head.writeInt16BE(at - start, 1);
    return element(ID.simpleBlock, head, Buffer.from(data, 'base64'));
  });
  return element(ID.cluster, whole(ID.clusterTimestamp, start), ...blocks);
}

function tracks({ width, height, framesPerSecond }, colorSpace) {
  return element(
    ID.tracks,
    element(
      ID.track,
      whole(ID.trackNumber, VIDEO),
      whole(ID.trackUid, VIDEO),
      whole(ID.lacing, 0),
      whole(ID.trackType, VIDEO),
      text(ID.codec, 'V_VP9'),
      whole(ID.defaultDuration, (1000 / framesPerSecond) * NANOSECONDS_PER_MILLISECOND),
      element(
        ID.video,
        whole(ID.pixelWidth, width),
        whole(ID.pixelHeight, height),
        element(
          ID.colour,
          whole(ID.matrix, colours[colorSpace.matrix]),
          whole(ID.range, colorSpace.fullRange ? 2 : 1),
          whole(ID.transfer, colours[colorSpace.transfer]),
          whole(ID.primaries, colours[colorSpace.primaries]),
        ),
      ),
    ),
  );
}

/** One cluster per key frame, each in the cues, so that a player can jump. */
export function toWebm({ colorSpace, frames }, format) {
  const milliseconds = 1000 / format.framesPerSecond;
  const groups = [];
  for (const [count, frame] of frames.entries()) {
    if (frame.isKey) groups.push([]);
    groups.at(-1).push({ ...frame, at: count * milliseconds });
  }
  const clusters = groups.map((group) => ({ start: group[0].at, bytes: cluster(group, group[0].at) }));
  const opening = Buffer.concat([
    element(
      ID.info,
      whole(ID.timestampScale, NANOSECONDS_PER_MILLISECOND),
      real(ID.duration, frames.length * milliseconds),
      text(ID.muxingApp, 'Alpenglow'),
      text(ID.writingApp, 'Alpenglow'),
    ),
    tracks(format, colorSpace),
  ]);
  const cuesAt = (from) => {
    let position = from;
    const points = clusters.map(({ start, bytes }) => {
      const positions = [whole(ID.cueTrack, VIDEO), whole(ID.cueClusterPosition, position)];
      position += bytes.length;
      return element(ID.cuePoint, whole(ID.cueTime, start), element(ID.cuePositions, ...positions));
    });
    return element(ID.cues, ...points);
  };
  const cues = cuesAt(opening.length + cuesAt(0).length);
  const head = element(
    ID.ebml,
    whole(ID.version, 1),
    whole(ID.readVersion, 1),
    whole(ID.longestId, 4),
    whole(ID.longestSize, 8),
    text(ID.docType, 'webm'),
    whole(ID.docTypeVersion, 4),
    whole(ID.docTypeReadVersion, 2),
  );
  return Buffer.concat([head, element(ID.segment, opening, cues, ...clusters.map(({ bytes }) => bytes))]);
}
