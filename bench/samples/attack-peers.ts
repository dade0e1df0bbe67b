import type { State } from 'boardgame.io'
import { enablePatches, produceWithPatches } from 'immer'
import { boardSetup, isLegal, rolled, type BoardAttack, type BoardState } from './board-rules'
import { boardAttack as attackOf, boardAttacks, boardReducer, boardStart } from './boardgame-io'
import { repeat, type Sample, type Times } from './measure'

/** The equivalent move in a boardgame.io game, with its undo stack and its log. */
export function boardAttack(times: Times): Sample {
  const start = boardStart()
  const actions = boardAttacks('0')
  return repeat(times, actions.length, () => {
    let state: State = start
    const log: unknown[] = []
    for (const action of actions) {
      state = boardReducer(state, action)
      log.push(...(state.deltalog ?? []))
    }
    if (log.length !== actions.length) throw new Error(`boardgame.io took ${String(log.length)} moves`)
  })
}

/** The same move as an immer recipe, its inverse patches kept for undo and the action in the log. */
export function immerAttack(times: Times): Sample {
  enablePatches()
  const start = boardSetup()
  const attacks = start.fleets.map((_, i) => attackOf(i))
  return repeat(times, attacks.length, () => {
    let state: BoardState = start
    const undo: unknown[] = []
    const log: BoardAttack[] = []
    for (const attack of attacks) {
      const [next, , inverse] = produceWithPatches(state, draft => {
        if (!isLegal(draft, attack)) throw new Error('Not legal')
        draft.volley.push(rolled(draft, attack))
        const attacker = draft.fleets[attack.attacker]
        if (attacker !== undefined) attacker.hasAttacked = true
      })
      state = next
      undo.push(inverse)
      log.push(attack)
    }
  })
}
