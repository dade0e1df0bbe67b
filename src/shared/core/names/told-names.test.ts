import { describe, expect, it } from 'vitest'
import { marksIn, marksOf, marksOnSide, numbered, rosterMarks } from './marks'
import { asGiven, naming, shownName } from './naming'
import { toldNames, type Bearer } from './told-names'

const bearer = (id: string, name: string, marks: Bearer['marks'], within?: string): Bearer => ({
  id,
  name,
  marks,
  ...(within === undefined ? {} : { within })
})
const told = (...bearers: readonly Bearer[]): object => Object.fromEntries(toldNames(bearers))

describe('the name by which a thing is told', () => {
  it('is its own where nothing else bears it', () => {
    expect(told(bearer('a', 'Patrol', ['A1']), bearer('b', 'Hawk', ['A2']))).toEqual({})
  })
  it('has its mark with it where others bear it, whatever the capitals and the spaces around it', () => {
    expect(told(bearer('a', 'Patrol', ['A1']), bearer('b', ' patrol ', ['B1']), bearer('c', 'Hawk', ['B2']))).toEqual({
      a: 'Patrol A1',
      b: 'patrol B1'
    })
  })
  it('takes the finer mark where the first is the same', () => {
    expect(told(bearer('a', 'Cruiser', ['A2', 'A2.1']), bearer('b', 'Cruiser', ['A2', 'A2.2']), bearer('c', 'Cruiser', ['B1']))).toEqual({
      a: 'Cruiser A2.1',
      b: 'Cruiser A2.2',
      c: 'Cruiser B1'
    })
  })
  it('takes its place among all where no mark helps', () => {
    expect(told(bearer('a', 'Vex', ['A1']), bearer('b', 'Vex', ['A1']))).toEqual({ a: 'Vex A1 #1', b: 'Vex A1 #2' })
  })
  it('is that of its group without being mistaken for it', () => {
    const group = bearer('s', 'Patrol', ['A1', 'A-I'])
    expect(told(group, bearer('a', 'Patrol', ['A1'], 's'))).toEqual({})
    expect(told(group, bearer('a', 'Patrol', ['A1'], 's'), bearer('b', 'Patrol', ['A2'], 's'))).toEqual({ a: 'Patrol A1', b: 'Patrol A2' })
  })
  it('is no other’s own name', () => {
    const names = toldNames([bearer('a', 'Patrol', ['A1']), bearer('b', 'Patrol', ['B1']), bearer('c', 'Patrol B1', ['A2'])])
    const all = ['a', 'b', 'c'].map(id => names.get(id) ?? 'Patrol B1')
    expect(new Set(all).size).toBe(3)
  })
})

describe('the marks of a table', () => {
  const armadas = [
    { id: 'r', sideId: 'A' },
    { id: 's', sideId: 'A' },
    { id: 't', sideId: 'B' }
  ]
  it('are the letter of the side and a number, and of several rosters on a side that of the roster too', () => {
    const rosters = rosterMarks(armadas, id => id)
    expect(marksOf(rosters, 's')).toEqual(['A', 'A2'])
    const fleets = marksIn(rosters, [{ id: 'f', of: 's' }], one => one.of)
    expect([marksOf(fleets, 'f'), marksOf(fleets, 'gone')]).toEqual([['A1', 'A2/1'], ['']])
  })
  it('count groups in roman figures where a ship has the number', () => {
    const many = Array.from({ length: 14 }, (_, i) => ({ id: String(i) }))
    const marks = marksOnSide(many, () => 'A', 'groups')
    expect([3, 8, 13].map(i => marksOf(marks, String(i)))).toEqual([
      ['A4', 'A-IV'],
      ['A9', 'A-IX'],
      ['A14', 'A-XIV']
    ])
    expect(
      marksOf(
        marksOnSide(many, () => 'B'),
        '0'
      )
    ).toEqual(['B1'])
  })
})

describe('a battle that is told', () => {
  interface State {
    readonly ships: readonly { readonly id: string; readonly name: string; readonly side: string; readonly hull: number }[]
  }
  const { named, toldTo, namesAsSeen } = naming<State>({
    sidesIn: ({ ships }) => ships.map(({ side }) => side),
    bearersIn({ ships }, letterOf) {
      const marks = numbered(
        ships,
        ({ side }) => side,
        ({ side }, place) => [`${letterOf(side)}${String(place)}`]
      )
      return ships.map(({ id, name }) => ({ id, name, marks: marksOf(marks, id) }))
    },
    renamed: (state, rename) => ({ ships: rename(state.ships) })
  })
  const ship = (id: string, side: string, name = 'Patrol'): State['ships'][number] => ({ id, name, side, hull: 3 })
  const whole: State = { ships: [ship('a', 'A', 'Hawk'), ship('b', 'B'), ship('c', 'B')] }
  it('is the same object each time, and itself where all names are their own', () => {
    expect(named(whole)).toBe(named(whole))
    const plain = { ships: [ship('a', 'A')] }
    expect(named(plain)).toBe(plain)
  })
  it('keeps the names as given for whoever asks', () => {
    const [, b = ship('', '')] = named(whole).ships
    expect([b.name, asGiven(b).name, shownName(b)]).toEqual(['Patrol B1', 'Patrol', { name: 'Patrol B1', called: 'Patrol' }])
    expect(asGiven(named(whole))).toBe(whole)
    expect(shownName(ship('a', 'A', 'Hawk'))).toEqual({ name: 'Hawk' })
  })
  it('is told to a viewer by what it sees alone: without a gap in the numbers, or a letter', () => {
    const seen: State = { ships: whole.ships.filter(one => one.id !== 'a') }
    expect(toldTo({ kind: 'table' }, seen).ships.map(one => one.name)).toEqual(['Patrol A1', 'Patrol A2'])
    expect([...namesAsSeen({ ships: [ship('c', 'B')] })]).toEqual([])
    expect(toldTo({ kind: 'gm' }, whole)).toBe(named(whole))
  })
  it('is told, in part, by the names of the whole', () => {
    expect(named({ ships: [ship('c', 'B')] }, whole).ships.map(one => one.name)).toEqual(['Patrol B2'])
  })
})
