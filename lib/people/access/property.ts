import type { Viewer } from '@/lib/platform/viewer/types';

/** Whether a page that hotels and properties share is about a property: to an operator's person always, else where one is asked for. */
export function isPropertyDesk(viewer: Pick<Viewer, 'hotelId' | 'operatorId'>, asked: string | undefined): boolean {
  return asked !== undefined || (viewer.operatorId !== null && viewer.hotelId === null);
}
