import { describe, expect, it } from 'vitest'
import { given, like, systemKit } from './engine'
import { TOY_START, toySystem, type ToyEvent, type ToyState } from './toy-system'

const toy = systemKit(toySystem)
const fire = { type: 'fire', by: 'red', shots: 2 } as const
const hit = { type: 'hullLost', boat: 'blue', points: 5 } as const
const fired = { type: 'fired', by: 'red' } as const

describe('the test kit', () => {
  it('tells a rule from its state to its events', () => {
    toy
      .given(TOY_START)
      .when(fire)
      .rolling([6, 4], [3])
      .then(fired, hit)
      .thenState(state => state.hull.blue === 1)
  })

  it('goes on with the next command from the state reached', () => {
    toy.given(TOY_START).when(fire).rolling([1, 2]).then(fired).when(fire).isRefused('already-fired')
  })

  it('names the dice asked for, one request after the other', () => {
    toy
      .given(TOY_START)
      .when(fire)
      .asks({ die: 'd6', count: 2, purpose: 'toy.roll.hit', actor: 'red' })
      .rolling([6, 1])
      .asks({ die: 'd4', count: 1 })
      .rolling([1])
      .then(fired, { ...hit, points: 2 })
  })

  it('takes a question in the place of an event', () => {
    toy
      .given(TOY_START)
      .when(fire)
      .rolling([6, 4], [3])
      .then(like<ToyEvent>({ type: 'fired' }), event => event.type === 'hullLost')
  })

  it('finds events among others, in order', () => {
    const when = toy.given(TOY_START).when(fire).rolling([6, 4], [3])
    when.thenAmong(hit)
    expect(() => when.thenAmong(hit, fired)).toThrow('lacks event 2')
  })

  it('lets the GM force what can be forced', () => {
    const state: ToyState = { ...TOY_START, fired: ['red'] }
    toy.given(state).when(fire).forced().rolling([1, 1]).then(fired)
    toy
      .given({ ...state, hull: { red: 0, blue: 6 } })
      .when(fire)
      .forced()
      .isRefused('sunk')
  })

  it('fails on too few dice', () => {
    expect(() => toy.given(TOY_START).when(fire).rolling([6, 4]).then(fired, hit)).toThrow('still needs dice')
  })

  it('fails on dice nobody asked for', () => {
    expect(() => toy.given(TOY_START).when(fire).rolling([1, 1], [4]).then(fired)).toThrow('Unused dice: [[4]]')
  })

  it('fails on another number of events and on other events', () => {
    const when = toy.given(TOY_START).when(fire).rolling([6, 4], [3])
    expect(() => when.then(fired)).toThrow('gave other events')
    expect(() => when.then(fired, { ...hit, points: 4 })).toThrow('gave other events')
    expect(() => when.then(fired, hit, hit)).toThrow('gave other events')
  })

  it('fails on another refusal, on an unexpected one and on a missing one', () => {
    const state: ToyState = { ...TOY_START, fired: ['red'] }
    expect(() => toy.given(state).when(fire).isRefused('sunk')).toThrow('refused with already-fired')
    expect(() => toy.given(state).when(fire).then()).toThrow('was refused: already-fired')
    expect(() => toy.given(state).when(fire).asks({ die: 'd6' })).toThrow('was refused: already-fired')
    expect(() => toy.given(TOY_START).when(fire).isRefused('sunk')).toThrow('was not refused')
  })

  it('fails on another request and when nothing more is asked', () => {
    expect(() => toy.given(TOY_START).when(fire).asks({ die: 'd8' })).toThrow('expected {"die":"d8"}')
    expect(() => toy.given(TOY_START).when({ type: 'reload' }).asks({ die: 'd8' })).toThrow('asked for nothing more')
  })

  it('fails when the state is another', () => {
    expect(() =>
      toy
        .given(TOY_START)
        .when({ type: 'reload' })
        .thenState(state => state.hull.red === 1)
    ).toThrow('The state is another')
  })

  it('fails when a rule writes into a state', () => {
    const careless: typeof toySystem = {
      ...toySystem,
      evolve(state) {
        Reflect.set(state, 'touched', true)
        Object.assign(state.hull, { red: 0 })
        return state
      }
    }
    expect(() =>
      given(careless, { ...TOY_START })
        .when({ type: 'reload' })
        .then({ type: 'reloaded' })
    ).toThrow(TypeError)
  })

  it('fails on a state and on an event that a save would change', () => {
    expect(() => toy.given({ ...TOY_START, hull: { red: Number.NaN, blue: 6 } })).toThrow('Not plain JSON: given state.hull.red')
    const careless: typeof toySystem = {
      ...toySystem,
      *decide() {
        return [{ type: 'hullLost', boat: 'red', points: -0 }]
      }
    }
    expect(() => given(careless, TOY_START).when({ type: 'reload' }).thenAmong()).toThrow('Not plain JSON: hullLost.points')
  })
})
