import type { EventTable } from '../../../core/engine/event-table'
import { replaceWhere } from '../../../kernel/collections'
import type { BattleState, WeaponState } from '../model/battle'
import type { FleetCorrection, ShipCorrection, UnitCorrection, WingCorrection } from '../model/corrections'
import type { FleetId, ShipId, UnitId, WingId } from '../model/design'
import { withFleet, withShip, withWing } from '../state'
import { nameIn, rulingWords } from './words'

/** What the GM sets outright. */
export type CorrectionEvent =
  | { readonly type: 'fleetCorrected'; readonly fleetId: FleetId; readonly correction: FleetCorrection; readonly reason: string }
  | { readonly type: 'unitCorrected'; readonly unitId: UnitId; readonly correction: UnitCorrection; readonly reason: string }
  | { readonly type: 'shipCorrected'; readonly shipId: ShipId; readonly correction: ShipCorrection; readonly reason: string }
  | {
      readonly type: 'weaponCorrected'
      readonly shipId: ShipId
      readonly weaponId: string
      /** The values it has after the correction. */
      readonly correction: Partial<Pick<WeaponState, 'dice' | 'fired' | 'shares' | 'isOffline'>>
      readonly reason: string
    }
  | { readonly type: 'wingCorrected'; readonly wingId: WingId; readonly correction: WingCorrection; readonly reason: string }
  | { readonly type: 'tableNoted'; readonly text: string }
  | { readonly type: 'rulingSet'; readonly key: string; readonly value: string }

export const CORRECTION_EVENTS: EventTable<BattleState, CorrectionEvent> = {
  fleetCorrected: {
    evolve: (state, { fleetId, correction }) => withFleet(state, fleetId, fleet => ({ ...fleet, ...correction })),
    describe: (state, { fleetId, reason }, say) => say({ name: nameIn(state, fleetId), reason })
  },
  unitCorrected: {
    evolve(state, { unitId, correction }) {
      const units = replaceWhere(
        state.units,
        unit => unit.id === unitId,
        unit => ({ ...unit, ...correction })
      )
      return { ...state, units }
    },
    describe: (state, { unitId, reason }, say) => say({ name: nameIn(state, unitId), reason })
  },
  shipCorrected: {
    evolve: (state, { shipId, correction }) => withShip(state, shipId, ship => ({ ...ship, ...correction })),
    describe: (state, { shipId, reason }, say) => say({ name: nameIn(state, shipId), reason })
  },
  weaponCorrected: {
    evolve(state, { shipId, weaponId, correction }) {
      return withShip(state, shipId, ship => ({
        ...ship,
        weapons: replaceWhere(
          ship.weapons,
          weapon => weapon.id === weaponId,
          weapon => ({ ...weapon, ...correction })
        )
      }))
    },
    describe: (state, { shipId, reason }, say) => say({ name: nameIn(state, shipId), reason })
  },
  wingCorrected: {
    evolve: (state, { wingId, correction }) => withWing(state, wingId, wing => ({ ...wing, ...correction })),
    describe: (state, { wingId, reason }, say) => say({ name: nameIn(state, wingId), reason })
  },
  tableNoted: {
    evolve: (state, { text }) => ({ ...state, note: text }),
    describe: (_state, { text }, say) => say({ text })
  },
  rulingSet: {
    evolve: (state, { key, value }) => ({ ...state, rulings: { ...state.rulings, [key]: value } }),
    describe: (_state, { key, value }, say) => say(rulingWords(key, value))
  }
}
