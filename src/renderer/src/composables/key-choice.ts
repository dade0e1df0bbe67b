import type { ChosenKeys, KeyAction } from './key-actions'
import { KEY_ACTIONS, keysOf } from './key-actions'

export const KEY_ACTION_IDS = Object.keys(KEY_ACTIONS) as readonly KeyAction[]

/** Screens with keys of their own, and the message key of their name. */
export const KEY_SCREENS = {
  app: 'app.everywhere',
  battle: 'battle.key.title',
  campaigns: 'campaigns.title',
  campaign: 'campaign.title',
  builder: 'builder.title'
} as const
export type KeyScreen = keyof typeof KEY_SCREENS

export function screenOf(action: KeyAction): KeyScreen {
  return action.slice(0, action.indexOf('.')) as KeyScreen
}

/** Why an act cannot have a key: it belongs to every screen and field, to the dice, to the program's window, or to another act. */
export type KeyConflict = { readonly kind: 'fixed' | 'dice' | 'window' } | { readonly kind: 'taken'; readonly by: KeyAction }

/** Keys that mean the same wherever they are pressed. */
const FIXED = /^(?:(?:Ctrl|Alt|Shift)\+)*(?:Enter|Escape|Tab| |Arrow\w+|Home|End|Page\w+|Backspace)$/u
/** What the dice field takes, and the fleets by number; letters stay free there. */
const DICE = /^(?:Shift\+)?[\d,;.+\-/]$/u
/** What the window, its menu and its fields do themselves. */
const WINDOW = /^(?:Ctrl\+(?:Shift\+)?[acvxrwqtnpsofml0+=-]|Alt\+F4|F1|F5|F11|F12|Ctrl\+Shift\+i)$/u

/** Why this act may not have this key; null when it may. A usual key of the act itself is always good unless another act has taken it. */
export function keyConflict(action: KeyAction, key: string, chosen: ChosenKeys): KeyConflict | null {
  const isUsual = (KEY_ACTIONS[action].keys as readonly string[]).includes(key)
  if (!isUsual) {
    if (FIXED.test(key)) return { kind: 'fixed' }
    if (DICE.test(key)) return { kind: 'dice' }
    if (WINDOW.test(key)) return { kind: 'window' }
  }
  const screen = screenOf(action)
  const isHeardWith = (other: KeyAction): boolean =>
    other !== action && (screen === 'app' || screenOf(other) === 'app' || screenOf(other) === screen)
  const by = KEY_ACTION_IDS.find(other => isHeardWith(other) && keysOf(other, chosen).includes(key))
  return by === undefined ? null : { kind: 'taken', by }
}
