import { onBeforeUnmount, onMounted, watch } from 'vue'
import { useBattleStore } from '../../session/battle-store'
import { isOverlaid } from '../../ui/dialogs/top-layer'

/**
 * Takes an Enter that comes before the last act is on disk, as on a loaded machine: it is pressed again once the act has brought up what
 * comes next, each Enter in its turn. What went wrong meanwhile is told before anything else is done, and what was typed meanwhile is
 * looked at first.
 */
export function useEarlyEnter(): void {
  const store = useBattleStore()
  let early = 0
  let isRunning = false
  /** The press is ours. */
  let isOwn = false

  function keep(event: KeyboardEvent): void {
    if (event.key === 'Escape') forget()
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.key !== 'Enter' || event.repeat || event.isComposing || isHeld || isOwn || isOverlaid()) return
    const { target } = event
    // Dice that are typed wait in their field.
    if (target instanceof HTMLInputElement && target.matches('[data-dice-field]') && target.value !== '') return
    if (!store.isBusy && early === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    early += 1
    void goOn()
  }

  async function goOn(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (early > 0) {
      await settled()
      if (store.failure !== null || store.refusal !== null || store.diceProblem !== null) early = 0
      if (early === 0) break
      early -= 1
      isOwn = true
      pressEnter()
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

  const forget = (): void => void (isOwn || (early = 0))

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

/** After all that follows from what is being done now. */
const afterThis = (): Promise<void> => new Promise(done => void setTimeout(done))

/** Enter on whatever has the focus, with what the browser would then do. */
function pressEnter(): void {
  const at = document.activeElement ?? document.body
  const isFree = at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }))
  if (!isFree) return
  if (at.matches('button,summary,a[href]')) (at as HTMLElement).click()
  else if (at instanceof HTMLInputElement) at.form?.requestSubmit()
}
