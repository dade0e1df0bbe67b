import { describe, expect, it } from 'vitest'
import type { SaCommands } from '../commands/command'
import type { BattleState } from '../model/battle'
import type { MinesEffect } from '../model/effects'
import { advance, anArmada, at, battleWith, f, given, play } from '@kit/systems/starfinder-armada'

const armadas = [
  anArmada('us', [{ id: 'm', tier: 5, abilities: ['gravityMines'] }, { id: 'a' }]),
  anArmada('friends', [{ id: 'b' }]),
  anArmada('them', [{ id: 'x' }])
] as const

/** Mines laid in round 1 by m, whose own armada and that of b are one side. */
function mined(rulings: BattleState['rulings'] = {}): BattleState {
  const bare = battleWith(rulings, ...armadas)
  const sided = { ...bare, armadas: bare.armadas.map(armada => (armada.id === 'friends' ? { ...armada, sideId: 'A' } : armada)) }
  const moved = { ...at(sided, 'helm'), fleets: sided.fleets.map(fleet => ({ ...fleet, movement: 'moved' as const })) }
  return play(moved, { type: 'layMines', fleetId: f('m'), place: '0408, 0409' })
}

const minesOf = (state: BattleState): MinesEffect | undefined =>
  state.effects.find((effect): effect is MinesEffect => effect.kind === 'mines')

const into = (state: BattleState, id: string): SaCommands['moveFleet'] => ({
  type: 'moveFleet',
  fleetId: f(id),
  move: 'moved',
  stunt: null,
  passedThrough: [],
  minesEntered: [minesOf(state)?.id ?? ''],
  debrisIds: []
})
const entered = (state: BattleState, id: string): boolean =>
  given(state)
    .when(into(state, id))
    .forced()
    .thenState(() => true)
    .events.some(event => event.type === 'minesEntered')

describe('gravity mines work from the start of the next round, for three rounds (SA-036)', () => {
  it('slow nobody in the round they are laid, and everybody in the three after it', () => {
    const state = mined()
    expect([1, 2, 3, 4].map(round => entered(at(state, 'helm', round), 'x'))).toEqual([false, true, true, true])
  })
  it('are gone with the end of the third of those rounds, and not before', () => {
    const state = mined()
    expect(minesOf(play(at(state, 'resolution', 3), advance))).toBeDefined()
    const last = given(at(state, 'resolution', 4)).when(advance)
    last.thenState(after => expect(minesOf(after)).toBeUndefined())
  })
})

describe('the first affected hex a fleet enters in a round costs two (SA-037)', () => {
  const active = at(mined(), 'helm', 2)

  it('is said once a round for each fleet', () => {
    given(active)
      .when(into(active, 'x'))
      .forced()
      .then({ type: 'fleetMoved', fleetId: f('x'), move: 'moved' }, { type: 'minesEntered', effectId: 'e1', fleetId: f('x') })
      .thenState(after => {
        expect(entered(after, 'x')).toBe(false)
        expect(entered(after, 'a')).toBe(true)
        expect(entered(at(after, 'helm', 3), 'x')).toBe(true)
      })
  })
  it('names mines that are there, once, and by a fleet that moves', () => {
    const move = into(active, 'x')
    const refused = (fields: Partial<SaCommands['moveFleet']>) => given(active).when({ ...move, ...fields })
    refused({ minesEntered: ['e9'] }).isRefused('no-such-effect')
    refused({ minesEntered: ['e1', 'e1'] }).isRefused('duplicate-target')
    refused({ move: 'declined' }).isRefused('declined-with-stunt')
    refused({ minesEntered: [], debrisIds: ['e1'] }).isRefused('wrong-kind-of-target')
  })
})

describe('whose mines they are (SA-Q37, sa.minesFriendly)', () => {
  const slowed = (rulings: BattleState['rulings']) => {
    const state = at(mined(rulings), 'helm', 2)
    return ['m', 'a', 'b', 'x'].filter(id => entered(state, id))
  }
  it('matters to nobody as read by default (sa.minesFriendly = yes)', () => {
    expect(slowed({})).toEqual(['m', 'a', 'b', 'x'])
    expect(slowed({ 'sa.minesFriendly': 'yes' })).toEqual(['m', 'a', 'b', 'x'])
  })
  it('spares the whole side of the layer where read so (sa.minesFriendly = no)', () => {
    expect(slowed({ 'sa.minesFriendly': 'no' })).toEqual(['x'])
  })
})
