type Camera = { center: [longitude: number, latitude: number]; zoom: number };

/** The address of the page whose map was left alive, and where it looked. In memory: a reload begins anew. */
let left: { address: string; camera: Camera } | null = null;

export const mapAddress = () => `${location.pathname}${location.search}`;

export function leaveOpen(address: string, camera: Camera): void {
  left = { address, camera };
}

/** Where the map of this page looked when the reader went on to another one; null where there was none. */
export function leftOpen(): Camera | null {
  return left?.address === mapAddress() ? left.camera : null;
}
