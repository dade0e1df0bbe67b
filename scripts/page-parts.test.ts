import { describe, expect, it } from 'vitest'
import { laterPartOf, partOf, wordsPartOf } from './page-parts'

const MAIN = '/repo/src/renderer/src/main.ts'
const STATION = '/repo/src/renderer/src/station.ts'
/** Who imports whom at once. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  [MAIN]: ['/repo/src/renderer/index.html'],
  [STATION]: ['C:\\repo\\src\\renderer\\station.html'],
  'router.js': [MAIN],
  'pad.vue': [STATION, 'pad.vue'],
  'gauge.vue': ['pad.vue', 'rack.vue'],
  'vue.js': ['router.js', 'pad.vue']
}
/** Who imports whom when it is needed. */
const LATER: Readonly<Record<string, readonly string[]>> = { 'rack.vue': ['router.js'] }
const of = (id: string): string | null =>
  partOf(id, { getModuleInfo: one => ({ importers: IMPORTERS[one] ?? [], dynamicImporters: LATER[one] ?? [] }) })

describe('what a page needs at once', () => {
  it('lies in its own part where no other page needs it, round any circle of imports', () => {
    expect([of('router.js'), of('pad.vue')]).toEqual(['first', 'station-first'])
  })
  it('is shared where both need it', () => {
    expect(of('vue.js')).toBe('shared')
  })
  it('lies in a part of its own where the other page needs it later', () => {
    expect(of('gauge.vue')).toBe('common')
  })
  it('is in no part where it starts a page, for whoever fetches a part runs it', () => {
    expect([of(MAIN), of(STATION), of('/repo/src/renderer/index.html')]).toEqual([null, null, null])
  })
})

describe('what several need later', () => {
  const panels = (game: string): string => `/repo/src/renderer/src/systems/${game}/panels.ts`
  const table = (game: string): string => `/repo/src/renderer/src/systems/${game}/table/${game}-table.ts`
  const battle = 'C:\\repo\\src\\renderer\\src\\shell\\BattleView.vue'
  const list = '/repo/src/renderer/src/shell/start/CampaignsPanel.vue'
  const tile = '/repo/src/renderer/src/shell/start/TileShip.vue'
  const report = '/repo/src/renderer/src/shell/report/ReportView.vue'
  const phone = '/repo/src/shared/systems/xwing/station/station.ts'
  const laterOf = (...importers: readonly string[]): string | null =>
    laterPartOf('one.ts', {
      getModuleInfo: id => ({
        importers:
          id === 'one.ts'
            ? importers
            : ({ [STATION]: ['/repo/src/renderer/station.html'], [MAIN]: ['/repo/src/renderer/index.html'] }[id] ?? []),
        dynamicImporters: [panels('xwing'), panels('naval'), table('xwing'), table('naval'), battle, list, tile, report].includes(id)
          ? [MAIN]
          : id === phone
            ? [STATION]
            : []
      })
    })

  it('lies with what is there before it: the list, the ships of its tiles, the panels, then the table of its game', () => {
    expect([laterOf(list, tile), laterOf(tile, battle)]).toEqual(['list', 'ships'])
    expect(laterOf(panels('xwing'), table('xwing'))).toBe('panels-xwing')
    expect(laterOf(panels('xwing'), table('naval'))).toBe('panels')
    expect(laterOf(table('xwing'), '/repo/src/renderer/src/systems/xwing/builder.ts')).toBe('table-xwing')
  })
  it('is of tables alone, or of other screens besides', () => {
    expect([laterOf(battle, table('naval')), laterOf(table('xwing'), table('naval')), laterOf(battle, report)]).toEqual([
      'battle',
      'battle',
      'screens'
    ])
  })
  it('is in no part where one other screen alone needs it, a page needs it at once, or a phone needs it', () => {
    expect([laterOf(report), laterOf(battle, table('xwing'), MAIN), laterOf(battle, report, phone)]).toEqual([null, null, null])
  })
})

describe('words', () => {
  const partsOf = (...files: readonly string[]) => files.map(file => wordsPartOf(`/repo/i18n/${file}.json`))

  it('of the first screen are one part in each language, those that a battle shows too another, and those of all other screens a third', () => {
    expect(partsOf('en/app', 'en/campaigns', 'fr/app', 'en/battle')).toEqual(['words-en', 'words-en', 'words-fr', 'words-battle-en'])
    expect(wordsPartOf('C:\\repo\\i18n\\fr\\report.json')).toBe('words-battle-fr')
    expect(wordsPartOf('C:\\repo\\i18n\\fr\\settings.json')).toBe('words-screens-fr')
  })
  it('of the screens of a game are one part too, without its lesson and what its engine says', () => {
    expect(partsOf('en/systems/xw-table', 'fr/systems/xw-builder', 'en/systems/xw-lesson', 'en/systems/xw', 'en/digest/xw')).toEqual([
      'words-xw-en',
      'words-xw-fr',
      null,
      null,
      null
    ])
  })
  it('are in no part where a phone reads them too, and nothing else is', () => {
    expect([...partsOf('en/station', 'fr/view'), wordsPartOf('/repo/package.json')]).toEqual([null, null, null])
  })
})
