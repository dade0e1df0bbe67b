import { onBeforeUnmount, onMounted, shallowReactive, toValue, type MaybeRefOrGetter } from 'vue'
import { isOverlaid } from '../../ui/dialogs/top-layer'
import { KEY_ACTIONS, keysOf } from '../../contract/key-actions'
import type { Shortcut } from '../../contract/shortcut'
import { isLeftBehind } from '../../ui/focus/left-behind'
import { digitKey } from '../../ui/keys/digit-key'
import { FIGURES } from '../../ui/keys/figure-keys'
import { isKey } from './key-names'

interface ShortcutScope {
  readonly title: MaybeRefOrGetter<string>
  readonly shortcuts: MaybeRefOrGetter<readonly Shortcut[]>
  readonly reach: ShortcutReach
  readonly tell: ((idle: Shortcut) => void) | undefined
}

/** Mounted scopes; the last one gets keys first. Read by the foot bar and the `?` card. */
export const shortcutScopes: ShortcutScope[] = shallowReactive([])

/** Precedence of a scope: the screen first, then its parts, then the whole app. */
export type ShortcutReach = 'screen' | 'part' | 'everywhere'
const RANK: Readonly<Record<ShortcutReach, number>> = { everywhere: 0, part: 1, screen: 2 }

/**
 * The keys of a screen or part, active while it is mounted, but not while typing in a field or while a dialog or menu is open. `tell` is
 * given the act of a key that does nothing now, if it can say why or its key comes from the key settings.
 */
export function useShortcuts(
  title: MaybeRefOrGetter<string>,
  shortcuts: MaybeRefOrGetter<readonly Shortcut[]>,
  reach: ShortcutReach = 'screen',
  tell?: (idle: Shortcut) => void
): void {
  const scope: ShortcutScope = { title, shortcuts, reach, tell }
  onMounted(() => {
    if (shortcutScopes.length === 0) document.addEventListener('keydown', onKeydown)
    const above = shortcutScopes.findIndex(other => RANK[other.reach] > RANK[reach])
    shortcutScopes.splice(above < 0 ? shortcutScopes.length : above, 0, scope)
  })
  onBeforeUnmount(() => {
    const index = shortcutScopes.indexOf(scope)
    if (index >= 0) shortcutScopes.splice(index, 1)
    if (shortcutScopes.length === 0) document.removeEventListener('keydown', onKeydown)
  })
}

/** The current keys of a shortcut. */
export function keysDoing(shortcut: Shortcut): readonly string[] {
  return 'action' in shortcut ? keysOf(shortcut.action) : shortcut.keys
}

/** The keys to display. */
export function keysShown(shortcut: Shortcut): readonly string[] {
  return 'action' in shortcut ? keysOf(shortcut.action) : (shortcut.shown ?? shortcut.keys)
}

/** Its label. */
export function wordsOf(shortcut: Shortcut, t: (key: string) => string): string {
  return 'action' in shortcut ? t(shortcut.called ?? KEY_ACTIONS[shortcut.action].label) : toValue(shortcut.label)
}

export function isValidNow(shortcut: Shortcut): boolean {
  return shortcut.when?.() ?? true
}

function onKeydown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isOverlaid()) return
  const place = placeOf(event.target)
  let untold: (() => void) | undefined
  for (const scope of [...shortcutScopes].reverse()) {
    const meant = toValue(scope.shortcuts).filter(
      one => keysDoing(one).some(key => isKey(event, key) && isHeardAt(place, key, one, event)) && one.hears?.(event) !== false
    )
    const found = meant.find(isValidNow)
    if (found === undefined) {
      const idle = meant.find(one => one.whyNot !== undefined) ?? meant.find(one => 'action' in one)
      if (idle !== undefined && scope.tell !== undefined) untold ??= () => scope.tell?.(idle)
      continue
    }
    if (found.isPassedOn !== true) event.preventDefault()
    if (!event.repeat || found.isPassedOn === true || found.isRepeated === true) found.run(event)
    return
  }
  untold?.()
}

/** A `choice` is a box or radio of a form, which Enter submits; without a form it is a `loneChoice`. In a `figure` letters are keys. */
type Place = 'typing' | 'figure' | 'choice' | 'loneChoice' | 'button' | 'page'

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof Element) || isLeftBehind(target)) return 'page'
  if (target.closest('textarea,select,[contenteditable="true"]') !== null) return 'typing'
  const input = target.closest('input')
  if (input !== null) {
    if (input.matches(FIGURES)) return 'figure'
    if (!['checkbox', 'radio', 'range', 'button', 'submit'].includes(input.type)) return 'typing'
    return input.form === null && ['checkbox', 'radio'].includes(input.type) ? 'loneChoice' : 'choice'
  }
  return target.closest('button,a[href],summary,[role="button"]') === null ? 'page' : 'button'
}

/** Enter, space and arrows belong to the focused control; so does a digit that the key prints, as French keyboards do with Shift. */
function isHeardAt(place: Place, key: string, shortcut: Shortcut, event: KeyboardEvent): boolean {
  if (place === 'figure' && /^(?:Shift\+)?[\p{L}?]$/u.test(key)) return true
  if (place === 'typing' || place === 'figure') return shortcut.isInFields === true && (event.altKey || digitKey(event)?.isPrinted !== true)
  if (place === 'loneChoice') return !/^( |Arrow.*)$/u.test(key)
  if (place === 'choice') return !/^(Enter| |Arrow.*)$/u.test(key)
  return place !== 'button' || (key !== 'Enter' && key !== ' ')
}
