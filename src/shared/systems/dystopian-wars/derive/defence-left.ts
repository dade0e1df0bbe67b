import { sum } from '../../../kernel/collections'
import type { BattleState, Fire, FirePart } from '../model/battle'
import { readRuling } from '../rulings'
import { poolDice } from './pool-dice'
import { isSameWeapon } from './split-pool'

/**
 * Dice of this weapon that are spent and cannot fire defensively at the attack in hand: those of earlier defensive fire in the activation
 * (`dw.defencePool`, DW-049), and those of its counter-attacks where they do not fire again (`dw.defenceAfterCounter`, DW-046).
 */
export function spentOnDefence(state: BattleState, part: FirePart): number {
  const { activation, rulings } = state
  const earlier = readRuling(rulings, 'dw.defencePool') === 'attack' ? [] : (activation?.defence ?? [])
  const counters = (activation?.attacks ?? []).filter(({ role, status }) => role === 'counter' && status !== 'dropped')
  const answered = readRuling(rulings, 'dw.defenceAfterCounter') === 'no' ? counters : []
  return sum([
    ...earlier.filter(one => one.combatantId === part.combatantId && one.weaponId === part.weaponId).map(one => one.dice),
    ...answered.flatMap(counter =>
      counter.parts.filter(one => isSameWeapon(one, part)).map(one => counter.share?.taken ?? wantedBy(state, counter, one))
    )
  ])
}

/** Dice that a part takes from its weapon: the share named of a split pool, else all it has. */
export function wantedBy(state: BattleState, fire: Fire, part: FirePart): number {
  return fire.splitDice ?? poolDice(state, part).total
}
