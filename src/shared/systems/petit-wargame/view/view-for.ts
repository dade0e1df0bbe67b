import type { Message } from '../../../core/engine/message'
import { endingOf, type Verdict } from '../../../core/view/ending'
import { duesOf, laidOut, stepsOf } from '../../../core/view/known'
import type { TableView } from '../../../core/view/table-view'
import type { Viewer } from '../../../core/view/viewer'
import { losses } from '../derive/victory'
import { whoseTurn } from '../derive/whose-turn'
import { word } from '../events/words'
import type { BattleState } from '../model/battle'
import { obligations } from '../obligations'
import { readRuling } from '../rulings'
import { findSquadron } from '../state'
import { pwNaming } from '../told-names'
import { seenBy } from './seen-by'
import { squadronDraft } from './squadron-strip'

const STEPS = ['initiative', 'detection', 'movement', 'combat'] as const

/** The battle as this viewer may see it: maps and sheets lie open, unless the table plays with hidden ships. */
export function viewFor(state: BattleState, viewer: Viewer): TableView {
  const seen = pwNaming.toldTo(viewer, seenBy(state, viewer))
  const house = readRuling(state.rulings, 'pw.enemyKnown')
  const laid = laidOut(viewer, seen.fleets, (fleets, isWhole) => ({
    strips: fleets
      .flatMap(fleet => seen.squadrons.filter(one => one.fleetId === fleet.id))
      .map(one => squadronDraft(seen, one, isWhole ? 'everything' : house))
  }))
  const { activation } = seen
  const active = activation === null ? undefined : findSquadron(seen, activation.squadronId)
  return {
    systemId: 'petit-wargame',
    name: state.name,
    round: { word: { key: 'view.turn' }, number: seen.turn },
    heading:
      active === undefined ? betweenSquadrons(seen) : { key: 'view.does', values: { name: active.name, what: word('phase', seen.phase) } },
    steps:
      active === undefined
        ? []
        : stepsOf(
            STEPS.map(step => word('phase', step)),
            STEPS.findIndex(step => step === seen.phase)
          ),
    turn: active === undefined ? [] : whoseTurn(seen).sideIds.map(id => laid.sideIds.indexOf(id)),
    sides: laid.sides,
    ...duesOf(laid, active === undefined ? [] : obligations(seen), 'pw.awaited'),
    isOver: state.isOver,
    ...endingOf({
      ...laid,
      viewer,
      openSides: () => viewFor(state, { kind: 'table' }).sides,
      of: state,
      isOver: state.isOver,
      verdict: verdictIn(seen, state.winnerId, laid.sideIds, viewer.kind === 'gm' || house === 'everything')
    })
  }
}

/** While no squadron acts that the viewer sees, it is not told whether one acts. */
function betweenSquadrons({ isOver, phase }: BattleState): Message {
  if (isOver) return { key: 'pw.view.over' }
  return phase === 'tables' || phase === 'deployment' ? word('phase', phase) : { key: 'pw.view.under' }
}

/** The side that has won (PW-061), which everybody is told; by what count, whoever knows all that is lost. */
function verdictIn(seen: BattleState, winnerId: string | null, sideIds: readonly string[], knows: boolean): Verdict | null {
  if (winnerId === null) return null
  const loser = seen.fleets.find(({ sideId }) => sideId !== winnerId)
  const beaten = loser === undefined || !knows ? null : losses(seen, loser.sideId)
  if (loser === undefined || beaten?.isBeaten !== true) {
    return { victor: sideIds.indexOf(winnerId), why: { key: knows ? 'pw.view.named' : 'pw.view.ruled' } }
  }
  const { lost, total, unit } = beaten
  return {
    victor: sideIds.indexOf(winnerId),
    why: { key: 'pw.view.beaten', values: { side: loser.name, lost, total, unit: word('lossUnit', unit) } },
    isByPoints: true
  }
}
