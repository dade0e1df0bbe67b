import { describe, expect, it } from 'vitest'
import { acting, duel, f, having, moved, play, s, shipIn, suffering, u, w, wingIn } from '@kit/systems/firestorm-armada'
import { cardsOn, chipsOn, stripOf } from './ship-strip'
import type { StripChip } from '../../../contract/strip-chip'

const at = acting(duel())
const laidOn = { id: 'c1', type: 'turn', text: 'Ambush', drawnTurn: 0 } as const
const keysOf = (chips: readonly StripChip[]): readonly unknown[] => chips.map(({ message }) => message.key)

describe('what the strip of a ship shows', () => {
  it('has what is left, and the figures with their reasons', () => {
    const strip = stripOf(at, shipIn(having(at, 'a', { hullLost: 2, crewLost: 1, assaultLost: 3 }), 'a'))
    expect(strip).toMatchObject({ hull: 4, crew: 4, assault: 0, isOut: false, hasMoved: false, hasFired: false })
    expect(strip.pointDefence.total).toBe(2)
  })
  it('shows shields as what is rolled: none, with the reason, where the house rule leaves them out (FA-Q12)', () => {
    const shields = (reading: string) => {
      const state = duel({ 'fa.shields': reading }, { shields: 3 })
      return stripOf(state, shipIn(state, 'a')).shields
    }
    expect(shields('yes')).toMatchObject({ total: 3 })
    expect(shields('no')).toMatchObject({ total: 0, parts: [{ value: 3, notCounted: 'faTable.stat.shieldsUnused' }] })
  })
  it('shows marks, criticals, lost weapons and notes as chips (FA-010, FA-Q23)', () => {
    const marked = having(at, 'a', { hasCutEngines: true, isOutOfCommand: true, hasRammed: true, note: 'slow' })
    const hurt = suffering(marked, 'a', 'secondarySystemsOffline')
    expect(keysOf(stripOf(hurt, shipIn(hurt, 'a')).chips)).toEqual([
      'fa.mark.hasCutEngines',
      'fa.mark.isOutOfCommand',
      'faTable.chip.rammed',
      'faTable.chip.offline',
      'fa.critical.secondarySystemsOffline',
      'faTable.chip.note'
    ])
  })
  it('marks a ship that a critical has hurt where no lasting critical says so (FA-029)', () => {
    const hurt = having(at, 'a', { isCriticallyHurt: true })
    expect(keysOf(stripOf(hurt, shipIn(hurt, 'a')).chips)).toEqual(['fa.mark.isCriticallyHurt'])
    const lasting = suffering(hurt, 'a', 'engineFailure')
    expect(keysOf(stripOf(lasting, shipIn(lasting, 'a')).chips)).toEqual(['fa.critical.engineFailure'])
  })
  it('says when a critical ends', () => {
    const hurt = suffering(at, 'a', 'secondarySystemsOffline')
    expect(stripOf(hurt, shipIn(hurt, 'a')).chips[1]).toMatchObject({ until: { key: 'faTable.ending.untilRepaired' } })
  })
  it('shows a boarding on both ships (FA-043, FA-044)', () => {
    const boarded = play(moved(at, 'a'), { type: 'boardShip', attackerId: s('a'), targetId: s('x'), isInReach: true, isPathClear: true })
    expect(stripOf(boarded, shipIn(boarded, 'a')).chips[0]).toMatchObject({ message: { key: 'faTable.chip.boards' }, isHarm: false })
    expect(stripOf(boarded, shipIn(boarded, 'x')).chips[0]).toMatchObject({
      message: { key: 'faTable.chip.boarded', values: { ship: 'a' } },
      ending: { key: 'faTable.chip.since', values: { turn: 1 } },
      isHarm: true
    })
  })
  it('shows a contact on ship and wing (FA-058)', () => {
    const touching = play(acting(duel(), 'blueF'), { type: 'moveWing', wingId: w('p'), contactId: s('a') })
    expect(keysOf(stripOf(touching, shipIn(touching, 'a')).chips)).toEqual(['faTable.chip.contact'])
    expect(chipsOn(touching, wingIn(touching, 'p'))[0]).toMatchObject({ message: { values: { name: 'a' } } })
    expect(keysOf(stripOf(touching, shipIn(touching, 'b')).chips)).toEqual([])
  })
  it('has the cards played on it this turn, and turn cards once they lie open (FA-002, FA-004)', () => {
    const on = (unitId: string | null, shipId: string | null) => ({
      unitId: unitId === null ? null : u(unitId),
      shipId: shipId === null ? null : s(shipId)
    })
    const played = { ...at, played: [{ fleetId: f('red'), type: 'action' as const, text: 'Salvo', ...on(null, 'a') }] }
    expect(stripOf(played, shipIn(played, 'a')).cards).toEqual([{ type: 'action', text: 'Salvo' }])
    const down = { ...played, turnCards: [{ fleetId: f('red'), cards: [{ ...laidOn, ...on('red1', null) }], isResolved: false }] }
    expect([cardsOn(down, { unitId: u('red1') }), cardsOn({ ...down, cardOrder: [f('red')] }, { unitId: u('red1') })]).toEqual([
      [],
      [{ type: 'turn', text: 'Ambush' }]
    ])
  })
  it('says that a ship is out of the battle, and how', () => {
    const lost = having(at, 'a', { status: 'captured' })
    expect(stripOf(lost, shipIn(lost, 'a'))).toMatchObject({
      isOut: true,
      chips: [{ message: { key: 'fa.shipStatus.captured' }, icon: 'fled' }]
    })
  })
  it('shows a wing driven off (FA-053)', () => {
    expect(keysOf(chipsOn(at, { ...wingIn(at, 'p'), isDrivenOff: true }))).toEqual(['faTable.chip.drivenOff'])
  })
})
