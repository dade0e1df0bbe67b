/** A fleet's modifier for its d20: +1 at tiers 1 and 2, and one more at each further odd tier (SA-015). */
export function checkModifier(tier: number): number {
  return Math.floor((tier + 1) / 2)
}
