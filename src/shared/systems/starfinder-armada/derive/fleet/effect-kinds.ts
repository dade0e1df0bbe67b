import type { SaEffect } from '../../model/effects'

type Kinds = Record<SaEffect['kind'], boolean>

let seen: readonly SaEffect[] = []
let kinds: Readonly<Kinds> = none()

/**
 * The kinds of effects in this list. An attack asks a dozen times for kinds that hardly ever occur, and the list stays the same throughout
 * a command, so the last answer is remembered.
 */
export function kindsAmong(effects: readonly SaEffect[]): Readonly<Kinds> {
  if (effects === seen) return kinds
  const found = none()
  for (let i = 0; i < effects.length; i += 1) {
    const effect = effects[i]
    if (effect !== undefined) found[effect.kind] = true
  }
  seen = effects
  kinds = found
  return found
}

function none(): Kinds {
  return {
    condition: false,
    morale: false,
    modifier: false,
    empArmed: false,
    officerBonus: false,
    encouraged: false,
    enchant: false,
    target: false,
    precognition: false,
    scramble: false,
    boarders: false,
    mines: false,
    debris: false
  }
}
