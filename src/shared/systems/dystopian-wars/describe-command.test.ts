import { expect, it } from 'vitest'
import { describeCommand } from './describe-command'
import { aForce, aSquadron, aUnit, attack, duel, playAll, roll, u, w } from '@kit/systems/dystopian-wars'

it('commands name whom they are about, for undo and redo', () => {
  const state = duel()
  const unit = { type: 'correctUnit', unitId: u('x'), correction: { hp: 2 }, reason: '' } as const
  expect(describeCommand(state, unit)).toEqual({ key: 'dw.command.correctUnit', values: { unit: 'x' } })
  const wing = { type: 'correctWing', wingId: w('f'), correction: { tokens: 2 }, reason: '' } as const
  expect(describeCommand(state, wing)).toEqual({ key: 'dw.command.correctWing', values: { wing: 'f' } })
  const late = { type: 'joinForce', sideId: 'A', force: aForce('Late Fleet', aSquadron('s9', [aUnit('n')])) } as const
  expect(describeCommand(state, late)).toEqual({ key: 'dw.command.joinForce', values: { force: 'Late Fleet' } })
  expect(describeCommand(state, attack('a', 'x')).values).toEqual({ attacker: 'a', target: 'x' })
  expect(describeCommand(playAll(state, attack('a', 'x')), roll('a1')).values).toEqual({ attacker: 'a', target: 'x' })
})
