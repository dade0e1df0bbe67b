import { mayEngage } from '../derive/whose-turn'
import type { BattleState, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import type { Story } from './story'

/**
 * Takes destroyed ships off the table, one after another: a ship that has left is waited for no more, so that the next may leave, too
 * (XW-031). As a phase ends nobody waits any longer.
 */
export function removeDestroyed(story: Story, { isPhaseOver = false } = {}): void {
  for (;;) {
    const leaving = story.state.ships.find(ship => ship.status === 'destroyed' && (isPhaseOver || !mustWait(story.state, ship)))
    if (leaving === undefined) return
    story.tell({ type: 'shipRemoved', shipId: leaving.id })
  }
}

/** In the engagement a destroyed ship waits for every ship of its step still to engage; outside it as `xw.destroyedOutside` says. */
function mustWait(state: BattleState, { leavesAfter }: ShipState): boolean {
  if (state.phase !== 'engagement') return readRuling(state.rulings, 'xw.destroyedOutside') === 'endOfPhase'
  return state.ships.some(ship => ship.initiative === leavesAfter && mayEngage(state, ship))
}
