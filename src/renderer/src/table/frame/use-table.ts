import { inject, onBeforeUnmount, onMounted, provide, type InjectionKey } from 'vue'
import type { Draft, Table } from '../../contract/system-table'

/** Actions of a part of the screen that the table can ask for, by key or otherwise. */
export interface TableActions {
  pressNext(): void
  openHistory(id?: string): void
  backToNow(): void
  /** Defers or waives the first item owed. */
  deferFirst(): void
  waiveFirst(): void
}

const TABLE: InjectionKey<Table> = Symbol('table')
const ACTIONS: InjectionKey<Partial<TableActions>> = Symbol('table actions')

/** Provides the actions to all descendants. Each is carried out by the part that has registered for it. */
export function provideTableActions(): TableActions {
  const actions: Partial<TableActions> = {}
  provide(ACTIONS, actions)
  return {
    pressNext: () => actions.pressNext?.(),
    openHistory: id => actions.openHistory?.(id),
    backToNow: () => actions.backToNow?.(),
    deferFirst: () => actions.deferFirst?.(),
    waiveFirst: () => actions.waiveFirst?.()
  }
}

/** Registers this part of the screen for these actions while it is mounted. */
export function useTableActions(own: Partial<TableActions>): void {
  const actions = inject(ACTIONS, null)
  if (actions === null) return
  onMounted(() => Object.assign(actions, own))
  onBeforeUnmount(() => {
    for (const name of Object.keys(own) as (keyof TableActions)[]) if (actions[name] === own[name]) delete actions[name]
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
