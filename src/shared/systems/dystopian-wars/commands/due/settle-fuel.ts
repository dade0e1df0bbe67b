import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import type { FuelDue } from '../../model/obligation'
import { conductIfDone } from '../../rules/conduct'
import { Story } from '../../rules/story'
import { isInPlay } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/** A wing without fuel lands or is removed, as the GM decides (DW-Q06). */
export function checkSettleFuel(state: BattleState, { obligationId }: DwCommands['settleFuel']): DwRefusal | null {
  return findFuel(state, obligationId) === undefined ? 'no-such-obligation' : null
}

export function* decideSettleFuel(state: BattleState, { obligationId, outcome }: DwCommands['settleFuel']): Decision {
  const { wingId } = present(findFuel(state, obligationId), obligationId)
  const story = new Story(state)
  story.tell({ type: 'obligationSettled', obligationId })
  if (isInPlay(state, wingId))
    story.tell(outcome === 'landed' ? { type: 'wingLanded', wingId } : { type: 'wingRemoved', wingId, because: 'fuel' })
  conductIfDone(story)
  return story.events
}

function findFuel(state: BattleState, id: string): FuelDue | undefined {
  return state.obligations.find((due): due is FuelDue => due.id === id && due.kind === 'fuel')
}
