/** Damage is taken from the shields first and then from the hull, which may fall below zero (SA-094). */
export function damageSplit(sp: number, damage: number): { readonly spLost: number; readonly hpLost: number } {
  const spLost = Math.min(Math.max(0, sp), damage)
  return { spLost, hpLost: damage - spLost }
}
