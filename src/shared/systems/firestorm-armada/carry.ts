import type { CarryRules, Lasts, Wound } from '../../core/carry/carry-rules'
import { without } from '../../kernel/collections'
import type { FaCommand } from './commands/command'
import { effectName, word } from './events/words'
import type { BattleState, ShipState } from './model/battle'
import type { DraftFleet, ShipId } from './model/design'
import type { Critical, FaEffect } from './model/effects'

/** Marks of a ship that a critical leaves; the others are of the moment. */
const MARKS = ['isCriticallyHurt', 'hasMovementCritical'] as const
const ending = { kind: 'untilRepaired' } as const

/** What lasts of a fleet battle: hull and crew lost, criticals, weapons offline, markers that wait for a repair, ships that fell. */
export const firestormCarry: CarryRules<BattleState, FaCommand, DraftFleet> = {
  partsOf: ({ squadrons, flights }) => [...squadrons.flatMap(({ ships }) => ships), ...flights.flatMap(({ wings }) => wings)],
  lastsOn(state, unitId) {
    const ship = state.ships.find(({ id }) => id === unitId)
    if (ship === undefined) return []
    const what = criticalWords(state, ship)
    return [
      ...(ship.hullLost + ship.crewLost + ship.assaultLost > 0 ? [{ kind: 'damage', what: [] } as const] : []),
      ...(what.length > 0 ? [{ kind: 'criticals', what } as const] : [])
    ]
  },
  woundOf(state, unitId, kinds): Wound {
    const ship = state.ships.find(({ id }) => id === unitId)
    if (ship === undefined) return {}
    const { hullLost, crewLost, assaultLost } = ship
    const effects = effectsOn(state, unitId)
    return {
      ...(kinds.includes('damage') && { hullLost, crewLost, assaultLost }),
      ...(kinds.includes('criticals') && {
        criticals: effects.flatMap(effect => (effect.kind === 'critical' ? [effect.critical] : [])),
        markers: effects.flatMap(effect => (effect.kind === 'marker' ? [effect.name] : [])),
        marks: MARKS.filter(mark => ship[mark]),
        offline: ship.weapons.filter(({ isOffline }) => isOffline).map(({ id }) => id)
      })
    }
  },
  wounded(unitId, { criticals, markers, marks, offline, ...figures }, reason) {
    const shipId = unitId as ShipId
    const listed = <T extends string>(names: Wound[string] | undefined): readonly T[] => (Array.isArray(names) ? (names as T[]) : [])
    return [
      ...(Object.keys(figures).length > 0 ? [{ type: 'correctShip', shipId, correction: figures, reason } as const] : []),
      ...listed<Critical>(criticals).map(critical => laid(unitId, { kind: 'critical', critical }, reason)),
      ...listed(markers).map(name => laid(unitId, { kind: 'marker', name }, reason)),
      ...listed<(typeof MARKS)[number]>(marks).map(mark => ({ type: 'markShip', shipId, mark, isSet: true }) as const),
      ...listed(offline).map(weaponId => ({ type: 'correctWeapon', shipId, weaponId, correction: { isOffline: true }, reason }) as const)
    ]
  },
  without: (fleet, partId) => ({
    ...fleet,
    squadrons: fleet.squadrons
      .map(squadron => ({ ...squadron, ships: without(squadron.ships, ({ id }) => id === partId) }))
      .filter(({ ships }) => ships.length > 0),
    flights: fleet.flights
      .map(flight => ({ ...flight, wings: without(flight.wings, ({ id }) => id === partId) }))
      .filter(({ wings }) => wings.length > 0)
  })
}

/** Criticals, and markers that wait for a repair; what the GM laid for the battle ends with it. */
function effectsOn({ effects }: BattleState, shipId: string): readonly FaEffect[] {
  return effects.filter(effect => effect.targetId === shipId && (effect.kind === 'critical' || effect.ending.kind === 'untilRepaired'))
}

function criticalWords(state: BattleState, ship: ShipState): Lasts['what'] {
  const effects = effectsOn(state, ship.id).map(effectName)
  const isMarkedAlone = effects.length === 0 && MARKS.some(mark => ship[mark])
  return [
    ...effects.map(name => ({ key: 'view.named', values: { name } })),
    ...(isMarkedAlone ? MARKS.filter(mark => ship[mark]).map(mark => word('mark', mark)) : []),
    ...ship.weapons.filter(({ isOffline }) => isOffline).map(({ name }) => ({ key: 'fa.carry.offline', values: { weapon: name } }))
  ]
}

type Laid = Extract<FaCommand, { type: 'addEffect' }>['effect']
const laid = (targetId: string, effect: Laid, reason: string): FaCommand => ({ type: 'addEffect', targetId, effect, ending, reason })
