import { computed, onBeforeUnmount, onMounted, type ComputedRef } from 'vue'
import { useWords } from '../../i18n/use-words'
import type { KeyAction } from '../../contract/key-actions'
import { openDice } from '../dice/open-dice'
import { focusTable } from '../../ui/focus/focus-next-input'
import { useExplain } from '../../chrome/keys/use-explain'
import type { Shortcut } from '../../contract/shortcut'
import { digitKey, plainDigit } from '../../ui/keys/digit-key'
import { typeDigit } from '../../ui/keys/figure-keys'
import { useShortcuts, wordsOf } from '../../chrome/keys/use-shortcuts'
import { useBattleStore } from '../../session/battle-store'
import { isTypingWords, useTypingMark } from './typing-words'
import { useEarlyKeys } from './use-early-keys'
import { answerAloud, tellWhyNot } from '../spoken/voice'

/** The actions of the keys shared by all battles. */
interface TableActs {
  readonly next: () => void
  readonly undo: () => void
  readonly defer: () => void
  readonly waive: () => void
  /** Goes to what is due. */
  readonly due: () => void
  readonly cancel: () => void
}

/** The state of the battle these keys depend on. */
interface TableStanding {
  readonly isOver: boolean
  readonly canUndo: boolean
  /** Numbers of owed items, and of those that can still be deferred. */
  readonly owed: number
  readonly deferrable: number
  /** What is due in words, where Enter can do no more than go there. */
  readonly due: string
}

/** Steps through a list or through time, which repeat while the key is held. */
const STEPS: readonly KeyAction[] = ['battle.down', 'battle.up', 'battle.enemyDown', 'battle.enemyUp', 'battle.undo', 'battle.redo']

/** A table key, active unless typing in a text field. Steps repeat while it is held; acts do not. */
export function actKey(action: KeyAction, run: () => void, when: () => boolean = () => true): Shortcut {
  return { action, run, isInFields: true, isInFoot: true, isRepeated: STEPS.includes(action), when: () => !isTypingWords() && when() }
}

/** Whether a question on the screen has the keys and takes digits as its answers, also while dice are due. */
export const isAnswering = (): boolean => (document.activeElement?.closest('[data-takes-digits]') ?? null) !== null

/** The field receives this first digit too, as the browser inserts a key only after keydown; one by its place is typed here. */
export function toDice(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>('[data-dice-field]:not([readonly])')
  const typed = digitKey(event)
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
  if (field === null || typed === null || event.key === String(typed.digit)) return
  event.preventDefault()
  typeDigit(field, typed.digit)
}

/** Overrules the refusal on the screen, at once or after a reason has been typed. */
export function doAnyway(): void {
  const found = [...document.querySelectorAll<HTMLElement>('[data-anyway]')].filter(one => one.offsetParent !== null)
  const last = found[found.length - 1]
  if (last instanceof HTMLInputElement) last.focus()
  else last?.click()
}

/**
 * Enter presses the button that is ready; without one it goes to what is due, and what stands against it is said again. Pressed on the
 * table itself, where there may be nowhere to go, it says what is due.
 */
function enter(goToDue: () => void, due: string): void {
  const ready = document.querySelector<HTMLButtonElement>('[data-centre] [data-enter]:not(:disabled)')
  if (ready !== null) return ready.click()
  const isOnTable = document.activeElement?.matches('[data-plot]') === true
  goToDue()
  const against = document.querySelector('[data-centre] [data-heard="refusal"]')?.textContent ?? ''
  answerAloud(against !== '' || !isOnTable ? against : due)
}

/** Escape first leaves a text field, keeping its contents. */
function escape(cancel: () => void): void {
  if (isTypingWords()) focusTable()
  else cancel()
}

/**
 * Whether undo and redo are those of the text in the field that has the keys: it holds some, or has just been emptied by hand. In a field
 * where nothing is typed they are those of the battle, as everywhere else.
 */
function useOwnUndo(): (isRedo: boolean) => boolean {
  let last: { readonly field: EventTarget | null; readonly isUndoing: boolean } = { field: null, isUndoing: false }
  const hear = (event: Event): void => {
    last = { field: event.target, isUndoing: event instanceof InputEvent && event.inputType.startsWith('history') }
  }
  onMounted(() => window.addEventListener('input', hear, true))
  onBeforeUnmount(() => window.removeEventListener('input', hear, true))
  return isRedo => {
    const at = document.activeElement
    if (!isTypingWords()) return false
    const isEmpty = (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value === ''
    return !isEmpty || (last.field === at && (isRedo || !last.isUndoing))
  }
}

const ALL_DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))

/** The keys of a battle, in the order of the card and foot bar: digits for dice, the system's own, then those of every battle. */
export function useTableKeys(
  own: () => readonly Shortcut[],
  standing: () => TableStanding,
  acts: TableActs
): ComputedRef<readonly Shortcut[]> {
  const store = useBattleStore()
  useEarlyKeys()
  useTypingMark()
  const isOwnUndo = useOwnUndo()
  const { t } = useWords()
  const explain = useExplain()
  const whyNot = (reason: string) => (): string => t(`battle.whyNot.${reason}`)
  /** Once it is over, "Next" and Enter go on to its end. */
  const goesOn = (): boolean => !store.isReadOnly || standing().isOver

  const shortcuts = computed<readonly Shortcut[]>(() => {
    // The battle cannot be changed while its past is shown.
    if (store.lookingAt !== null) return []
    return [
      {
        keys: [...ALL_DIGITS, ...ALL_DIGITS.map(digit => `Shift+${digit}`)],
        hears: event => plainDigit(event) !== null,
        shown: ['0–9'],
        label: () => t('battle.key.dice'),
        isInFoot: true,
        isPassedOn: true,
        when: () => openDice.value > 0 && !isAnswering(),
        run: toDice
      },
      ...own(),
      { ...actKey('battle.next', acts.next, goesOn), whyNot: () => t('battle.rescue.title') },
      { ...actKey('battle.defer', acts.defer, () => standing().deferrable > 0), whyNot: whyNot('notOwed') },
      { ...actKey('battle.waive', acts.waive, () => standing().owed > 0), whyNot: whyNot('notOwed') },
      {
        ...actKey('battle.anyway', doAnyway, () => document.querySelector('[data-anyway]') !== null),
        isInFoot: false,
        whyNot: whyNot('notRefused')
      },
      { ...explain, isInFields: true, when: () => !isTypingWords() },
      {
        ...actKey('battle.undo', acts.undo),
        when: () => !isOwnUndo(false) && standing().canUndo && !store.isReadOnly,
        isInFoot: false,
        whyNot: whyNot('noUndo')
      },
      {
        ...actKey('battle.redo', () => void store.redo()),
        when: () => !isOwnUndo(true) && store.redoName !== null && !store.isReadOnly,
        isInFoot: false,
        whyNot: whyNot('noRedo')
      },
      {
        keys: ['Enter'],
        label: () => t('battle.key.Enter'),
        when: goesOn,
        run: () => enter(acts.due, standing().due),
        whyNot: () => t('battle.rescue.title')
      },
      { keys: ['Escape'], label: () => t('battle.key.Escape'), isInFields: true, run: () => escape(acts.cancel) }
    ]
  })
  useShortcuts(
    () => t('battle.key.title'),
    shortcuts,
    'screen',
    idle => (isTypingWords() ? undefined : tellWhyNot(idle.whyNot?.() ?? t('battle.whyNot.notNow', { act: wordsOf(idle, t) })))
  )
  return shortcuts
}
