import type { Message } from '@shared/core/engine/message'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { SaEvent } from '@shared/systems/starfinder-armada/events'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import type { LogChange } from '../../../contract/log-line'

// Shared objects, since a long log contains thousands.
const WORDS: Readonly<Record<string, Message>> = {
  hp: { key: 'sa.unit.hp' },
  sp: { key: 'sa.unit.sp' },
  status: { key: 'battle.correct.status' },
  name: { key: 'battle.correct.name' },
  superweaponReadyRound: { key: 'battle.correct.ready' }
}
const STATUSES: Readonly<Record<FleetState['status'], Message>> = {
  active: { key: 'sa.status.active' },
  routed: { key: 'sa.status.routed' },
  disabled: { key: 'sa.status.disabled' },
  destroyed: { key: 'sa.status.destroyed' },
  fled: { key: 'sa.status.fled' }
}
const NONE: readonly never[] = []

/** Old and new values of a correction by the GM, for the log. */
export function changesOf(state: BattleState, event: SaEvent): readonly LogChange[] {
  if (event.type === 'attackCorrected') {
    const attack = state.volley.find(one => one.id === event.attackId)
    const after = event.correction === null ? undefined : event.correction.isHit === false ? 0 : event.correction.damage
    if (attack === undefined || after === undefined) return []
    return [{ label: starfinderArmada.describe(state, event), from: attack.damage, to: after }]
  }
  if (event.type !== 'fleetCorrected') return NONE
  const before = state.fleets.find(fleet => fleet.id === event.fleetId)
  if (before === undefined) return []
  const sentence = starfinderArmada.describe(state, event)
  const fields = Object.entries(event.correction).filter(([field]) => field in WORDS)
  return fields.map(([field, to]) => {
    const label = Object.keys(event.correction).length === 1 ? sentence : (WORDS[field] ?? { key: field })
    const from: unknown = Reflect.get(before, field)
    return { label, from: valueOf(field, from), to: valueOf(field, to) }
  })
}

function valueOf(field: string, value: unknown): LogChange['to'] {
  if (field === 'status') return STATUSES[value as FleetState['status']]
  return typeof value === 'number' ? value : String(value)
}
