import { OBSTRUCTIONS, type BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId, WeaponId } from '@shared/systems/dystopian-wars/model/force'
import { armOfDraft, choicesOf, SIGHTS, type Choice, type QuestionKind } from '../fire-choices'
import { openPart, withOpenPart, type FireDraft, type FireRole } from '../fire-draft'
import { notFiring } from '../../next/next-preview'

export interface Question {
  readonly kind: QuestionKind
  readonly choices: readonly Choice[]
  /** The choice made; null while it is open. */
  readonly answer: string | null
}

const ORDER: Readonly<Record<FireRole, readonly QuestionKind[]>> = {
  attack: ['firer', 'target', 'weapon', 'range', 'sight'],
  counter: ['target', 'firer', 'weapon', 'reach'],
  defence: ['firer', 'weapon', 'reach']
}

/** All questions raised so far, in order, except those answered by the rules. */
export function questionsOf(state: BattleState, role: FireRole, draft: FireDraft): readonly Question[] {
  const asked: Question[] = []
  for (const kind of ORDER[role]) {
    const choices = choicesOf(state, role, draft, kind)
    if (choices === null) continue
    const answer = answerOf(draft, kind)
    asked.push({ kind, choices, answer })
    if (answer === null) break
  }
  return asked
}

/** The question that is open; null when everything is answered. */
export function openQuestion(questions: readonly Question[]): Question | null {
  return questions.find(question => question.answer === null) ?? null
}

/** The draft with this answer, and with every later answer that only one choice could give. */
export function answered(state: BattleState, role: FireRole, draft: FireDraft, kind: QuestionKind, id: string): FireDraft {
  return settled(state, role, withAnswer(draft, kind, id))
}

/** Fills in answers with only one legal choice; for the firer, the next that has not fired. */
export function settled(state: BattleState, role: FireRole, draft: FireDraft): FireDraft {
  let now = draft
  for (;;) {
    const filled = withRuled(state, role, now)
    const open = openQuestion(questionsOf(state, role, filled))
    const free = open?.choices.filter(choice => choice.refusal === null) ?? []
    const only = free.length === 1 ? free[0] : open?.kind === 'firer' ? nextFirer(state, role, filled, free) : undefined
    if (open === null || only === undefined || open.kind === 'sight' || open.kind === 'reach') return filled
    now = withAnswer(filled, open.kind, only.id)
  }
}

/** The first that has not fired yet, suggested for the first weapon of an attack (DW-001). */
function nextFirer(state: BattleState, role: FireRole, { parts }: FireDraft, free: readonly Choice[]): Choice | undefined {
  if (role !== 'attack' || parts.length > 1) return undefined
  const waiting: readonly string[] = notFiring(state)
  return free.find(choice => waiting.includes(choice.id))
}

/** Reopens the last real choice, dropping the answers that followed from it. */
export function reopened(state: BattleState, role: FireRole, draft: FireDraft): FireDraft {
  const last = [...questionsOf(state, role, draft)].reverse().find(question => question.answer !== null && question.choices.length > 1)
  return last === undefined ? draft : withoutAnswer(draft, last.kind)
}

function withoutAnswer(draft: FireDraft, kind: QuestionKind): FireDraft {
  switch (kind) {
    case 'target':
      return { ...draft, targetId: null }
    case 'firer':
      return withOpenPart(draft, { combatantId: null, weaponId: null, rangeInches: null, obstructions: null })
    case 'weapon':
      return withOpenPart(draft, { weaponId: null, rangeInches: null, obstructions: null })
    case 'range':
      return withOpenPart(draft, { rangeInches: null })
    case 'sight':
      return withOpenPart(draft, { obstructions: null })
    case 'reach':
      return { ...draft, isInRange: null }
  }
}

function answerOf(draft: FireDraft, kind: QuestionKind): string | null {
  const part = openPart(draft)
  switch (kind) {
    case 'target':
      return draft.targetId
    case 'firer':
      return part.combatantId
    case 'weapon':
      return part.weaponId
    case 'range':
      return part.rangeInches === null ? null : String(part.rangeInches)
    case 'sight':
      return part.obstructions === null ? null : SIGHTS[part.obstructions]
    case 'reach':
      return draft.isInRange === null ? null : draft.isInRange ? 'yes' : 'no'
  }
}

function withAnswer(draft: FireDraft, kind: QuestionKind, id: string): FireDraft {
  switch (kind) {
    case 'target':
      return { ...draft, targetId: id as CombatantId }
    case 'firer':
      return withOpenPart(draft, { combatantId: id as CombatantId, weaponId: null, rangeInches: null, obstructions: null })
    case 'weapon':
      return withOpenPart(draft, { weaponId: id as WeaponId, rangeInches: null, obstructions: null })
    case 'range':
      return withOpenPart(draft, { rangeInches: Number(id) })
    case 'sight':
      return withOpenPart(draft, { obstructions: OBSTRUCTIONS.find(number => SIGHTS[number] === id) ?? 0 })
    case 'reach':
      return { ...draft, isInRange: id === 'yes' }
  }
}

/** Fills in what needs no answer: the distance of weapons only the GM measures, and the sight of those that see all round (DW-014). */
function withRuled(state: BattleState, role: FireRole, draft: FireDraft): FireDraft {
  const arm = armOfDraft(state, draft)
  if (arm === undefined) return draft
  const { rangeInches, obstructions } = openPart(draft)
  return withOpenPart(draft, {
    rangeInches: arm.bands === null ? 0 : rangeInches,
    obstructions: role !== 'attack' || arm.kind === 'aa' || arm.kind === 'cc' ? 0 : obstructions
  })
}
