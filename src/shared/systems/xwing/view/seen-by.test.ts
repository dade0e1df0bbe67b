import { describe, expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { aShip, aSquad, attacked, battle, having, pass, play, playAll, s, shoot } from '@kit/systems/xwing'
import type { BattleState } from '../model/battle'
import { seenBy } from './seen-by'
import { viewFor } from './view-for'

const ours: Viewer = { kind: 'side', sideId: 'A' }
const kestrel = aSquad('ours', aShip('kestrel', { initiative: 5 }))
const begun = (...theirs: Parameters<typeof aShip>[]): BattleState =>
  play(battle(kestrel, aSquad('theirs', aShip('plain', { initiative: 1 }), ...theirs.map(ship => aShip(...ship)))), {
    type: 'beginEngagement'
  })
const end = { type: 'endBattle' } as const
const alone = begun()
const sable = begun(['sable', { initiative: 6, isHidden: true }])

describe('what waits for a ship out of sight (XW-040)', () => {
  it('looks like any other wait: the ships that are seen are due in their order', () => {
    expect([sable.initiative, alone.initiative]).toEqual([6, 5])
    expect(viewFor(sable, ours)).toEqual(viewFor(alone, ours))
    expect([viewFor(sable, ours).now?.who, viewFor(sable, ours).turn]).toEqual(['kestrel', [0]])
  })
  it('looks the same while that ship attacks, and once it has engaged', () => {
    const fires = attacked(sable, 'hhc', shoot('sable', 'kestrel'))
    for (const state of [fires, play(sable, pass('sable'))]) expect(seenBy(state, ours)).toEqual(seenBy(sable, ours))
  })
  it('is over for players with the last ship that they see', () => {
    const last = begun(['sable', { initiative: 0, isHidden: true }])
    const waits = playAll(last, pass('kestrel'), pass('plain'))
    expect([waits.phase, seenBy(waits, ours).phase]).toEqual(['engagement', 'end'])
    expect(viewFor(waits, ours)).toEqual(viewFor(playAll(alone, pass('kestrel'), pass('plain')), ours))
  })
  it('has no lock on it, and none of what the table has measured (XW-003)', () => {
    const locked = having(having(sable, 'kestrel', { locks: [s('sable'), s('plain')] }), 'plain', { locks: [s('kestrel')] })
    expect(seenBy(locked, ours).ships.map(({ id, locks }) => [id, locks])).toEqual([
      ['kestrel', ['plain']],
      ['plain', ['kestrel']]
    ])
    const measured = { shipId: s('kestrel'), measures: [{ targetId: s('sable'), arc: 'front', range: 2, isObstructed: false }] } as const
    expect(seenBy({ ...sable, measured }, ours)).toEqual(seenBy(sable, ours))
  })
  it('keeps no wreck on the table that would have left without it, nor shows it again with the end of the battle (XW-031)', () => {
    const wreck = having(sable, 'plain', { status: 'destroyed', leavesAfter: 6, hasEngaged: true })
    expect([wreck, play(wreck, end)].map(state => seenBy(state, ours).ships.find(({ id }) => id === s('plain'))?.status)).toEqual([
      'removed',
      'removed'
    ])
    expect(viewFor(play(wreck, end), ours)).toMatchObject({ isOver: true, now: null })
  })
})
