import type { Typed } from '@shared/core/engine/rule-system'
import type { HostedSystem } from '@shared/schema/hosted-system'
import type { Chance } from '../chance'

/** The same command with half more here and there, wherever one may be entered: a distance is measured, and seldom whole. */
export function withFractions(chance: Chance, { commandSchema }: HostedSystem, command: Typed): Typed {
  const more = (value: unknown, put: (changed: unknown) => unknown): unknown => {
    if (typeof value === 'number' && chance.whole(1, 2) === 1 && commandSchema.safeParse(put(value + 0.5)).success) return value + 0.5
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value
      return list.map((part, at) => more(part, changed => put(list.map((one, index) => (index === at ? changed : one)))))
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, more(part, changed => put({ ...value, [key]: changed }))]))
  }
  return more(command, changed => changed) as Typed
}
