import { describe as group, expect, it } from 'vitest'
import { describeCommand } from './describe-command'
import { acting, aim, duel, fire, play, s } from '@kit/systems/firestorm-armada'

group('commands in keys and values', () => {
  it('name whom they are about', () => {
    expect(describeCommand(duel(), fire([aim('a')]))).toEqual({ key: 'fa.command.fireWeapons', values: { name: 'a' } })
    const board = { type: 'boardShip', attackerId: s('a'), targetId: s('x'), isInReach: true, isPathClear: true } as const
    expect(describeCommand(duel(), board).values).toEqual({ name: 'a' })
    const boarded = play(acting(duel()), board)
    expect(describeCommand(boarded, { type: 'advancePhase' }).values).toEqual({ name: '' })
  })
})
