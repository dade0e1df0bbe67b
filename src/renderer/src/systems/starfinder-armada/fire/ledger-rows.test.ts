import { describe, expect, it } from 'vitest'
import type { StagedAttack } from '@shared/systems/starfinder-armada/model/battle'
import { anArmada, at, attack, battle, fleetIn, play } from '@kit/systems/starfinder-armada'
import { ledgerRows } from './ledger-rows'
import { pointsAfterVolley } from './pending-fleet'
import { stripOf } from '../rack/strip-model'

/** Crow: tier 5 Medium destroyer, HP 21, SP 7, CT 10, weak against capitals: +1 per die. */
const start = at(
  battle(
    anArmada('us', [
      { id: 'hawk', size: 'large', fleetClass: 'capital' },
      { id: 'owl', size: 'large', fleetClass: 'capital' }
    ]),
    anArmada('them', [{ id: 'crow' }])
  ),
  'gunnery'
)
const why = (staged: StagedAttack) => ({ total: staged.damage, parts: [] })
const hit = play(start, attack('hawk', 'crow'), [15], [2, 3])
const both = play(hit, attack('owl', 'crow'), [15], [5, 5])
const missed = play(hit, attack('owl', 'crow'), [1])

describe('the rows of the ledger', () => {
  it('say what each attack would leave after those before it', () => {
    expect(ledgerRows(both, why).map(row => row.leaves)).toEqual([
      { key: 'saTable.leaves.points', values: { sp: 0, hp: 21 } },
      { key: 'saTable.leaves.points1', values: { sp: 0, hp: 9, note1: { key: 'saTable.leaves.belowThreshold' } } }
    ])
  })

  it('show check against Armor Class, and the damage', () => {
    expect(ledgerRows(hit, why)[0]).toMatchObject({ order: '1', check: '18/13', damage: '7', isMiss: false })
  })

  it('show the faces, and why the damage of a hit is what it is', () => {
    const rows = ledgerRows(missed, why)
    expect(rows[0]).toMatchObject({ checkFaces: '15', damageFaces: '2 3', why: { total: 7 } })
    expect(rows[1]).toMatchObject({ checkFaces: '1', damageFaces: '', why: null })
  })

  it('show a miss without damage', () => {
    expect(ledgerRows(missed, why)[1]).toMatchObject({ damage: '–', leaves: { key: 'saTable.leaves.miss' }, isMiss: true })
  })
})

describe('pending damage on a strip', () => {
  it('is what the whole volley leaves', () => {
    expect(pointsAfterVolley(both, fleetIn(both, 'crow'))).toEqual({ sp: 0, hp: 9 })
    expect(stripOf(both, fleetIn(both, 'crow'))).toMatchObject({ sp: { now: 7, after: 0 }, hp: { now: 21, after: 9 }, isLow: false })
  })

  it('is nothing for a fleet nobody hit', () => {
    expect(stripOf(both, fleetIn(both, 'hawk')).hp).toMatchObject({ now: 26, after: 26 })
  })

  it('leaves the front-arc value out where the shields make no difference', () => {
    const bare = { ...both, fleets: both.fleets.map(fleet => ({ ...fleet, sp: 0 })) }
    expect(stripOf(both, fleetIn(both, 'crow')).acFront?.total).toBe(14)
    expect(stripOf(bare, fleetIn(bare, 'crow')).acFront).toBeNull()
  })
})
