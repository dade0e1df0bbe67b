import { positionOptions } from '@shared/systems/petit-wargame/options/engagement-options'
import type { PositionOption } from '@shared/systems/petit-wargame/options/engagement-options'
import type { BattleState, Engagement } from '@shared/systems/petit-wargame/model/battle'
import type { Sector } from '@shared/systems/petit-wargame/model/element'
import { SECTORS } from '@shared/systems/petit-wargame/model/element'
import { theShip } from '@shared/systems/petit-wargame/state'

/** One of the 36 positions, with the weapon that does most there. */
export interface PositionCell {
  readonly option: PositionOption
  readonly firingSector: Sector
  readonly targetSector: Sector
  readonly best: PositionOption['weapons'][number] | null
  /** Points of damage it is expected to do there; null where no weapon fires, or nothing is left to strike. */
  readonly expected: number | null
}

/** A row for each sector the active ship may fire from, a column for each sector of the enemy. */
export function positionRows(state: BattleState, engagement: Engagement): readonly (readonly PositionCell[])[] {
  const { sectors } = theShip(state, engagement.targetId)
  const cells = positionOptions(state, engagement).map(option => {
    const { firingSector, targetSector } = option.command
    const best = option.weapons.reduce<PositionCell['best']>(
      (best, one) => (best === null || one.odds.expected > best.odds.expected ? one : best),
      null
    )
    const isEmptied = sectors[targetSector].elements.length === 0
    return { option, firingSector, targetSector, best, expected: isEmptied ? null : (best?.odds.expected ?? null) }
  })
  return SECTORS.map(sector => cells.filter(cell => cell.firingSector === sector))
}
