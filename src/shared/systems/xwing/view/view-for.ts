import { endingOf, type Verdict } from '../../../core/view/ending'
import { duesOf, laidOut, stepsOf } from '../../../core/view/known'
import type { TableView } from '../../../core/view/table-view'
import type { Viewer } from '../../../core/view/viewer'
import { cardsOwed } from '../derive/health'
import { pointsLeft } from '../derive/points-left'
import { whoseTurn } from '../derive/whose-turn'
import { sideName, word } from '../events/words'
import { PHASES, type BattleState } from '../model/battle'
import { obligations } from '../obligations'
import { readRuling } from '../rulings'
import { currentAttack, sideOf, standingSides } from '../state'
import { xwNaming } from '../told-names'
import { seenBy } from './seen-by'
import { shipStrip } from './ship-strip'

/** The battle as this viewer may see it, told from what the viewer sees alone. Cards face down are counted (XW-038). */
export function viewFor(state: BattleState, viewer: Viewer): TableView {
  const seen = xwNaming.toldTo(viewer, seenBy(state, viewer))
  const house = readRuling(seen.rulings, 'xw.enemyKnown')
  const laid = laidOut(viewer, seen.squads, (squads, isWhole) => ({
    strips: squads
      .flatMap(squad => seen.ships.filter(ship => ship.squadId === squad.id))
      .map(ship => ({ ids: [ship.id], strip: shipStrip(seen, ship, isWhole ? 'everything' : house) }))
  }))
  const attack = currentAttack(seen)
  const turn = whoseTurn(seen)
  // A card is named before anything goes on.
  const [owes] = cardsOwed(seen)
  const verdict = verdictIn(seen, laid.sideIds)
  const mayKnow = viewer.kind === 'gm' || house === 'everything'
  return {
    systemId: 'xwing',
    name: seen.name,
    round: { word: { key: 'view.round' }, number: seen.round },
    heading: attack === undefined || turn.step === null ? word('phase', seen.isOver ? 'over' : seen.phase) : word('step', turn.step),
    steps: stepsOf(
      PHASES.map(phase => word('phase', phase)),
      PHASES.indexOf(seen.phase)
    ),
    turn: (owes === undefined ? turn.sideIds : [sideOf(seen, owes.shipId)]).map(id => laid.sideIds.indexOf(id)),
    sides: laid.sides,
    ...duesOf(laid, obligations(seen), 'xw.obligationKind'),
    isOver: seen.isOver,
    ...endingOf({
      ...laid,
      viewer,
      openSides: () => viewFor(state, { kind: 'table' }).sides,
      of: state,
      isOver: seen.isOver,
      standing: standingSides(seen),
      verdict: mayKnow ? verdict : null,
      isSealed: !mayKnow && verdict !== null
    })
  }
}

/** Who has most points left, where the table counts them (XW-Q11). The points of a side are known to whoever knows all of its ships. */
function verdictIn(seen: BattleState, sideIds: readonly string[]): Verdict | null {
  if (readRuling(seen.rulings, 'xw.cardPoints') !== 'yes') return null
  const all = pointsLeft(seen)
  const most = Math.max(...all.map(({ points }) => points))
  const [first, ...others] = all.filter(({ points }) => points === most)
  const score = all.map(({ sideId, points }) => `${sideName(seen, sideId)} ${String(points)}`).join(', ')
  return {
    victor: first === undefined || others.length > 0 ? null : sideIds.indexOf(first.sideId),
    why: { key: 'xw.view.byPoints', values: { score } },
    isByPoints: true
  }
}
