import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'

/** Whoever dice are rolled for in a battle: ships, officers, sides. */
export interface Roller {
  readonly id: string
  readonly name: string
}

type NameById = ReadonlyMap<string, string>
const ROLLERS: InjectionKey<ComputedRef<NameById>> = Symbol('rollers')

/** Says whose dice are whose, wherever they are told at this table. Acts that rename nobody draw no roll anew. */
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

/** The name of whom dice were rolled for; empty for dice of nobody in particular. */
export function useRollerName(): (actor: string | null) => string {
  const rollers = inject(ROLLERS, null)
  return actor => (actor === null ? '' : (rollers?.value.get(actor) ?? ''))
}
