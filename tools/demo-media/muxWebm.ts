/** A picture of a film as the encoder answers it. */
export interface EncodedFrame {
  readonly milliseconds: number;
  readonly isKey: boolean;
  readonly data: Buffer;
}

interface Film {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly frames: readonly EncodedFrame[];
}

const ids = {
  header: 0x1a45dfa3,
  readVersion: 0x42f7,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  cueTime: 0xb3,
  cuePlaces: 0xb7,
  cueTrack: 0xf7,
  cuePlace: 0xf1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
} as const;

function bytesOf(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex");
}

/** An element: its name, its length in eight bytes, and what is in it. */
function element(id: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([bytesOf(id), length, body]);
}

function uint(id: number, value: number): Buffer {
  const content = Buffer.alloc(4);
  content.writeUInt32BE(value);
  return element(id, content);
}

const text = (id: number, value: string) => element(id, Buffer.from(value));

function double(id: number, value: number): Buffer {
  const content = Buffer.alloc(8);
  content.writeDoubleBE(value);
  return element(id, content);
}

function block(frame: EncodedFrame, clusterStart: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, frame.isKey ? 0x80 : 0]);
  head.writeInt16BE(frame.milliseconds - clusterStart, 1);
  return element(ids.block, head, frame.data);
}

/** Puts the pictures of a film into a WebM file that knows how long it is and can be wound to each of its key pictures. */
export function muxWebm({ width, height, seconds, frames }: Film): Buffer {
  const groups: EncodedFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  const clusters = groups.map((group) => {
    const start = group[0]?.milliseconds ?? 0;
    return {
      start,
      bytes: element(ids.cluster, uint(ids.clusterTime, start), ...group.map((one) => block(one, start))),
    };
  });
  const info = element(
    ids.info,
    uint(ids.timecodeScale, 1_000_000),
    double(ids.duration, seconds * 1000),
    text(ids.muxer, "Kindling"),
    text(ids.writer, "Kindling"),
  );
  const video = element(ids.video, uint(ids.width, width), uint(ids.height, height));
  const track = element(
    ids.track,
    uint(ids.trackNumber, 1),
    uint(ids.trackUid, 1),
    uint(ids.trackType, 1),
    text(ids.codec, "V_VP9"),
    video,
  );
  const tracks = element(ids.tracks, track);
  const cuesFrom = (first: number) => {
    let place = first;
    const cues = clusters.map(({ start, bytes }) => {
      const where = element(ids.cuePlaces, uint(ids.cueTrack, 1), uint(ids.cuePlace, place));
      place += bytes.length;
      return element(ids.cue, uint(ids.cueTime, start), where);
    });
    return element(ids.cues, ...cues);
  };
  // Each cue has the same length wherever it points.
  const cues = cuesFrom(info.length + tracks.length + cuesFrom(0).length);
  const header = element(
    ids.header,
    uint(ids.readVersion, 1),
    text(ids.docType, "webm"),
    uint(ids.docTypeVersion, 4),
    uint(ids.docTypeReadVersion, 2),
  );
  return Buffer.concat([
    header,
    element(ids.segment, info, tracks, cues, ...clusters.map(({ bytes }) => bytes)),
  ]);
}
