import net from 'node:net';

/** The database behind a line that can freeze (nothing arrives, nothing breaks) or die (nobody listens): `{ url, is(state) }`. */
export async function lineTo(url) {
  const { hostname, port } = new URL(url);
  const sockets = new Set();
  let state = 'well';
  const server = net.createServer((near) => {
    if (state === 'dead') return near.resetAndDestroy();
    const far = net.connect(Number(port), hostname);
    for (const side of [near, far]) {
      sockets.add(side.on('error', () => {}));
      side.on('close', () => sockets.delete(side));
    }
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (state === 'frozen') for (const side of [near, far]) side.pause();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(server.address().port);
  return {
    url: through.href,
    is(next) {
      state = next;
      for (const socket of sockets) {
        if (state === 'frozen') socket.pause();
        else if (state === 'dead') socket.resetAndDestroy();
        else socket.resume();
      }
    },
  };
}
