import { onBeforeUnmount, onMounted } from 'vue'
import { useWords } from '../../i18n/use-words'
import { tellWhyNot } from './voice'

/** Keys of a number: its digits, its sign and its point. */
const OF_A_NUMBER = /^[\d.,+-]$/u

/** A field for a number leaves letters out without a word: whoever hears the battle is told once, until something else is typed. */
export function useNumbersOnly(): void {
  const { t } = useWords()
  let told: EventTarget | null = null

  function pressed(event: KeyboardEvent): void {
    const { target, key } = event
    if (!(target instanceof HTMLInputElement) || target.type !== 'number' || [...key].length !== 1) return
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (OF_A_NUMBER.test(key)) return void (told = null)
    // The field would take the letter of an exponent.
    event.preventDefault()
    if (told !== target) tellWhyNot(t('battle.spoken.numbersOnly'))
    told = target
  }
  const left = (): void => void (told = null)

  // Pressed keys that are shortcuts do not come here.
  onMounted(() => {
    document.addEventListener('keypress', pressed)
    document.addEventListener('focusout', left)
  })
  onBeforeUnmount(() => {
    document.removeEventListener('keypress', pressed)
    document.removeEventListener('focusout', left)
  })
}
