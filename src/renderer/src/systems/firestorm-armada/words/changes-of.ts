import type { Message } from '@shared/core/engine/message'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import { sum } from '@shared/kernel/collections'
import type { BattleState, Share } from '@shared/systems/firestorm-armada/model/battle'
import type { LogChange } from '../../../contract/log-line'
import { valuesChanged } from '../../../table/log/read-log'

const NONE: readonly never[] = []
/** Fields whose values are worded by a list of this system. */
const LISTS: Readonly<Record<string, string>> = { status: 'shipStatus', fired: 'fired' }
const YES_OR_NO: readonly [Message, Message] = [{ key: 'faTable.value.no' }, { key: 'faTable.value.yes' }]

/** Old and new values of a correction by the GM, for the log. */
export function changesOf(state: BattleState, event: FaEvent): readonly LogChange[] {
  return 'correction' in event ? valuesChanged('faTable.field', thingBefore(state, event), event.correction, valueOf) : NONE
}

/** The corrected thing before the correction. */
function thingBefore(state: BattleState, event: FaEvent): object | undefined {
  switch (event.type) {
    case 'fleetCorrected':
      return state.fleets.find(one => one.id === event.fleetId)
    case 'unitCorrected':
      return state.units.find(one => one.id === event.unitId)
    case 'shipCorrected':
      return state.ships.find(one => one.id === event.shipId)
    case 'weaponCorrected':
      return state.ships.find(one => one.id === event.shipId)?.weapons.find(one => one.id === event.weaponId)
    case 'wingCorrected':
      return state.wings.find(one => one.id === event.wingId)
    default:
      return undefined
  }
}

function valueOf(field: string, value: unknown): LogChange['to'] {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return YES_OR_NO[value ? 1 : 0]
  if (value === null || value === undefined || value === '') return '–'
  if (field === 'shares') return sum((value as readonly Share[]).map(share => share.dice))
  if (Array.isArray(value)) return value.join(' / ')
  const list = LISTS[field]
  if (typeof value !== 'string') return '–'
  return list === undefined ? value : list === 'fired' ? { key: `faTable.fired.${value}` } : { key: `fa.shipStatus.${value}` }
}
