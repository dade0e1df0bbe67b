import type { DwCommands } from '@shared/systems/dystopian-wars/commands/command'
import type { Fire, FireOption, FirePart, Obstructions } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId, WeaponId } from '@shared/systems/dystopian-wars/model/force'

export type FireRole = 'attack' | 'counter' | 'defence'

/** One weapon of a roll, filled in answer by answer. */
export interface PartDraft {
  readonly combatantId: CombatantId | null
  readonly weaponId: WeaponId | null
  readonly rangeInches: number | null
  readonly obstructions: Obstructions | null
}

/** Fire being declared. The last part is the open one. */
export interface FireDraft {
  readonly targetId: CombatantId | null
  readonly parts: readonly PartDraft[]
  readonly option: FireOption
  readonly splitDice: number | null
  readonly isInRange: boolean | null
}

const EMPTY_PART: PartDraft = { combatantId: null, weaponId: null, rangeInches: null, obstructions: null }
export const EMPTY_DRAFT: FireDraft = { targetId: null, parts: [EMPTY_PART], option: 'single', splitDice: null, isInRange: null }

/** The part being asked about. */
export function openPart(draft: FireDraft): PartDraft {
  return draft.parts.at(-1) ?? EMPTY_PART
}

export function withOpenPart(draft: FireDraft, change: Partial<PartDraft>): FireDraft {
  return { ...draft, parts: [...draft.parts.slice(0, -1), { ...openPart(draft), ...change }] }
}

export const isJoint = (option: FireOption): boolean => option === 'link' || option === 'combine'

/** Changes the option: joint fire asks for another weapon, others keep only the first. */
export function withOption(draft: FireDraft, option: FireOption, dice: number): FireDraft {
  const complete = completeParts(draft)
  if (isJoint(option))
    return { ...draft, option, splitDice: null, parts: complete.length === draft.parts.length ? [...draft.parts, EMPTY_PART] : draft.parts }
  const [first] = draft.parts
  const splitDice = option === 'split' ? Math.max(1, Math.floor(dice / 2)) : null
  return { ...draft, option, splitDice, parts: first === undefined ? [EMPTY_PART] : [first] }
}

/** Removes a weapon; removing the last leaves an empty part. */
export function withoutPart(draft: FireDraft, index: number): FireDraft {
  const parts = draft.parts.filter((_, i) => i !== index)
  return { ...draft, parts: parts.length === 0 ? [EMPTY_PART] : parts }
}

/** Parts with all their answers. */
export function completeParts(draft: FireDraft): readonly FirePart[] {
  return draft.parts.flatMap(({ combatantId, weaponId, rangeInches, obstructions }) =>
    combatantId === null || weaponId === null || rangeInches === null || obstructions === null
      ? []
      : [{ combatantId, weaponId, rangeInches, obstructions }]
  )
}

/** The draft as it would be declared now: an unanswered line of sight is clear, and whoever counters is in range. */
export function suggested(draft: FireDraft, role: FireRole = 'attack'): FireDraft {
  const { weaponId, rangeInches, obstructions } = openPart(draft)
  const seen = rangeInches !== null && obstructions === null ? withOpenPart(draft, { obstructions: 0 }) : draft
  return role === 'counter' && weaponId !== null && draft.isInRange === null ? { ...seen, isInRange: true } : seen
}

/** The answers so far as declared fire; null before the first weapon is complete. */
export function fireOf(draft: FireDraft): Fire | null {
  const parts = completeParts(draft)
  return parts.length === 0 ? null : { parts, option: draft.option, splitDice: draft.splitDice }
}

/** The command for these answers; null while one is missing. */
export function attackOf(draft: FireDraft): DwCommands['declareAttack'] | null {
  const fire = fireOf(draft)
  return fire === null || draft.targetId === null ? null : { type: 'declareAttack', fire, targetId: draft.targetId }
}

export function counterOf(draft: FireDraft): DwCommands['declareCounter'] | null {
  const fire = fireOf(draft)
  if (fire === null || draft.targetId === null || draft.isInRange === null) return null
  return { type: 'declareCounter', fire, targetId: draft.targetId, isInRange: draft.isInRange }
}

export function defenceOf(
  draft: FireDraft,
  choice: Pick<DwCommands['rollDefensiveFire'], 'toHit' | 'modifiers'>
): DwCommands['rollDefensiveFire'] | null {
  const fire = fireOf(draft)
  return fire === null || draft.isInRange === null ? null : { type: 'rollDefensiveFire', fire, isInRange: draft.isInRange, ...choice }
}
