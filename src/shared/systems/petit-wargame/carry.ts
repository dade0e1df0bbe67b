import type { CarryRules } from '../../core/carry/carry-rules'
import { without } from '../../kernel/collections'
import type { PwCommand } from './commands/command'
import type { BattleState, SectorState } from './model/battle'
import type { ShipCorrection } from './model/corrections'
import type { DraftFleet, ShipId } from './model/design'

/** What lasts of a battle: the elements that each sector has lost, and ships that fell. */
export const petitCarry: CarryRules<BattleState, PwCommand, DraftFleet> = {
  partsOf: ({ squadrons }) => squadrons.flatMap(({ ships }) => ships),
  lastsOn: (state, unitId) => (hurtSectors(state, unitId).length === 0 ? [] : [{ kind: 'damage', what: [] }]),
  woundOf: (state, unitId) => ({
    elements: Object.fromEntries(hurtSectors(state, unitId).map(([sector, { elements }]) => [sector, [...elements]]))
  }),
  wounded: (unitId, { elements }, reason) => [
    { type: 'correctShip', shipId: unitId as ShipId, correction: { elements } as ShipCorrection, reason }
  ],
  without: (fleet, partId) => ({
    ...fleet,
    squadrons: fleet.squadrons
      .map(squadron => ({ ...squadron, ships: without(squadron.ships, ({ id }) => id === partId) }))
      .filter(({ ships }) => ships.length > 0)
  })
}

function hurtSectors({ ships }: BattleState, shipId: string): readonly (readonly [string, SectorState])[] {
  return Object.entries(ships.find(({ id }) => id === shipId)?.sectors ?? {}).filter(([, { lost }]) => lost.length > 0)
}
