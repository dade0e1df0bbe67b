import { jsonProblem } from '@shared/core/engine/json-problem'
import { readySides } from '@shared/systems/petit-wargame/derive/initiative'
import { lossDue } from '@shared/systems/petit-wargame/derive/loss-due'
import { isOnGrid, pdLeft, pmLeft } from '@shared/systems/petit-wargame/derive/movement'
import { losses } from '@shared/systems/petit-wargame/derive/victory'
import { whoseTurn } from '@shared/systems/petit-wargame/derive/whose-turn'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { SECTORS } from '@shared/systems/petit-wargame/model/element'
import { obligations } from '@shared/systems/petit-wargame/obligations'
import { isDestroyed, theShip } from '@shared/systems/petit-wargame/state'
import { viewFor } from '@shared/systems/petit-wargame/view/view-for'

/** The broken invariants of a battle, in words. `wasForced`: the GM has overruled rules in it, or set values outright. */
export function brokenInvariants(state: BattleState, wasForced: boolean): readonly string[] {
  const broken: string[] = []
  const claim = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }
  claim(jsonProblem(state) === null, 'state is not plain JSON')
  for (const ship of state.ships) {
    claim(ship.position === null || isOnGrid(ship.position), `${ship.id}: off the map`)
    claim(pdLeft(ship) >= 0 && pmLeft(ship) >= 0, `${ship.id}: points below nothing`)
    claim(new Set(ship.jams.map(jam => jam.detector)).size === ship.jams.length, `${ship.id}: a detector jammed twice`)
    const held = SECTORS.map(sector => ship.sectors[sector].elements.length + ship.sectors[sector].lost.length)
    claim(
      wasForced || held.every((count, i) => count <= ship.sectors[SECTORS[i] ?? 'front'].points),
      `${ship.id}: more elements than points`
    )
  }
  const { activation } = state
  claim(activation === null || state.phase !== 'initiative' || wasForced, 'a squadron acts in the initiative phase')
  const waits = state.phase === 'initiative' && activation === null && !state.isOver
  claim(!waits || !state.isInitiativeAlone || readySides(state).length < 2, 'a side keeps the initiative for being alone, and is not')
  const engagement = activation?.engagement ?? null
  claim(engagement === null || !isDestroyed(theShip(state, engagement.shipId)) || state.isOver, 'a destroyed ship is engaged')
  claim(engagement === null || engagement.stage !== 'damage' || engagement.shot !== null, 'damage without a shot')
  claim(engagement?.stage !== 'damage' || lossDue(state) !== null || state.isOver, 'damage that nobody is asked about')
  claim(engagement === null || engagement.stage === 'position' || engagement.firingSector !== null, 'fire without a position')
  const cells = [...state.tables.detection.flat(), ...state.tables.combat.flat()]
  claim(!state.hasBegun || (cells.length === 62 && cells.every(cell => cell >= 2 && cell <= 12)), 'a table is broken')
  for (const fleet of state.fleets) claim(losses(state, fleet.sideId).lost >= 0, `${fleet.id}: lost less than nothing`)
  claim(obligations(state).length <= 1, 'two things are owed at once')
  claim(state.isOver || !state.hasBegun || whoseTurn(state).awaited !== 'nobody' || state.ships.every(isDestroyed), 'nobody is waited for')
  claim(jsonProblem(viewFor(state, { kind: 'side', sideId: 'A' })) === null, 'a view is not plain JSON')
  return broken
}
