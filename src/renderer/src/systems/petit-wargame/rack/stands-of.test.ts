import { expect, it } from 'vitest'
import { duel } from '@kit/systems/petit-wargame'
import { standsOf } from './stands-of'

it('how a ship stands, for whoever hears the battle: where it is, and while its squadron acts, what it has left', () => {
  const state = duel()
  const keys = (name: string): readonly string[] => standsOf(state, name).map(({ key }) => key)
  const acting = state.ships.filter(ship => ship.squadronId === state.activation?.squadronId)
  const others = state.ships.filter(ship => !acting.includes(ship))
  expect(acting.length * others.length).toBeGreaterThan(0)
  for (const ship of acting) expect(keys(ship.name)).toEqual(['pw.view.at', 'pw.view.points'])
  for (const ship of others) expect(keys(ship.name)[0]).toBe('pw.view.at')
  expect(keys('nobody')).toEqual([])
})
