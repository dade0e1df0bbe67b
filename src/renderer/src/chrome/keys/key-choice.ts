import type { SystemId } from '@shared/campaign/campaign'
import { KEY_ACTIONS, keysOf, type ChosenKeys, type KeyAction, type KeyRow } from '../../contract/key-actions'

export const KEY_ACTION_IDS = Object.keys(KEY_ACTIONS) as readonly KeyAction[]

/** Screens with their own keys, and the message key of their name. */
const SCREENS = {
  app: 'app.everywhere',
  battle: 'battle.key.title',
  campaigns: 'campaigns.title',
  campaign: 'campaign.title',
  builder: 'builder.title'
} as const
/** A screen with its own keys; a system id means its battles. */
type KeyScreen = keyof typeof SCREENS | SystemId

export function screenName(screen: KeyScreen): string {
  return screen in SCREENS ? SCREENS[screen as keyof typeof SCREENS] : `campaigns.system.${screen}`
}

/** All screens with keys, in the order of the acts. */
export function keyScreens(): readonly KeyScreen[] {
  return [...new Set(KEY_ACTION_IDS.map(screenOf))]
}

export function screenOf(action: KeyAction): KeyScreen {
  const row: KeyRow = KEY_ACTIONS[action]
  return row.system ?? (action.slice(0, action.indexOf('.')) as KeyScreen)
}

/** Whether both acts are active at the same time: those of all battles are active along with a system's own. */
function areHeardTogether(one: KeyAction, other: KeyAction): boolean {
  const screens = [screenOf(one), screenOf(other)]
  const isInBattle = (action: KeyAction): boolean => action.startsWith('battle.')
  if (screens.includes('app') || screens[0] === screens[1]) return true
  return screens.includes('battle') && isInBattle(one) && isInBattle(other)
}

/** Why an act cannot have a key: it is reserved everywhere, for dice, for the window, or taken by another act. */
export type KeyConflict = { readonly kind: 'fixed' | 'dice' | 'window' } | { readonly kind: 'taken'; readonly by: KeyAction }

/** Keys with a fixed meaning everywhere. */
const FIXED = /^(?:(?:Ctrl|Alt|Shift)\+)*(?:Enter|Escape|Tab| |Arrow\w+|Home|End|Page\w+|Backspace)$/u
/** Keys for the dice field and for fleets by number; letters are free. */
const DICE = /^(?:Shift\+)?[\d,;.+\-/]$/u
/** Keys used by the window, its menu and its fields. */
const WINDOW = /^(?:Ctrl\+(?:Shift\+)?[acvxrwqtnpsofml0+=-]|Alt\+F4|F1|F5|F11|F12|Ctrl\+Shift\+i)$/u

/** Why this act may not have this key; null when it may. Its default keys are always allowed unless another act has taken them. */
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

/** The valid choices among imported keys. If two acts share a key, neither gets it. */
export function soundKeys(keys: ChosenKeys): ChosenKeys {
  const sound = KEY_ACTION_IDS.flatMap(action => {
    const key = keys[action]
    return key === undefined || keyConflict(action, key, keys) !== null ? [] : [[action, key] as const]
  })
  // Resetting an act to its defaults may cause a new conflict, so check again.
  return sound.length === Object.keys(keys).length ? keys : soundKeys(Object.fromEntries(sound))
}
