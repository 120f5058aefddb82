import type { Viewer } from '@/lib/platform/viewer/types';

/** Whether this person may edit that hotel at the desk: its contact, or an admin. */
export function managesHotel(viewer: Pick<Viewer, 'role' | 'hotelId'>, hotelId: string): boolean {
  return viewer.role === 'admin' || (viewer.hotelId !== null && viewer.hotelId === hotelId);
}

/** The hotel whose desk this is: a contact's own, whatever is asked for; the one an admin asks for. */
export function deskHotel(viewer: Pick<Viewer, 'role' | 'hotelId'>, asked: string | undefined): string | null {
  if (viewer.role === 'admin') return asked ?? viewer.hotelId;
  return viewer.hotelId;
}
