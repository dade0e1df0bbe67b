import type { FighterOutline } from '../../../core/view/outline'
import type { DraftWeapon } from '../model/squad'

interface Design {
  readonly agility: number
  readonly hull: number
  readonly shields: number
  readonly weapons: readonly Pick<DraftWeapon, 'kind' | 'attack' | 'arc' | 'isOrdnance'>[]
}

/** What a ship looks like, from its card: its primary weapon first. `shields` are those of the start. */
export function shipOutline({ agility, hull, shields, weapons }: Design): FighterOutline {
  const inOrder = [...weapons].sort((one, other) => Number(one.kind !== 'primary') - Number(other.kind !== 'primary'))
  const guns = inOrder.map(({ attack, arc, isOrdnance }) => ({ attack, arc, isOrdnance }))
  return { style: 'fighter', agility, hull, shields, guns }
}
