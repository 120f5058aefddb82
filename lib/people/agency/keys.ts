/** Keys of TanStack Query. */
export const agencyKeys = {
  names: () => ['agency', 'names'] as const,
};
