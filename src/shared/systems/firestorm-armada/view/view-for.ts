import type { Message } from '../../../core/engine/message'
import { endingOf, type Verdict } from '../../../core/view/ending'
import { duesOf, laidOut, stepsOf } from '../../../core/view/known'
import type { TableView } from '../../../core/view/table-view'
import type { Viewer } from '../../../core/view/viewer'
import { word } from '../events/words'
import { TURN_PHASES, type BattleState, type FleetState } from '../model/battle'
import { obligations } from '../obligations'
import { readRuling } from '../rulings'
import { findUnit } from '../state'
import { faNaming } from '../told-names'
import { seenBy } from './seen-by'
import { unitDraft } from './unit-strip'

/**
 * The battle as this viewer may see it. Turn cards are counted (FA-002), and so is the viewer's own hand; what they say is for the players
 * who hold them. The hand of others is not counted: it has a card for every unit, those out of sight too (FA-061).
 */
export function viewFor(state: BattleState, viewer: Viewer): TableView {
  const seen = faNaming.toldTo(viewer, seenBy(state, viewer))
  const house = readRuling(state.rulings, 'fa.enemyKnown')
  const laid = laidOut(viewer, seen.fleets, (fleets, isWhole) => ({
    notes: fleets.flatMap(fleet => notesOf(seen, fleet, isWhole)),
    strips: fleets
      .flatMap(fleet => seen.units.filter(unit => unit.fleetId === fleet.id))
      .map(unit => unitDraft(seen, unit, isWhole ? 'everything' : house))
  }))
  const active = seen.activeUnitId === null ? undefined : findUnit(seen, seen.activeUnitId)
  const sideOf = (fleetId: string): string => seen.fleets.find(fleet => fleet.id === fleetId)?.sideId ?? ''
  return {
    systemId: 'firestorm-armada',
    name: state.name,
    round: { word: { key: 'view.turn' }, number: state.turn },
    heading: active === undefined ? word('phase', state.phase) : { key: 'view.named', values: { name: active.name } },
    steps: stepsOf(
      TURN_PHASES.map(phase => word('phase', phase)),
      TURN_PHASES.findIndex(phase => phase === state.phase)
    ),
    turn: active === undefined ? [] : [laid.sideIds.indexOf(sideOf(active.fleetId))],
    sides: laid.sides,
    ...duesOf(laid, obligations({ ...state, obligations: seen.obligations }), 'fa.due'),
    isOver: state.phase === 'over',
    ...endingOf({
      ...laid,
      viewer,
      openSides: () => viewFor(state, { kind: 'table' }).sides,
      of: state,
      isOver: state.phase === 'over',
      verdict: verdictIn(seen, laid.sideIds)
    })
  }
}

/** The fleet with most victory points wins for its side (FA-005); null where nobody keeps them. */
function verdictIn({ fleets }: BattleState, sideIds: readonly string[]): Verdict | null {
  if (fleets.every(({ victoryPoints }) => victoryPoints === 0)) return null
  const most = Math.max(...fleets.map(({ victoryPoints }) => victoryPoints))
  const [first, ...others] = [...new Set(fleets.filter(one => one.victoryPoints === most).map(({ sideId }) => sideId))]
  const score = fleets.map(({ name, victoryPoints }) => `${name} ${String(victoryPoints)}`).join(', ')
  return {
    victor: first === undefined || others.length > 0 ? null : sideIds.indexOf(first),
    why: { key: 'fa.view.byPoints', values: { score } },
    isByPoints: true
  }
}

function notesOf(seen: BattleState, fleet: FleetState, isWhole: boolean): readonly Message[] {
  const laidDown = seen.cardOrder === null ? (seen.turnCards.find(row => row.fleetId === fleet.id)?.cards.length ?? 0) : 0
  return [
    { key: 'fa.view.points', values: { count: fleet.victoryPoints } },
    ...(isWhole ? [{ key: 'fa.view.hand', values: { count: fleet.hand.length } }] : []),
    ...(laidDown === 0 ? [] : [{ key: 'fa.view.faceDown', values: { count: laidDown } }])
  ]
}
