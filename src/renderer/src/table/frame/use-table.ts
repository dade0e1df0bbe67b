import { inject, onBeforeUnmount, onMounted, provide, type InjectionKey } from 'vue'
import type { Draft, Table } from '../../contract/system-table'

/** What a part of the screen does on request of the table, by key or otherwise. */
export interface TableDeeds {
  pressNext(): void
  openHistory(id?: string): void
  backToNow(): void
  /** Defers or waives the first item owed. */
  deferFirst(): void
  waiveFirst(): void
}

const TABLE: InjectionKey<Table> = Symbol('table')
const DEEDS: InjectionKey<Partial<TableDeeds>> = Symbol('table deeds')

/** Provides the deeds to all descendants. Each is carried out by the part that has registered for it. */
export function provideDeeds(): TableDeeds {
  const deeds: Partial<TableDeeds> = {}
  provide(DEEDS, deeds)
  return {
    pressNext: () => deeds.pressNext?.(),
    openHistory: id => deeds.openHistory?.(id),
    backToNow: () => deeds.backToNow?.(),
    deferFirst: () => deeds.deferFirst?.(),
    waiveFirst: () => deeds.waiveFirst?.()
  }
}

/** Registers this part of the screen for these deeds while it is mounted. */
export function useDeeds(own: Partial<TableDeeds>): void {
  const deeds = inject(DEEDS, null)
  if (deeds === null) return
  onMounted(() => Object.assign(deeds, own))
  onBeforeUnmount(() => {
    for (const name of Object.keys(own) as (keyof TableDeeds)[]) if (deeds[name] === own[name]) delete deeds[name]
  })
}

export function provideTable(table: Table): void {
  provide(TABLE, table)
}

/** The table this rack, pane or list belongs to. */
export function useTable(): Table {
  const table = inject(TABLE)
  if (table === undefined) throw new Error('No table around this part of the screen')
  return table
}

/** Registers a draft while this part is mounted: "Next" names it, Escape drops it. */
export function useDraft(draft: Draft): void {
  onBeforeUnmount(useTable().addDraft(draft))
}
