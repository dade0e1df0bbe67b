import { expect, it } from 'vitest'
import { duel, fight, next, play } from '@kit/systems/petit-wargame'
import { dueOf } from './due'

const t = (key: string): string => key

it('what is due names whose it is: the squadron that acts, and its side', () => {
  expect(dueOf(duel(), t)).toMatchObject({ what: 'pw.awaited.detection', detail: expect.stringMatching(/^[^,]+, [^,]+$/u) })
})

it('is nobody’s once the battle is over, also where a squadron was acting', () => {
  expect(dueOf({ ...duel(), isOver: true }, t)).toEqual({ what: 'battle.due.over', detail: '' })
})

it('is to go on once nobody of the squadron can do more', () => {
  const fought = fight()
  const { activation } = fought
  if (activation === null) throw new Error('a squadron acts')
  const ids = fought.ships.filter(ship => ship.squadronId === activation.squadronId).map(ship => ship.id)
  expect(dueOf({ ...fought, activation: { ...activation, engagedIds: ids } }, t).what).toBe('pwTable.goOn')
  expect(dueOf(play(duel(), next), t).what).toBe('pw.awaited.movement')
})
