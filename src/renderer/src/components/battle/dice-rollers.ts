import { computed, inject, provide } from 'vue'
import type { ComputedRef, InjectionKey } from 'vue'

/** Whoever dice are rolled for in a battle: ships, officers, sides. */
export interface Roller {
  readonly id: string
  readonly name: string
}

const ROLLERS: InjectionKey<ComputedRef<ReadonlyMap<string, string>>> = Symbol('rollers')

/** Says whose dice are whose, wherever they are told at this table. */
export function provideRollers(rollers: () => readonly Roller[]): void {
  provide(
    ROLLERS,
    computed(() => new Map(rollers().map(({ id, name }) => [id, name])))
  )
}

/** The name of whom dice were rolled for; empty for dice of nobody in particular. */
export function useRollerName(): (actor: string | null) => string {
  const rollers = inject(ROLLERS, null)
  return actor => (actor === null ? '' : (rollers?.value.get(actor) ?? ''))
}
