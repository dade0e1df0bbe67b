import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'

/** Anyone dice are rolled for in a battle: a ship, an officer, a side. */
export interface Roller {
  readonly id: string
  readonly name: string
}

type NameById = ReadonlyMap<string, string>
const ROLLERS: InjectionKey<ComputedRef<NameById>> = Symbol('rollers')

/** Provides the names of rollers to the whole table. Rolls are re-rendered only when a name changes. */
export function provideRollers(rollers: () => readonly Roller[]): void {
  provide(
    ROLLERS,
    computed<NameById>(before => {
      const now: NameById = new Map(rollers().map(({ id, name }) => [id, name]))
      return before !== undefined && isSame(before, now) ? before : now
    })
  )
}

function isSame(before: NameById, now: NameById): boolean {
  return before.size === now.size && [...now].every(([id, name]) => before.get(id) === name)
}

/** The name of the one dice were rolled for; empty for dice without an actor. */
export function useRollerName(): (actor: string | null) => string {
  const rollers = inject(ROLLERS, null)
  return actor => (actor === null ? '' : (rollers?.value.get(actor) ?? ''))
}
