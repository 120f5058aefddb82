const WIDTH = 1200;
const HEIGHT = 800;
/** The Three Valleys, the view that stands in for every map. */
const view = { middle: [6.6, 45.4], kilometresWide: 13 };

/** The contours of one valley as an SVG picture in the map's greys. */
export function placeholderSvg(contours) {
  const scale = WIDTH / view.kilometresWide;
  const place = ([lon, lat]) => [
    Math.round(WIDTH / 2 + (lon - view.middle[0]) * 78 * scale),
    Math.round(HEIGHT / 2 - (lat - view.middle[1]) * 111.3 * scale),
  ];
  const isNear = ([x, y]) => x > -80 && x < WIDTH + 80 && y > -80 && y < HEIGHT + 80;
  /** Bends through the middles of the pieces, so that few points make a smooth line. */
  const bend = (points) =>
    points.reduce((path, [x, y], index) => {
      if (index === 0) return `M${x} ${y}`;
      const [nextX, nextY] = points[index + 1] ?? [x, y];
      return `${path}Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
    }, '');
  const pathOf = (line) => {
    const pieces = [[]];
    for (const point of line.map(place)) {
      if (isNear(point)) pieces.at(-1).push(point);
      else if (pieces.at(-1).length > 0) pieces.push([]);
    }
    return pieces
      .filter((piece) => piece.length > 2)
      .map(bend)
      .join('');
  };
  const pathsOf = (index) =>
    contours
      .filter(({ properties }) => properties.index === index && properties.height % 200 === 0)
      .flatMap(({ geometry }) => geometry.coordinates.map(pathOf))
      .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linejoin="round">`,
    `<path fill="#f3f1eb" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path stroke="#ded9ce" d="${pathsOf(0)}"/>`,
    `<path stroke="#d0cabd" stroke-width="1.3" d="${pathsOf(1)}"/>`,
    '</svg>\n',
  ].join('');
}
