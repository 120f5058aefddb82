/**
 * Draws and encodes a film; runs inside the page, so it may use nothing from outside itself. Each shot is there a fade
 * before its turn, and the first one again at the end. Answers `{ colorSpace, frames: { isKey, data }[] }`, data as base64.
 */
export async function renderFilm(film) {
  const { shots, width, height, zoom, framesPerSecond, framesPerShot, framesPerFade, bitrate } = film;
  const images = await Promise.all(
    shots.map(async ({ source }) => createImageBitmap(await (await fetch(source)).blob())),
  );
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  context.imageSmoothingQuality = 'high';

  /** `at`: frames since the turn of the shot; negative while it comes in. */
  const draw = (index, at) => {
    const image = images[index];
    const [across, along] = shots[index].direction;
    const seenWidth = Math.min(image.width, (image.height * width) / height) / zoom;
    const seenHeight = (seenWidth * height) / width;
    const pixels = ((at - (framesPerShot - framesPerFade) / 2) * seenWidth) / width;
    const left = (image.width - seenWidth) / 2 + across * pixels;
    const top = (image.height - seenHeight) / 2 + along * pixels;
    context.globalAlpha = at < 0 ? (1 - Math.cos((Math.PI * (at + framesPerFade)) / framesPerFade)) / 2 : 1;
    context.drawImage(image, left, top, seenWidth, seenHeight, 0, 0, width, height);
  };

  const frames = [];
  let colorSpace = null;
  let failure = null;
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      colorSpace ??= metadata?.decoderConfig?.colorSpace ?? null;
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const characters = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
      frames.push({ isKey: chunk.type === 'key', data: btoa(characters) });
    },
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    framerate: framesPerSecond,
    bitrate,
    bitrateMode: 'variable',
    latencyMode: 'quality',
  });

  const fadeFrom = framesPerShot - framesPerFade;
  for (let count = 0; count < framesPerShot * shots.length; count++) {
    const index = Math.floor(count / framesPerShot);
    const at = count % framesPerShot;
    draw(index, at);
    if (at > fadeFrom) draw((index + 1) % shots.length, at - framesPerShot);
    const frame = new VideoFrame(canvas, { timestamp: (count * 1_000_000) / framesPerSecond });
    encoder.encode(frame, { keyFrame: at === 0 });
    frame.close();
    while (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await encoder.flush();
  if (failure) throw failure;
  return { colorSpace: colorSpace?.toJSON?.() ?? colorSpace, frames };
}
