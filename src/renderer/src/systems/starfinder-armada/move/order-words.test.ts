import { describe, expect, it } from 'vitest'
import type { Faces } from '@shared/core/dice/rule'
import { submit } from '@shared/core/engine/submit'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { anArmada, anOfficer, at, battle, o, play } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '@shared/systems/starfinder-armada/commands/command'
import { armadaId } from '@shared/systems/starfinder-armada/model/design'
import { orderWords } from './order-words'

const US = anArmada('us', [{ id: 'a' }], [anOfficer('Ada', 'admiral', 'a'), anOfficer('Cas', 'chiefCaster', 'a')])
const THEM = anArmada('them', [{ id: 'x' }], [anOfficer('Bor', 'admiral', 'x', 0)])
const table = at(battle(US, THEM, anArmada('third', [{ id: 'q' }])), 'engineering')
/** Ada adds 6 to the check, Bor 5, the third armada 0. */
const plain = at(table, 'helm')
const foreseen = at(
  play(
    table,
    { type: 'takeAction', officerId: o('Cas'), choice: { action: 'precognition' }, rangeHexes: null, resolveOfficerId: null, gmCheck: 0 },
    [10]
  ),
  'helm'
)

const bare: SaCommands['rollMovementOrder'] = { type: 'rollMovementOrder', resolveOfficerIds: [] }
const saidOf = (command: SaCommands['rollMovementOrder'], state: BattleState, ...tape: Faces[]): unknown =>
  orderWords(state, command, tape, [], submit(starfinderArmada, state, command, tape))[0]?.message.values
const said = (state: BattleState, ...tape: Faces[]): unknown => saidOf(bare, state, ...tape)

describe('the order of movement while it is rolled (SA-079 to SA-081)', () => {
  it('tells the totals so far', () => {
    expect(said(plain)).toBeUndefined()
    expect(said(plain, [10])).toEqual({ totals: 'us 16' })
    expect(said(plain, [10], [4])).toEqual({ totals: 'us 16, them 9' })
  })
  it('counts what the GM grants for the roll', () => {
    const command = { ...bare, gmChecks: [{ armadaId: armadaId('us'), gmCheck: -4 }] }
    expect(saidOf(command, plain, [10], [4])).toEqual({ totals: 'us 12, them 9' })
    expect(saidOf(command, plain, [10], [9], [2])).toEqual({ names: 'third, us, them' })
  })
  it('counts a precognition with the armada that foresaw the turn, and nobody else’s die (SA-071)', () => {
    expect(said(foreseen, [10], [3])).toEqual({ totals: 'us 19' })
    expect(said(foreseen, [10], [3], [4])).toEqual({ totals: 'us 19, them 9' })
  })
  it('tells the checks that tied while they are rolled again', () => {
    expect(said(plain, [3], [4], [2])).toEqual({ totals: 'us 9, them 9, third 2' })
    expect(said(plain, [3], [4], [2], [8])).toEqual({ totals: 'us 9, them 9, third 2' })
  })
  it('tells them of what was answered, too, while nothing more stands in the field', () => {
    const answered = ['us', 'us', 'them'].map((actor, i) => ({
      purpose: i === 1 ? 'sa.roll.precognition' : 'sa.roll.movementOrder',
      actor
    }))
    expect(orderWords(foreseen, bare, [[10], [3], [4]], answered, null)[0]?.message.values).toEqual({ totals: 'us 19, them 9' })
  })
  it('ends with the order', () => {
    expect(said(plain, [10], [4], [2])).toEqual({ names: 'third, them, us' })
  })
})
