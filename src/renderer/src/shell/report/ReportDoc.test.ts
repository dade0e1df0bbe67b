import { describe, expect, it } from 'vitest'
import type { Account } from '@shared/report/account'
import { mountInEnglish } from '@kit/renderer/mount'
import ReportDoc from './ReportDoc.vue'
import { useReportMarkdown } from './report-markdown'

const round = (number: number, hull: readonly number[], more: object = {}) => ({
  number,
  word: { key: 'sa.turn', values: { round: number } },
  hull,
  attacks: 1,
  hits: 1,
  phases: [],
  ...more
})

const destroyed = { key: 'sa.event.fleetDestroyed', values: { fleet: 'Crow_1' } }
const account = {
  systemId: 'starfinder-armada',
  name: 'The Gap',
  copy: 'gm',
  beganAt: 1_767_297_600_000,
  endedAt: 1_767_301_200_000,
  isOver: true,
  sides: [
    { marker: 0, name: 'Compact', standing: 1, of: 1, hull: { left: 12, max: 20, start: 20 }, outIn: null },
    { marker: 1, name: 'Tithe', standing: 0, of: 1, hull: { left: 0, max: 15, start: 15 }, outIn: 2 }
  ],
  units: [
    {
      name: 'Hawk',
      side: 0,
      number: 1,
      group: 'Hawk',
      hull: { left: 12, max: 20 },
      quarters: null,
      standing: 'fighting',
      standingWord: null,
      fate: null
    },
    {
      name: 'Crow_1',
      side: 1,
      number: 1,
      group: 'Crow_1',
      hull: { left: 0, max: 15 },
      quarters: null,
      standing: 'destroyed',
      standingWord: { key: 'sa.status.destroyed' },
      fate: { round: 2, by: 0 }
    }
  ],
  rounds: [
    round(1, [12, 15]),
    round(2, [12, 0], {
      phases: [
        {
          name: { key: 'sa.phase.resolution' },
          acts: [
            { seq: 9, says: [{ message: destroyed, isTelling: true }], correction: null },
            {
              seq: 10,
              says: [{ message: { key: 'sa.event.volleyResolved', values: { count: 1 } }, isTelling: false }],
              correction: { reason: 'by vote', overruled: null }
            }
          ]
        }
      ]
    })
  ],
  ending: {
    victor: 0,
    kind: 'won',
    says: { key: 'view.ending.won', values: { side: 'Compact' } },
    why: { key: 'view.ending.why.alone' },
    sides: []
  },
  turningPoints: [{ round: 2, seq: 9, because: 'losses', swing: 0.5, says: [destroyed], attack: null }],
  officers: [],
  fighting: {
    tags: [
      { id: 'f1', mark: 'A1' },
      { id: 'f2', mark: 'B1' }
    ],
    attacks: [
      {
        seq: 8,
        round: 2,
        phase: 'gunnery',
        attacker: 0,
        target: 1,
        weapon: 'gunnery',
        rolls: [{ what: 'attack', die: 'd20', faces: [14], by: 'hand', needed: 15, reached: 19 }],
        isHit: true,
        damage: 15,
        expectedDamage: { mean: 6.25, variance: 4 },
        landed: 15
      }
    ],
    damage: [
      {
        side: 0,
        rows: [{ side: 0, number: 1, name: 'Hawk' }],
        columns: [{ side: 1, number: 1, name: 'Crow_1' }],
        cells: [[15]]
      }
    ],
    luck: {
      sums: [{ side: 0, measure: 'damage', by: 'hand', rolls: 1, got: 15, mean: 6.25, variance: 4 }],
      dice: [
        {
          die: 'd20',
          hand: { faces: Array.from({ length: 20 }, (_, i) => Number(i === 13)), rolled: 1 },
          host: { faces: Array.from({ length: 20 }, () => 0), rolled: 0 }
        }
      ]
    },
    best: { side: 0, round: 2, damage: 15, flagship: null, attacks: [0] }
  }
} as const satisfies Account

describe('the report of a battle', () => {
  it('says in its headline who has it by the word of the game, and then why and what is left', () => {
    const doc = mountInEnglish(ReportDoc, { account })
    expect(doc.get('h1').text()).toBe('Compact wins')
    expect(doc.get('.sum').text()).toBe(
      'Nobody else is left on the field. Compact keeps 1 of 1, with 12 of 20 hull. Tithe is wiped out in round 2: 1 destroyed.'
    )
    const open = mountInEnglish(ReportDoc, { account: { ...account, isOver: false, ending: null } })
    expect([open.get('h1').text(), open.get('.sum').text().split('.')[0]]).toEqual([
      'The battle goes on',
      'Compact keeps 1 of 1, with 12 of 20 hull'
    ])
  })
  it('tells a turning point in its round, with its number, and once', () => {
    const second = mountInEnglish(ReportDoc, { account }).findAll('.rounds li')[1]
    expect(second?.get('.turn').text()).toBe('1Crow_1 is destroyed')
    expect(second?.text().match(/Crow_1/gu)).toHaveLength(1)
  })
  it('tells a correction as a correction', () => {
    expect(mountInEnglish(ReportDoc, { account }).get('details').text()).toContain('(corrected by the GM: by vote)')
  })
  it('gives each chart a table', () => {
    const tables = mountInEnglish(ReportDoc, { account }).findAll('table.sr caption')
    expect(tables.map(table => table.text())).toEqual(['Hull over time', 'How often each face of the d20 fell'])
  })
  it('says who joined later and when, and that the best volley brought a flagship down', () => {
    const [hawk, crow] = account.units
    const fighting = { ...account.fighting, best: { ...account.fighting.best, flagship: 1 } }
    const doc = mountInEnglish(ReportDoc, { account: { ...account, units: [{ ...hawk, since: 2 }, crow], fighting } })
    expect(doc.text()).toContain('joined in round 2')
    expect(doc.text()).toContain('Crow_1 falls')
  })
  it('has no dice, nor who struck whom, in the players’ copy', () => {
    const doc = mountInEnglish(ReportDoc, { account: { ...account, copy: 'players', fighting: null } })
    expect(doc.text()).not.toMatch(/damaged whom|Luck|Best volley/u)
  })
})

describe('the report as Markdown', () => {
  it('says the same, with names as they are', () => {
    mountInEnglish(ReportDoc, { account })
    const text = useReportMarkdown()(account)
    expect(text.startsWith('# Compact wins\n\nThe Gap, ')).toBe(true)
    expect(text).toContain('\n\nNobody else is left on the field. Compact keeps')
    expect(text).toContain(String.raw`- **1. Crow\_1 is destroyed**`)
    expect(text).toContain(String.raw`| Compact fires | Crow\_1 |`)
    expect(text).toContain('- Compact, damage of 1, real dice, typed in: 15, 6.3 expected')
    expect(text).toContain(String.raw`| Tithe | Crow\_1 | 0/15 |`)
  })
})
