import { computed, type ComputedRef } from 'vue'
import { useWords } from '../../i18n/use-words'
import type { KeyAction } from '../../contract/key-actions'
import { openDice } from '../dice/open-dice'
import { useExplain } from '../../chrome/keys/use-explain'
import type { Shortcut } from '../../contract/shortcut'
import { useShortcuts } from '../../chrome/keys/use-shortcuts'
import { useBattleStore } from '../../session/battle-store'

/** What the keys of every battle do. */
interface TableActs {
  readonly next: () => void
  readonly defer: () => void
  readonly waive: () => void
  /** Goes to what is due. */
  readonly due: () => void
  readonly cancel: () => void
}

/** Where the battle stands, as far as these keys care. */
interface TableStanding {
  readonly isOver: boolean
  /** Owed items, and those of them that can still be put off. */
  readonly owed: number
  readonly deferrable: number
}

/** Whether the key goes into a field that wants letters; fields for dice and for figures want none, so acts are heard there too. */
export function isTypingWords(): boolean {
  const at = document.activeElement
  return at !== null && at.matches('input:not([data-dice-field],[data-figure-field],[type="checkbox"],[type="radio"]),select,textarea')
}

/** Steps through a list or through time: these go on while their key is held down. */
const STEPS: readonly KeyAction[] = ['battle.down', 'battle.up', 'battle.enemyDown', 'battle.enemyUp', 'battle.undo', 'battle.redo']

/** A key that acts on the table, wherever the focus is but in a field for words; a step goes on while it is held, an act is done once. */
export function actKey(action: KeyAction, run: () => void, when: () => boolean = () => true): Shortcut {
  return { action, run, isInFields: true, isInFoot: true, isRepeated: STEPS.includes(action), when: () => !isTypingWords() && when() }
}

/** Takes the first digit, too: the browser puts a key where the focus is once its press has been heard. */
function toDice(): void {
  const field = document.querySelector<HTMLInputElement>('[data-dice-field]:not([readonly])')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** The refusal on the screen is overruled: at once, or after the reason has been typed. */
function doAnyway(): void {
  const found = [...document.querySelectorAll<HTMLElement>('[data-anyway]')].filter(one => one.offsetParent !== null)
  const last = found[found.length - 1]
  if (last instanceof HTMLInputElement) last.focus()
  else last?.click()
}

/** Enter does what the button says that waits for nothing more; where none does, it goes to what is due. */
function enter(goToDue: () => void): void {
  const ready = document.querySelector<HTMLButtonElement>('[data-centre] [data-enter]:not(:disabled)')
  if (ready === null) goToDue()
  else ready.click()
}

const ALL_DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))

/** The keys of a battle, on one card and in the foot bar: digits to the dice, then the system's own, then what every battle has. */
export function useTableKeys(
  own: () => readonly Shortcut[],
  standing: () => TableStanding,
  acts: TableActs
): ComputedRef<readonly Shortcut[]> {
  const store = useBattleStore()
  const { t } = useWords()
  const explain = useExplain()
  const isGoing = (): boolean => !store.isReadOnly && !standing().isOver

  const shortcuts = computed<readonly Shortcut[]>(() => {
    // Nothing is done to the battle while its past is on the screen.
    if (store.lookingAt !== null) return []
    return [
      {
        keys: ALL_DIGITS,
        shown: ['0–9'],
        label: () => t('battle.key.dice'),
        isPassedOn: true,
        when: () => openDice.value > 0,
        run: toDice
      },
      ...own(),
      actKey('battle.next', acts.next, isGoing),
      actKey('battle.defer', acts.defer, () => standing().deferrable > 0),
      actKey('battle.waive', acts.waive, () => standing().owed > 0),
      { ...actKey('battle.anyway', doAnyway, () => document.querySelector('[data-anyway]') !== null), isInFoot: false },
      { ...explain, isInFields: true, when: () => !isTypingWords() },
      {
        ...actKey(
          'battle.undo',
          () => void store.undo(),
          () => store.undoName !== null && !store.isReadOnly
        ),
        isInFoot: false
      },
      {
        ...actKey(
          'battle.redo',
          () => void store.redo(),
          () => store.redoName !== null && !store.isReadOnly
        ),
        isInFoot: false
      },
      { keys: ['Enter'], label: () => t('battle.key.Enter'), when: isGoing, run: () => enter(acts.due) },
      { keys: ['Escape'], label: () => t('battle.key.Escape'), run: acts.cancel }
    ]
  })
  useShortcuts(() => t('battle.key.title'), shortcuts)
  return shortcuts
}
