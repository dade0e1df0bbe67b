import { endingOf } from '../../../core/view/ending'
import { duesOf, laidOut, stepsOf } from '../../../core/view/known'
import type { TableView } from '../../../core/view/table-view'
import type { Viewer } from '../../../core/view/viewer'
import { word } from '../events/words'
import type { BattleState } from '../model/battle'
import { obligations } from '../obligations'
import { standingSides } from '../rules/end-of-battle'
import { turnToMove } from '../rules/turn-to-move'
import { fleetStrip } from './fleet-strip'
import { saNaming } from '../told-names'
import { seenBy } from './seen-by'

const STEPS = ['engineering', 'helm', 'gunnery', 'resolution'] as const

/** The battle as this viewer may know it (SA-074). */
export function viewFor(state: BattleState, viewer: Viewer): TableView {
  const seen = saNaming.toldTo(viewer, seenBy(state, viewer))
  const laid = laidOut(viewer, seen.armadas, (armadas, isWhole) => ({
    strips: seen.fleets
      .filter(fleet => armadas.some(armada => armada.id === fleet.armadaId))
      .map(fleet => {
        const officers = isWhole ? seen.officers.filter(officer => officer.fleetId === fleet.id) : []
        return { ids: [fleet.id, ...officers.map(officer => officer.id)], strip: fleetStrip(seen, viewer, fleet) }
      })
  }))
  return {
    systemId: 'starfinder-armada',
    name: state.name,
    round: { word: { key: 'view.round' }, number: state.round },
    heading: word('phase', state.phase),
    steps: stepsOf(
      STEPS.map(step => word('phase', step)),
      STEPS.findIndex(step => step === state.phase)
    ),
    turn: turnIn(seen, laid.sideIds),
    sides: laid.sides,
    ...duesOf(laid, obligations(state), 'sa.obligationKind'),
    isOver: state.phase === 'over',
    ...endingOf({
      ...laid,
      viewer,
      openSides: () => viewFor(state, { kind: 'table' }).sides,
      of: state,
      isOver: state.phase === 'over',
      standing: standingSides(seen),
      lastLost: lastLost(seen)
    })
  }
}

/** Whoever fell alone in the last round in which somebody did. */
function lastLost({ fleets }: BattleState): string | null {
  const last = Math.max(...fleets.map(({ outSince }) => outSince ?? 0))
  const [fallen, ...more] = fleets.filter(({ outSince }) => outSince === last)
  return more.length === 0 ? (fallen?.name ?? null) : null
}

function turnIn(seen: BattleState, sideIds: readonly string[]): readonly number[] {
  const armada = seen.armadas.find(one => one.id === turnToMove(seen)?.armadaId)
  return armada === undefined ? [] : [sideIds.indexOf(armada.sideId)]
}
