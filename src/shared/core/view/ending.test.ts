import { describe, expect, it } from 'vitest'
import { endingOf } from './ending'
import type { SideView, Standing, StripView } from './table-view'

const strip = (...standings: readonly Standing[]): StripView =>
  ({ standing: standings[0], parts: standings.length === 1 ? [] : standings.map(standing => ({ standing })) }) as unknown as StripView
const side = (name: string, ...strips: readonly StripView[]): SideView => ({ name, strips }) as unknown as SideView
const sideIds = ['A', 'B']
const ended = (ours: readonly Standing[], theirs: readonly Standing[], more: Partial<Parameters<typeof endingOf>[0]> = {}) =>
  endingOf({ isOver: true, sides: [side('Us', strip(...ours)), side('Them', strip(...theirs))], sideIds, ...more }).ending

describe('how a battle ended', () => {
  it('is told when it is over, not before', () => {
    expect(endingOf({ isOver: false, sides: [], sideIds: [] })).toEqual({})
  })
  it('is the side that is left, why, and what is left of each: ships of a squadron one by one', () => {
    expect(ended(['fighting', 'destroyed', 'routed'], ['disabled', 'gone'])).toEqual({
      victor: 0,
      says: { key: 'view.ending.holds', values: { side: 'Us' } },
      why: { key: 'view.ending.why.alone' },
      sides: [
        { key: 'view.ending.left', values: { side: 'Us', standing: 2, of: 3 } },
        { key: 'view.ending.left', values: { side: 'Them', standing: 0, of: 2 } }
      ]
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
  it('names no winner whom the viewer has never seen', () => {
    expect(ended(['fighting'], [], { verdict: { victor: -1, why: { key: 'named' } } })).toMatchObject({
      victor: null,
      says: { key: 'view.ending.over' }
    })
  })
})
