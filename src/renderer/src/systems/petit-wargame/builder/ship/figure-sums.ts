import { breakdown, type Breakdown } from '@shared/core/breakdown/breakdown'
import { countIn, detectorRange, manoeuvrePoints, movementPoints, shipFigures } from '@shared/systems/petit-wargame/derive/ship-figures'
import type { DraftShip } from '@shared/systems/petit-wargame/model/design'
import { SECTORS, type Element, type Sector } from '@shared/systems/petit-wargame/model/element'

/** Elements with one place of effect, each with its breakdown; `sector` is null for the whole ship. */
interface PlacedSums {
  readonly sector: Sector | null
  readonly entries: readonly { readonly element: Element; readonly sum: Breakdown }[]
}

/** The seven values of a ship with their breakdowns (PW-005, PW-013 to PW-024). */
export function figureSums(ship: DraftShip) {
  const { costPoints, weapons, defences, detectors, countermeasures } = shipFigures(ship)
  const inSector = (sector: Sector, element: Element, source: string): Breakdown =>
    breakdown([{ label: `pw.part.${sector}`, value: countIn(ship, sector, element), source }])
  return {
    cost: breakdown([{ label: `pw.size.${ship.size}`, value: costPoints, source: 'PW-005' }]),
    pd: movementPoints(ship),
    pm: manoeuvrePoints(ship),
    weapons: bySector(weapons.map(({ sector, weapon }) => ({ sector, element: weapon, sum: inSector(sector, weapon, 'PW-016') }))),
    defences: bySector(defences.map(({ sector, defence }) => ({ sector, element: defence, sum: inSector(sector, defence, 'PW-019') }))),
    detectors: aboard(detectors.map(({ detector }) => ({ element: detector, sum: detectorRange(ship, detector) }))),
    countermeasures: aboard(
      countermeasures.map(element => ({
        element,
        sum: breakdown(
          SECTORS.map(sector => ({ label: `pw.part.${sector}`, value: countIn(ship, sector, element), source: 'PW-024' })).filter(
            part => part.value > 0
          )
        )
      }))
    )
  }
}

function bySector(sums: readonly { readonly sector: Sector; readonly element: Element; readonly sum: Breakdown }[]): readonly PlacedSums[] {
  return SECTORS.map(sector => ({ sector, entries: sums.filter(one => one.sector === sector) })).filter(({ entries }) => entries.length > 0)
}

function aboard(entries: PlacedSums['entries']): readonly PlacedSums[] {
  return entries.length === 0 ? [] : [{ sector: null, entries }]
}
