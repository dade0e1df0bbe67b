import { describe, expect, it } from 'vitest'
import { present } from '../../../kernel/present'
import type { XwCommand } from '../commands/command'
import { shipId, squadId, weaponId } from '../model/squad'
import { sampleSquads } from '../samples/two-squads'
import { NO_TOKENS } from '../state'
import { xwCommandSchema } from './command'

const reason = 'as agreed'
const ship = shipId('s1')
const other = shipId('s2')
const weapon = weaponId('w1')
const modifier = { source: 'gm', side: 'defender', name: 'Fog', value: -1, isAllowedAtRange0: true } as const
const roll = { modifiers: [modifier], limits: { min: null, max: 4 } }

/** One of every kind. */
const COMMANDS: { readonly [T in XwCommand['type']]: Extract<XwCommand, { readonly type: T }> } = {
  beginBattle: { type: 'beginBattle', name: 'First', squads: begun(), rulings: { 'xw.edition': 'original' } },
  endBattle: { type: 'endBattle' },
  endRound: { type: 'endRound', removesTokens: true },
  setPlayerOrder: { type: 'setPlayerOrder', squadIds: ['q2', 'q1'] },
  beginEngagement: { type: 'beginEngagement' },
  passEngagement: { type: 'passEngagement', shipId: ship },
  measureTargets: { type: 'measureTargets', shipId: ship, measures: [{ targetId: other, arc: 'bullseye', range: 0, isObstructed: true }] },
  declareAttack: {
    type: 'declareAttack',
    kind: 'bonus',
    attackerId: ship,
    weaponId: weapon,
    defenderId: other,
    range: 3,
    isObstructed: false,
    isInArc: true,
    isRequirementMet: false,
    isCostPaid: true
  },
  abandonAttack: { type: 'abandonAttack', reason },
  rollAttackDice: { type: 'rollAttackDice', ...roll },
  rollDefenseDice: { type: 'rollDefenseDice', modifiers: [], limits: { min: 0, max: 7 } },
  spendToken: { type: 'spendToken', pool: 'attack', token: 'lock', dice: [0, 3] },
  modifyDice: { type: 'modifyDice', pool: 'defense', shipId: ship, name: 'Wingman', change: { kind: 'change', dice: [1], to: 'evade' } },
  advanceStage: { type: 'advanceStage' },
  dealDamage: { type: 'dealDamage' },
  useAbility: { type: 'useAbility', shipId: ship, name: 'Scorn' },
  sufferDamage: { type: 'sufferDamage', shipId: ship, hits: 1, crits: 0, reason },
  nameCard: { type: 'nameCard', obligationId: 'o1', card: null },
  changeToken: { type: 'changeToken', shipId: ship, token: 'force', count: -1 },
  setLock: { type: 'setLock', shipId: ship, targetId: other, isHeld: true },
  waiveObligation: { type: 'waiveObligation', obligationId: 'o1', reason },
  joinShips: { type: 'joinShips', squadId: squadId('q1'), ships: begun()[0]?.squad.ships ?? [] },
  joinSquad: { type: 'joinSquad', ...present(begun()[0], 'squad') },
  setRuling: { type: 'setRuling', key: 'xw.evadeToken', value: 'addResult' },
  tellBattle: { type: 'tellBattle', headline: 'We held', place: null, heldBy: 'A' },
  correctShip: {
    type: 'correctShip',
    shipId: ship,
    correction: { tokens: { ...NO_TOKENS, stress: 2 }, faceupCards: ['fuelLeak'], charges: [{ weaponId: weapon, left: 0 }], note: 'a\nb' },
    reason
  },
  correctSquad: { type: 'correctSquad', squadId: squadId('q1'), correction: { attackDiceOwned: null }, reason },
  correctAttack: { type: 'correctAttack', correction: { attackDice: ['hit', 'blank'], hits: 2 }, reason }
}

describe('a command that crosses the wall', () => {
  it.each(Object.values(COMMANDS))('passes unchanged: $type', command => {
    expect(xwCommandSchema.parse(command)).toEqual(command)
  })

  it.each<[string, unknown]>([
    ['of a kind nobody knows', { type: 'winBattle' }],
    ['with something added', { type: 'endBattle', really: true }],
    ['with half a hit', { ...COMMANDS.sufferDamage, hits: 0.5 }],
    ['with damage that mends', { ...COMMANDS.sufferDamage, crits: -1 }],
    ['with a range beyond the ruler', { ...COMMANDS.declareAttack, range: 4 }],
    ['with an id that is a path', { ...COMMANDS.passEngagement, shipId: '../s1' }],
    ['with a symbol that is on no die', { ...COMMANDS.modifyDice, change: { kind: 'add', result: 'skull' } }],
    ['with a change that is none', { ...COMMANDS.modifyDice, change: { kind: 'turn', dice: [0] } }],
    ['with a die that lies nowhere', { ...COMMANDS.spendToken, dice: [-1] }],
    ['with stress spent on dice', { ...COMMANDS.spendToken, token: 'stress' }],
    ['with a limit below no dice', { ...COMMANDS.rollAttackDice, limits: { min: null, max: -1 } }],
    ['with a card that is in no deck', { ...COMMANDS.nameCard, card: 'queenOfHearts' }],
    ['with a reason as long as a book', { ...COMMANDS.waiveObligation, reason: 'x'.repeat(401) }],
    ['with a reason over several lines', { ...COMMANDS.abandonAttack, reason: 'a\nb' }],
    ['with a reason that is broken text', { ...COMMANDS.abandonAttack, reason: '\ud800' }],
    ['with a note that is broken text', { ...COMMANDS.correctShip, correction: { note: '\ud800' } }],
    ['with tokens of which some are missing', { ...COMMANDS.correctShip, correction: { tokens: { focus: 1 } } }],
    ['with a correction of what is no value of a ship', { ...COMMANDS.correctShip, correction: { luck: 1 } }],
    ['with a correction that is there and not there', { ...COMMANDS.correctShip, correction: { hull: undefined } }]
  ])('is refused %s', (_name, command) => {
    expect(xwCommandSchema.safeParse(command).success).toBe(false)
  })

  it('has the spaces around its names taken off', () => {
    expect(xwCommandSchema.parse({ ...COMMANDS.correctSquad, correction: { name: '  Ember ' } })).toMatchObject({
      correction: { name: 'Ember' }
    })
  })
})

function begun() {
  let last = 0
  return sampleSquads(() => `id${String((last += 1))}`).map((squad, i) => ({ sideId: 'AB'.charAt(i), squad }))
}
