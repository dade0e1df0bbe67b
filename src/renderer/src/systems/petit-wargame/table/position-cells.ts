import { weaponChooser } from '@shared/systems/petit-wargame/derive/fire'
import { positionOptions, type PositionOption } from '@shared/systems/petit-wargame/options/engagement-options'
import type { BattleState, Engagement } from '@shared/systems/petit-wargame/model/battle'
import { SECTORS, type Sector } from '@shared/systems/petit-wargame/model/element'

/** One of the 36 positions, with the weapon that its chooser would take there (PW-Q17). */
export interface PositionCell {
  readonly option: PositionOption
  readonly firingSector: Sector
  readonly targetSector: Sector
  readonly best: PositionOption['weapons'][number] | null
}

/** A row for each sector the active ship may fire from, a column for each sector of the enemy. */
export function positionRows(state: BattleState, engagement: Engagement): readonly (readonly PositionCell[])[] {
  const takesLeast = weaponChooser(state, engagement) === engagement.targetId
  const suitsMore = (one: number, than: number): boolean => (takesLeast ? one < than : one > than)
  const cells = positionOptions(state, engagement).map(option => {
    const { firingSector, targetSector } = option.command
    const best = option.weapons.reduce<PositionCell['best']>(
      (best, one) => (best === null || suitsMore(one.loss.expected, best.loss.expected) ? one : best),
      null
    )
    return { option, firingSector, targetSector, best }
  })
  return SECTORS.map(sector => cells.filter(cell => cell.firingSector === sector))
}
