import { describe, expect, it } from 'vitest'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import { NO_TOKENS } from '@shared/systems/xwing/state'
import { aShip, aSquad, battle } from '@kit/systems/xwing'
import { spentForce } from './spent-force'

const withForce = (force: number) => aSquad('ours', { ...aShip('a'), tokens: { ...NO_TOKENS, force } })

const fight = (force: number) => battle(withForce(force), aSquad('theirs', aShip('x')))

describe('Force as a round ends (XW-037)', () => {
  it('is named where a ship has spent some of what it came with, since nothing gives it back by itself', () => {
    const begun = { type: 'beginBattle', name: '', squads: [{ sideId: 'A', squad: withForce(2) }], rulings: {} } satisfies XwCommand
    const names = [2, 1, 3].map(force => spentForce(fight(force), [begun]))
    expect(names).toEqual([[], ['a'], []])
  })
  it('is nobody’s where none came', () => {
    expect(spentForce(fight(0), [])).toEqual([])
  })
})
