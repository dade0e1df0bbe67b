import { usePaletteEntries, type PaletteEntry } from '../../chrome/palette/palette-entries'
import type { SystemPanels } from '../../contract/system-panels'
import type { SystemTable, TableParts } from '../../contract/system-table'
import { useWords } from '../../i18n/use-words'
import { useBattleStore } from '../../session/battle-store'
import { owedRows } from '../due/owed-rows'
import { useActEntries } from './use-act-entries'

interface TableEntries {
  readonly panels: SystemPanels
  readonly system: Pick<SystemTable, 'owed'>
  readonly parts: TableParts
  /** The line that says what is due. */
  due(): ReturnType<TableParts['due']>
  /** Dice are asked for. */
  isRolling(): boolean
  startOwed(id: string): void
  /** Does what `Enter` does. */
  doDue(): void
}

/** In the palette: what is due at the table, first of all, what everybody may do, and everybody on it, found by name. */
export function useTableEntries({ panels, system, parts, due, isRolling, startOwed, doDue }: TableEntries): void {
  const { t, say } = useWords()
  const store = useBattleStore()

  function waiting(): readonly PaletteEntry[] {
    const owed = store.isReadOnly || parts.facts().isOver ? undefined : system.owed?.read(store.state)
    if (owed === undefined) return []
    return owedRows(owed, parts.flow.settlingId?.() ?? null, say, t('battle.dice.d'))
      .filter(row => !row.isRunning)
      .map(({ id, mark, text, dice, when }) => ({
        id: `due ${id}`,
        label: t('palette.act', { who: mark.name, what: text }),
        detail: [dice, when].filter(one => one !== '').join(' · '),
        group: 'now',
        standing: 'due',
        keys: [],
        run: () => startOwed(id)
      }))
  }

  useActEntries(panels, parts)
  usePaletteEntries(() => {
    const rows = waiting()
    const { what, detail } = due()
    const line: PaletteEntry = { id: 'due', label: what, detail, group: 'now', standing: 'due', keys: ['Enter'], run: doDue }
    const units = parts.named().map(({ id, name: label, group }): PaletteEntry => {
      return { id, label, detail: group, group: 'units', standing: 'found', keys: [], run: () => parts.point(id) }
    })
    return [...(what !== '' && (isRolling() || rows.length === 0) ? [line] : []), ...rows, ...units]
  })
}
