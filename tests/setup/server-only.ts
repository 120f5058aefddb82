// Next and the worker enforce the boundary; Vitest runs outside both.
export {};
