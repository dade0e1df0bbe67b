import { describe, expect, it } from 'vitest'
import { submit } from '@shared/core/engine/submit'
import { petitWargame } from '@shared/systems/petit-wargame'
import { hostedPetitWargame } from '@shared/systems/petit-wargame/host'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { fleetGlance } from './fleet-glance'

function begun(): BattleState {
  let last = 0
  const sides = hostedPetitWargame
    .sampleRosters(() => `id${String((last += 1))}`, 'en')
    .map((roster, i) => ({ sideId: 'AB'[i] ?? '', roster }))
  const first = submit(
    petitWargame,
    petitWargame.initial,
    hostedPetitWargame.beginCommand({ name: 'First', sides, rulings: {} }) as PwCommand,
    []
  )
  if (first.kind !== 'decided') throw new Error(first.kind)
  return first.state
}

describe('a battle at a glance', () => {
  it('shows every squadron with the elements that are left to it', () => {
    const [amber, cobalt] = fleetGlance(begun())
    expect(amber?.rows.map(row => [row.number, row.name, row.hp, row.max, row.isOut])).toEqual([
      [1, 'Sentinels', 70, 70, false],
      [2, 'Anvil', 80, 80, false]
    ])
    expect([cobalt?.sideId, cobalt?.name, cobalt?.rows.length]).toEqual(['B', 'Cobalt League', 2])
  })
  it('strikes out a squadron that has lost everything', () => {
    const state = begun()
    const squadron = state.squadrons[0]?.id
    const ships = state.ships.map(ship => {
      const { rear } = ship.sectors
      if (ship.squadronId !== squadron) return ship
      const gone = { points: 2, elements: [], lost: rear.elements }
      return { ...ship, sectors: { front: gone, rear: gone, right: gone, left: gone, top: gone, bottom: gone } }
    })
    expect(fleetGlance({ ...state, ships })[0]?.rows.map(row => [row.hp, row.isOut])).toEqual([
      [0, true],
      [80, false]
    ])
  })
})
