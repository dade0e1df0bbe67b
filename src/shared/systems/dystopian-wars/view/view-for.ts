import { endingOf } from '../../../core/view/ending'
import { duesOf, laidOut } from '../../../core/view/known'
import type { TableView } from '../../../core/view/table-view'
import type { Viewer } from '../../../core/view/viewer'
import { whoseTurn } from '../derive/whose-turn'
import { word } from '../events/words'
import type { BattleState } from '../model/battle'
import { obligations } from '../obligations'
import { readRuling } from '../rulings'
import { findSquadron } from '../state'
import { dwNaming } from '../told-names'
import { seenBy } from './seen-by'
import { standingSides } from '../rules/standing-sides'
import { squadronDraft } from './squadron-strip'

/** The battle as this viewer may see it, told from what the viewer sees alone. STAR cards in hand are counted. */
export function viewFor(state: BattleState, viewer: Viewer): TableView {
  const seen = dwNaming.toldTo(viewer, seenBy(state, viewer))
  const house = readRuling(state.rulings, 'dw.enemyKnown')
  const laid = laidOut(viewer, seen.forces, (forces, isWhole) => ({
    notes: forces.map(({ cards }) => ({ key: 'dw.view.cards', values: { count: cards } })),
    strips: forces
      .flatMap(force => seen.squadrons.filter(one => one.forceId === force.id))
      .map(one => squadronDraft(seen, one, isWhole ? 'everything' : house))
  }))
  const { activation } = seen
  const active = activation === null ? undefined : findSquadron(seen, activation.squadronId)
  return {
    systemId: 'dystopian-wars',
    name: state.name,
    round: { word: { key: 'view.turn' }, number: state.turn },
    heading:
      active === undefined
        ? word('step', state.isOver ? 'over' : 'between')
        : { key: 'view.does', values: { name: active.name, what: word('step', seen.step) } },
    steps: [],
    turn: active === undefined ? [] : whoseTurn(seen).sideIds.map(id => laid.sideIds.indexOf(id)),
    sides: laid.sides,
    ...duesOf(laid, obligations(seen), 'dw.obligationKind'),
    isOver: state.isOver,
    ...endingOf({
      ...laid,
      viewer,
      openSides: () => viewFor(state, { kind: 'table' }).sides,
      of: state,
      isOver: state.isOver,
      standing: standingSides(seen)
    })
  }
}
