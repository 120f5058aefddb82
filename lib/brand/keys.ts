/** Cache tag of all brands. */
export const brandsTag = 'brands';
