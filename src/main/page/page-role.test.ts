import { describe, expect, it } from 'vitest'
import { CALL_NAMES } from '@shared/ipc/schemas/calls'
import { mayReceive, mayCall } from './page-role'

describe('the role of a page', () => {
  it('lets the game master call everything', () => {
    expect(CALL_NAMES.filter(name => !mayCall('gm', name))).toEqual([])
  })
  it('lets a player screen read its picture and nothing else', () => {
    expect(CALL_NAMES.filter(name => mayCall('players', name))).toEqual(['players.frame'])
  })
  it('tells a player screen of its pictures alone, and a page of no role nothing', () => {
    const told = ['players.frame', 'players.screen', 'battle.appended', 'campaigns.changed', 'settings.changed'] as const
    expect(told.filter(kind => mayReceive('players', { kind }))).toEqual(['players.frame'])
    expect(told.filter(kind => mayReceive('gm', { kind }))).toEqual(told.slice(1))
    expect(told.filter(kind => mayReceive(undefined, { kind }))).toEqual([])
  })
})
