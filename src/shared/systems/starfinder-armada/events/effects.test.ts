import { describe as suite, expect, it } from 'vitest'
import { after, anArmada, anOfficer, at, battle, f, play } from '@kit/systems/starfinder-armada'
import { act } from '@kit/systems/starfinder-armada/actions'
import type { SaEvent } from './index'
import { describe } from './index'

const crew = [anOfficer('Cor', 'commander', 'hawk'), anOfficer('Tek', 'chiefTechnician', 'hawk')]
const start = at(
  battle(anArmada('us', [{ id: 'hawk' }], crew), anArmada('them', [{ id: 'crow' }], [anOfficer('Bor', 'admiral', 'crow')])),
  'helm'
)
const helm = play(start, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [19])

suite('what an officer brings', () => {
  const begun = (state: typeof helm): unknown => {
    const effect = state.effects.at(-1)
    return effect === undefined ? null : describe(state, { type: 'effectBegun', effect }).values?.['effect']
  }
  it('is told with its number and what it raises, also where the check fails by less than 5', () => {
    expect(begun(play(helm, act('Cor', { action: 'direct', raises: 'ac' }), [12]))).toEqual({
      key: 'sa.effect.raised',
      values: {
        effect: { key: 'sa.effect.detailed', values: { what: { key: 'sa.cause.direct' }, detail: { key: 'sa.adjustable.ac' } } },
        value: 1
      }
    })
  })
  it('names whom it is against', () => {
    expect(begun(play(helm, act('Tek', { action: 'target', fleetId: f('hawk'), enemyId: f('crow') }), [20]))).toEqual({
      key: 'sa.effect.detailed',
      values: { what: { key: 'sa.cause.target' }, detail: 'crow' }
    })
  })
  it('a penalty has its own sign', () => {
    const effect = { kind: 'modifier', stat: 'ac', value: -4, name: null, id: 'e1', targetId: 'hawk', cause: 'sa.cause.backOff' } as const
    const more = { source: 'SA-090', ending: { kind: 'battle' }, suspension: null } as const
    const state = after(helm, { type: 'effectBegun', effect: { ...effect, ...more } })
    expect(begun(state)).toEqual({ key: 'sa.effect.lowered', values: { effect: { key: 'sa.cause.backOff' }, value: -4 } })
  })
})

suite('a repair', () => {
  it('says until when it holds', () => {
    const held = (ending: Extract<SaEvent, { type: 'effectSuspended' }>['ending']) =>
      describe(helm, { type: 'effectSuspended', effectId: 'e1', cause: 'sa.cause.repair', ending })
    expect(held({ kind: 'endOfRound', round: 3 })).toMatchObject({ key: 'sa.event.effectSuspended.until', values: { round: 3 } })
    expect(held({ kind: 'battle' }).key).toBe('sa.event.effectSuspended.forNow')
  })
})

suite('the end', () => {
  it('names the armadas that stand', () => {
    const over = (...standingSides: readonly string[]) => describe(helm, { type: 'battleEnded', standingSides })
    expect([over('B'), over('A', 'B'), over()].map(({ key, values }) => [key, values?.['names']])).toEqual([
      ['sa.event.battleEnded.one', 'them'],
      ['sa.event.battleEnded.several', 'us, them'],
      ['sa.event.battleEnded.nobody', '']
    ])
  })
})
