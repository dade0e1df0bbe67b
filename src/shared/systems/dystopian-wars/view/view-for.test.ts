import { describe, expect, it } from 'vitest'
import type { GaugeView, TableView } from '@shared/core/view/table-view'
import type { Viewer } from '@shared/core/view/viewer'
import { attack, duel, havingUnit, havingWing, play, suffering, unitIn } from '@kit/systems/dystopian-wars'
import type { BattleState } from '../model/battle'
import { viewFor } from './view-for'

const ours: Viewer = { kind: 'side', sideId: 'A' }
const theirs: Viewer = { kind: 'side', sideId: 'B' }
const state = havingWing(havingUnit(suffering(play(duel(), attack('a', 'x')), 'x', 4, 8), 'x', { note: 'secret', hp: 3 }), 'g', {
  note: 'hush'
})
const reading = (value: string): BattleState => ({ ...state, rulings: { ...state.rulings, 'dw.enemyKnown': value } })
const parts = (view: TableView): TableView['sides'][number]['strips'][number]['parts'] =>
  view.sides.flatMap(side => side.strips.flatMap(strip => strip.parts))
const x = (of: BattleState, viewer: Viewer): readonly GaugeView[] =>
  parts(viewFor(of, viewer)).find(part => part.name === unitIn(of, 'x').name)?.gauges ?? []

describe('what a player may know (DW-058, DW-066)', () => {
  it('says who acts, on whom, and how many STAR cards each holds', () => {
    const view = viewFor(state, ours)
    expect(view.sides.flatMap(side => side.notes.map(note => note.values?.['count']))).toEqual([2, 2])
    expect(view.sides.flatMap(side => side.strips.map(strip => strip.isActing))).toEqual([true, false])
    expect(view.heading.key).toBe('view.does')
    expect(view.turn).toEqual([0])
  })
  it('has no notes of the game master', () => {
    for (const viewer of [ours, theirs, { kind: 'table' }] as const)
      expect(JSON.stringify(viewFor(state, viewer))).not.toMatch(/secret|hush/u)
  })
  it('has no squadron that is not on the table yet, but for its own side', () => {
    const squadronId = unitIn(state, 'x').squadronId
    const hidden = play(state, { type: 'correctSquadron', squadronId, correction: { isHidden: true }, reason: '' })
    expect(viewFor(hidden, ours).sides).toHaveLength(1)
    expect(viewFor(hidden, theirs).sides[1]?.strips[0]?.isHidden).toBe(true)
    expect(viewFor(hidden, { kind: 'gm' }).sides[1]?.strips[0]?.isHidden).toBe(true)
  })
  it('is bars and words of the enemy, and figures of its own (dw.enemyKnown = wordsAndBars)', () => {
    expect([x(reading('wordsAndBars'), ours)[0]?.figures, x(reading('wordsAndBars'), theirs)[0]?.figures?.value]).toEqual([null, 3])
  })
  it('is a name alone (dw.enemyKnown = nothing)', () => {
    expect(x(reading('nothing'), ours)).toEqual([])
    const words = (value: string) => parts(viewFor(reading(value), ours)).find(part => part.name === unitIn(state, 'x').name)?.words
    expect([words('nothing')?.length, words('wordsAndBars')?.length]).toEqual([0, 2])
  })
  it('is nothing of the criticals of a model that has been removed', () => {
    const removed = havingUnit(state, 'x', { status: 'removed' })
    expect(parts(viewFor(removed, theirs)).find(part => part.name === unitIn(state, 'x').name)?.words).toEqual([])
  })
  it('is everything (dw.enemyKnown = everything)', () => {
    expect(x(reading('everything'), ours)[0]?.figures?.value).toBe(3)
  })
})
