import { createMiddleware } from './next-adapter';
import { wiring } from './wiring';

export const middleware = createMiddleware(wiring);
