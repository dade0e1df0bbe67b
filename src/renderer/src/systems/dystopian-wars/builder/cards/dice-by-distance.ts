import { WEAPON_KINDS, type DraftForce, type WeaponKind } from '@shared/systems/dystopian-wars/model/force'
import { unitsOf } from '../../rosters/roster-reading'

/** Attack dice of all weapons of all units that reach a distance. */
interface DistanceDice {
  readonly inches: number
  readonly total: number
  /** Weapon kinds with dice at that distance. */
  readonly kinds: readonly { readonly kind: WeaponKind; readonly dice: number }[]
}

/** Total dice at each distance where some weapon's band ends, nearest first. */
export function diceByDistance(force: DraftForce): readonly DistanceDice[] {
  const weapons = unitsOf(force).flatMap(unit => unit.weapons)
  const ends = [...new Set(weapons.flatMap(weapon => weapon.bands.map(band => band.toInches)))].sort((one, other) => one - other)
  return ends.map(inches => {
    const reaching = weapons.map(({ kind, bands }) => ({ kind, dice: bands.find(band => band.toInches >= inches)?.dice ?? 0 }))
    const sum = (kind: WeaponKind): number => reaching.filter(one => one.kind === kind).reduce((dice, one) => dice + one.dice, 0)
    const kinds = WEAPON_KINDS.map(kind => ({ kind, dice: sum(kind) })).filter(one => one.dice > 0)
    return { inches, total: kinds.reduce((dice, one) => dice + one.dice, 0), kinds }
  })
}
