import type { KeyAction } from '../../contract/key-actions'
import type { Shortcut } from '../../contract/shortcut'
import { actKey, isTypingWords } from './use-table-keys'

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

/** Shift and a digit point at the enemy's rack; arrows step through both. */
export function rackKeys({ enemy, step }: RackActs): readonly Shortcut[] {
  return [
    {
      keys: DIGITS.map(digit => `Shift+${digit}`),
      shown: [`Shift+1–${String(Math.min(DIGITS.length, Math.max(1, enemy.count())))}`],
      label: enemy.label,
      isInFoot: true,
      isInFields: true,
      when: () => !isTypingWords(),
      run: event => enemy.point(Number(event.code.replace(/\D/gu, '')))
    },
    ...stepKeys(step)
  ]
}
