import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { isManagedKind, type ManagedKind } from '../types';

/** Of an address; 404 for what nobody edits. */
export function requireKind(kind: string): ManagedKind {
  if (!isManagedKind(kind)) throw new AppError('notFound', { status: 404 });
  return kind;
}
