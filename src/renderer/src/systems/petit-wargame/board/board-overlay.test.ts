import { describe, expect, it } from 'vitest'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { aShip, aSquadron, at, begun, duel, fight, next, PLAIN, play, sh } from '@kit/systems/petit-wargame'
import { theShip, withShip } from '@shared/systems/petit-wargame/state'
import { boardOverlay } from './board-overlay'

const inMind = (state: BattleState, cursor = at(5, 5, 5)) => ({
  actor: theShip(state, sh('a')),
  target: theShip(state, sh('x')),
  detector: null,
  cursor
})

describe('what the board draws besides the ships', () => {
  it('is the reach of the detector at the altitude pointed at, and the distance to the target (PW-030)', () => {
    const state = withShip(duel(), sh('x'), ship => ({ ...ship, position: at(7, 5, 6) }))
    const here = boardOverlay(state, inMind(state))
    expect(here.line).toEqual({ from: at(5, 5, 5), to: at(7, 5, 6), away: 3 })
    expect(here.reach).toHaveLength(7)
    expect(boardOverlay(state, inMind(state, at(5, 5, 7))).reach).toHaveLength(3)
    expect(boardOverlay(state, inMind(state, at(5, 5, 9))).reach).toEqual([])
  })
  it('is where the ship can fly and the way there, in the movement phase (PW-041)', () => {
    const state = play(duel(), next)
    const { places, path, reach } = boardOverlay(state, inMind(state, at(6, 6, 5)))
    expect(reach).toEqual([])
    expect(places.length).toBeGreaterThan(8)
    expect(path).toEqual([at(5, 5, 5), at(6, 5, 5), at(6, 6, 5)])
    expect(boardOverlay(state, inMind(state, at(20, 20, 5))).path).toEqual([])
  })
  it('is the rows that are barred and the squadron at the pointer, while squadrons are placed (PW-026, PW-Q11)', () => {
    const squadrons = [[aSquadron('ours', aShip('a', PLAIN))], [aSquadron('theirs', aShip('x', PLAIN))]] as const
    const roll = { type: 'rollDeployment' } as const
    const free = play(begun(...squadrons), roll, [6], [1])
    expect(boardOverlay(free, { ...inMind(free), actor: undefined })).toMatchObject({ barred: [], ghostSide: 'A' })
    const zoned = play(begun(...squadrons, { 'pw.deployZones': 'ownEdge' }), roll, [6], [1])
    const { barred } = boardOverlay(zoned, { ...inMind(zoned), actor: undefined })
    expect(barred).toHaveLength(25)
    expect(barred[0]?.y).toBe(5)
  })
  it('is nothing for flying or detecting in a fight', () => {
    const state = fight()
    expect(boardOverlay(state, inMind(state))).toMatchObject({ reach: [], places: [], path: [], line: { away: 0 } })
  })
})
