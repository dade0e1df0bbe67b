import { describe, expect, it } from 'vitest'
import { fleetId, officerId } from '@shared/systems/starfinder-armada/model/design'
import { after, anArmada, anOfficer, at, battle, having } from '@kit/systems/starfinder-armada'
import { ACTIONS } from '@shared/systems/starfinder-armada/model/officer-actions'
import { findOfficer } from '@shared/systems/starfinder-armada/state'
import { present } from '@shared/kernel/present'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { othersOf, officerForm, repairables, type ActionOrTransfer } from '@shared/systems/starfinder-armada/acts/officer-forms'
import { actionsOf, choicesFrom, commandOf, freshChoices, type OfficerChoices } from './officer-choices'

const us = anArmada(
  'us',
  [{ id: 'a' }, { id: 'b' }],
  [anOfficer('Ada', 'admiral', 'a'), anOfficer('Eve', 'chiefEngineer', 'b'), anOfficer('Tek', 'chiefTechnician', 'b')]
)
const table = battle(us, anArmada('them', [{ id: 'x' }, { id: 'y' }]))
const who = (state: BattleState, id: string) => present(findOfficer(state, officerId(id)), id)
const eve = who(table, 'Eve')
const chosen = (action: ActionOrTransfer, answers: object = {}, more: Partial<OfficerChoices> = {}): OfficerChoices => {
  const fresh = freshChoices(table, eve, action)
  return { ...fresh, ...more, answers: { ...fresh.answers, ...answers } }
}
const commanded = (choices: OfficerChoices, officer = eve) => commandOf(table, officer, choices)
/** What a form asks: for each question, the answers to choose from. */
const askedOf = (state: BattleState, id: string, action: ActionOrTransfer, answers: object = {}) =>
  Object.fromEntries(
    Object.entries(officerForm({ state, officer: who(state, id), answers: { ...answers } }, action)).flatMap(([name, field]) =>
      field.kind === 'pick' ? [[name, field.options.map(option => option.id)]] : []
    )
  )

describe('what an officer may be told to do', () => {
  it('are the actions of the role in this phase, and going aboard another fleet while engineering lasts', () => {
    expect(actionsOf(at(table, 'engineering'), who(table, 'Eve'))).toEqual(['repair', 'boost', 'transfer'])
    expect(actionsOf(at(table, 'helm'), who(table, 'Ada'))).toEqual(['encourage', 'taunt'])
    expect(actionsOf(at(table, 'gunnery'), who(table, 'Tek'))).toEqual(['scramble'])
  })
  it('are those of the other phases where there is nothing now', () => {
    expect(actionsOf(at(table, 'gunnery'), who(table, 'Eve'))).toEqual(['repair', 'boost'])
  })
  it('leave the transfer out where no other fleet of the armada still fights', () => {
    const alone = having(at(table, 'engineering'), 'a', { status: 'disabled' })
    expect(othersOf(alone, who(alone, 'Eve'))).toEqual([])
    expect(actionsOf(alone, who(alone, 'Eve'))).toEqual(['repair', 'boost'])
  })
})

describe('what an action asks for', () => {
  it('are fleets of the own side with the own first, or of the other side; none that is out of the fight', () => {
    const state = having(table, 'x', { status: 'destroyed' })
    expect(askedOf(state, 'Tek', 'target')).toEqual({ fleetId: ['b', 'a'], enemyId: ['y'] })
    expect(askedOf(state, 'Tek', 'duel')).toEqual({ fleetId: ['y'] })
    expect(askedOf(state, 'Tek', 'conjure')).toEqual({})
  })
  it('are fleets and their officers for Encourage', () => {
    expect(askedOf(table, 'Ada', 'encourage')).toMatchObject({ targetId: ['a', 'Ada', 'b', 'Eve', 'Tek'] })
  })
  it('is whom it cuts off once the fleet to scramble is chosen', () => {
    expect(askedOf(table, 'Tek', 'scramble')).not.toHaveProperty('victimId')
    expect(askedOf(table, 'Tek', 'scramble', { fleetId: 'a' })).toMatchObject({ victimId: ['Ada'] })
  })
})

describe('the order', () => {
  it.each<ActionOrTransfer>([
    'encourage',
    'rally',
    'taunt',
    'duel',
    'repair',
    'boost',
    'enchant',
    'scramble',
    'target',
    'scan',
    'transfer'
  ])('of %s waits for its target', action => expect(commanded(chosen(action))).toBeNull())
  it.each<ActionOrTransfer>(['direct', 'conjure', 'precognition'])('of %s needs none', action =>
    expect(commanded(chosen(action))).toMatchObject({ type: 'takeAction', choice: { action: action } })
  )
  it('of a target needs both fleets', () => {
    expect(commanded(chosen('target', { fleetId: fleetId('a') }))).toBeNull()
    expect(commanded(chosen('target', { fleetId: fleetId('a'), enemyId: fleetId('x') }))).toMatchObject({
      choice: { action: 'target', fleetId: 'a', enemyId: 'x' }
    })
  })
  it('carries range, Resolve and the GM to an officer check, and only the range to a flat one', () => {
    const help = { rangeHexes: 4, resolveOfficerId: officerId('Tek'), gmCheck: 2 }
    expect(commanded(chosen('boost', { fleetId: fleetId('a'), boost: 'damage' }, help))).toEqual({
      type: 'takeAction',
      officerId: 'Eve',
      choice: { action: 'boost', fleetId: 'a', boost: 'damage' },
      ...help
    })
    expect(commanded(chosen('conjure', { place: 'Ring' }, help))).toMatchObject({
      rangeHexes: 4,
      resolveOfficerId: null,
      gmCheck: 0
    })
  })
  it('to go aboard is one of its own', () => {
    expect(commanded(chosen('transfer', { toFleetId: fleetId('a') }))).toEqual({
      type: 'transferOfficer',
      officerId: 'Eve',
      toFleetId: 'a'
    })
  })
})

describe('what can be repaired', () => {
  it('are conditions in force on the own side', () => {
    const condition = (id: string, targetId: string) =>
      ({
        type: 'effectBegun',
        effect: {
          id,
          kind: 'condition',
          byFleetId: null,
          targetId: fleetId(targetId),
          condition: 'engines',
          ability: null,
          strength: 1,
          cause: 'sa.cause.gm',
          source: 'SA-109',
          ending: { kind: 'battle' },
          suspension: null
        }
      }) as const
    const hurt = after(table, condition('e1', 'a'), condition('e2', 'b'), condition('e3', 'x'))
    const state = after(hurt, {
      type: 'effectSuspended',
      effectId: 'e2',
      cause: 'sa.cause.repair',
      ending: { kind: 'endOfRound', round: 3 }
    })
    expect(repairables({ state, officer: who(state, 'Eve') })).toMatchObject([{ id: 'e1', sets: { fleetId: 'a' }, alias: 'a/0' }])
  })
})

describe('the choices of a command', () => {
  it('make the same command again', () => {
    const shared = { rangeHexes: 4, resolveOfficerId: officerId('Eve'), gmCheck: -1 }
    const [own, enemy] = [fleetId('a'), fleetId('x')]
    const all = [
      chosen('encourage', { targetId: officerId('Eve'), bonus: 'untyped' }),
      chosen('direct', { raises: 'ac' }),
      chosen('conjure', { place: 'by the moon' }),
      chosen('precognition'),
      chosen('repair', { fleetId: own, effectId: 'e1' }),
      chosen('boost', { fleetId: own, boost: 'shields' }),
      chosen('scramble', { fleetId: enemy, victimId: officerId('Bor') }),
      chosen('target', { fleetId: own, enemyId: enemy }),
      ...(['taunt', 'duel', 'scan'] as const).map(action => chosen(action, { fleetId: enemy })),
      ...(['rally', 'enchant'] as const).map(action => chosen(action, { fleetId: own }))
    ]
    const ada = who(table, 'Ada')
    for (const choices of all) {
      const command = commanded({ ...choices, ...shared }, ada)
      if (command?.type !== 'takeAction') throw new Error(String(choices.action))
      expect(commanded(choicesFrom(table, ada, command), ada)).toEqual(command)
    }
    expect(all.map(one => one.action).sort()).toEqual([...ACTIONS].sort())
  })
})
