const PUSH = /<script[^>]*>self\.__next_f\.push\((\[[\s\S]*?\])\)<\/script>/g;

/** The flight data of a page: `bytes` of HTML it takes up, and its `rows`, the largest first. */
export function readFlight(html) {
  let bytes = 0;
  let data = '';
  for (const [script, pushed] of html.matchAll(PUSH)) {
    bytes += Buffer.byteLength(script);
    const [, text] = JSON.parse(pushed);
    if (typeof text === 'string') data += text;
  }
  const rows = data.split(/\n(?=[0-9a-f]+:)/).filter(Boolean);
  return { bytes, rows: rows.sort((a, b) => b.length - a.length) };
}
