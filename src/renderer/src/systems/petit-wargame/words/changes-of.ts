import { positionLabel } from '@shared/systems/petit-wargame/events/grid-labels'
import { lettersOf } from '@shared/systems/petit-wargame/derive/element-letters'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { BattleState, Jam, ShipState } from '@shared/systems/petit-wargame/model/battle'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import type { BySector, Element, Sector } from '@shared/systems/petit-wargame/model/element'
import { findShip, findSquadron } from '@shared/systems/petit-wargame/state'
import type { LogChange } from '../../../contract/log-line'
import { valuesChanged } from '../../../table/log/read-log'

/** A corrected value as the log shows it. */
type Shown = LogChange['to']
const NONE = '–'

/** Old and new values of a correction by the GM, for the log. */
export function changesOf(state: BattleState, event: PwEvent): readonly LogChange[] {
  switch (event.type) {
    case 'shipCorrected': {
      const ship = findShip(state, event.shipId)
      const { elements = {}, ...plain } = event.correction
      return ship === undefined ? [] : [...plainChanges(state, ship, plain), ...elementChanges(ship, elements)]
    }
    case 'squadronCorrected':
      return plainChanges(state, findSquadron(state, event.squadronId), event.correction)
    case 'fleetCorrected': {
      const fleet = state.fleets.find(one => one.id === event.fleetId)
      return plainChanges(state, fleet, event.correction)
    }
    default:
      return []
  }
}

function plainChanges(state: BattleState, before: object | undefined, correction: object): readonly LogChange[] {
  return valuesChanged('pw.field', before, correction, (field, value) => shown(state, field, value))
}

function elementChanges(ship: ShipState, elements: Partial<BySector<readonly Element[]>>): readonly LogChange[] {
  return Object.entries(elements).map(([sector, now]) => ({
    label: { key: `pw.part.${sector}` },
    from: lettersOf(ship.sectors[sector as Sector].elements) || NONE,
    to: lettersOf(now) || NONE
  }))
}

function shown(state: BattleState, field: string, value: unknown): Shown {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return { key: value ? 'pwTable.value.yes' : 'pwTable.value.no' }
  if (field === 'position' && value !== null) return positionLabel(state.rulings, value as Position)
  if (field === 'jams') return (value as readonly Jam[]).map(jam => `${jam.detector} ≤ ${String(jam.untilTurn)}`).join(', ') || NONE
  return typeof value === 'string' && value !== '' ? value : NONE
}
