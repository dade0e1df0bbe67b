import { asGiven } from '@shared/core/names/naming'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { BattleState, FleetState, ShipState, UnitState, WingState } from '@shared/systems/firestorm-armada/model/battle'
import { SHIP_STATUSES, WING_STATUSES } from '@shared/systems/firestorm-armada/model/battle'
import type { FleetCorrection, ShipCorrection, UnitCorrection, WingCorrection } from '@shared/systems/firestorm-armada/model/corrections'
import { FLEET_CORRECTION, SHIP_CORRECTION } from '@shared/systems/firestorm-armada/tables/corrections'
import { LIMITS } from '@shared/systems/firestorm-armada/tables/limits'
import { correctable, type Correctable } from '../../../table/corrections/correctable'
import { changedFrom, changedUnder, fieldsOf, namesOf } from '../../../table/corrections/correction-fields'
import { markOf } from '../rack/table-mark'
import type { CorrectionTarget } from './correction-target'

/** The things the GM can correct, and the form for each. */
export interface Corrected extends Correctable<FaCommand> {
  readonly thing: FleetState | UnitState | ShipState | WingState
  readonly ship?: ShipState
  readonly fleet?: FleetState
}

export function correctedAt(state: BattleState, { kind, id }: CorrectionTarget): Corrected | null {
  const of = <T extends { readonly id: string }>(list: readonly T[], made: (thing: T) => Corrected): Corrected | null => {
    const thing = list.find(one => one.id === id)
    return thing === undefined ? null : made(thing)
  }
  if (kind === 'ship') return of(state.ships, correctedShip)
  if (kind === 'unit') return of(state.units, correctedUnit)
  return kind === 'wing' ? of(state.wings, wing => correctedWing(state, wing)) : of(state.fleets, correctedFleet)
}

const WIDE = { span: 'two' } as const
const LEFT = ['hull', 'crew', 'assault'] as const

/** All values of a ship. Remaining hull, crew and assault points come first, as they are corrected most often. */
function correctedShip(ship: ShipState): Corrected {
  const of = fieldsOf(ship, SHIP_CORRECTION)
  const rare = { isMore: true }
  const left = LEFT.map(stat => ({
    kind: 'number' as const,
    name: `${stat}Left`,
    label: { key: 'faTable.correct.left', values: { stat: { key: `faTable.stat.${stat}` } } },
    value: ship[stat] - ship[`${stat}Lost`],
    min: 0,
    max: LIMITS.hull
  }))
  const [status, note] = [of.choice('status', 'fa.shipStatus', SHIP_STATUSES), of.text('note')]
  const card = [
    ...of.numbers(['mv', 'hull', 'crew', 'assault', 'pointDefence', 'shields'], rare),
    ...of.numbers(['damageRating', 'criticalRating'], { ...rare, isOptional: true }),
    of.number('movedInches', { ...rare, max: LIMITS.inches, step: 0.5, isOptional: true }),
    of.number('pointDefenceUsed', rare),
    of.name('name', { ...WIDE, isMore: true }),
    of.flag('hasRammed', { isMore: true }),
    of.flag('hasBoarded', { isMore: true })
  ]
  const made = correctable<ShipCorrection, FaCommand>({
    fields: [...left, status, { kind: 'own', name: 'marks' }, note, ...card],
    changes: values => {
      const lost = (stat: (typeof LEFT)[number]): number => Number(values[stat]) - Number(values[`${stat}Left`])
      return {
        ...changedUnder<ShipCorrection>(ship, namesOf([status, note, ...card]), values),
        ...changedFrom<ShipCorrection>(ship, { hullLost: lost('hull'), crewLost: lost('crew'), assaultLost: lost('assault') })
      }
    },
    command: (correction, reason) => ({ type: 'correctShip', shipId: ship.id, correction, reason })
  })
  return { ...made, thing: ship, ship }
}

function correctedUnit(unit: UnitState): Corrected {
  const of = fieldsOf(unit)
  const made = correctable<UnitCorrection, FaCommand>({
    fields: [of.name('name', WIDE), of.flag('hasActivated', WIDE), of.text('note')],
    command: (correction, reason) => ({ type: 'correctUnit', unitId: unit.id, correction, reason })
  })
  return { ...made, thing: unit }
}

const NOBODY = 'nobody'

function correctedWing(state: BattleState, wing: WingState): Corrected {
  const of = fieldsOf({ ...asGiven(wing), contactId: wing.contactId ?? NOBODY })
  const ticks = (['isDrivenOff', 'hasMoved', 'isHidden'] as const).map(name => of.flag(name))
  const named = touchable(state, wing)
  const fields = [
    of.name('name', WIDE),
    of.choice('status', 'fa.wingStatus', WING_STATUSES, WIDE),
    of.choice('contactId', 'faTable.move', [NOBODY, ...Object.keys(named)], { ...WIDE, named }),
    ...ticks,
    of.text('note')
  ]
  const made = correctable<WingCorrection, FaCommand>({
    fields,
    changes({ contactId, ...values }) {
      const meant = { ...values, contactId: contactId === NOBODY ? null : (contactId ?? null) }
      return changedUnder<WingCorrection>({ ...asGiven(wing), contactId: wing.contactId ?? null }, namesOf(fields), meant)
    },
    command: (correction, reason) => ({ type: 'correctWing', wingId: wing.id, correction, reason })
  })
  return { ...made, thing: wing }
}

/** Whatever is in the battle but the wing itself, under its marker, as several may have one name. */
function touchable(state: BattleState, wing: WingState): Readonly<Record<string, string>> {
  const others = [...state.ships, ...state.wings].filter(
    one => one.id !== wing.id && (one.status === 'active' || one.id === wing.contactId)
  )
  return Object.fromEntries(
    others.map(one => {
      const { sideId, number, name } = markOf(state, one)
      return [one.id, `${sideId} ${String(number)} · ${name}`]
    })
  )
}

function correctedFleet(fleet: FleetState): Corrected {
  const of = fieldsOf(fleet, FLEET_CORRECTION)
  const numbers = of.numbers(['victoryPoints', 'tacticalShift', 'commandShift', 'handShift'])
  const made = correctable<FleetCorrection, FaCommand>({
    fields: [...numbers, of.name('name', WIDE), of.flag('isAllied', WIDE), of.text('note')],
    command: (correction, reason) => ({ type: 'correctFleet', fleetId: fleet.id, correction, reason })
  })
  return { ...made, thing: fleet, fleet }
}
