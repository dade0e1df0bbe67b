import { asGiven } from '@shared/core/names/naming'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import { jamTurnsLeft } from '@shared/systems/petit-wargame/derive/detected'
import { lettersOf, readElements } from '@shared/systems/petit-wargame/derive/element-letters'
import { firstSquare } from '@shared/systems/petit-wargame/events/grid-labels'
import type { BattleState, FleetState, ShipState, SquadronState } from '@shared/systems/petit-wargame/model/battle'
import { DETECTORS, SECTORS, type Element, type Sector } from '@shared/systems/petit-wargame/model/element'
import type { FleetCorrection, ShipCorrection, SquadronCorrection } from '@shared/systems/petit-wargame/model/corrections'
import { FLEET_CORRECTION } from '@shared/systems/petit-wargame/tables/corrections'
import { correctable, type Correctable } from '../../../table/corrections/correctable'
import { changedFrom, fieldsOf } from '../../../table/corrections/correction-fields'
import type { CorrectionTarget } from './correction-target'

/** The things the GM can correct, and the form for each. */
export interface Corrected extends Correctable<PwCommand> {
  readonly thing: FleetState | SquadronState | ShipState
  readonly ship?: ShipState
}

export function correctedAt(state: BattleState, { kind, id }: CorrectionTarget): Corrected | null {
  const of = <T extends { readonly id: string }>(list: readonly T[], made: (thing: T) => Corrected): Corrected | null => {
    const thing = list.find(one => one.id === id)
    return thing === undefined ? null : made(thing)
  }
  if (kind === 'ship') return of(state.ships, ship => correctedShip(state, ship))
  return kind === 'squadron' ? of(state.squadrons, correctedSquadron) : of(state.fleets, correctedFleet)
}

const WIDE = { span: 'two' } as const
const AXES = ['x', 'y', 'z'] as const

/** All values of a ship, beginning with the working elements of each sector as letters. */
function correctedShip(state: BattleState, ship: ShipState): Corrected {
  const of = fieldsOf(ship)
  const first = firstSquare(state.rulings)
  const shift = (axis: (typeof AXES)[number]): number => (axis === 'z' ? 0 : first)
  const made = correctable<ShipCorrection, PwCommand>({
    fields: [
      { kind: 'own', name: 'letters' },
      ...SECTORS.map(sector => ({
        ...WIDE,
        kind: 'text' as const,
        name: sector,
        label: { key: `pw.part.${sector}` },
        value: lettersOf(ship.sectors[sector].elements),
        max: 80,
        isFigure: true,
        isFit: (text: string) => readElements(text) !== null
      })),
      { kind: 'own', name: 'badLetters' },
      ...AXES.map(axis => ({
        kind: 'number' as const,
        name: axis,
        label: { key: `pwTable.board.axis.${axis}` },
        value: ship.position === null ? null : ship.position[axis] + shift(axis),
        isOptional: true,
        emptyWith: AXES,
        isJudged: true
      })),
      of.name('name', { span: 'one' }),
      ...of.numbers(['pdSpent', 'pmSpent'], { max: 99, isJudged: true }),
      { kind: 'own', name: 'jams' },
      ...DETECTORS.map(detector => ({
        kind: 'number' as const,
        name: detector,
        label: { key: 'pwTable.field.detector', values: { detector } },
        value: jamTurnsLeft(state, ship, detector),
        min: 0,
        max: 99,
        isOptional: true,
        isJudged: true
      })),
      of.text('note')
    ],
    // None if a letter is not an element.
    changes: values => {
      const elements: { [Place in Sector]?: readonly Element[] } = {}
      for (const sector of SECTORS) {
        const read = readElements(String(values[sector]))
        if (read === null) return null
        if (lettersOf(read) !== lettersOf(ship.sectors[sector].elements)) elements[sector] = read
      }
      const [x = 0, y = 0, z = 0] = AXES.map(axis => Number(values[axis]) - shift(axis))
      const jams = DETECTORS.filter(one => Number(values[one]) > 0).map(detector => ({
        detector,
        untilTurn: state.turn + Number(values[detector]) - 1
      }))
      const jamsNow = DETECTORS.flatMap(one => ship.jams.filter(jam => jam.detector === one))
      const plain = changedFrom<ShipCorrection>(
        { ...asGiven(ship), jams: jamsNow },
        {
          name: String(values['name']),
          position: AXES.some(axis => values[axis] === null) ? null : { x, y, z },
          jams,
          pdSpent: Number(values['pdSpent']),
          pmSpent: Number(values['pmSpent']),
          note: String(values['note'])
        }
      )
      return Object.keys(elements).length === 0 ? plain : { ...plain, elements }
    },
    command: (correction, reason) => ({ type: 'correctShip', shipId: ship.id, correction, reason })
  })
  return { ...made, thing: ship, ship }
}

function correctedSquadron(squadron: SquadronState): Corrected {
  const of = fieldsOf({ ...asGiven(squadron), isHidden: squadron.isHidden === true })
  const isHidden = of.flag('isHidden', { ...WIDE, label: { key: 'battle.correct.isNotYetHere' } })
  const hasActed = of.flag('hasActed', { ...WIDE, label: { key: 'pwTable.correct.hasActed' } })
  const made = correctable<SquadronCorrection, PwCommand>({
    fields: [of.name('name', WIDE), hasActed, isHidden, of.text('note')],
    command: (correction, reason) => ({ type: 'correctSquadron', squadronId: squadron.id, correction, reason })
  })
  return { ...made, thing: squadron }
}

/** The enemy wins by destroying more than half of these points; they come first. */
function correctedFleet(fleet: FleetState): Corrected {
  const of = fieldsOf(fleet, FLEET_CORRECTION)
  const made = correctable<FleetCorrection, PwCommand>({
    fields: [...of.numbers(['costPoints', 'budgetPoints'], { min: 1, isJudged: true }), of.name('name', WIDE)],
    command: (correction, reason) => ({ type: 'correctFleet', fleetId: fleet.id, correction, reason })
  })
  return { ...made, thing: fleet }
}
