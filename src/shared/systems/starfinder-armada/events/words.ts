import type { Message, MessageValue } from '../../../core/engine/message'
import type { BattleState } from '../model/battle'
import type { SaEffect } from '../model/effects'

/** A word of the system that has a translation of its own, such as a phase or a role. */
export function word(list: string, value: string): Message {
  return { key: `sa.${list}.${value}` }
}

/** The name of an effect. */
export function effectName(effect: SaEffect): Message | string {
  switch (effect.kind) {
    case 'condition':
      return effect.ability === null
        ? word('effect', effect.condition)
        : { key: 'sa.effect.abilityOut', values: { ability: word('ability', effect.ability) } }
    case 'morale':
      return word('moraleResult', effect.level)
    case 'modifier':
      return effect.name ?? { key: effect.cause }
    case 'mines':
    case 'debris':
      return effect.place === ''
        ? { key: effect.cause }
        : { key: 'sa.effect.placed', values: { what: { key: effect.cause }, place: effect.place } }
    case 'empArmed':
    case 'officerBonus':
    case 'encouraged':
    case 'enchant':
    case 'target':
    case 'precognition':
    case 'scramble':
    case 'boarders':
      return { key: effect.cause }
  }
}

/** An effect as the log tells that it begins: with its number, what it raises, or whom it is against. */
export function effectTold(state: BattleState, effect: SaEffect): Message | string {
  const name = effectName(effect)
  switch (effect.kind) {
    case 'officerBonus':
    case 'modifier':
    case 'encouraged': {
      const raises = effect.cause === 'sa.cause.direct' && effect.kind === 'officerBonus' ? word('adjustable', effect.stat) : null
      const what: MessageValue = raises === null ? name : { key: 'sa.effect.detailed', values: { what: name, detail: raises } }
      return { key: effect.value > 0 ? 'sa.effect.raised' : 'sa.effect.lowered', values: { effect: what, value: effect.value } }
    }
    case 'target':
      return { key: 'sa.effect.detailed', values: { what: name, detail: targetName(state, effect.enemyId) } }
    default:
      return name
  }
}

/** The armadas of these sides, by name. */
export function armadasOf(state: BattleState, sideIds: readonly string[]): readonly string[] {
  return state.armadas.filter(armada => sideIds.includes(armada.sideId)).map(armada => armada.name)
}

export function armadaName(state: BattleState, id: string): string {
  return nameIn(state.armadas, id) ?? id
}

export function officerName(state: BattleState, id: string): string {
  return nameIn(state.officers, id) ?? id
}

/** The name of a fleet, an officer or an armada, since effects lie on any of them; the id if there is none. */
export function targetName(state: BattleState, id: string): string {
  return nameIn(state.fleets, id) ?? nameIn(state.officers, id) ?? armadaName(state, id)
}

function nameIn(all: readonly { readonly id: string; readonly name: string }[], id: string): string | undefined {
  return all.find(one => one.id === id)?.name
}

/** What is lost, so that the log tells no loss of nothing. */
export function lossWord(spLost: number, hpLost: number): 'both' | 'sp' | 'hp' | 'none' {
  if (spLost > 0) return hpLost > 0 ? 'both' : 'sp'
  return hpLost > 0 ? 'hp' : 'none'
}
