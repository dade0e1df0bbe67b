import { readLetters, type Letters } from '@shared/systems/xwing/derive/letters'
import { resultOf } from '@shared/systems/xwing/derive/results'
import type { Attack, RolledDie } from '@shared/systems/xwing/model/attack'
import type { AttackCorrection } from '@shared/systems/xwing/model/corrections'
import type { DieResult, Pool } from '@shared/systems/xwing/model/dice'

/** The current attack as edited in the dialog, with dice as symbol letters. */
export interface AttackForm {
  readonly range: number
  readonly isObstructed: boolean
  readonly dice: Readonly<Record<Pool, string>>
  readonly hits: number
  readonly crits: number
}

export function attackFormOf(attack: Attack, letters: Letters): AttackForm {
  const lettersOf = (lie: readonly RolledDie[] | null): string => lie?.map(die => letters[die.result]).join(' ') ?? ''
  const { range, isObstructed, dice, left } = attack
  return {
    range,
    isObstructed,
    dice: { attack: lettersOf(dice.attack), defense: lettersOf(dice.defense) },
    hits: left?.hits ?? 0,
    crits: left?.crits ?? 0
  }
}

/** The symbols typed for a pool; null where a letter is on no such die. */
export function typedResults(pool: Pool, text: string, letters: Letters): readonly DieResult[] | null {
  const read = readLetters(pool, text, letters)
  return read.ok ? read.value.map(face => resultOf(pool, face)) : null
}

/** Only the differences from the current values. */
export function attackChanges(attack: Attack, form: AttackForm, letters: Letters): AttackCorrection {
  const before = attackFormOf(attack, letters)
  const laid = (pool: Pool): readonly DieResult[] | null => {
    const typed = typedResults(pool, form.dice[pool], letters)
    const now = attack.dice[pool]?.map(die => die.result) ?? []
    return typed === null || typed.join() === now.join() ? null : typed
  }
  const attackDice = laid('attack')
  const defenseDice = laid('defense')
  return {
    ...(form.range === before.range ? {} : { range: form.range }),
    ...(form.isObstructed === before.isObstructed ? {} : { isObstructed: form.isObstructed }),
    ...(attackDice === null ? {} : { attackDice }),
    ...(defenseDice === null ? {} : { defenseDice }),
    ...(form.hits === before.hits ? {} : { hits: form.hits }),
    ...(form.crits === before.crits ? {} : { crits: form.crits })
  }
}
