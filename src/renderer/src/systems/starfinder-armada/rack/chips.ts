import type { Message } from '@shared/core/engine/message'
import { hasAbility } from '@shared/systems/starfinder-armada/derive/fleet/abilities'
import { officersOf } from '@shared/systems/starfinder-armada/derive/fire/enemies'
import { speed } from '@shared/systems/starfinder-armada/derive/fleet/speed'
import type { BattleState, FleetState } from '@shared/systems/starfinder-armada/model/battle'
import type { SaEffect } from '@shared/systems/starfinder-armada/model/effects'
import { ROUT_ROUNDS } from '@shared/systems/starfinder-armada/tables/limits'
import { effectWords } from '../words/effect-words'

type ChipIcon = 'disabled' | 'destroyed' | 'fled' | 'hidden'

/** An effect on a fleet: its name, what it does, its cause and when it ends. */
export interface Chip {
  readonly id: string
  readonly name: Message
  /** When it ends, abbreviated. */
  readonly ending: Message | null
  readonly does: Message | null
  /** Its cause; null if the name says it. */
  readonly by: Message | null
  /** When it ends, as a clause. */
  readonly until: Message | null
  readonly isHarm: boolean
  /** Suspended: shown struck out, and not counted. */
  readonly isHeld: boolean
  readonly icon: ChipIcon | null
  /** Requirement id. */
  readonly source: string
}

const PLAIN = { ending: null, does: null, by: null, until: null, isHarm: false, isHeld: false, icon: null } as const

/** The chips of a fleet: its fate first, then harm, then the rest. */
export function chipsOf(state: BattleState, fleet: FleetState): readonly Chip[] {
  const bearers = bearersOf(state, fleet)
  const effects = state.effects.filter(effect => bearers.includes(effect.targetId)).map(effect => effectChip(state, effect))
  const all = [...effects, ...superweaponChip(state, fleet), ...stuntChip(state, fleet), ...hiddenChip(fleet)]
  return [
    ...statusChips(state, fleet),
    ...all.filter(chip => chip.icon !== null),
    ...all.filter(chip => chip.icon === null && chip.isHarm),
    ...all.filter(chip => chip.icon === null && !chip.isHarm)
  ]
}

/** Whose effects are shown with the fleet: its own, its officers', and with the admiral aboard the armada's. */
function bearersOf(state: BattleState, fleet: FleetState): readonly string[] {
  const officers = officersOf(state, fleet.id)
  const isAdmirals = officers.some(officer => officer.role === 'admiral')
  return [fleet.id, ...officers.map(officer => officer.id), ...(isAdmirals ? [fleet.armadaId] : [])]
}

function statusChips(state: BattleState, fleet: FleetState): readonly Chip[] {
  const base = { ...PLAIN, id: `status-${fleet.status}` }
  const since: Message | null = fleet.outSince === null ? null : { key: 'saTable.chip.round', values: { round: fleet.outSince } }
  switch (fleet.status) {
    case 'active':
      return []
    case 'routed': {
      const rout = fleet.rout
      const values = { rounds: rout?.roundsFled ?? 0, of: ROUT_ROUNDS, from: (rout?.since ?? state.round) + 1 }
      const isFleeing = rout === null || rout.since < state.round
      return [
        {
          ...base,
          name: { key: 'saTable.chip.routed' },
          ending: { key: isFleeing ? 'saTable.chip.flees' : 'saTable.chip.fleesFrom', values },
          does: { key: 'sa.does.routed' },
          until: { key: 'sa.until.routed', values },
          isHarm: true,
          source: 'SA-103'
        }
      ]
    }
    case 'disabled': {
      const ending: Message = { key: 'saTable.chip.drifts', values: { count: speed(state, fleet).total } }
      const words = { name: { key: 'saTable.chip.disabled' }, ending, does: { key: 'sa.does.disabled' }, until: { key: 'sa.until.battle' } }
      return [{ ...base, ...words, icon: 'disabled', source: 'SA-097' }]
    }
    case 'destroyed':
      return [{ ...base, name: { key: 'saTable.chip.destroyed' }, ending: since, icon: 'destroyed', source: 'SA-098' }]
    case 'fled':
      return [{ ...base, name: { key: 'saTable.chip.fledMap' }, ending: since, icon: 'fled', source: 'SA-103' }]
  }
}

function effectChip(state: BattleState, effect: SaEffect): Chip {
  return { ...PLAIN, ...effectWords(state, effect), id: effect.id, isHeld: effect.suspension !== null, source: effect.source }
}

function superweaponChip(state: BattleState, fleet: FleetState): readonly Chip[] {
  if (fleet.superweaponReadyRound <= Math.max(1, state.round) || !hasAbility(state, fleet, 'superweapon')) return []
  const values = { round: fleet.superweaponReadyRound }
  const words = {
    name: { key: 'saTable.chip.superweapon' },
    ending: { key: 'saTable.chip.ready', values },
    does: { key: 'sa.does.superweapon', values }
  }
  return [{ ...PLAIN, ...words, id: 'superweapon', source: 'SA-042' }]
}

function stuntChip(state: BattleState, fleet: FleetState): readonly Chip[] {
  const { stunt } = fleet
  if (stunt === null || (state.phase !== 'helm' && stunt.stunt !== 'flyby')) return []
  const ending: Message | null =
    stunt.margin === null ? null : { key: stunt.isSuccess ? 'saTable.chip.stuntMade' : 'saTable.chip.stuntFailed' }
  const does: Message = { key: `saTable.stuntHelp.${stunt.stunt}` }
  return [{ ...PLAIN, id: 'stunt', name: { key: `sa.stunt.${stunt.stunt}` }, ending, does, source: 'SA-090' }]
}

function hiddenChip(fleet: FleetState): readonly Chip[] {
  if (!fleet.isHidden) return []
  const words = { name: { key: 'saTable.chip.hidden' }, ending: { key: 'saTable.chip.hiddenWho' }, does: { key: 'sa.does.hidden' } }
  return [{ ...PLAIN, ...words, id: 'hidden', icon: 'hidden', source: 'SA-074' }]
}
