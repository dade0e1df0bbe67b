import { describe, expect, it } from 'vitest'
import { shipId, squadId, weaponId, type DraftShip, type DraftSquad } from '../../../systems/xwing/model/squad'
import type { Exchange } from '../../read-exchange'
import { lacksFigures, withOwnFigures } from './own-figures'
import { readXws } from './read-xws'

const file = (...ids: readonly string[]): Exchange => {
  const found = readXws(
    JSON.stringify({ faction: 'x', pilots: ids.map(id => ({ id, points: 7, upgrades: { torpedo: ['protontorpedoes'] } })) })
  )
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}
const shipsOf = (found: Exchange): readonly DraftShip[] => (found.kind === 'roster' ? (found.roster as DraftSquad).ships : [])
const own = (name: string, hull: number): DraftSquad => ({
  id: squadId('own'),
  name: 'Own',
  attackDiceOwned: null,
  defenseDiceOwned: null,
  allowIllegal: false,
  ships: shipsOf(file('wedgeantilles')).map(ship => ({ ...ship, id: shipId('own'), name, hull, initiative: 2 }))
})

describe('figures that the game master has entered before', () => {
  it('are those of the first own ship of that name that has any', () => {
    const found = withOwnFigures(file('newpilot-newship', 'other', 'lukeskywalker'), [
      own('New Pilot (New Ship)', 0),
      own('New Pilot (New Ship)', 6),
      own('newpilotnewship', 9)
    ])
    expect(shipsOf(found)[0]).toMatchObject({ name: 'New Pilot (New Ship)', hull: 6, initiative: 2, points: 7 })
    expect(shipsOf(found)[0]?.weapons.map(({ id, name }) => [id, name])).toEqual([
      [weaponId('xws-0-own-0'), 'T-65 X-wing'],
      [weaponId('xws-0-0'), 'Proton Torpedoes']
    ])
    expect(shipsOf(found)[1]).toMatchObject({ name: 'other', hull: 0 })
    expect(found).toMatchObject({
      notes: [
        { code: 'card-table' },
        { code: 'cards-unknown', names: ['other'] },
        { code: 'cards-remembered', names: ['newpilot-newship'] }
      ]
    })
  })

  it('are not looked for where the table knows every ship', () => {
    expect(lacksFigures(file('lukeskywalker'))).toBe(false)
    expect(lacksFigures(file('newpilot'))).toBe(true)
    expect(withOwnFigures(file('lukeskywalker'), [own('Luke Skywalker', 9)])).toEqual(file('lukeskywalker'))
    expect(withOwnFigures(file('newpilot'), [])).toEqual(file('newpilot'))
    expect(withOwnFigures(file('newpilot'), [own('New Pilot', 3)])).toMatchObject({ notes: [{ code: 'cards-remembered' }] })
  })
})
