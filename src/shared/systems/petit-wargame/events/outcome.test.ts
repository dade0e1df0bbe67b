import { describe as suite, expect, it } from 'vitest'
import { aShip, aSquadron, battle, equipped } from '@kit/systems/petit-wargame'
import { describe } from './index'

suite('the end of a battle', () => {
  it('is told with the points of the ships that each fleet has lost', () => {
    const ships = [...'xy'].map(id => aShip(id, { front: 'AA' }))
    const start = battle([aSquadron('o', aShip('a', { top: '+' }))], [aSquadron('t', ...ships)])
    const [own, enemy] = start.fleets.map(fleet => fleet.name)
    const end = describe(equipped(start, 'x', {}), { type: 'battleEnded', winnerId: 'A' })
    expect([end.key, end.values?.['score']]).toEqual(['pw.event.battleEnded.won', `${own ?? ''} 0, ${enemy ?? ''} 20`])
  })
})
