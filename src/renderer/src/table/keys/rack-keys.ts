import type { KeyAction } from '../../contract/key-actions'
import type { FixedShortcut, Shortcut } from '../../contract/shortcut'
import type { Translate } from '../../i18n/texts'
import { digitKey } from '../../ui/keys/digit-key'
import { needsShiftForDigits } from '../../ui/keys/layout'
import { openDice } from '../dice/open-dice'
import { isTypingWords } from './typing-words'
import { actKey } from './use-table-keys'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The actions of the rack keys. */
interface RackActs {
  /** The digits of the enemy's rack: their label, the number of strips, and what they do. */
  readonly enemy: { label(): string; count(): number; point(number: number): void }
  step(this: void, isEnemy: boolean, by: number): void
}

/** Keys to step up and down both racks. `words` is the message prefix of a game's own labels. */
export function stepKeys(step: RackActs['step'], words?: string): readonly Shortcut[] {
  const stepKey = (action: KeyAction, name: string, isEnemy: boolean, by: number): Shortcut => ({
    ...actKey(action, () => step(isEnemy, by)),
    ...(words === undefined ? {} : { called: `${words}.${name}` }),
    isInFoot: false
  })
  return [
    stepKey('battle.down', 'shipBelow', false, 1),
    stepKey('battle.up', 'shipAbove', false, -1),
    stepKey('battle.enemyDown', 'enemyBelow', true, 1),
    stepKey('battle.enemyUp', 'enemyAbove', true, -1)
  ]
}

/** The key to hold while a digit chooses an enemy: Alt where digits need Shift, as that works at any time. */
const heldForEnemy = (): 'Alt' | 'Shift' => (needsShiftForDigits.value ? 'Alt' : 'Shift')

/** The same in words, for sentences. */
export const heldInWords = (t: Translate): string => t(`battle.held.${heldForEnemy()}`)

/** The key that chooses the nth of the enemy's rack, as it is shown. */
export const enemyKey = (number: number | string): string => `${heldForEnemy()}+${String(number)}`

/**
 * The keys of a digit for the enemy: with Alt anywhere, and with Shift unless the key then prints a digit for dice that are due, as it does
 * on a French keyboard. There Alt is shown.
 */
export function enemyDigits(count: number): Pick<FixedShortcut, 'keys' | 'shown' | 'hears'> {
  return {
    keys: ['Shift', 'Alt'].flatMap(held => DIGITS.map(digit => `${held}+${digit}`)),
    shown: [enemyKey(`1–${String(Math.min(DIGITS.length, Math.max(1, count)))}`)],
    hears: event => event.altKey || openDice.value === 0 || digitKey(event)?.isPrinted !== true
  }
}

/** Shift or Alt and a digit point at the enemy's rack; arrows step through both. */
export function rackKeys({ enemy, step }: RackActs): readonly Shortcut[] {
  return [
    {
      ...enemyDigits(enemy.count()),
      label: enemy.label,
      isInFoot: true,
      isInFields: true,
      when: () => !isTypingWords(),
      run: event => enemy.point(digitKey(event)?.digit ?? 0)
    },
    ...stepKeys(step)
  ]
}
