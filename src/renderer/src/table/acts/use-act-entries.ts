import { nextTick, shallowRef } from 'vue'
import type { StationRules } from '@shared/core/view/station'
import type { WireCommand } from '@shared/ipc/calls'
import { usePaletteEntries, type PaletteEntry } from '../../chrome/palette/palette-entries'
import type { SystemPanels } from '../../contract/system-panels'
import type { TableParts } from '../../contract/system-table'
import { useWords } from '../../i18n/use-words'
import { SIDE_IDS } from '../../session/battle-sides'
import { useBattleStore } from '../../session/battle-store'
import { useFailure } from '../../session/host/use-failure'
import { focusNextInput } from '../../ui/focus/focus-next-input'
import { doAnyway } from '../keys/use-table-keys'
import { offeredActs } from './act-entries'

/** In the palette: what everybody on the table may do now, and why the rest may not. What needs numbers opens at its unit. */
export function useActEntries(panels: SystemPanels, parts: TableParts): void {
  const { t, te, say } = useWords()
  const store = useBattleStore()
  const { attempt } = useFailure()
  const station = shallowRef<StationRules<unknown, WireCommand> | null>(null)
  let isAsked = false

  function entries(): readonly PaletteEntry[] {
    if (!isAsked) {
      isAsked = true
      void attempt(async () => (station.value = (await panels.station?.()) ?? null))
    }
    if (station.value === null || store.state === null || store.isReadOnly || parts.facts().isOver) return []
    return offeredActs(panels.system, station.value, store.state, SIDE_IDS).map(
      ({ key, who, what, at, ownerId, act, command, refusal }) => {
        const aim = at === null ? '' : t('palette.at', { what: say(at) })
        return {
          id: `act ${key}`,
          label: t('palette.act', { who: say(who), what: say(what) }) + aim,
          detail: refusal === null || !te(`${panels.prefix}.refusal.${refusal}`) ? '' : t(`${panels.prefix}.refusal.${refusal}`),
          group: refusal === null ? 'now' : 'later',
          standing: ownerId === parts.selectedId?.() ? 'selected' : 'found',
          keys: [],
          rule: panels.refusals[refusal ?? '']?.rule ?? undefined,
          anyway: refusal === null || command === null ? undefined : () => void overrule(command),
          run: () => void (command === null ? parts.point(ownerId, act) : carryOut(command))
        }
      }
    )
  }
  async function carryOut(command: WireCommand): Promise<void> {
    const done = await store.submit(command)
    if (done?.kind !== 'needs') return
    parts.flow.resume?.(command)
    await focusNextInput()
  }
  /** Refused as any other, so that it is overruled in the same place, with its reason in the log. */
  async function overrule(command: WireCommand): Promise<void> {
    await carryOut(command)
    await nextTick()
    doAnyway()
  }
  usePaletteEntries(entries)
}
