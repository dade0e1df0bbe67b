import type { XwCommands } from '@shared/systems/xwing/commands/command'
import type { DiceChange, Spendable } from '@shared/systems/xwing/model/attack'
import type { DieResult, Pool } from '@shared/systems/xwing/model/dice'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { LETTERS } from '@shared/systems/xwing/tables/dice'

/** The key of each way to modify dice: the letter of its symbol, if it has one. */
export const ACT_KEYS = {
  focus: LETTERS.focus,
  calculate: 'c',
  force: 'r',
  evade: LETTERS.evade,
  lock: 'l',
  ability: 'a'
} as const satisfies Readonly<Record<Spendable | 'ability', string>>

/** An ability being entered: what it does, and its name. */
export interface AbilityDraft {
  readonly shipId: ShipId
  readonly name: string
  readonly kind: DiceChange['kind']
  /** The result dice are changed to, or the die added. */
  readonly result: DieResult
  /** Its text says that the die added counts at range 0 (XW-012). */
  readonly isAllowedAtRange0: boolean
}

/** A token with the selected dice, or those the engine proposes. */
export function tokenCommand(
  pool: Pool,
  token: Spendable,
  picked: readonly number[],
  proposed: readonly number[]
): XwCommands['spendToken'] {
  if (token === 'lock') return { type: 'spendToken', pool, token, dice: picked.length > 0 ? picked : proposed }
  // A focus token changes every focus result; other tokens change one die each.
  return { type: 'spendToken', pool, token, dice: token !== 'focus' && picked.length === 1 ? picked : [] }
}

export function abilityCommand(pool: Pool, { shipId, name, ...does }: AbilityDraft, picked: readonly number[]): XwCommands['modifyDice'] {
  return { type: 'modifyDice', pool, shipId, name: name.trim(), change: changeOf(does, picked) }
}

type Does = Omit<AbilityDraft, 'shipId' | 'name'>

function changeOf({ kind, result, isAllowedAtRange0 }: Does, dice: readonly number[]): DiceChange {
  switch (kind) {
    case 'reroll':
    case 'remove':
      return { kind, dice }
    case 'change':
      return { kind, dice, to: result }
    case 'add':
      return { kind, result, ...(isAllowedAtRange0 ? { isAllowedAtRange0 } : {}) }
  }
}

export function toggled<T>(list: readonly T[], one: T): readonly T[] {
  return list.includes(one) ? list.filter(other => other !== one) : [...list, one]
}
