import type { Message } from '@shared/core/engine/message'
import { effectName } from '@shared/systems/starfinder-armada/describe'
import { hasAbility } from '@shared/systems/starfinder-armada/derive/abilities'
import { speed } from '@shared/systems/starfinder-armada/derive/speed'
import type { BattleState, FleetState, SaEffect } from '@shared/systems/starfinder-armada/model/battle'
import { MORALE_MODIFIERS } from '@shared/systems/starfinder-armada/tables/modifiers'
import { signed } from '../../components/battle/signed'
import { endingOf } from './ending-words'

export type ChipIcon = 'disabled' | 'destroyed' | 'fled' | 'hidden'

/** Something that holds for a fleet, with its ending in words. */
export interface Chip {
  readonly id: string
  readonly name: Message
  readonly ending: Message | null
  readonly isHarm: boolean
  /** Held off for now: named, struck, not counted. */
  readonly isHeld: boolean
  readonly icon: ChipIcon | null
  /** Requirement id. */
  readonly source: string
}

/** The chips of a fleet: what became of it first, then harm, then the rest. */
export function chipsOf(state: BattleState, fleet: FleetState): readonly Chip[] {
  const effects = state.effects.filter(effect => effect.targetId === fleet.id).map(effectChip)
  const all = [...statusChips(state, fleet), ...effects, ...superweaponChip(state, fleet), ...stuntChip(state, fleet), ...hiddenChip(fleet)]
  return [
    ...all.filter(chip => chip.icon !== null),
    ...all.filter(chip => chip.icon === null && chip.isHarm),
    ...all.filter(chip => chip.icon === null && !chip.isHarm)
  ]
}

function statusChips(state: BattleState, fleet: FleetState): readonly Chip[] {
  const base = { id: `status-${fleet.status}`, isHarm: false, isHeld: false }
  const since: Message | null = fleet.outSince === null ? null : { key: 'sa.chip.round', values: { round: fleet.outSince } }
  switch (fleet.status) {
    case 'active':
      return []
    case 'routed': {
      const ending: Message = { key: 'sa.chip.fled', values: { rounds: fleet.rout?.roundsFled ?? 0 } }
      return [{ ...base, name: { key: 'sa.chip.routed' }, ending, isHarm: true, icon: null, source: 'SA-103' }]
    }
    case 'disabled': {
      const ending: Message = { key: 'sa.chip.drifts', values: { count: speed(state, fleet).total } }
      return [{ ...base, name: { key: 'sa.chip.disabled' }, ending, icon: 'disabled', source: 'SA-097' }]
    }
    case 'destroyed':
      return [{ ...base, name: { key: 'sa.chip.destroyed' }, ending: since, icon: 'destroyed', source: 'SA-098' }]
    case 'fled':
      return [{ ...base, name: { key: 'sa.chip.fledMap' }, ending: since, icon: 'fled', source: 'SA-103' }]
  }
}

function effectChip(effect: SaEffect): Chip {
  const common = { id: effect.id, ending: endingOf(effect), isHeld: effect.suspension !== null, icon: null, source: effect.source }
  switch (effect.kind) {
    case 'condition':
      return { ...common, name: asMessage(effectName(effect)), isHarm: effect.suspension === null }
    case 'morale': {
      const values = { level: asMessage(effectName(effect)), value: signed(MORALE_MODIFIERS[effect.level]) }
      return { ...common, name: { key: 'sa.chip.morale', values }, isHarm: effect.level === 'shaken' && effect.suspension === null }
    }
    case 'modifier': {
      const values = { name: effect.name ?? asMessage(effectName(effect)), value: signed(effect.value) }
      return { ...common, name: { key: 'sa.chip.modifier', values }, isHarm: effect.value < 0 && effect.suspension === null }
    }
    case 'empArmed':
      return {
        ...common,
        name: { key: 'sa.chip.empArmed' },
        ending: { key: 'sa.chip.empRound', values: { round: effect.round } },
        isHarm: false
      }
  }
}

function asMessage(name: Message | string): Message {
  return typeof name === 'string' ? { key: 'sa.part.namedEffect', values: { name } } : name
}

function superweaponChip(state: BattleState, fleet: FleetState): readonly Chip[] {
  if (fleet.superweaponReadyRound <= Math.max(1, state.round) || !hasAbility(state, fleet, 'superweapon')) return []
  const ending: Message = { key: 'sa.chip.ready', values: { round: fleet.superweaponReadyRound } }
  return [{ id: 'superweapon', name: { key: 'sa.chip.superweapon' }, ending, isHarm: false, isHeld: false, icon: null, source: 'SA-042' }]
}

function stuntChip(state: BattleState, fleet: FleetState): readonly Chip[] {
  if (fleet.stunt === null || (state.phase !== 'helm' && fleet.stunt.stunt !== 'flyby')) return []
  const ending: Message | null =
    fleet.stunt.margin === null ? null : { key: fleet.stunt.isSuccess ? 'sa.chip.stuntMade' : 'sa.chip.stuntFailed' }
  return [
    { id: 'stunt', name: { key: `sa.stunt.${fleet.stunt.stunt}` }, ending, isHarm: false, isHeld: false, icon: null, source: 'SA-090' }
  ]
}

function hiddenChip(fleet: FleetState): readonly Chip[] {
  if (!fleet.isHidden) return []
  return [
    {
      id: 'hidden',
      name: { key: 'sa.chip.hidden' },
      ending: { key: 'sa.chip.hiddenWho' },
      isHarm: false,
      isHeld: false,
      icon: 'hidden',
      source: 'SA-074'
    }
  ]
}
