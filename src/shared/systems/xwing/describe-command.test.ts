import { expect, it } from 'vitest'
import { describeCommand } from './describe-command'
import { attacked, duel, next, s, shoot } from '@kit/systems/xwing'

it('commands name whom they are about, for undo and redo', () => {
  const token = { type: 'changeToken', shipId: s('x'), token: 'focus', count: 1 } as const
  expect(describeCommand(duel(), token)).toEqual({
    key: 'xw.command.changeToken',
    values: { ship: 'x', token: { key: 'xw.token.focus' } }
  })
  expect(describeCommand(duel(), shoot('a', 'x'))).toEqual({ key: 'xw.command.declareAttack', values: { attacker: 'a', defender: 'x' } })
  expect(describeCommand(attacked(duel(), 'hhb'), next)).toMatchObject({
    key: 'xw.command.advanceStage',
    values: { attacker: 'a', defender: 'x' }
  })
  expect(describeCommand(duel(), next)).toEqual({ key: 'xw.command.advanceStage', values: {} })
})
