import { duesOf, laidOut } from '../../../core/view/known'
import type { TableView } from '../../../core/view/table-view'
import type { Viewer } from '../../../core/view/viewer'
import { whoseTurn } from '../derive/whose-turn'
import { word } from '../events/words'
import type { BattleState } from '../model/battle'
import { obligations } from '../obligations'
import { readRuling } from '../rulings'
import { currentAttack, findSquadron } from '../state'
import { seenBy } from './seen-by'
import { squadronDraft } from './squadron-strip'

/** The battle as this viewer may see it. STAR cards in hand are counted. */
export function viewFor(state: BattleState, viewer: Viewer): TableView {
  const seen = seenBy(state, viewer)
  const house = readRuling(state.rulings, 'dw.enemyKnown')
  const laid = laidOut(viewer, seen.forces, (forces, isWhole) => ({
    notes: forces.map(({ cards }) => ({ key: 'dw.view.cards', values: { count: cards } })),
    strips: forces
      .flatMap(force => seen.squadrons.filter(one => one.forceId === force.id))
      .map(one => squadronDraft(seen, one, isWhole ? 'everything' : house))
  }))
  const { activation } = seen
  const active = activation === null ? undefined : findSquadron(seen, activation.squadronId)
  // A step in which only hidden squadrons fight is not told.
  const isHiddenStep = activation === null && state.activation !== null
  const isSilent = isHiddenStep || (state.activation?.currentId ?? null) !== (currentAttack(seen)?.id ?? null)
  return {
    systemId: 'dystopian-wars',
    name: state.name,
    round: { word: { key: 'view.turn' }, number: state.turn },
    heading:
      active === undefined
        ? word('step', state.isOver ? 'over' : 'between')
        : isSilent
          ? { key: 'view.named', values: { name: active.name } }
          : { key: 'view.does', values: { name: active.name, what: word('step', seen.step) } },
    steps: [],
    turn: active === undefined || isSilent ? [] : whoseTurn(seen).sideIds.map(id => laid.sideIds.indexOf(id)),
    sides: laid.sides,
    ...duesOf(laid, obligations(state), 'dw.obligationKind'),
    isOver: state.isOver
  }
}
