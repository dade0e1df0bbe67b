import { computed, watch, type ComputedRef, type Ref } from 'vue'
import { poolDice } from '@shared/systems/dystopian-wars/derive/pool-dice'
import { unaimedDice } from '@shared/systems/dystopian-wars/derive/split-pool'
import type { BattleState, FireOption } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { combatant, isInPlay } from '@shared/systems/dystopian-wars/state'
import { useWords } from '../../../i18n/use-words'
import { answerAloud, tellWhyNot } from '../../../table/spoken/voice'
import { focusNextInput } from '../../../ui/focus/focus-next-input'
import { choicesOf, type QuestionKind } from './fire-choices'
import {
  completeParts,
  EMPTY_DRAFT,
  isJoint,
  suggested,
  withOpenPart,
  withOption,
  withoutPart,
  type FireDraft,
  type FireRole
} from './fire-draft'
import { answered, openQuestion, questionsOf, reopened, settled, type Question } from './questions/fire-questions'
import { keptRef } from '../../../table/keep/kept-ref'
import { keyOf, useAimed, useDwSelection } from '../table/selection'
import { isAskedUnderFocus } from '../table/use-asking'
import { useDystopian } from '../use-dystopian'

export interface FireAnswers {
  readonly draft: Ref<FireDraft>
  /** The draft as it would be declared now. */
  readonly declared: ComputedRef<FireDraft>
  readonly questions: ComputedRef<readonly Question[]>
  readonly open: ComputedRef<Question | null>
  /** The GM has given an answer beyond the initial ones. */
  readonly isBegun: ComputedRef<boolean>
  /** All questions are answered, or several weapons are complete and another is optional. */
  readonly isReady: ComputedRef<boolean>
  choose(kind: QuestionKind, id: string, isStepping?: boolean): void
  setOption(option: FireOption): void
  setSplit(dice: number): void
  drop(index: number): void
  digit(digit: string): boolean
  /** Opens the last choice again. */
  back(): void
  point(id: CombatantId): boolean
  reset(): void
}

/** The line of sight, and the range of a counter-attack that was begun, as one that does not reach would not be. */
export const isSuggestedIn = (role: FireRole, kind: QuestionKind, isBegun: boolean): boolean =>
  kind === 'sight' || (kind === 'reach' && role === 'counter' && isBegun)

/** What a split gun still has to fire, at a target to be chosen; nothing where no gun has (DW-006). */
function restOfSplit(state: BattleState): FireDraft {
  const [gun] = unaimedDice(state)
  if (gun === undefined) return EMPTY_DRAFT
  const { combatantId, weaponId } = gun.part
  return { ...withOpenPart(EMPTY_DRAFT, { combatantId, weaponId }), option: 'split', splitDice: gun.dice }
}

/** Fire prepared answer by answer; restarts once an attack has been declared. */
export function useFireDraft(role: FireRole, initial: () => FireDraft | null = () => null): FireAnswers {
  const { state, store } = useDystopian()
  const { t } = useWords()
  const fresh = (): FireDraft => settled(state.value, role, role === 'attack' ? restOfSplit(state.value) : EMPTY_DRAFT)
  const draft = keptRef<FireDraft>(role, fresh)
  const begun = initial()
  if (begun !== null) draft.value = begun
  const selection = useDwSelection()
  const questions = computed(() =>
    questionsOf(state.value, role, draft.value).map(question => ({
      ...question,
      choices: question.choices.map(choice => (choice.mark === null ? choice : { ...choice, key: keyOf(selection, choice.mark) }))
    }))
  )
  const open = computed(() => openQuestion(questions.value))
  const isBegun = computed(() => JSON.stringify(draft.value) !== JSON.stringify(fresh()))
  const declared = computed(() => suggested(draft.value, isBegun.value ? role : 'attack'))
  /** Only what is suggested is open, and joint fire has its second weapon. */
  const isSuggested = computed(
    () =>
      open.value !== null &&
      isSuggestedIn(role, open.value.kind, isBegun.value) &&
      (!isJoint(draft.value.option) || draft.value.parts.length > 1)
  )
  const isReady = computed(() => open.value === null || isSuggested.value || completeParts(draft.value).length > 1)

  watch(
    [() => state.value.activation?.squadronId, () => state.value.activation?.attacks.length, () => state.value.activation?.currentId],
    () => (draft.value = fresh())
  )
  // A correction, or an undo, may change what can be answered.
  watch(
    () => store.entryCount,
    () => (draft.value = settled(state.value, role, draft.value))
  )

  useAimed(() => ({
    firerIds: draft.value.parts.flatMap(part => part.combatantId ?? []),
    targetId: draft.value.targetId
  }))

  /** The focus goes to what is asked now, unless the GM steps through the choices of a question. */
  function take(next: FireDraft, isStepping = false): void {
    const isWhole = isJoint(next.option) && next.parts.length === 1 && completeParts(next).length === 1
    draft.value = isWhole ? settled(state.value, role, withOption(next, next.option, 0)) : next
    if (!isStepping) void focusNextInput()
  }

  const choose = (kind: QuestionKind, id: string, isStepping = false): void => {
    if (!store.isReadOnly) take(answered(state.value, role, draft.value, kind, id), isStepping)
  }

  /** Takes a suggested line of sight along: only the range has to be told before. */
  function setOption(option: FireOption): void {
    const [lead] = completeParts(declared.value)
    if (option === 'split' && lead === undefined) return tellWhyNot(t('dwTable.declare.missing', { what: t('dwTable.ask.weapon') }))
    const dice = lead === undefined ? 0 : poolDice(state.value, lead).total
    const next = option === draft.value.option && !isJoint(option) ? 'single' : option
    take(settled(state.value, role, withOption(declared.value, next, dice)))
    answerAloud(t(`dw.fireOption.${next}`))
  }

  return {
    draft,
    declared,
    questions,
    open,
    isReady,
    isBegun,
    choose,
    setOption,
    setSplit: dice => (draft.value = { ...draft.value, splitDice: dice }),
    drop: index => take(settled(state.value, role, withoutPart(draft.value, index))),
    digit(digit) {
      const choice = open.value?.choices.find(one => one.key === digit)
      if (open.value === null || choice === undefined || (choice.mark === null && !isAskedUnderFocus())) return false
      choose(open.value.kind, choice.id)
      return true
    },
    back: () => {
      if (!store.isReadOnly) take(reopened(state.value, role, draft.value))
    },
    point(id) {
      for (const kind of ['target', 'firer'] as const) {
        const choices = choicesOf(state.value, role, draft.value, kind) ?? []
        if (!choices.some(choice => choice.id === id)) continue
        choose(kind, id)
        return true
      }
      // No answer here: the key says at least whom it means, and if that model is gone.
      const { name } = combatant(state.value, id)
      answerAloud(isInPlay(state.value, id) ? name : t('battle.spoken.unit', { name, stands: t('dw.status.removed') }))
      return false
    },
    reset: () => (draft.value = fresh())
  }
}
