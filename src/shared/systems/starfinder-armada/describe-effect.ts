import type { Message } from '../../core/engine/message'
import type { SaEffect } from './model/effects'

/** A word of the system that has a translation of its own, such as a phase or a role. */
export function word(list: string, value: string): Message {
  return { key: `sa.${list}.${value}` }
}

/** What an effect is called. */
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
