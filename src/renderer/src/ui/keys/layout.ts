import { ref } from 'vue'
import { digitKey } from './digit-key'

/** Digits of the top row need Shift, as on French keyboards. Known from the system where it tells, and from the first key that says so. */
export const needsShiftForDigits = ref(false)

/** What Chromium tells of the keyboard; other browsers do not. */
interface KeyboardTeller {
  readonly keyboard?: { getLayoutMap?(): Promise<ReadonlyMap<string, string>> }
}

/** Learns what kind of keyboard this is, and follows a change of its layout. */
export function followLayout(): void {
  const { keyboard } = navigator as KeyboardTeller
  void keyboard
    ?.getLayoutMap?.()
    .then(map => (needsShiftForDigits.value = !/^\d?$/u.test(map.get('Digit1') ?? '')))
    .catch(() => null)
  document.addEventListener('keydown', event => {
    const typed = event.code.startsWith('Digit') && !event.altKey && !event.ctrlKey && !event.metaKey ? digitKey(event) : null
    if (typed !== null) needsShiftForDigits.value = typed.isPrinted === event.shiftKey
  })
}
