import type { Modifier, ModifierSide, ModifierSource } from '@shared/systems/dystopian-wars/model/modifier'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import type { Aim } from '@shared/systems/dystopian-wars/rules/roll-fire'

/** The GM's entries for one roll. */
export interface RollDraft {
  /** The number to hit; null: as the appendix suggests. */
  readonly toHit: number | null
  /** Places of the suggestions that are ticked. */
  readonly ticked: readonly number[]
  /** Cards, rules and words of the GM, typed at the table. */
  readonly added: readonly Modifier[]
  readonly clearedIds: readonly CombatantId[]
}

export const PLAIN_ROLL: RollDraft = { toHit: null, ticked: [], added: [], clearedIds: [] }

/** Everything ticked or added, in the order of the list. */
function modifiersOf(suggestions: readonly Modifier[], { ticked, added }: RollDraft): readonly Modifier[] {
  return [...suggestions.filter((_, i) => ticked.includes(i)), ...added]
}

export function aimOf(suggestions: readonly Modifier[], draft: RollDraft): Aim {
  return { toHit: draft.toHit, modifiers: modifiersOf(suggestions, draft), clearedIds: draft.clearedIds }
}

/** The draft of this aim, to restore a roll that was waiting for dice. */
export function draftOf(suggestions: readonly Modifier[], { toHit, modifiers, clearedIds }: Aim): RollDraft {
  const isSuggestion = (one: Modifier): boolean => suggestions.some(suggestion => isSame(suggestion, one))
  const ticked = suggestions.flatMap((suggestion, i) => (modifiers.some(one => isSame(suggestion, one)) ? [i] : []))
  return { toHit, ticked, added: modifiers.filter(one => !isSuggestion(one)), clearedIds }
}

/** A number typed beside a name: an attacker's rule or card only adds dice, a defender's only takes them; the GM may do either. */
export function addedModifier(source: ModifierSource, side: ModifierSide, name: string, value: number): Modifier {
  const signed = source === 'gm' ? value : side === 'attacker' ? Math.abs(value) : -Math.abs(value)
  return { source, side, name: name.trim(), value: signed }
}

export function toggled<T>(list: readonly T[], one: T): readonly T[] {
  return list.includes(one) ? list.filter(other => other !== one) : [...list, one]
}

function isSame(one: Modifier, other: Modifier): boolean {
  return one.source === other.source && one.side === other.side && one.name === other.name && one.value === other.value
}
