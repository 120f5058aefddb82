/** What the operator pays for a property, in per cent. A stay's own plan stands in the place of the property's. */
export type CommissionPlan = { property: number; ofStays: ReadonlyMap<string, number> };

/** What the agency brings: its agreement with the operator in force today, and what its verified programmes raise it to. */
export type AgencyPercents = { agreementPercent: number | null; programmePercents: readonly number[] };

/** The best of plan, the agency's agreement and its verified programmes (rule 4.8), in per cent. */
export function countedPercent(plan: number, { agreementPercent, programmePercents }: AgencyPercents): number {
  return Math.max(plan, agreementPercent ?? 0, ...programmePercents);
}

/** Of the property and of each of these stays. A stay's own plan may be lower than the property's: it counts all the same. */
export function countedPercents(
  { property, ofStays }: CommissionPlan,
  terms: AgencyPercents,
  stayIds: readonly string[],
): { commission: number; commissionPerStay: Record<string, number> } {
  return {
    commission: countedPercent(property, terms),
    commissionPerStay: Object.fromEntries(
      stayIds.map((id) => [id, countedPercent(ofStays.get(id) ?? property, terms)]),
    ),
  };
}
