// Reads and encodes pictures, in a process of its own (lib/platform/media/encoder starts and ends it): what that leaves behind in
// the memory of the C library goes with the process, and a picture that kills it kills nobody who is read.
import sharp from 'sharp';

// Whoever asks says how many at once; a thread each is enough, and nothing is asked for twice.
sharp.cache(false);
sharp.concurrency(1);

/** Next's own figures: a third of its time for a file a tenth larger. */
const AVIF_EFFORT = 3;
/** As good to the eye as the others at their quality. */
const AVIF_LESS = 20;

const source = (file) => (typeof file === 'string' ? file : Buffer.from(file));
/** A small file can claim to be a picture of any size. */
const limited = (file, limitInputPixels) => sharp(source(file), { limitInputPixels, failOn: 'error', pages: 1 });
const hex = (value) => Math.round(value).toString(16).padStart(2, '0');

const works = {
  async size({ file, width, quality, type }) {
    const sized = sharp(source(file)).autoOrient().resize({ width, withoutEnlargement: true });
    if (type === 'avif') sized.avif({ quality: Math.max(quality - AVIF_LESS, 1), effort: AVIF_EFFORT });
    else sized.toFormat(type, { quality });
    return sized.toBuffer();
  },

  async redraw({ file, mostPixels, longest, quality }) {
    const { data, info } = await limited(file, mostPixels)
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data).stats();
    const small = await sharp(data).resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
    return {
      bytes: data,
      width: info.width,
      height: info.height,
      color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
      placeholder: `data:image/webp;base64,${small.toString('base64')}`,
    };
  },

  async logo({ file, mostPixels, width, height }) {
    const { data, info } = await limited(file, mostPixels)
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  },

  /** As large as fits, drawings too. */
  async print({ file, width, height }) {
    return sharp(source(file), { density: 288 }).resize({ width, height, fit: 'inside' }).png().toBuffer();
  },

  /** Cut to a box, with what matters (`focus`, in per cent) in view. */
  async cut({ file, width, height, focus, quality }) {
    const picture = sharp(source(file));
    const { width: w = 1, height: h = 1 } = await picture.metadata();
    const scale = Math.max(width / w, height / h);
    const [wide, high] = [Math.round(w * scale), Math.round(h * scale)];
    const box = { width: Math.min(Math.round(width), wide), height: Math.min(Math.round(height), high) };
    const left = Math.max(0, Math.round(((wide - Math.round(width)) * focus.x) / 100));
    const top = Math.max(0, Math.round(((high - Math.round(height)) * focus.y) / 100));
    return picture
      .resize(wide, high)
      .extract({ left, top, ...box })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
  },

  async jpeg({ file, quality, cover }) {
    const picture = sharp(source(file));
    return cover
      ? picture
          .resize({ ...cover, fit: 'cover' })
          .jpeg({ quality })
          .toBuffer()
      : picture.jpeg({ quality, mozjpeg: true }).toBuffer();
  },
};

process.on('message', async ({ id, work, input }) => {
  const answer = await works[work](input).then(
    (result) => ({ id, result }),
    (error) => ({ id, error: error.message }),
  );
  // Nobody may be left to hear it.
  if (process.connected) process.send(answer, () => {});
});
process.on('disconnect', () => process.exit());
// Whoever is told to end ends it; a terminal tells all of them.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
