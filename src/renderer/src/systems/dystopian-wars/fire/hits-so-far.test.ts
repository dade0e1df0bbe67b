import { describe, expect, it } from 'vitest'
import {
  aSquadron,
  attack,
  attacksIn,
  aUnit,
  aWing,
  battle,
  duel,
  next,
  play,
  playAll,
  roll,
  rolledFor,
  s
} from '@kit/systems/dystopian-wars'
import { hitsSoFar } from './hits-so-far'

const ready = playAll(duel(), attack('a', 'x'), next)
const command = roll(attacksIn(ready)[0]?.id ?? '', 4)

describe('the hits so far while sixes ask for more dice (DW-043)', () => {
  it('are told with each extra die that is asked, as if it missed', () => {
    expect(hitsSoFar(ready, command, [[6, 5, 4, 1, 1, 1, 1, 1]])).toEqual({ key: 'dwTable.soFar', values: { count: 4 } })
    expect(hitsSoFar(ready, command, [[6, 5, 4, 1, 1, 1, 1, 1], [6]])).toEqual({ key: 'dwTable.soFar', values: { count: 6 } })
  })
  it('are nothing before the first die, nor once all are there', () => {
    expect(hitsSoFar(ready, command, [])).toBeNull()
    expect(hitsSoFar(ready, command, [[5, 5, 4, 1, 1, 1, 1, 1]])).toBeNull()
  })
  it('are those the generators stop, of both kinds together', () => {
    const shielded = rolledFor(duel({ x: { shields: 1, guardians: 1 }, rulings: { 'dw.shieldSix': 'twoAndExtra' } }), 6)
    const shields = { type: 'rollShields', shields: 1, guardians: 1, toSave: 5 } as const
    const [own] = [
      [6, 5],
      [6, 1]
    ].map(faces => hitsSoFar(shielded, shields, [faces]))
    expect(own).toEqual({ key: 'dwTable.stoppedSoFar', values: { count: 3 } })
    expect(play(shielded, shields, [6, 5], [1], [1]).step).toBe('damage')
  })
  it('are those of the pool the dice belong to, where several attacks are rolled one after the other', () => {
    const ours = [aSquadron('ours', [aUnit('a')], [aWing('f'), aWing('h')])]
    const theirs = [aSquadron('theirs', [aUnit('x')], [aWing('g')])]
    const table = play(battle(ours, theirs, { 'dw.tfSixes': 'destroyExplode' }), { type: 'activateSquadron', squadronId: s('ours') })
    const flown = playAll(table, attack('f', 'g', 'aa'), attack('h', 'g', 'aa'), next, next)
    const all = { type: 'resolveTinyFlyers', rolls: [] } as const
    expect(
      hitsSoFar(flown, all, [
        [5, 5, 5, 5, 5],
        [6, 1, 1, 1, 1]
      ])
    ).toEqual({ key: 'dwTable.soFar', values: { count: 2 } })
  })
})
