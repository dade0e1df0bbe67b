import type { SystemId } from '@shared/campaign/campaign'
import { KEY_ACTIONS, keysOf, type ChosenKeys, type KeyAction, type KeyRow } from '../../contract/key-actions'

export const KEY_ACTION_IDS = Object.keys(KEY_ACTIONS) as readonly KeyAction[]

/** Screens with keys of their own, and the message key of their name. */
const SCREENS = {
  app: 'app.everywhere',
  battle: 'battle.key.title',
  campaigns: 'campaigns.title',
  campaign: 'campaign.title',
  builder: 'builder.title'
} as const
/** A screen with keys of its own; a system stands for its battles. */
type KeyScreen = keyof typeof SCREENS | SystemId

export function screenName(screen: KeyScreen): string {
  return screen in SCREENS ? SCREENS[screen as keyof typeof SCREENS] : `campaigns.system.${screen}`
}

/** Every screen that has keys, in the order of the acts. */
export function keyScreens(): readonly KeyScreen[] {
  return [...new Set(KEY_ACTION_IDS.map(screenOf))]
}

export function screenOf(action: KeyAction): KeyScreen {
  const row: KeyRow = KEY_ACTIONS[action]
  return row.system ?? (action.slice(0, action.indexOf('.')) as KeyScreen)
}

/** Whether a key means both acts at the same time: what every battle hears is heard beside what one system adds. */
function areHeardTogether(one: KeyAction, other: KeyAction): boolean {
  const screens = [screenOf(one), screenOf(other)]
  const isInBattle = (action: KeyAction): boolean => action.startsWith('battle.')
  if (screens.includes('app') || screens[0] === screens[1]) return true
  return screens.includes('battle') && isInBattle(one) && isInBattle(other)
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
  const by = KEY_ACTION_IDS.find(other => other !== action && areHeardTogether(action, other) && keysOf(other, chosen).includes(key))
  return by === undefined ? null : { kind: 'taken', by }
}

/** Of keys that come from elsewhere those that could be chosen here, all together. Of two acts with one key neither has it. */
export function soundKeys(keys: ChosenKeys): ChosenKeys {
  const sound = KEY_ACTION_IDS.flatMap(action => {
    const key = keys[action]
    return key === undefined || keyConflict(action, key, keys) !== null ? [] : [[action, key] as const]
  })
  // An act that goes back to its usual keys may meet one that had taken them.
  return sound.length === Object.keys(keys).length ? keys : soundKeys(Object.fromEntries(sound))
}
