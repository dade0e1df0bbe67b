import { isInZone } from '../../derive/deploy-zone'
import { isOnGrid } from '../../derive/movement'
import { sideToPlace } from '../../derive/unplaced'
import type { BattleState } from '../../model/battle'
import { nextSquadron } from '../../rules/next-squadron'
import { Story } from '../../rules/story'
import { findSquadron, fleetOf, shipsOf } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/** The sides take turns to place a squadron, all its ships in one square and altitude (PW-026). */
export function* checkPlaceSquadron(state: BattleState, { squadronId, at }: PwCommands['placeSquadron']): Refusals {
  if (findSquadron(state, squadronId) === undefined) return 'no-such-squadron'
  if (!isOnGrid(at)) return 'off-grid'
  const { sideId } = fleetOf(state, squadronId)
  if (state.phase !== 'deployment') yield 'wrong-phase'
  else if (state.deployingSideId === null) yield 'roll-first'
  else if (state.deployingSideId !== sideId) yield 'not-your-turn'
  if (shipsOf(state, squadronId).some(ship => ship.position !== null)) yield 'already-placed'
  if (!isInZone(state, sideId, at)) yield 'outside-zone'
  return null
}

/** A side that has placed all its squadrons is skipped. Once both have, the battle starts. */
export function* decidePlaceSquadron(state: BattleState, { squadronId, at }: PwCommands['placeSquadron']): Decision {
  const story = new Story(state)
  story.tell({ type: 'squadronPlaced', squadronId, at })
  if (state.phase !== 'deployment') return story.events
  const next = sideToPlace(story.state, fleetOf(state, squadronId).sideId)
  if (next !== null) {
    story.tell({ type: 'deploymentPassed', sideId: next })
    return story.events
  }
  story.tell({ type: 'deploymentEnded' })
  nextSquadron(story)
  return story.events
}
