import type { BattleState } from '../model/battle'
import type { DwObligation } from '../model/obligation'
import type { Story } from './story'

/**
 * A wing's fuel obligation lapses when the GM takes the wing out of the air or refuels it. An explosion lapses when its unit comes back
 * (DW-Q06, DW-Q14).
 */
export function lapseDues(story: Story): void {
  const { state } = story
  for (const { id } of state.obligations.filter(due => isStale(state, due))) story.tell({ type: 'obligationLapsed', obligationId: id })
}

function isStale(state: BattleState, due: DwObligation): boolean {
  return due.kind === 'fuel'
    ? state.wings.some(wing => wing.id === due.wingId && (wing.status !== 'flying' || wing.fuel > 0))
    : state.units.some(unit => unit.id === due.unitId && unit.status === 'active')
}
