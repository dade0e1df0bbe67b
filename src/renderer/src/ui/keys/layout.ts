import { computed, ref, shallowRef } from 'vue'
import type { Keyboard } from '@shared/campaign/settings-choices'
import { digitKey } from './digit-key'

/** What the keys print, by their places: told by Chromium, and by no other browser. */
const printed = shallowRef<ReadonlyMap<string, string>>(new Map())
/** Learnt from what they print, and from the first key of the top row that says so. */
const learnt = ref(false)
const chosen = ref<Keyboard>('auto')

/** Digits of the top row need Shift, as on French keyboards. */
export const needsShiftForDigits = computed(() => (chosen.value === 'auto' ? learnt.value : chosen.value === 'azerty'))

/** Takes the layout that was set, in place of the one that is learnt. */
export function chooseKeyboard(keyboard: Keyboard): void {
  chosen.value = keyboard
}

/** What the key of a letter prints on this keyboard: letters go by place where no key prints them, as on a Russian keyboard. */
export function letterPrinted(letter: string): string {
  const own = printed.value
  if (chosen.value !== 'auto' || own.size === 0 || [...own.values()].includes(letter.toLowerCase())) return letter
  return own.get(`Key${letter.toUpperCase()}`) ?? letter
}

interface KeyboardTeller {
  readonly keyboard?: { getLayoutMap?(): Promise<ReadonlyMap<string, string>> }
}

/** Learns what kind of keyboard this is, and follows a change of its layout. */
export function followLayout(): void {
  const { keyboard } = navigator as KeyboardTeller
  void keyboard
    ?.getLayoutMap?.()
    .then(map => {
      printed.value = map
      learnt.value = !/^\d?$/u.test(map.get('Digit1') ?? '')
    })
    .catch(() => null)
  document.addEventListener('keydown', event => {
    const typed = event.code.startsWith('Digit') && !event.altKey && !event.ctrlKey && !event.metaKey ? digitKey(event) : null
    if (typed !== null) learnt.value = typed.isPrinted === event.shiftKey
  })
}
