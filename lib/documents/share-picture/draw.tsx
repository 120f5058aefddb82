import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { encode } from '@/lib/platform/media/encoder';
import { readStoredPicture, storedNameOf } from '@/lib/platform/media/store';
import type { Subject } from './subject';

const SIZE = { width: 1200, height: 630 };
const PICTURE_WIDTH = 760;
const SERIF = 'node_modules/@fontsource/newsreader/files/newsreader-latin-300-normal.woff';
const SANS = 'node_modules/@fontsource/lato/files/lato-latin-400-normal.woff';

async function picture(file: string): Promise<string> {
  const name = storedNameOf(file);
  const stored = name && (await readStoredPicture(name));
  const source = stored ? stored.bytes : path.join(process.cwd(), 'public/media', path.basename(file));
  const cover = { width: PICTURE_WIDTH, height: SIZE.height };
  const jpeg = Buffer.from(await encode('jpeg', { file: source, quality: 78, cover }));
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** 1200 × 630, the picture at the right, the words on paper at the left. JPEG: a photograph as PNG is ten times as large. */
export async function drawSharePicture({ title, place, file }: Subject): Promise<Buffer> {
  const [source, serif, sans] = await Promise.all([
    picture(file),
    readFile(path.join(process.cwd(), SERIF)),
    readFile(path.join(process.cwd(), SANS)),
  ]);
  const drawn = new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#FBFAF7', color: '#1B2423' }}>
      <div
        style={{ display: 'flex', flexDirection: 'column', width: SIZE.width - PICTURE_WIDTH, padding: '56px 40px' }}
      >
        <div style={{ display: 'flex', fontFamily: 'Newsreader', fontSize: 30, letterSpacing: '-0.02em' }}>
          Alpenglow
        </div>
        <div style={{ display: 'flex', flexGrow: 1 }} />
        <div style={{ display: 'flex', width: 32, height: 2, background: '#B08D57', marginBottom: 24 }} />
        <div
          style={{ display: 'flex', fontFamily: 'Newsreader', fontSize: title.length > 34 ? 42 : 54, lineHeight: 1.08 }}
        >
          {title}
        </div>
        <div
          style={{
            display: 'flex',
            fontFamily: 'Lato',
            fontSize: 24,
            lineHeight: 1.4,
            color: '#55605E',
            marginTop: 20,
          }}
        >
          {place}
        </div>
      </div>
      <img src={source} alt="" width={PICTURE_WIDTH} height={SIZE.height} />
    </div>,
    {
      ...SIZE,
      fonts: [
        { name: 'Newsreader', data: serif, weight: 300 },
        { name: 'Lato', data: sans, weight: 400 },
      ],
    },
  );
  return Buffer.from(await encode('jpeg', { file: new Uint8Array(await drawn.arrayBuffer()), quality: 82 }));
}
