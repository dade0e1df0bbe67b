import { expect, it } from 'vitest'
import { f, o } from '@kit/systems/starfinder-armada'
import { choicesOf, moveCommand, plainMove } from './move-choices'

const flyby = {
  ...plainMove(),
  stunt: 'flyby',
  targetId: f('crow'),
  resolveOfficerId: o('Ada'),
  passedThrough: [f('crow'), f('rook')]
} as const

it('a move has its stunt, and passes through everybody but its target; a fleet that stays does neither', () => {
  expect(moveCommand(f('hawk'), 'moved', flyby)).toMatchObject({ stunt: { stunt: 'flyby', targetId: 'crow' }, passedThrough: ['rook'] })
  expect(moveCommand(f('hawk'), 'declined', flyby)).toMatchObject({ stunt: null, passedThrough: [] })
  expect(moveCommand(f('hawk'), 'moved', { ...flyby, stunt: 'slide' })).toMatchObject({ stunt: { targetId: null } })
})

it('its choices are found again in the command', () => {
  const again = choicesOf(moveCommand(f('hawk'), 'moved', flyby))
  expect(again).toEqual({ ...flyby, passedThrough: ['rook'] })
  expect(choicesOf(moveCommand(f('hawk'), 'moved', plainMove()))).toEqual(plainMove())
})
