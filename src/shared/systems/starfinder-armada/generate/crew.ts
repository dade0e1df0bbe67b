import type { Seeded } from '../../../kernel/seeded'
import { officerId, ranksAs, type DraftFleet, type DraftOfficer, type Role } from '../model/design'

/** Names to choose from, in the language of the table. None of the lists is empty. */
export interface Names {
  readonly armadas: readonly string[]
  readonly fleets: readonly string[]
  readonly officers: readonly string[]
}

/** Returns a new name at each call, in random order; once all are used they come again with a number. */
export function freshNames(chance: Seeded, names: readonly string[]): () => string {
  const order = names.slice()
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = chance.face(i + 1) - 1
    const name = order[i] ?? ''
    order[i] = order[j] ?? ''
    order[j] = name
  }
  let used = 0
  return () => {
    const name = order[used % order.length] ?? ''
    const time = Math.floor(used / order.length) + 1
    used += 1
    return time === 1 ? name : `${name} ${String(time)}`
  }
}

/**
 * Officers played by the GM: the admiral aboard the flagship, then the roles of the style, each aboard a fleet of its own while there are
 * fleets, the largest first. No role twice in a fleet (SA-045), one admiral (SA-055), no Resolve Points (SA-Q45).
 */
export function crewOf(
  chance: Seeded,
  fleets: readonly DraftFleet[],
  roles: readonly Role[],
  crew: { readonly count: number; readonly ranks: number; readonly names: readonly string[]; readonly newId: () => string }
): readonly DraftOfficer[] {
  const called = freshNames(chance, crew.names)
  const byTier = fleets.slice().sort((a, b) => Number(isFlagship(b)) - Number(isFlagship(a)) || b.tier - a.tier)
  const all: readonly Role[] = ['admiral', ...roles]
  return all.slice(0, Math.max(0, crew.count)).flatMap((role, i): readonly DraftOfficer[] => {
    const fleet = byTier[i % byTier.length]
    if (fleet === undefined) return []
    return [
      {
        id: officerId(crew.newId()),
        name: called(),
        role,
        fleetId: fleet.id,
        ranks: ranksAs(role, crew.ranks),
        baseAttackBonus: null,
        isPlayer: false,
        resolvePoints: 0
      }
    ]
  })
}

function isFlagship(fleet: DraftFleet): boolean {
  return fleet.abilities.includes('flagship')
}
