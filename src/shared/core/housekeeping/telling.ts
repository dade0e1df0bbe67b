import type { CommandRow } from '../engine/command-table'
import type { EventRow } from '../engine/event-table'

/** How the game master has a battle told; null for what is left to the game. */
export interface Telling {
  /** In place of the sentence that the game says of its end. */
  readonly headline: string | null
  /** Where it is fought, and the id of the side that held it before. */
  readonly place: string | null
  readonly heldBy: string | null
}

interface TellBattle extends Telling {
  readonly type: 'tellBattle'
}

interface BattleTold extends Telling {
  readonly type: 'battleTold'
}

interface Tellable {
  /** Absent until something was named. */
  readonly telling?: Telling
}

const UNTOLD: Telling = { headline: null, place: null, heldBy: null }

/** The command by which the GM names the place of a battle and has its end told in other words: at any time, and when it is over too. */
export function tellingBattle<State extends Tellable>(): CommandRow<State, TellBattle, BattleTold, never, 'nothing-to-change'> {
  return {
    check({ telling = UNTOLD }, { headline, place, heldBy }) {
      const isSame = telling.headline === headline && telling.place === place && telling.heldBy === heldBy
      return isSame ? 'nothing-to-change' : null
    },
    *decide(_state, { headline, place, heldBy }) {
      return [{ type: 'battleTold', headline, place, heldBy }]
    }
  }
}

/** Its event. It tells the headline where that is new, and the place otherwise. */
export function battleTold<State extends Tellable>(): EventRow<State, BattleTold> {
  return {
    evolve: (state, { headline, place, heldBy }) => ({ ...state, telling: { headline, place, heldBy } }),
    describe({ telling = UNTOLD }, { headline, place }) {
      if (headline !== telling.headline)
        return headline === null ? { key: 'replay.told.noHeadline' } : { key: 'replay.told.headline', values: { headline } }
      return place === null ? { key: 'replay.told.noPlace' } : { key: 'replay.told.place', values: { place } }
    }
  }
}
