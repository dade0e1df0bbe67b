import { defineComponent, h, type Component } from 'vue'
import type { LogReading } from '../../../src/renderer/src/contract/log-line'
import type { Table } from '../../../src/renderer/src/contract/system-table'
import { provideTableActions, provideTable, type TableActions } from '../../../src/renderer/src/table/frame/use-table'

const nothing = (): void => undefined
const TABLE: Table = {
  words: { prefix: 'sa', refusals: {}, unfinished: [] },
  log: {} as LogReading,
  isPast: false,
  point: nothing,
  showSide: nothing,
  openDialog: nothing,
  openHistory: nothing,
  addDraft: () => nothing,
  startOwed: nothing,
  settlingId: () => null,
  cancel: nothing
}

/**
 * A part of the table inside a screen it can act on, with the actions the screen asks it for; actions that are not given do nothing.
 */
export function tableAround(part: Component, table: Partial<Table> = {}): { readonly around: Component; readonly actions: TableActions } {
  const actions = {} as TableActions
  const around = defineComponent(
    (_props, { attrs }) => {
      Object.assign(actions, provideTableActions())
      provideTable({ ...TABLE, ...table })
      return () => h(part, attrs)
    },
    { inheritAttrs: false }
  )
  return { around, actions }
}
