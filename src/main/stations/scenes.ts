import type { OpenBattle } from '../battle/open-battles'
import type { Clock } from '../platform/clock'
import { AskCount } from './ask-count'
import { battleNow, nameOfBattle } from './battle-now'
import type { Seat, TableKept } from './kept-table'
import type { Sight } from './offers'
import type { Scene } from './station-scene'

/** What each seat of a table may know and do, as its battle stands. */
export class Scenes {
  readonly #battle: OpenBattle
  readonly #table: () => TableKept
  readonly #asks: AskCount

  constructor(battle: OpenBattle, clock: Clock, table: () => TableKept) {
    this.#battle = battle
    this.#table = table
    this.#asks = new AskCount(clock)
  }

  readonly sightOf = (seat: Seat): Sight => {
    const { system, host } = this.#battle
    const { secret, showsChances } = this.#table()
    return { system, state: host.state, seat, secret, showsChances }
  }

  sceneOf(seat: Seat): Scene {
    const { seats, proposals } = this.#table()
    const { pending, lastSeq } = battleNow(this.#battle)
    const entries: Scene['entries'] = () => this.#battle.host.log()
    const nthAsk = this.#asks.of(seat.id, lastSeq)
    return { sight: this.sightOf(seat), seat, seats, proposals, table: nameOfBattle(this.#battle), entries, pending, nthAsk }
  }
}
