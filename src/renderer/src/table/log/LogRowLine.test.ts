import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import type { VueWrapper } from '@vue/test-utils'
import { aLine, mountInEnglish } from '@kit/renderer/mount'
import type { LogLine } from '../../contract/log-line'
import { reportText } from './history/log-report'
import { useLogReport } from './history/use-log-report'
import LogRowLine from './LogRowLine.vue'

/** Every field, with a value that is another than that of a plain line. A new field has to be named here to compile. */
const OTHER: { readonly [Field in keyof LogLine]-?: NonNullable<LogLine[Field]> } = {
  seq: 7,
  at: 3_600_000,
  kind: 'undo',
  message: { key: 'sa.event.volleyResolved', values: { count: 9 } },
  besideFaces: { key: 'sa.event.volleyResolved', values: { count: 4 } },
  moment: { round: 2, turn: { key: 'sa.turn', values: { round: 2 } }, phase: { key: 'sa.phase.helm' } },
  fleetIds: ['a1'],
  dice: [{ purpose: 'sa.roll.gunnery', die: 'd20', actor: null, faces: [14], by: 'hand' }],
  eventIndex: 3,
  fold: 'moves',
  told: 'heading',
  changes: [{ label: { key: 'sa.field.hp' }, from: 9, to: 12 }],
  reason: 'miscounted',
  overruled: { refusals: ['not-your-turn'], reason: 'agreed' },
  isByGm: true
}
const FIELDS = Object.keys(OTHER) as readonly (keyof LogLine)[]

/**
 * Fields that the row and the export do not show by themselves: what becomes of a row is decided by its list, `log-rows.ts`, and a reason
 * is told with the correction it belongs to. A new field that is named in neither is in both.
 */
const NOT_IN_THE_ROW: readonly (keyof LogLine)[] = ['at', 'besideFaces', 'eventIndex', 'fleetIds', 'fold', 'moment', 'reason', 'told']
const NOT_EXPORTED: readonly (keyof LogLine)[] = ['besideFaces', 'eventIndex', 'fleetIds', 'fold', 'kind', 'reason', 'told']

let shown: VueWrapper | undefined
afterEach(() => shown?.unmount())

function rowOf(line: LogLine): string {
  shown?.unmount()
  const flags = { isHead: true, isUndone: false, isLookedAt: false, isActive: false }
  shown = mountInEnglish(LogRowLine, { line, ...flags, time: '20:00', why: null, refusalWords: (code: string) => code })
  return shown.html()
}

function exportOf(line: LogLine): string {
  shown?.unmount()
  const Exported = defineComponent(() => {
    const reportOf = useLogReport(code => code)
    return () => h('pre', reportText(reportOf({ title: 'Gap', lines: [line], isUndone: () => false })))
  })
  shown = mountInEnglish(Exported, {})
  return shown.text()
}

describe('every field of a line of the log', () => {
  it.each([
    ['in its row', rowOf, NOT_IN_THE_ROW],
    ['in what is exported', exportOf, NOT_EXPORTED]
  ] as const)('is told %s, or named as one that is not', (_, told, silent) => {
    const plain = told(aLine({}))
    expect(FIELDS.filter(field => told(aLine({ [field]: OTHER[field] })) === plain).sort()).toEqual([...silent].sort())
  })

  it('is told with its reason where the game master decided', () => {
    const corrected = aLine({ isByGm: true, reason: OTHER.reason })
    expect([rowOf(corrected), exportOf(corrected)].map(text => text.includes('miscounted'))).toEqual([true, true])
  })
})
