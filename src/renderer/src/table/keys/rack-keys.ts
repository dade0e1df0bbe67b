import type { KeyAction } from '../../contract/key-actions'
import type { Shortcut } from '../../contract/shortcut'
import { actKey, isTypingWords } from './use-table-keys'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** What the keys of the racks do. */
interface RackActs {
  /** Words of the digits of the enemy's rack, and what they do; how many stand there. */
  readonly enemy: { label(): string; count(): number; point(number: number): void }
  step(this: void, isEnemy: boolean, by: number): void
}

/** Up and down both racks. Where a game has its own words for it, they stand under `words`. */
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

/** Shift and a digit point at the enemy's rack; arrows go up and down both. */
export function rackKeys({ enemy, step }: RackActs): readonly Shortcut[] {
  return [
    {
      keys: DIGITS.map(digit => `Shift+${digit}`),
      shown: [`Shift+1–${String(Math.min(DIGITS.length, Math.max(1, enemy.count())))}`],
      label: enemy.label,
      isInFoot: true,
      when: () => !isTypingWords(),
      run: event => enemy.point(Number(event.code.replace(/\D/gu, '')))
    },
    ...stepKeys(step)
  ]
}
