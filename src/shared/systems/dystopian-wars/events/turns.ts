import type { EventTable } from '../../../core/engine/event-table'
import { plainRulingWords, rulingSet, type RulingWords } from '../../../core/housekeeping/rulings'
import { battleTold } from '../../../core/housekeeping/telling'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import { APPENDIX_PREFIX, NEVER } from '../model/rulings'
import { STEPS } from '../model/steps'
import type { turnEvents } from '../schema/events-v1/turns'
import { isInPlay, sideOf, withForce, withSquadron } from '../state'
import { forceName, nameOf, sideName, word } from './words'

/** The course of the battle: activations, the nine steps, turns, cards, house rules and the end. */
export type TurnEvent = Infer<(typeof turnEvents)[number]>

export const TURN_EVENTS: EventTable<BattleState, TurnEvent> = {
  squadronActivated: {
    evolve: (state, { squadronId }) => ({
      ...withSquadron(state, squadronId, squadron => ({ ...squadron, hasActivated: true })),
      activation: { squadronId, attacks: [], currentId: null, defence: [] }
    }),
    describe: (state, event, say) => say({ squadron: nameOf(state, event.squadronId) }, 'DW-001')
  },
  stepEntered: {
    evolve: (state, event) => ({ ...state, step: event.step }),
    describe: (_state, { step }, say) => say({ number: STEPS[step], step: word('step', step) }, 'DW-045')
  },
  stepPassed: {
    evolve: state => state,
    describe: (_state, { step }, say) => say({ number: STEPS[step], step: word('step', step) }, 'DW-045')
  },
  activationEnded: {
    evolve: state => ({ ...state, step: 'between', activation: null }),
    describe: (state, event, say) => say({ squadron: nameOf(state, event.squadronId) }, 'DW-001')
  },
  turnEnded: {
    evolve: (state, event) => ({
      ...state,
      turn: event.turn + 1,
      squadrons: state.squadrons.map(squadron => ({ ...squadron, hasActivated: false })),
      wings: state.wings.map(wing => ({ ...wing, hasAborted: false, bar: 'none' }))
    }),
    describe: (_state, event, say) => say({ turn: event.turn }, 'DW-032')
  },
  cardPlayed: {
    evolve: (state, event) => withForce(state, event.forceId, force => ({ ...force, cards: event.left })),
    describe: (state, { forceId, name, left }, say) => say({ force: forceName(state, forceId), card: name, left }, 'DW-058')
  },
  rulingSet: rulingSet(rulingWords),
  battleTold: battleTold(),
  battleEnded: {
    evolve: state => ({ ...state, isOver: true, step: 'between', activation: null, obligations: [] }),
    describe: (state, { standingSides: { length }, standingSides }, say) =>
      say(
        { sides: standingSides.map(id => sideName(state, id)).join(', '), score: unitsLeft(state) },
        undefined,
        length === 1 ? 'one' : length === 0 ? 'nobody' : 'several'
      )
  }
}

/** What decides where the text counts no points: "Northern League 3, Crown 2". */
function unitsLeft(state: BattleState): string {
  const sides = [...new Set(state.forces.map(force => force.sideId))]
  const left = (sideId: string): number => state.units.filter(({ id }) => isInPlay(state, id) && sideOf(state, id) === sideId).length
  return sides.map(id => `${sideName(state, id)} ${String(left(id))}`).join(', ')
}

/** A ruling and its reading in words. Numbers of the appendix stay as they are. */
function rulingWords(key: string, value: string): RulingWords {
  if (key.startsWith(APPENDIX_PREFIX)) return { ruling: { key }, value: value === NEVER ? { key: 'dw.appendixNever' } : value }
  return plainRulingWords(key, value)
}
