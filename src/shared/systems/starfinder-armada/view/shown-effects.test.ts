import { describe, expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'
import { anArmada, at, battle, f, having, play } from '@kit/systems/starfinder-armada'
import type { BattleState } from '../model/battle'
import type { SaEffect } from '../model/effects'
import { fleetActs } from '../station/fleet-acts'
import { knownTo } from '../station/known-to'
import { effectAsShown } from './shown-effects'
import { viewFor } from './view-for'

const ours: Viewer = { kind: 'side', sideId: 'A' }
const table = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery')
const common = { id: 'e', targetId: 'x', cause: 'sa.cause.gm', source: null, ending: { kind: 'permanent' }, suspension: null } as const
const shield = { ...common, kind: 'modifier', stat: 'ac', value: 5, name: 'Shield wall' } as unknown as SaEffect
const direct = { ...common, kind: 'officerBonus', stat: 'ac', value: 5, officerId: 'o' } as unknown as SaEffect
const scanned = (level: number, ...effects: readonly SaEffect[]): BattleState =>
  withEffects(play(table, { type: 'setScan', sideId: 'A', fleetId: f('x'), level }), ...effects)
const words = (state: BattleState): readonly unknown[] =>
  viewFor(state, ours)
    .sides.flatMap(side => side.strips)
    .filter(({ name }) => name === 'x')
    .flatMap(strip => strip.words.map(({ key, values }) => values?.['name'] ?? key))
function chance(state: BattleState): number | null | undefined {
  const known = knownTo(state, ours)
  const fleet = known.fleets.find(({ id }) => id === 'a')
  const shot = fleet === undefined ? undefined : fleetActs(known, fleet).find(({ key }) => key === 'a/attack')
  return shot?.chanceOf({ targetId: 'x', rangeHexes: 4, isFromFrontArc: false })
}

describe('an effect on a strange fleet (SA-074)', () => {
  it('is shown from its level of scan on, and not before', () => {
    const levelOf = (effect: SaEffect): number => [0, 1, 2, 3].findIndex(level => effectAsShown(effect, level) !== null)
    const seen = ['condition', 'morale', 'boarders', 'modifier', 'empArmed', 'mines']
    const officers = ['officerBonus', 'encouraged', 'enchant', 'target', 'precognition', 'scramble', 'debris']
    expect([...seen, ...officers].map(kind => levelOf({ ...common, kind } as unknown as SaEffect))).toEqual([
      ...[0, 0, 0, 1, 2, 2],
      ...officers.map(() => 3)
    ])
  })
  it('names the ability that a hit has put out from the second scan on', () => {
    const out = condition('x', 'auxiliarySystem', 'emp')
    expect([1, 2].map(level => (effectAsShown(out, level) as { ability?: unknown } | null)?.ability)).toEqual([null, 'emp'])
  })
  it('stands among the words of the fleet, and counts in a chance, from the same scan on', () => {
    for (const [effect, level, word] of [
      [shield, 1, 'Shield wall'],
      [direct, 3, 'sa.cause.gm']
    ] as const) {
      expect([words(scanned(level - 1, effect)), words(scanned(level, effect))].map(all => all.includes(word))).toEqual([false, true])
      expect(chance(scanned(level - 1, effect))).toBe(chance(scanned(level - 1)))
      expect(chance(scanned(level, effect))).not.toBe(chance(scanned(level)))
    }
  })
  it('of the game master, an adjustment of the fleet itself, counts in no chance that a player is told', () => {
    const adjusted = having(scanned(3), 'x', { adjustments: { ac: 9 } })
    expect(chance(adjusted)).toBe(chance(scanned(3)))
  })
})
