import 'server-only';
import { isDemoMode } from '@/lib/platform/env';

/** What `npm start` does when the demonstration begins anew, in this order; or that it could not. */
export const anewSteps = ['database', 'data', 'restart', 'failed'] as const;
export type AnewStep = (typeof anewSteps)[number];

type Starter = { step: AnewStep | null; beginAnew: () => void };

/** Put there by scripts/web.mjs where it was started with a way to say so, which nothing but a demonstration on the embedded database is. */
const shared = globalThis as { alpenglowStarter?: Starter };

/** Who started this process and can begin anew; null: nobody who could. */
export const starter = (): Starter | null => (isDemoMode ? (shared.alpenglowStarter ?? null) : null);
