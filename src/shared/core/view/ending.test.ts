import { describe, expect, it } from 'vitest'
import { endingOf } from './ending'
import type { SideView, Standing, StripView } from './table-view'

const strip = (...standings: readonly Standing[]): StripView =>
  ({
    standing: standings[0],
    gauges: [],
    parts: standings.length === 1 ? [] : standings.map(standing => ({ standing, gauges: [] }))
  }) as unknown as StripView
const side = (name: string, ...strips: readonly StripView[]): SideView => ({ name, strips }) as unknown as SideView
const sideIds = ['A', 'B']
type Over = Parameters<typeof endingOf>[0]
const ended = (ours: readonly Standing[], theirs: readonly Standing[], more: Partial<Over> = {}) => {
  const sides = [side('Us', strip(...ours)), side('Them', strip(...theirs))]
  const openSides = () => more.sides ?? sides
  return endingOf({ isOver: true, viewer: { kind: 'gm' }, sides, openSides, sideIds, of: { name: 'Gap' }, ...more }).ending
}

describe('how a battle ended', () => {
  it('is told when it is over, not before', () => {
    expect(endingOf({ isOver: false, viewer: { kind: 'gm' }, sides: [], openSides: () => [], sideIds: [], of: { name: 'Gap' } })).toEqual(
      {}
    )
  })
  it('is the side that is left, why, and what is left of each: ships of a squadron one by one', () => {
    expect(ended(['fighting', 'destroyed', 'routed'], ['disabled', 'gone'])).toEqual({
      victor: 0,
      kind: 'holds',
      says: { key: 'view.ending.holds', values: { side: 'Us' } },
      why: { key: 'view.ending.why.alone' },
      sides: [
        { key: 'view.ending.left', values: { side: 'Us', standing: 2, of: 3 } },
        { key: 'view.ending.left', values: { side: 'Them', standing: 0, of: 2 } }
      ]
    })
  })
  it('says of wings that are left without a ship that they cannot hold the field', () => {
    expect(ended(['fighting'], ['fighting', 'destroyed'], { standing: ['A'] })).toMatchObject({
      victor: 0,
      why: { key: 'view.ending.why.last' }
    })
  })
  it('is nobody where nobody is left, and undecided where several are', () => {
    expect(ended(['gone'], ['destroyed'])).toMatchObject({ victor: null, says: { key: 'view.ending.nobody' } })
    expect(ended(['fighting'], ['routed'])).toMatchObject({ victor: null, says: { key: 'view.ending.open' } })
  })
  it('goes by who keeps a side in the battle, where the game says so', () => {
    expect(ended(['fighting'], ['fighting'], { standing: ['B'] })).toMatchObject({ victor: 1 })
  })
  it('goes by the rule of victory where there is one, also against what is left', () => {
    const why = { key: 'points' }
    expect(ended(['fighting'], ['gone'], { verdict: { victor: 1, why } })).toMatchObject({
      victor: 1,
      says: { key: 'view.ending.won', values: { side: 'Them' } },
      why
    })
    expect(ended(['fighting'], ['gone'], { verdict: { victor: null, why } })).toMatchObject({ says: { key: 'view.ending.level' } })
  })
  it('drives the other side off by points, or where most of it fled', () => {
    const why = { key: 'points' }
    const drivenOff = { victor: 0, says: { key: 'view.ending.drivesOff', values: { side: 'Us', other: 'Them' } } }
    expect(ended(['fighting'], ['fighting'], { verdict: { victor: 0, why, isByPoints: true } })).toMatchObject(drivenOff)
    expect(ended(['fighting'], ['gone', 'gone', 'destroyed'])).toMatchObject(drivenOff)
  })
  it('holds a place, or takes it from whoever held it; nobody takes it where they are level', () => {
    const at = (heldBy: string | null) => ({ of: { name: 'Gap', telling: { headline: null, place: 'the gap', heldBy } } })
    const values = { side: 'Us', place: 'the gap' }
    for (const heldBy of ['A', null])
      expect(ended(['fighting'], ['gone'], at(heldBy))?.says).toEqual({ key: 'view.ending.holdsPlace', values })
    expect(ended(['fighting'], ['gone'], at('B'))?.says).toEqual({ key: 'view.ending.takesPlace', values })
    const level = { verdict: { victor: null, why: { key: 'points' } }, ...at('B') }
    expect(ended(['fighting'], ['gone'], level)?.says).toEqual({ key: 'view.ending.nobodyTakes', values: { place: 'the gap' } })
  })
  it('is the fall of a flagship where nobody fell after it', () => {
    const flagship = { ...strip('destroyed'), name: 'Chorale', isFlagship: true }
    const lost = (lastLost: string) =>
      ended([], [], { sides: [side('Us', strip('fighting')), side('Them', flagship, strip('disabled'))], lastLost })
    expect(lost('Chorale')?.says).toEqual({ key: 'view.ending.destroys', values: { side: 'Us', ship: 'Chorale' } })
    expect(lost('Penance')?.kind).toBe('holds')
  })
  it('is the balance where it was stopped: who is ahead, or nobody within four points', () => {
    const ahead = { key: 'view.ending.ahead', values: { side: 'Us', battle: 'Gap' } }
    expect(ended(['fighting', 'fighting'], ['fighting', 'gone'])).toMatchObject({ victor: null, says: ahead })
    const hurt = (value: number): StripView => ({ ...strip('fighting'), gauges: [{ kind: 'hull', figures: { value, max: 100 } }] }) as never
    const stopped = (ours: number, theirs: number) => ended([], [], { sides: [side('Us', hurt(ours)), side('Them', hurt(theirs))] })?.says
    expect(stopped(52, 48)).toEqual({ key: 'view.ending.open', values: { battle: 'Gap' } })
    expect(stopped(53, 47)).toEqual(ahead)
  })
  it('never names another side to the players than to the game master, and tells them only what all of them see', () => {
    const [us, them] = [side('Us', strip('fighting')), side('Them', strip('fighting'))]
    const [both, more] = [side('Us', strip('fighting'), strip('fighting')), side('Them', strip('fighting'), strip('fighting'))]
    const stopped = (kind: 'gm' | 'table' | 'side', sides: readonly SideView[], open: readonly SideView[]) => {
      const viewer = kind === 'side' ? ({ kind, sideId: 'A' } as const) : { kind }
      return ended([], [], { viewer, sides, openSides: () => open, sideIds })?.says
    }
    const [undecided, usAhead] = [{ key: 'view.ending.open' }, { key: 'view.ending.ahead', values: { side: 'Us' } }]
    const truly = [us, more]
    expect(stopped('gm', truly, [both, them])).toMatchObject(undecided)
    expect(stopped('table', [both, them], [both, them])).toMatchObject(usAhead)
    expect(stopped('side', truly, [both, them])).toMatchObject(usAhead)
    expect(stopped('gm', truly, [us, them])).toMatchObject({ key: 'view.ending.ahead', values: { side: 'Them' } })
    expect(stopped('side', truly, [us, them])).toMatchObject(undecided)
    expect(stopped('side', truly, [us])).toMatchObject(undecided)
  })
  it('guesses at nobody where the game has a verdict that the viewer may not know', () => {
    const why = { key: 'view.ending.why.called' }
    const sealed = { viewer: { kind: 'table' }, isSealed: true } as const
    expect(ended(['fighting', 'fighting'], ['fighting'], sealed)).toMatchObject({ victor: null, says: { key: 'view.ending.over' }, why })
  })
  it('is told by the game master in other words, which change no winner', () => {
    const of = { name: 'Gap', telling: { headline: 'We live', place: null, heldBy: null } }
    expect(ended(['fighting'], ['gone'], { of })).toMatchObject({
      victor: 0,
      kind: 'own',
      says: { key: 'view.ending.own', values: { headline: 'We live' } },
      why: { key: 'view.ending.why.alone' }
    })
  })
  it('names no winner whom the viewer has never seen', () => {
    expect(ended(['fighting'], [], { verdict: { victor: -1, why: { key: 'named' } } })).toMatchObject({
      victor: null,
      says: { key: 'view.ending.over' }
    })
  })
})
