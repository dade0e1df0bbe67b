import { describe, expect, it } from 'vitest'
import { fleetId, officerId } from '@shared/systems/starfinder-armada/model/design'
import { after, anArmada, anOfficer, at, battle, having } from '@kit/systems/starfinder-armada'
import { ACTIONS } from '@shared/systems/starfinder-armada/model/officer-actions'
import { findOfficer } from '@shared/systems/starfinder-armada/state'
import { present } from '@shared/kernel/present'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import {
  askedOf,
  choicesFrom,
  commandOf,
  actionsOf,
  fleetsFor,
  freshChoices,
  othersOf,
  repairables,
  type ActionOrTransfer
} from './officer-choices'

const us = anArmada(
  'us',
  [{ id: 'a' }, { id: 'b' }],
  [anOfficer('Ada', 'admiral', 'a'), anOfficer('Eve', 'chiefEngineer', 'b'), anOfficer('Tek', 'chiefTechnician', 'b')]
)
const table = battle(us, anArmada('them', [{ id: 'x' }, { id: 'y' }]))
const who = (state: BattleState, id: string) => present(findOfficer(state, officerId(id)), id)
const chosen = (action: ActionOrTransfer, more: object = {}) => ({ ...freshChoices(action), ...more })

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

describe('fleets to choose from', () => {
  it('are the own side with the own fleet first, or the other side; nobody who is out of the fight', () => {
    const state = having(table, 'x', { status: 'destroyed' })
    expect(fleetsFor(state, who(state, 'Tek'), 'ally').map(fleet => fleet.id)).toEqual(['b', 'a'])
    expect(fleetsFor(state, who(state, 'Tek'), 'enemy').map(fleet => fleet.id)).toEqual(['y'])
  })
  it('are asked for as the action needs them', () => {
    expect(askedOf('target')).toEqual({ ally: true, enemy: true })
    expect(askedOf('duel')).toEqual({ ally: false, enemy: true })
    expect(askedOf('boost')).toEqual({ ally: true, enemy: false })
    expect(askedOf('conjure')).toEqual({ ally: false, enemy: false })
    expect(askedOf(null)).toEqual({ ally: false, enemy: false })
  })
})

describe('the order', () => {
  const eve = who(table, 'Eve')
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
  ])('of %s waits for its target', action => expect(commandOf(eve, chosen(action))).toBeNull())
  it.each<ActionOrTransfer>(['direct', 'conjure', 'precognition'])('of %s needs none', action =>
    expect(commandOf(eve, chosen(action))).toMatchObject({ type: 'takeAction', choice: { action: action } })
  )
  it('of a target needs both fleets', () => {
    expect(commandOf(eve, chosen('target', { fleetId: fleetId('a') }))).toBeNull()
    expect(commandOf(eve, chosen('target', { fleetId: fleetId('a'), enemyId: fleetId('x') }))).toMatchObject({
      choice: { action: 'target', fleetId: 'a', enemyId: 'x' }
    })
  })
  it('carries range, Resolve and the GM to an officer check, and only the range to a flat one', () => {
    const help = { rangeHexes: 4, resolveOfficerId: officerId('Tek'), gmCheck: 2 }
    expect(commandOf(eve, chosen('boost', { ...help, fleetId: fleetId('a'), boost: 'damage' }))).toEqual({
      type: 'takeAction',
      officerId: 'Eve',
      choice: { action: 'boost', fleetId: 'a', boost: 'damage' },
      ...help
    })
    expect(commandOf(eve, chosen('conjure', { ...help, place: 'Ring' }))).toMatchObject({
      rangeHexes: 4,
      resolveOfficerId: null,
      gmCheck: 0
    })
  })
  it('to go aboard is one of its own', () => {
    expect(commandOf(eve, chosen('transfer', { fleetId: fleetId('a') }))).toEqual({
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
    expect(repairables(state, who(state, 'Eve'))).toMatchObject([{ effectId: 'e1', fleet: { id: 'a' } }])
  })
})

describe('the choices of a command', () => {
  it('make the same command again', () => {
    const shared = { rangeHexes: 4, resolveOfficerId: officerId('Eve'), gmCheck: -1 }
    const [own, enemy] = [fleetId('a'), fleetId('x')]
    const all = [
      chosen('encourage', { helpedId: officerId('Eve'), bonus: 'untyped' }),
      chosen('direct', { raises: 'ac' }),
      chosen('conjure', { place: 'by the moon' }),
      chosen('precognition'),
      chosen('repair', { fleetId: own, effectId: 'e1' }),
      chosen('boost', { fleetId: own, boost: 'shields' }),
      chosen('scramble', { enemyId: enemy, victimId: officerId('Bor') }),
      chosen('target', { fleetId: own, enemyId: enemy }),
      ...(['taunt', 'duel', 'scan'] as const).map(action => chosen(action, { enemyId: enemy })),
      ...(['rally', 'enchant'] as const).map(action => chosen(action, { fleetId: own }))
    ]
    for (const choices of all) {
      const command = commandOf(who(table, 'Ada'), { ...choices, ...shared })
      if (command?.type !== 'takeAction') throw new Error(String(choices.action))
      expect(commandOf(who(table, 'Ada'), choicesFrom(command))).toEqual(command)
    }
    expect(all.map(one => one.action).sort()).toEqual([...ACTIONS].sort())
  })
})
