import { describe, expect, it } from 'vitest'
import type { GaugeView } from '@shared/core/view/table-view'
import type { Viewer } from '@shared/core/view/viewer'
import { detect, duel, havingShip, play, shipIn } from '@kit/systems/petit-wargame'
import type { BattleState } from '../model/battle'
import { viewFor } from './view-for'

const ours: Viewer = { kind: 'side', sideId: 'A' }
const theirs: Viewer = { kind: 'side', sideId: 'B' }
const unfound = havingShip(duel(), 'x', { note: 'secret' })
const found = play(unfound, detect('W'), [1, 1])
const reading = (of: BattleState, key: string, value: string): BattleState => ({ ...of, rulings: { ...of.rulings, [key]: value } })
const names = (of: BattleState, viewer: Viewer): readonly string[] =>
  viewFor(of, viewer).sides.flatMap(side => side.strips.flatMap(strip => strip.parts.map(part => part.name)))
function hull(value: string): GaugeView | undefined {
  const parts = viewFor(reading(found, 'pw.enemyKnown', value), ours).sides.flatMap(side => side.strips.flatMap(strip => strip.parts))
  return parts.find(part => part.name === shipIn(found, 'x').name)?.gauges[0]
}

describe('what a player may know (PW-043)', () => {
  it('is every ship on the open map (pw.hiddenShips = open)', () => {
    expect(names(reading(unfound, 'pw.hiddenShips', 'open'), ours)).toHaveLength(4)
  })
  it('is the enemy that a detector of its side has found this turn (pw.hiddenShips = untilDetected)', () => {
    const [before, after] = [reading(unfound, 'pw.hiddenShips', 'untilDetected'), reading(found, 'pw.hiddenShips', 'untilDetected')]
    expect(found.detections).toHaveLength(1)
    expect([names(before, ours).length, names(after, ours).length]).toEqual([2, 3])
    expect([names(after, theirs).length, names(after, { kind: 'table' }).length, names(before, { kind: 'gm' }).length]).toEqual([2, 1, 4])
  })
  it('is the same while a ship that it does not see is being looked for', () => {
    const secret = reading(unfound, 'pw.hiddenShips', 'untilDetected')
    const { activation } = secret
    if (activation === null) throw new Error('a squadron acts')
    const attempt = { shipId: 'a', targetId: 'x' } as unknown as NonNullable<typeof activation.detection>
    const tried: BattleState = { ...secret, activation: { ...activation, detection: attempt, engagement: null } }
    expect(viewFor(secret, ours).heading.key).toBe('view.does')
    expect(viewFor(tried, ours)).toEqual(viewFor(secret, ours))
  })
  it('has no squadron that is not on the table yet, but for its own side', () => {
    const squadronId = shipIn(unfound, 'x').squadronId
    const hidden = play(unfound, { type: 'correctSquadron', squadronId, correction: { isHidden: true }, reason: '' })
    expect([names(hidden, ours).length, names(hidden, theirs).length]).toEqual([2, 4])
  })
  it('is whether the battle is over, also where it sees no squadron in its turn', () => {
    const between: BattleState = { ...unfound, activation: null, phase: 'initiative' }
    const heading = (isOver: boolean): string => viewFor({ ...between, isOver }, ours).heading.key
    expect([false, true].map(heading)).toEqual(['pw.view.under', 'pw.view.over'])
  })
  it('has no notes of the game master', () => {
    for (const viewer of [ours, theirs] as const) expect(JSON.stringify(viewFor(unfound, viewer))).not.toContain('secret')
  })
  it('is bars and words of the enemy (pw.enemyKnown = wordsAndBars)', () => {
    expect(hull('wordsAndBars')).toMatchObject({ quarters: 4, figures: null })
  })
  it('is a name alone (pw.enemyKnown = nothing)', () => {
    expect(hull('nothing')).toBeUndefined()
  })
  it('is everything (pw.enemyKnown = everything)', () => {
    expect(hull('everything')?.figures?.value).toBe(
      Object.values(shipIn(found, 'x').sectors).reduce((sum, sector) => sum + sector.elements.length, 0)
    )
  })
})
