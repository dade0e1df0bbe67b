import { describe, expect, it } from 'vitest'
import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import { openIn } from '@shared/systems/dystopian-wars/derive/attack-step'
import type { Attack } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { currentAttack } from '@shared/systems/dystopian-wars/state'
import { aSquadron, battle, havingUnit, s } from '@kit/systems/dystopian-wars'
import { chanceOf, type Chance } from '../../support/chance'
import { explored } from '../../support/explored'
import { playWithChance } from '../../support/dystopian-wars/play'
import { Faces } from '../faces'
import { Exchange } from './exchange'
import { asRead, asTold, now, OURS, rulingsOf, someDamage, someFire, someReadings, someUnit, standing, THEIRS } from './some-exchange'

const ACTIVATIONS = explored(1_200)
/** What must have happened, or the run has not tried enough. */
const MET = [
  'attack alone',
  'attack linked',
  'attack split',
  'counter-attack',
  'counter-attack linked',
  'counter-attack split',
  'defence alone',
  'defence linked',
  'defence split',
  'generators',
  'critical',
  'lead lost'
]

describe('an exchange of fire, beside a second reading of the text (DW-003 to DW-017, DW-038 to DW-063)', () => {
  it('has the dice, the hits and the damage of the referee in random activations', () => {
    const met = new Set<string>()
    for (let seed = 1; seed <= ACTIVATIONS; seed += 1) playBeside(chanceOf(seed), seed, met)
    expect([...met].sort()).toEqual([...MET].sort())
  })
})

/** One activation of two units against three in both implementations; throws where they differ. */
function playBeside(chance: Chance, seed: number, met: Set<string>): void {
  const house = someReadings(chance)
  const type = chance.oneOf(['surface', 'flying', 'submarine'] as const)
  const drafts = [...OURS.map(id => someUnit(chance, id, type)), ...THEIRS.map(id => someUnit(chance, id, 'surface'))]
  const [a, b, ...theirs] = drafts
  if (a === undefined || b === undefined) throw new Error('no units')
  let state = battle([aSquadron('ours', [a, b])], [aSquadron('theirs', theirs)], rulingsOf(house))
  for (const { id, hp } of drafts) state = havingUnit(state, id, someDamage(chance, hp))
  const referee = new Exchange(
    drafts.map(draft => ({ ...asTold(draft), ...now(state, draft.id) })),
    house
  )
  let seq = 0

  /** Plays a command, and has the referee take the faces that were rolled; null if it was refused. */
  const submit = (command: DwCommand): Faces | null => {
    seq += 1
    const played = playWithChance(chance, state, command, seq, false)
    if (played.kind === 'refused') return null
    state = played.state
    // Who stands near an explosion is the table's answer, here nobody.
    for (const obligation of state.obligations) state = dystopianWars.evolve(state, { type: 'obligationWaived', obligation, reason: '' })
    return new Faces(played.entry.dice.map(dice => [...dice.faces]))
  }
  const agrees = (what: string): void =>
    expect(standing(state), `activation ${String(seed)}, step ${String(seq)}, ${what}`).toEqual(referee.standing())

  submit({ type: 'activateSquadron', squadronId: s('ours') })
  for (let tries = 0; tries < 7; tries += 1)
    submit({
      type: 'declareAttack',
      fire: someFire(chance, state, OURS, ['gun', 'secondary', 'torpedoes', 'rockets']),
      targetId: chance.oneOf(THEIRS) as CombatantId
    })
  submit({ type: 'advanceStep' })
  const weapon = type === 'submarine' ? 'cc' : 'aa'
  for (let tries = 0; tries < 4 && state.step === 'declareCounters'; tries += 1) {
    const fire = someFire(chance, state, THEIRS, [weapon])
    submit({ type: 'declareCounter', fire, targetId: chance.oneOf(OURS) as CombatantId, isInRange: true })
  }
  if (state.step === 'declareCounters') submit({ type: 'advanceStep' })
  for (let steps = 0; steps < 60 && state.step !== 'between'; steps += 1) onward()

  function onward(): void {
    const toHit = chance.whole(3, 6)
    if (state.step === 'resolveCounters') {
      const counter = chance.oneOf(openIn(state, 'resolveCounters'))
      const fire = asRead(counter)
      const faces = submit({ type: 'resolveCounter', attackId: counter.id, toHit, modifiers: [] })
      if (faces === null) throw new Error('a counter-attack was refused')
      judged(`counter-attack ${counter.id}`, faces, () => referee.isHit(counter.targetId, referee.rolls(fire, toHit, faces), faces))
      met.add(counter.option === 'split' ? 'counter-attack split' : counter.parts.length > 1 ? 'counter-attack linked' : 'counter-attack')
    } else if (state.step === 'attack') {
      const attack = chance.oneOf(openIn(state, 'attack'))
      const fire = asRead(attack)
      const dice = referee.dice(fire)
      const faces = submit({ type: 'rollAttack', attackId: attack.id, toHit, modifiers: [], clearedIds: [] })
      if (faces === null) throw new Error('an attack was refused')
      let hits = 0
      judged(`attack ${attack.id} of ${String(dice)} dice`, faces, () => (hits = referee.rolls(fire, toHit, faces)))
      hitsAgree(attack.id, hits)
      met.add(attack.option === 'split' ? 'attack split' : attack.parts.length > 1 ? 'attack linked' : 'attack alone')
      if (attack.parts.length > 1 && referee.isGone(attack.parts[0]?.combatantId ?? '')) met.add('lead lost')
    } else if (state.step === 'defensiveFire') defend(toHit)
    else if (state.step === 'shields') save()
    else if (state.step === 'damage') strike()
    else submit({ type: 'advanceStep' })
  }

  function defend(toHit: number): void {
    const attack = current()
    const kinds = referee.answers(asRead(attack))
    const kind = chance.oneOf(kinds)
    const fire = someFire(chance, state, THEIRS, [kind])
    const due = referee.defenceDice(asRead(fire))
    const faces = submit({ type: 'rollDefensiveFire', fire, toHit, modifiers: [], isInRange: true })
    if (faces === null) {
      submit({ type: 'advanceStep' })
      return
    }
    let hits = 0
    judged(`defence of ${String(due)} dice against ${attack.id}`, faces, () => {
      hits = Math.max(0, attack.hits - referee.defends(asRead(fire), toHit, faces))
    })
    hitsAgree(attack.id, hits, 'after defence')
    met.add(fire.option === 'split' ? 'defence split' : fire.parts.length > 1 ? 'defence linked' : 'defence alone')
  }

  function save(): void {
    const attack = current()
    const toSave = chance.whole(3, 6)
    const own = referee.generators(attack.targetId)
    const mates = THEIRS.filter(id => id !== attack.targetId).reduce((sum, id) => sum + referee.generators(id).guardians, 0)
    const guardians = own.guardians + chance.whole(0, mates)
    if (own.shields + guardians === 0) {
      submit({ type: 'advanceStep' })
      return
    }
    const faces = submit({ type: 'rollShields', shields: own.shields, guardians, toSave })
    if (faces === null)
      throw new Error(`activation ${String(seed)}: ${String(own.shields)} shields and ${String(guardians)} guardians were refused`)
    let hits = 0
    judged(`generators against ${attack.id}`, faces, () => {
      hits = Math.max(0, attack.hits - referee.saves(own.shields, guardians, toSave, faces))
    })
    hitsAgree(attack.id, hits, 'after generators')
    met.add('generators')
  }

  function strike(): void {
    const attack = current()
    const faces = submit({ type: 'applyDamage', modifiers: [] })
    if (faces === null) throw new Error('damage was refused')
    const before = referee.standing().join()
    judged(`damage of ${String(attack.hits)} hits`, faces, () => referee.isHit(attack.targetId, attack.hits, faces))
    if (/rows/u.test(before) && state.units.some(unit => unit.criticals.length > 0)) met.add('critical')
  }

  function judged(what: string, faces: Faces, judge: () => void): void {
    try {
      judge()
      faces.end()
    } catch (error) {
      throw new Error(`activation ${String(seed)}, step ${String(seq)}, ${what}, ${JSON.stringify(house)}`, { cause: error })
    }
    agrees(what)
  }

  /** An activation whose last attack has come to nothing is over. */
  function hitsAgree(id: string, hits: number, when = ''): void {
    const attack = state.activation?.attacks.find(one => one.id === id)
    if (attack !== undefined) expect(attack.hits, `activation ${String(seed)}, step ${String(seq)}, hits of ${id} ${when}`).toBe(hits)
  }

  function current(): Attack {
    const attack = currentAttack(state)
    if (attack === undefined) throw new Error('no attack in hand')
    return attack
  }
}
