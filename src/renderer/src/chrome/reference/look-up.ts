import { onBeforeUnmount, onMounted, shallowRef, type Component, type InjectionKey } from 'vue'

/** What the reference is asked for. */
interface Asked {
  /** A requirement id (SA-041), the key of a house rule (sa.emp), or nothing: its contents. */
  readonly place: string
  /** The unit whose strip it was asked from. */
  readonly unit: AskedUnit | null
}

interface AskedUnit {
  readonly id: string
  readonly name: string
}

/** What the reference shows; null while it is closed. */
export const asked = shallowRef<Asked | null>(null)

/** The reference, shown by every screen beside its body. The app provides it. */
export const REFERENCE: InjectionKey<Component> = Symbol('reference')

/** Marks what a rule or house rule stands behind. */
const RULE = 'data-rule'
/** A button that does something else opens its rule by the key alone. */
const PRESSABLE = '.rule-code, :not(button)'
/** Why the last act was refused. */
const REFUSED = `.refusal [${RULE}]`
/** Strips of the five games. */
const STRIP_IDS = ['data-fleet', 'data-ship', 'data-combatant']

/** A press on a rule opens it, wherever it is shown. */
export function useRuleClicks(): void {
  const clicked = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest(`[${RULE}]`)?.matches(PRESSABLE) === true) lookUpAt(event.target)
  }
  // Before cards and strips, which keep presses to themselves.
  onMounted(() => document.addEventListener('click', clicked, true))
  onBeforeUnmount(() => document.removeEventListener('click', clicked, true))
}

/** Opens the reference at the rule behind this element; false if there is none. */
function lookUpAt(element: Element | null | undefined): boolean {
  const place = element?.closest(`[${RULE}]`)?.getAttribute(RULE) ?? ''
  if (place === '') return false
  asked.value = { place, unit: unitAt(element) }
  // What is half filled in there is kept.
  element?.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return true
}

/** Opens the reference at the rule behind what the pointer is on, what has the focus, or what was refused; else at its contents. */
export function lookUp(): void {
  const places = [[...document.querySelectorAll(':hover')].at(-1), document.activeElement, document.querySelector(REFUSED)]
  if (!places.some(lookUpAt)) asked.value = { place: '', unit: unitAt(null) }
}

/** The unit of the strip around this element, else that of an open card, else whoever acts. */
function unitAt(element: Element | null | undefined): AskedUnit | null {
  const card = document.querySelector('article [aria-expanded=true]')
  const strip = [element, card, document.querySelector('.rack article.actor'), document.querySelector('.rack article.pointed')]
    .map(one => one?.closest('.rack article') ?? null)
    .find(one => one !== null)
  const id = STRIP_IDS.map(name => strip?.getAttribute(name)).find(one => typeof one === 'string')
  return typeof id === 'string' ? { id, name: strip?.getAttribute('aria-label') ?? '' } : null
}
