import type { MessageValue } from '@shared/core/engine/message'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { FaObligation } from '@shared/systems/firestorm-armada/model/obligation'
import { theShip, theWing } from '@shared/systems/firestorm-armada/state'
import { diceName } from '../../../table/dice/dice-name'
import type { ObligationRow } from '../../../contract/obligation-row'
import { deferredLast } from '../../../contract/obligation-row'
import { markOf } from '../rack/table-mark'

/** What is owed, in the order it fell due, deferred items last. `runningId` is the one being settled, `letter` stands before the sides of a die. */
export function obligationRows(
  state: BattleState,
  say: (message: MessageValue) => string,
  runningId: string | null,
  letter: string
): readonly ObligationRow[] {
  const words = new Map(firestormArmada.obligations(state).map(due => [due.id, due]))
  const rows = state.obligations.map((due): ObligationRow => {
    const told = words.get(due.id)
    const dice = told?.dice ?? null
    return {
      id: due.id,
      dice: dice === null ? '' : diceName(dice, letter),
      mark: markOf(state, ownerOf(state, due)),
      text: told === undefined ? '' : say(told.title),
      when: say({ key: 'faTable.turnShort', values: { turn: due.turn } }),
      isDeferred: due.isDeferred,
      isRunning: due.id === runningId
    }
  })
  return deferredLast(rows)
}

/** The ship or wing that owes it. */
export function ownerOf(state: BattleState, due: FaObligation): ReturnType<typeof theShip> | ReturnType<typeof theWing> {
  return due.kind === 'drivenOff' ? theWing(state, due.wingId) : theShip(state, due.shipId)
}
