import { isDetected, jamTurnsLeft } from '@shared/systems/petit-wargame/derive/detected'
import { lettersOf } from '@shared/systems/petit-wargame/derive/element-letters'
import { pdLeft, pmLeft } from '@shared/systems/petit-wargame/derive/movement'
import { manoeuvrePoints, movementPoints } from '@shared/systems/petit-wargame/derive/ship-figures'
import { positionLabel } from '@shared/systems/petit-wargame/events/grid-labels'
import type { BattleState, ShipState } from '@shared/systems/petit-wargame/model/battle'
import { SECTORS, type Sector } from '@shared/systems/petit-wargame/model/element'
import { isDestroyed, theShip } from '@shared/systems/petit-wargame/state'
import type { Message } from '@shared/core/engine/message'
import type { Outline } from '@shared/core/view/outline'
import { shipOutline } from '@shared/systems/petit-wargame/view/outline'
import type { StripChip } from '../../../contract/strip-chip'
import type { FleetMarkModel } from '../../../contract/fleet-mark'
import type { SilhouetteState } from '../../../ui/silhouette/draw'
import { jamKey, type Jammer } from './jammers'
import { markOf } from './ship-mark'

/** A ship as the rack shows it. */
export interface ShipRowModel {
  readonly ship: ShipState
  readonly mark: FleetMarkModel
  /** Its silhouette: the facts it is drawn from, and how it stands. */
  readonly outline: Outline
  readonly look: SilhouetteState
  /** The position as players write it; null if it is not on the map. */
  readonly at: string | null
  readonly elements: number
  readonly elementsMax: number
  readonly pd: { readonly left: number; readonly max: number }
  readonly pm: { readonly left: number; readonly max: number }
  /** The working elements of each sector as letters, and the number lost there. */
  readonly sectors: readonly { readonly sector: Sector; readonly letters: string; readonly lost: number }[]
  readonly chips: readonly StripChip[]
  readonly isOut: boolean
}

/** `by` says who caused each jam, where a ship did. */
export function shipRow(state: BattleState, ship: ShipState, by: ReadonlyMap<string, Jammer> = new Map()): ShipRowModel {
  const all = Object.values(ship.sectors)
  const works = all.reduce((sum, sector) => sum + sector.elements.length, 0)
  const lost = all.reduce((sum, sector) => sum + sector.lost.length, 0)
  return {
    ship,
    mark: markOf(state, ship),
    outline: shipOutline(ship),
    // What it has lost is hollow, so that no bite has to tell it.
    look: isDestroyed(ship) ? 'lost' : 'whole',
    at: ship.position === null ? null : positionLabel(state.rulings, ship.position),
    elements: works,
    elementsMax: works + lost,
    pd: { left: pdLeft(ship), max: movementPoints(ship).total },
    pm: { left: pmLeft(ship), max: manoeuvrePoints(ship).total },
    sectors: SECTORS.map(sector => ({
      sector,
      letters: lettersOf(ship.sectors[sector].elements),
      lost: ship.sectors[sector].lost.length
    })),
    chips: chipsOf(state, ship, by),
    isOut: isDestroyed(ship)
  }
}

function chipsOf(state: BattleState, ship: ShipState, by: ReadonlyMap<string, Jammer>): ShipRowModel['chips'] {
  const { activation } = state
  const chip = (name: string, isHarm: boolean, told: Partial<StripChip> = {}): StripChip => ({
    message: { key: `pwTable.chip.${name}` },
    isHarm,
    ...told
  })
  if (isDestroyed(ship)) return [chip('destroyed', true)]
  const jams = ship.jams
    .map(({ detector, untilTurn }) => ({ detector, untilTurn, count: jamTurnsLeft(state, ship, detector) }))
    .filter(({ count }) => count > 0)
    .map(({ detector, untilTurn, count }): StripChip => ({
      message: { key: 'pwTable.chip.jam', values: { detector, count } },
      isHarm: true,
      does: { key: 'pwTable.chip.jamDoes' },
      by: jamCause(state, by.get(jamKey(ship.id, detector, untilTurn))),
      until: { key: 'pwTable.chip.jamEnds', values: { turn: untilTurn } },
      source: 'PW-037'
    }))
  const asLongAs = { until: { key: 'pwTable.chip.activation' } }
  const isFound = activation !== null && isDetected(state, activation.squadronId, ship.id)
  return [
    ...(isFound ? [chip('detected', false, { ...asLongAs, source: 'PW-Q06' })] : []),
    ...(activation?.engagedIds.includes(ship.id) === true ? [chip('engaged', false, { ...asLongAs, source: 'PW-043' })] : []),
    ...jams
  ]
}

function jamCause(state: BattleState, jammer: Jammer | undefined): Message {
  if (jammer === undefined) return { key: 'pwTable.chip.jamBy' }
  const values = { ship: theShip(state, jammer.shipId).name, countermeasure: jammer.countermeasure.toUpperCase() }
  return { key: 'pwTable.chip.jamByShip', values }
}
