/** Cache tags of what can be had at what price: stays, rates, holds. */
export const offerTags = {
  any: 'offers',
  inCity: (cityId: string) => `offers:${cityId}`,
} as const;
