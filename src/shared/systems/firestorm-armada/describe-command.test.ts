import { describe as group, expect, it } from 'vitest'
import { describeCommand } from './describe-command'
import { acting, aim, duel, fire, moved, play, s } from '@kit/systems/firestorm-armada'

group('commands in keys and values', () => {
  it('name whom they are about, and whom they are aimed at', () => {
    expect(describeCommand(duel(), fire([aim('a')]))).toEqual({ key: 'fa.command.fireWeapons', values: { name: 'a', target: 'x' } })
    const board = { type: 'boardShip', attackerId: s('a'), targetId: s('x'), isInReach: true, isPathClear: true } as const
    expect(describeCommand(duel(), board).values).toEqual({ name: 'a', target: 'x' })
    const boarded = play(moved(acting(duel()), 'a'), board)
    const settled = {
      type: 'settleBoarding',
      obligationId: boarded.obligations[0]?.id ?? '',
      crew: 0,
      assault: 0,
      isCaptured: false,
      outcome: ''
    } as const
    expect(describeCommand(boarded, settled).values).toEqual({ name: 'a', target: 'x' })
    expect(describeCommand(boarded, { type: 'advancePhase' }).values).toEqual({ name: '' })
  })
})
