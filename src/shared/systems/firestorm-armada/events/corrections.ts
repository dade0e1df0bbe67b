import type { EventTable } from '../../../core/engine/event-table'
import { changeOne } from '../../../kernel/collections'
import { rulingSet } from '../../../core/housekeeping/rulings'
import { battleTold } from '../../../core/housekeeping/telling'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { correctionEvents } from '../schema/events-v1/corrections'
import { apart, withFleet, withoutGoneContacts, withShip, withWing } from '../state'
import { nameIn, rulingWords } from './words'

/** Values the GM sets outright. */
export type CorrectionEvent = Infer<(typeof correctionEvents)[number]>

export const CORRECTION_EVENTS: EventTable<BattleState, CorrectionEvent> = {
  fleetCorrected: {
    evolve: (state, { fleetId, correction }) => withFleet(state, fleetId, fleet => ({ ...fleet, ...correction })),
    describe: (state, { fleetId, reason }, say) => say({ name: nameIn(state, fleetId), reason })
  },
  unitCorrected: {
    evolve(state, { unitId, correction }) {
      const units = changeOne(state.units, unitId, unit => ({ ...unit, ...correction }))
      return { ...state, units }
    },
    describe: (state, { unitId, reason }, say) => say({ name: nameIn(state, unitId), reason })
  },
  shipCorrected: {
    evolve: (state, { shipId, correction }) => withoutGoneContacts(withShip(state, shipId, ship => ({ ...ship, ...correction }))),
    describe: (state, { shipId, reason }, say) => say({ name: nameIn(state, shipId), reason })
  },
  weaponCorrected: {
    evolve(state, { shipId, weaponId, correction }) {
      return withShip(state, shipId, ship => ({
        ...ship,
        weapons: changeOne(ship.weapons, weaponId, weapon => ({ ...weapon, ...correction }))
      }))
    },
    describe: (state, { shipId, reason }, say) => say({ name: nameIn(state, shipId), reason })
  },
  wingCorrected: {
    evolve(state, { wingId, correction: { contactId, ...correction } }) {
      const corrected = withWing(state, wingId, wing => {
        const one = { ...wing, ...correction }
        return contactId === undefined ? one : contactId === null ? apart(one) : { ...one, contactId }
      })
      return withoutGoneContacts(corrected)
    },
    describe: (state, { wingId, reason }, say) => say({ name: nameIn(state, wingId), reason })
  },
  tableNoted: {
    evolve: (state, { text }) => ({ ...state, note: text }),
    describe: (_state, { text }, say) => say({ text })
  },
  rulingSet: rulingSet(rulingWords),
  battleTold: battleTold()
}
