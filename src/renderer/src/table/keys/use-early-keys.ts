import { onBeforeUnmount, onMounted, watch } from 'vue'
import { keysOf } from '../../contract/key-actions'
import { isKey } from '../../chrome/keys/key-names'
import { useBattleStore } from '../../session/battle-store'
import { isOverlaid } from '../../ui/dialogs/top-layer'
import { digitKey } from '../../ui/keys/digit-key'
import { typeText } from '../../ui/keys/figure-keys'
import { isTypingWords } from './typing-words'

/**
 * Keeps the keys of the table that come before the last act is on disk, as on a loaded machine: they would be handled against the battle as
 * it was. They are pressed again in their order, each once the act before it has brought up what comes next. Escape forgets them, and so
 * does anything that goes wrong meanwhile, which is told first.
 */
export function useEarlyKeys(): void {
  const store = useBattleStore()
  let early: readonly KeyboardEvent[] = []
  let isRunning = false
  /** The press is ours. */
  let isOwn = false

  function keep(event: KeyboardEvent): void {
    if (event.key === 'Escape') forget()
    if (isOwn || (!store.isBusy && early.length === 0) || event.repeat || event.isComposing) return
    if (isOverlaid() || (early.length === 0 && isAtDice(event)) || !isForTable(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    early = [...early, event]
    void goOn()
  }

  async function goOn(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (early.length > 0) {
      await settled()
      if (store.failure !== null || store.refusal !== null || store.diceProblem !== null) forget()
      const [first, ...others] = early
      if (first === undefined) break
      early = others
      isOwn = true
      pressAgain(first)
      isOwn = false
      // The act that it begins is on its way at once, or not at all.
      await afterThis()
    }
    isRunning = false
  }

  /** Once nothing is on its way, and the focus is on what comes next. */
  async function settled(): Promise<void> {
    if (store.isBusy) {
      await new Promise<void>(done => {
        const stop = watch(
          () => store.isBusy,
          isBusy => {
            if (isBusy) return
            stop()
            done()
          }
        )
      })
    }
    await afterThis()
    if (store.isBusy) await settled()
  }

  const forget = (): void => void (isOwn || (early = []))

  onMounted(() => {
    window.addEventListener('keydown', keep, true)
    window.addEventListener('input', forget, true)
  })
  onBeforeUnmount(() => {
    forget()
    window.removeEventListener('keydown', keep, true)
    window.removeEventListener('input', forget, true)
  })
}

/** Dice that are typed wait in their field, unless keys before them still wait here: those come first. */
const isAtDice = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.matches('[data-dice-field]') && target.value !== ''

/** After all that follows from what is being done now. */
const afterThis = (): Promise<void> => new Promise(done => void setTimeout(done))

/**
 * Whether a key belongs to the table rather than to the browser. With other keys held those do that choose an enemy, and undo and redo, so
 * that they take back what was pressed before them and not what came before that.
 */
function isForTable(event: KeyboardEvent): boolean {
  const { target, key } = event
  const at = target instanceof Element ? target : document.body
  const isHeld = event.ctrlKey || event.metaKey || event.altKey
  if (key === 'Enter' && !isHeld) return true
  if (isTypingWords()) return false
  if (isHeld) {
    const isStep = (['battle.undo', 'battle.redo'] as const).some(action => keysOf(action).some(one => isKey(event, one)))
    return isStep || (!event.ctrlKey && !event.metaKey && digitKey(event) !== null)
  }
  if (key.startsWith('Arrow')) return !at.matches('input,select,[role="spinbutton"]')
  if (key === ' ') return !at.matches('button,summary,a[href],[type="checkbox"],[type="radio"]')
  return key === 'Backspace' || [...key].length === 1
}

/** The key on whatever has the focus, with what the browser would then do. */
function pressAgain({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  const at = document.activeElement ?? document.body
  const held = { shiftKey, ctrlKey, metaKey, altKey }
  const isFree = at.dispatchEvent(new KeyboardEvent('keydown', { key, code, ...held, bubbles: true, cancelable: true }))
  if (!isFree) return
  // It is typed where the key has taken the focus.
  const { activeElement: field } = document
  if (key === 'Enter') {
    if (at.matches('button,summary,a[href]')) (at as HTMLElement).click()
    else if (at instanceof HTMLInputElement) at.form?.requestSubmit()
  } else if (field instanceof HTMLInputElement && !field.readOnly && !field.matches('[type="checkbox"],[type="radio"]')) {
    if (key === 'Backspace') document.execCommand('delete')
    else if ([...key].length === 1 && !ctrlKey && !metaKey && !altKey) typeText(field, key)
  }
}
