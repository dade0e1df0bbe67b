import type { EventTable } from '../../../core/engine/event-table'
import type { Message } from '../../../core/engine/message'
import { plainRulingWords, rulingSet, type RulingWords } from '../../../core/housekeeping/rulings'
import { battleTold } from '../../../core/housekeeping/telling'
import type { Infer } from '../../../schema/infer'
import type { BattleState, Phase } from '../model/battle'
import { FLEET_CLASSES } from '../model/design'
import { AGILE_COST_KEY, AGILE_TEXT_KEY, CUSTOM_BANDS_KEYS } from '../model/rulings'
import type { roundEvents } from '../schema/events-v1/rounds'
import { shapedFleet } from '../shape'
import { armadasOf, word } from './words'

/** The battle as a whole: how far apart it starts, its rounds and phases, its house rules and its end. */
export type RoundEvent = Infer<(typeof roundEvents)[number]>

export const ROUND_EVENTS: EventTable<BattleState, RoundEvent> = {
  distanceSet: {
    evolve: (state, event) => ({ ...state, distanceHexes: event.hexes }),
    describe: (_state, { hexes, faces }, say) => say({ hexes }, 'SA-075', faces === null ? 'measured' : 'rolled')
  },
  phaseEntered: {
    evolve: (state, { round, phase }) => (round === state.round ? { ...state, phase } : enterRound(state, round, phase)),
    describe: (_state, { round, phase }, say) => say({ round, phase: word('phase', phase) }, 'SA-076')
  },
  rulingSet: rulingSet(rulingWords),
  battleTold: battleTold(),
  battleEnded: {
    evolve: (state, { standingSides }) => ({ ...state, phase: 'over', standingSides, volley: [], obligations: [] }),
    describe: (state, { standingSides }, say) => {
      const names = armadasOf(state, standingSides)
      return say({ names: names.join(', ') }, 'SA-111', names.length === 0 ? 'nobody' : names.length === 1 ? 'one' : 'several')
    }
  }
}

function enterRound(state: BattleState, round: number, phase: Phase): BattleState {
  return {
    ...state,
    round,
    phase,
    movementOrder: null,
    duels: [],
    fleets: state.fleets.map(fleet =>
      shapedFleet({ ...fleet, movement: 'pending', stunt: null, hasAttacked: false, targetsThisRound: [], arrayTargets: 1, damagedBy: [] })
    ),
    officers: state.officers.map(officer => (officer.hasActed ? { ...officer, hasActed: false, action: null } : officer))
  }
}

/** A ruling and its reading in words. Texts of the GM's own stay as they are. */
function rulingWords(key: string, value: string): RulingWords {
  const fleetClass = FLEET_CLASSES.find(one => CUSTOM_BANDS_KEYS[one] === key)
  if (fleetClass !== undefined)
    return {
      ruling: { key: 'rulings.sa.rangeBands.title' },
      value: { key: 'rulings.sa.rangeBands.of', values: { fleetClass: word('class', fleetClass), bands: value } }
    }
  const agile: Message = { key: 'rulings.sa.agile.title' }
  if (key === AGILE_COST_KEY) return { ruling: agile, value: { key: 'rulings.sa.agile.priced', values: { cost: value } } }
  if (key === AGILE_TEXT_KEY) return { ruling: agile, value }
  return plainRulingWords(key, value)
}
