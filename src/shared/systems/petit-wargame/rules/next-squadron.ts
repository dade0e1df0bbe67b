import { jamTurnsLeft } from '../derive/detected'
import { readySides } from '../derive/initiative'
import type { Story } from './story'

/** Decides who may activate next. With one side left nobody rolls; with none the turn ends (PW-027, PW-029, PW-Q09). */
export function nextSquadron(story: Story): void {
  const [first, second] = readySides(story.state)
  if (first === undefined) endTurn(story)
  else if (second === undefined) story.tell({ type: 'initiativeGiven', sideId: first, because: 'alone', reason: '' })
}

/**
 * For use after a correction or a late arrival, and as a battle goes on after its end. If the side with the initiative has no squadron left
 * to activate, play goes on as after an activation. If it had the initiative because it was alone, and is not any more, both sides roll.
 */
export function maybePassInitiative(story: Story): void {
  const { phase, activation, initiativeSideId, isInitiativeAlone, isOver } = story.state
  if (phase !== 'initiative' || activation !== null || isOver) return
  const ready = readySides(story.state)
  if (initiativeSideId === null || !ready.includes(initiativeSideId)) return nextSquadron(story)
  const back = ready.find(sideId => sideId !== initiativeSideId)
  if (isInitiativeAlone && back !== undefined) story.tell({ type: 'initiativeReopened', sideId: back })
}

/** Jams run out and every squadron may act again. If neither side has anybody left, no turn begins. */
function endTurn(story: Story): void {
  story.tell({ type: 'turnEnded', turn: story.state.turn })
  const ended = story.state.ships.flatMap(ship =>
    ship.jams.filter(jam => jamTurnsLeft(story.state, ship, jam.detector) === 0).map(({ detector }) => ({ shipId: ship.id, detector }))
  )
  for (const one of ended) story.tell({ type: 'jamEnded', ...one })
  const [first, second] = readySides(story.state)
  if (first !== undefined && second === undefined) story.tell({ type: 'initiativeGiven', sideId: first, because: 'alone', reason: '' })
}
