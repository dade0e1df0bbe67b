import type { Message } from '@shared/core/engine/message'
import { isInForce } from '@shared/core/effects/effect'
import { effectName } from '@shared/systems/starfinder-armada/events/words'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { OfficerId } from '@shared/systems/starfinder-armada/model/design'
import type { RaisedStat, SaEffect } from '@shared/systems/starfinder-armada/model/effects'
import { findFleet, findOfficer } from '@shared/systems/starfinder-armada/state'
import { MORALE_MODIFIERS } from '@shared/systems/starfinder-armada/tables/modifiers'
import { OFFICER_ACTION_SOURCES } from '@shared/systems/starfinder-armada/model/officer-actions'
import { signed } from '../../../i18n/signed'
import { endingOf, untilOf } from './ending-words'

/** An effect in words: its name for a chip, and the texts of the effect clock. */
interface EffectWords {
  readonly name: Message
  /** Its effect. */
  readonly does: Message
  /** Its cause; null if the name says it. */
  readonly by: Message | null
  /** When it ends, abbreviated. */
  readonly ending: Message
  /** When it ends, as a clause. */
  readonly until: Message
  readonly isHarm: boolean
}

type Own = Pick<EffectWords, 'name' | 'does' | 'isHarm'> & Partial<EffectWords>

export function effectWords(state: BattleState, effect: SaEffect): EffectWords {
  const own = ownWords(state, effect)
  const words = { by: causeOf(state, effect), ending: endingOf(effect), until: untilOf(effect, state.round), ...own }
  return { ...words, isHarm: own.isHarm && isInForce(effect) }
}

function ownWords(state: BattleState, effect: SaEffect): Own {
  const name = asMessage(effectName(effect))
  const does = (values: Message['values'] = {}): Message => ({ key: `sa.does.${effect.kind}`, values })
  const withValue = (value: string): Message => ({ key: 'saTable.chip.modifier', values: { name, value } })
  switch (effect.kind) {
    case 'condition':
      return {
        name: effect.strength === 1 ? name : { key: 'saTable.chip.twice', values: { name } },
        does: { key: `sa.conditionHelp.${effect.condition}` },
        isHarm: true
      }
    case 'morale': {
      const value = signed(MORALE_MODIFIERS[effect.level])
      return { name: withValue(value), does: statShift('allChecks', value), isHarm: effect.level === 'shaken' }
    }
    case 'modifier': {
      const value = signed(effect.value)
      return { name: withValue(value), does: statShift(effect.stat, value), isHarm: effect.value < 0 }
    }
    case 'empArmed': {
      const values = { round: effect.round }
      return { name, does: does(values), isHarm: false, ending: { key: 'saTable.chip.empRound', values } }
    }
    case 'officerBonus': {
      const value = signed(effect.value)
      const isAc = effect.stat === 'ac'
      return {
        name: isAc ? { key: 'saTable.chip.acBonus', values: { name, value } } : withValue(value),
        does: raised(effect.stat, value),
        isHarm: false
      }
    }
    case 'encouraged': {
      const values = { value: signed(effect.value), target: nameOf(state, effect.targetId) }
      return { name: withValue(values.value), does: { key: `sa.does.encouraged.${effect.bonus}`, values }, isHarm: false }
    }
    case 'enchant':
    case 'precognition':
      return { name, does: does(), isHarm: false }
    case 'target': {
      const values = { enemy: nameOf(state, effect.enemyId) }
      return { name: { key: 'saTable.chip.target', values: { name, ...values } }, does: does(values), isHarm: false }
    }
    case 'scramble': {
      const { round, victimId } = effect
      const values = { round, ...(victimId === null ? {} : { victim: nameOf(state, victimId) }) }
      const variant = victimId === null ? 'fleet' : 'officer'
      const ending: Message = { key: 'saTable.chip.inRound', values: { round } }
      return { name, does: { key: `sa.does.scramble.${variant}`, values }, isHarm: true, ending }
    }
    case 'boarders': {
      const owner = nameOf(state, effect.ownerId)
      const ending: Message = { key: 'saTable.chip.byFleet', values: { number: findFleet(state, effect.ownerId)?.number ?? 0 } }
      return { name, does: does(), isHarm: true, by: asMessage(owner), ending, until: { key: 'sa.until.repelled' } }
    }
    case 'mines': {
      const values = { round: effect.activeFrom }
      const words = { name, does: does({ hp: effect.hp.join(' + ') }), isHarm: false, by: asMessage(nameOf(state, effect.targetId)) }
      return state.round >= effect.activeFrom ? words : { ...words, ending: { key: 'saTable.chip.activeFrom', values } }
    }
    case 'debris':
      return { name, does: does({ damage: effect.damage }), isHarm: false }
  }
}

/** The officer or else the thing that caused it, unless the effect has the same name. */
function causeOf(state: BattleState, effect: SaEffect): Message | null {
  if ('officerId' in effect) return officerWords(state, effect.officerId)
  const taunt =
    effect.source === OFFICER_ACTION_SOURCES.taunt ? [...state.taunts].reverse().find(one => one.targetId === effect.targetId) : undefined
  if (taunt !== undefined) return officerWords(state, taunt.officerId)
  if (effect.kind === 'condition' && effect.byFleetId !== null)
    return { key: 'sa.cause.byFleet', values: { cause: { key: effect.cause }, fleet: nameOf(state, effect.byFleetId) } }
  const name = effectName(effect)
  return typeof name !== 'string' && name.key === effect.cause ? null : { key: effect.cause }
}

function raised(stat: RaisedStat, value: string): Message {
  return stat === 'regain' ? { key: 'sa.does.regain', values: { value } } : statShift(stat, value)
}

function statShift(stat: string, value: string): Message {
  return { key: 'saTable.chip.modifier', values: { name: { key: `sa.adjustable.${stat}` }, value } }
}

function officerWords(state: BattleState, id: OfficerId): Message | null {
  const officer = findOfficer(state, id)
  if (officer === undefined) return null
  const role: Message = { key: `sa.role.${officer.role}` }
  return { key: 'sa.cause.officer', values: { officer: officer.name, role, fleet: nameOf(state, officer.fleetId) } }
}

function nameOf(state: BattleState, id: string): string {
  return [...state.fleets, ...state.officers].find(one => one.id === id)?.name ?? ''
}

function asMessage(name: Message | string): Message {
  return typeof name === 'string' ? { key: 'sa.part.namedEffect', values: { name } } : name
}
