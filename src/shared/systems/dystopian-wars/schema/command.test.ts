import { describe, expect, it } from 'vitest'
import { present } from '../../../kernel/present'
import type { DwCommand } from '../commands/command'
import type { Fire } from '../model/battle'
import { ACK_ACK, forceId, squadronId, unitId, weaponId, wingId } from '../model/force'
import { sampleForces } from '../samples/two-forces'
import { dwCommandSchema } from './command'

const reason = 'as agreed'
const unit = unitId('u1')
const wing = wingId('w1')
const part = { combatantId: unit, weaponId: weaponId('gun'), rangeInches: 11.5, obstructions: 1 } as const
const fire: Fire = { parts: [part, { ...part, combatantId: wing, weaponId: ACK_ACK }], option: 'link', splitDice: null }
const roll = { attackId: 'a1', toHit: 5, modifiers: [{ source: 'card', side: 'defender', name: 'Smoke', value: -2 }] } as const

/** One of every kind. */
const COMMANDS: { readonly [T in DwCommand['type']]: Extract<DwCommand, { readonly type: T }> } = {
  beginBattle: { type: 'beginBattle', name: 'First', forces: begun(), rulings: { 'dw.appendix.aaVsFlyer': '3' } },
  endBattle: { type: 'endBattle' },
  endTurn: { type: 'endTurn' },
  activateSquadron: { type: 'activateSquadron', squadronId: squadronId('s1') },
  advanceStep: { type: 'advanceStep' },
  declareAttack: { type: 'declareAttack', fire, targetId: wing },
  declareCounter: { type: 'declareCounter', fire: { ...fire, option: 'split', splitDice: 3 }, targetId: unit, isInRange: true },
  withdrawAttack: { type: 'withdrawAttack', attackId: 'a1', reason },
  resolveCounter: { type: 'resolveCounter', ...roll },
  resolveTinyFlyers: { type: 'resolveTinyFlyers', rolls: [{ ...roll, toHit: null }] },
  rollAttack: { type: 'rollAttack', ...roll, clearedIds: [unit, wing] },
  rollDefensiveFire: { type: 'rollDefensiveFire', fire, toHit: null, modifiers: [], isInRange: false },
  rollShields: { type: 'rollShields', shields: 2, guardians: 0, toSave: 4 },
  applyDamage: { type: 'applyDamage', modifiers: roll.modifiers },
  rollRepair: { type: 'rollRepair', unitId: unit, row: 8 },
  launchWing: { type: 'launchWing', wingId: wing, unitId: unit },
  markUnit: { type: 'markUnit', unitId: unit, isObscured: true, depth: 'diving' },
  setCap: { type: 'setCap', wingId: wing, isOnCap: true },
  playCard: { type: 'playCard', forceId: forceId('f1'), name: 'Ramming speed' },
  settleExplosion: { type: 'settleExplosion', obligationId: 'o1', targetIds: [unit, wing], dice: null },
  settleFuel: { type: 'settleFuel', obligationId: 'o2', outcome: 'landed' },
  deferObligation: { type: 'deferObligation', obligationId: 'o2' },
  waiveObligation: { type: 'waiveObligation', obligationId: 'o2', reason },
  joinSquadrons: { type: 'joinSquadrons', forceId: forceId('f1'), squadrons: begun()[0]?.force.squadrons ?? [] },
  joinForce: { type: 'joinForce', ...present(begun()[0], 'force') },
  setRuling: { type: 'setRuling', key: 'dw.threshold', value: 'gt' },
  tellBattle: { type: 'tellBattle', headline: 'We held', place: null, heldBy: 'A' },
  correctUnit: { type: 'correctUnit', unitId: unit, correction: { hp: 3, criticalRows: [4, 11], note: 'a\nb' }, reason },
  correctWing: { type: 'correctWing', wingId: wing, correction: { fuel: 0, ordnanceKind: null, bar: 'aa' }, reason },
  correctSquadron: { type: 'correctSquadron', squadronId: squadronId('s1'), correction: { hasActivated: false }, reason },
  correctForce: { type: 'correctForce', forceId: forceId('f1'), correction: { cards: 5 }, reason },
  correctAttack: { type: 'correctAttack', attackId: 'a1', correction: { hits: 7 }, reason }
}

describe('a command that crosses the wall', () => {
  it.each(Object.values(COMMANDS))('passes unchanged: $type', command => {
    expect(dwCommandSchema.parse(command)).toEqual(command)
  })

  it.each<[string, unknown]>([
    ['of a kind nobody knows', { type: 'winBattle' }],
    ['with something added', { type: 'endBattle', really: true }],
    ['with half a die', { ...COMMANDS.rollShields, shields: 1.5 }],
    ['with fewer generators than none', { ...COMMANDS.rollShields, guardians: -1 }],
    ['with a number to hit that no die can miss', { ...COMMANDS.rollAttack, toHit: 1 }],
    ['with an endless distance', { ...COMMANDS.declareAttack, fire: { ...fire, parts: [{ ...part, rangeInches: Infinity }] } }],
    ['with a distance behind itself', { ...COMMANDS.declareAttack, fire: { ...fire, parts: [{ ...part, rangeInches: -1 }] } }],
    ['with a way of firing that is none', { ...COMMANDS.declareAttack, fire: { ...fire, option: 'broadside' } }],
    ['with an id that is a path', { ...COMMANDS.activateSquadron, squadronId: '../s1' }],
    ['with a row that no two dice show', { ...COMMANDS.rollRepair, row: 13 }],
    ['with a reason as long as a book', { ...COMMANDS.waiveObligation, reason: 'x'.repeat(401) }],
    ['with a reason over several lines', { ...COMMANDS.waiveObligation, reason: 'a\nb' }],
    ['with a reason that is broken text', { ...COMMANDS.waiveObligation, reason: '\ud800' }],
    ['with a note that is broken text', { ...COMMANDS.correctUnit, correction: { note: '\ud800' } }],
    ['with a correction of something that is no value of a unit', { ...COMMANDS.correctUnit, correction: { hpStart: 20 } }],
    ['with a correction that is there and not there', { ...COMMANDS.correctUnit, correction: { hp: undefined } }],
    ['with a depth nobody dives to', { ...COMMANDS.markUnit, depth: 'abyss' }]
  ])('is refused %s', (_name, command) => {
    expect(dwCommandSchema.safeParse(command).success).toBe(false)
  })

  it('has the spaces around its names taken off', () => {
    expect(dwCommandSchema.parse({ ...COMMANDS.correctForce, correction: { name: '  Crown ' } })).toMatchObject({
      correction: { name: 'Crown' }
    })
  })
})

function begun() {
  let last = 0
  return sampleForces(() => `id${String((last += 1))}`).map((force, i) => ({ sideId: 'AB'.charAt(i), force }))
}
