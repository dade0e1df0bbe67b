import { describe, expect, it } from 'vitest'
import { submit } from './submit'
import { TOY_START, toySystem, type ToyState } from '@kit/core/toy-system'

const fire = { type: 'fire', by: 'red', shots: 2 } as const
const hasFired: ToyState = { ...TOY_START, fired: ['red'] }
const isSunk: ToyState = { ...TOY_START, hull: { red: 0, blue: 6 } }

describe('submitting a command', () => {
  it('is refused with the code, and says whether the GM may force it', () => {
    expect(submit(toySystem, hasFired, fire, [])).toEqual({ kind: 'refused', refusal: 'already-fired', canForce: true })
    expect(submit(toySystem, isSunk, fire, [])).toEqual({ kind: 'refused', refusal: 'sunk', canForce: false })
  })

  it('asks for the dice it lacks', () => {
    expect(submit(toySystem, TOY_START, fire, [])).toMatchObject({ kind: 'needs', request: { die: 'd6', count: 2 } })
    expect(submit(toySystem, TOY_START, fire, [[5, 1]])).toMatchObject({ kind: 'needs', request: { die: 'd4', count: 1 } })
  })

  it('gives the events and the state they lead to, and leaves the old state alone', () => {
    const before = structuredClone(TOY_START)
    const done = submit(toySystem, TOY_START, fire, [[5, 1], [2]])
    expect(done).toMatchObject({ kind: 'decided', overruled: [], state: { hull: { red: 6, blue: 3 }, fired: ['red'] } })
    expect(done.kind === 'decided' && done.events.map(event => event.type)).toEqual(['fired', 'hullLost'])
    expect(done.kind === 'decided' && done.asked.map(request => request.purpose)).toEqual(['toy.roll.hit', 'toy.roll.damage'])
    expect(TOY_START).toEqual(before)
  })

  it('carries out what the GM overrules, and says so', () => {
    expect(submit(toySystem, hasFired, fire, [[1, 1]], ['already-fired'])).toMatchObject({ kind: 'decided', overruled: ['already-fired'] })
  })

  it('goes on to the next refusal behind one that is overruled', () => {
    const salvo = { ...fire, shots: 4 }
    const next = { kind: 'refused', refusal: 'too-many-shots', canForce: true }
    expect(submit(toySystem, hasFired, salvo, [], ['already-fired'])).toEqual(next)
    const both = submit(toySystem, hasFired, salvo, [[1, 1, 1, 1]], ['too-many-shots', 'already-fired'])
    expect(both).toMatchObject({ kind: 'decided', overruled: ['already-fired', 'too-many-shots'] })
  })

  it('finds what nobody can overrule behind what the GM overrules', () => {
    const state = { ...isSunk, fired: hasFired.fired }
    expect(submit(toySystem, state, fire, [[1, 1]], ['already-fired'])).toEqual({ kind: 'refused', refusal: 'sunk', canForce: false })
    expect(submit(toySystem, isSunk, fire, [[1, 1]], ['sunk'])).toEqual({ kind: 'refused', refusal: 'sunk', canForce: false })
  })

  it('overrules nothing when the rules allow it anyway', () => {
    expect(submit(toySystem, TOY_START, fire, [[1, 1]], ['already-fired'])).toMatchObject({ kind: 'decided', overruled: [] })
  })

  it('throws for dice nobody asked for', () => {
    expect(() => submit(toySystem, TOY_START, { type: 'reload' }, [[3]])).toThrow('Unused dice')
  })
})
