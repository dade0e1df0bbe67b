import { expect, it } from 'vitest'
import { duel } from '@kit/systems/petit-wargame'
import type { ShipState } from '@shared/systems/petit-wargame/model/battle'
import { standsOf } from './stands-of'

it('how a ship stands, for whoever hears the battle: where it is, what it has left, and what works in its sectors', () => {
  const state = duel()
  const keys = (name: string): readonly string[] => standsOf(state, name).map(({ key }) => key)
  const occupied = ({ sectors }: ShipState) => Object.values(sectors).filter(sector => sector.elements.length > 0)
  for (const ship of state.ships) {
    expect(keys(ship.name)).toEqual(['pw.view.at', 'pw.view.points', ...occupied(ship).map(() => 'pwTable.stands.sector')])
  }
  expect(keys('nobody')).toEqual([])
})
