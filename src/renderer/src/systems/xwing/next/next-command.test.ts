import { describe, expect, it } from 'vitest'
import {
  aShip,
  aSquad,
  attackerWindow,
  battle,
  deal,
  defenderWindow,
  duel,
  pass,
  play,
  playAll,
  s,
  shoot,
  skipTo
} from '@kit/systems/xwing'
import { nextCommand } from './next-command'

const choice = { engagingId: null, removesTokens: true }

describe('what "Next" does', () => {
  it('begins the engagement, and lets the ship at hand engage without an attack (XW-040, XW-010)', () => {
    expect(nextCommand(battle(aSquad('ours', aShip('a')), aSquad('theirs', aShip('x'))), choice)).toEqual({ type: 'beginEngagement' })
    expect(nextCommand(duel(), choice)).toEqual(pass('a'))
    expect(nextCommand(duel(), { ...choice, engagingId: s('b') })).toEqual(pass('b'))
  })
  it('leaves a window, and deals the damage before it leaves that step (XW-013, XW-025)', () => {
    expect(nextCommand(attackerWindow(duel(), 'hhh'), choice)).toEqual({ type: 'advanceStage' })
    const hit = skipTo(defenderWindow(duel(), 'hhh', 'bb'), 'damage')
    expect(nextCommand(hit, choice)).toEqual(deal)
    expect(nextCommand(play(hit, deal), choice)).toEqual({ type: 'advanceStage' })
    expect(nextCommand(play(duel(), shoot('a', 'x')), choice)).toEqual({ type: 'advanceStage' })
  })
  it('ends the round, with its tokens or without', () => {
    const over = playAll(duel(), pass('a'), pass('x'), pass('b'), pass('y'))
    expect(nextCommand(over, { ...choice, removesTokens: false })).toEqual({ type: 'endRound', removesTokens: false })
  })
})
