import { boardAttacks, boardMove, boardReducer, boardStart } from './boardgame-io'
import { retained, type Sample } from './measure'

const LENGTH = 10_000

/** A battle of the same length in boardgame.io, in one turn so that it can undo all of it, with its log entries but no text. */
export function boardHeap(): Sample {
  const round = [...boardAttacks('0'), boardMove('resolve', [], '0'), ...Array.from({ length: 40 }, (_, i) => boardMove('mend', [i], '0'))]
  const played = (): unknown => {
    let state = boardStart()
    const log: unknown[] = []
    for (let i = 0; i < LENGTH; i += 1) {
      // As received over the wire: nothing is shared.
      const move = JSON.parse(JSON.stringify(round[i % round.length])) as Parameters<typeof boardReducer>[1]
      state = boardReducer(state, move)
      log.push(...(state.deltalog ?? []))
    }
    if (state._undo.length < LENGTH || log.length < LENGTH) throw new Error(`boardgame.io keeps ${String(state._undo.length)} steps`)
    return { state, log }
  }
  played()
  return retained(played)
}
