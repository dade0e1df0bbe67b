import { inject, onBeforeUnmount, onMounted, provide, type InjectionKey } from 'vue'
import type { Draft, Table } from '../../contract/system-table'

/** What a part of the screen does when the table asks for it, by key or from elsewhere. */
export interface TableDeeds {
  pressNext(): void
  openHistory(id?: string): void
  backToNow(): void
  /** Puts off what is owed first, or waives it. */
  deferFirst(): void
  waiveFirst(): void
}

const TABLE: InjectionKey<Table> = Symbol('table')
const DEEDS: InjectionKey<Partial<TableDeeds>> = Symbol('table deeds')

/** Gives the table to all below. What comes back asks whichever part has said that it does the deed. */
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

/** This part of the screen does these deeds for as long as it is shown. */
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

/** The screen that this rack, pane or list stands on. */
export function useTable(): Table {
  const table = inject(TABLE)
  if (table === undefined) throw new Error('No table around this part of the screen')
  return table
}

/** This part of the screen puts something together: "Next" names it, Escape lets go of it. */
export function useDraft(draft: Draft): void {
  onBeforeUnmount(useTable().addDraft(draft))
}
