import { describe, expect, it } from 'vitest'
import { FORCEABLE_REFUSALS, FIRM_REFUSALS } from '@shared/systems/starfinder-armada/commands/refusal'
import { starfinderArmada } from '@shared/systems/starfinder-armada'
import type { Message, MessageValue } from '@shared/core/engine/message'
import type { BreakdownPart } from '@shared/core/breakdown/breakdown'
import { armorClass } from '@shared/systems/starfinder-armada/derive/fleet/armor-class'
import { damageAfter } from '@shared/systems/starfinder-armada/derive/fire/damage'
import { gunneryCheck } from '@shared/systems/starfinder-armada/derive/fire/gunnery'
import { hpMaxBreakdown } from '@shared/systems/starfinder-armada/derive/fleet/hull'
import { moraleCheck, moraleDc } from '@shared/systems/starfinder-armada/derive/checks/morale'
import { officerBonus, officerCheck } from '@shared/systems/starfinder-armada/derive/checks/officer-bonus'
import { PART_NAMES, REASON_NAMES } from '@shared/systems/starfinder-armada/derive/part-names'
import { pilotingCheck, stuntDc } from '@shared/systems/starfinder-armada/derive/checks/piloting'
import { spMaxOf } from '@shared/systems/starfinder-armada/derive/fleet/shields'
import { speed } from '@shared/systems/starfinder-armada/derive/fleet/speed'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { ADJUSTABLE, CONDITIONS, FLEET_STATUSES, RANGE_BANDS, ROUND_PHASES, STUNTS } from '@shared/systems/starfinder-armada/model/battle'
import { CRITICAL_TRIGGERS } from '@shared/systems/starfinder-armada/model/obligation'
import { ABILITIES, FLEET_CLASSES, ROLES, SIZES } from '@shared/systems/starfinder-armada/model/design'
import { BOOSTS } from '@shared/systems/starfinder-armada/commands/officer-command'
import { ACTIONS } from '@shared/systems/starfinder-armada/model/officer-actions'
import { chanceOf } from '../support/chance'
import { explored } from '../support/explored'
import { LOCALES } from '@shared/kernel/locale'
import { messagesOf } from '../support/messages'
import { playWithChance } from '../support/play-random'
import { randomCommand, randomSetup } from '../support/random-battle'

const BATTLES = explored(150)

/** Message keys of the engine, collected by playing, and the fixed lists of words. */
const said = new Set<string>()

collectFromPlay()
const lists: [string, readonly string[]][] = [
  ['refusal', [...FORCEABLE_REFUSALS, ...FIRM_REFUSALS]],
  ['condition', CONDITIONS],
  ['stunt', STUNTS],
  ['status', FLEET_STATUSES],
  ['band', RANGE_BANDS],
  ['phase', ['deployment', ...ROUND_PHASES, 'over']],
  ['ability', [...ABILITIES, 'agile']],
  ['class', FLEET_CLASSES],
  ['role', ROLES],
  ['size', SIZES],
  ['part', PART_NAMES],
  ['notCounted', REASON_NAMES],
  ['adjustable', ADJUSTABLE],
  ['moraleResult', ['emboldened', 'unaffected', 'shaken', 'routed']],
  ['reason.critical', CRITICAL_TRIGGERS],
  ['cause.critical', CRITICAL_TRIGGERS],
  ['obligationKind', ['critical', 'morale', 'routCascade', 'freeAttack', 'boarding', 'selfDestruct', 'duelVictim']],
  ['action', ACTIONS],
  ['boost', BOOSTS],
  ['mark', ['movement', 'hasAttacked.true', 'hasAttacked.false', 'isHidden.true', 'isHidden.false', 'adjustments', 'note']]
]
for (const [list, words] of lists) for (const word of words) said.add(`sa.${list}.${word}`)

it('the engine has much to say', () => {
  expect(said.size).toBeGreaterThan(200)
})

describe.each(LOCALES)('the messages in %s', language => {
  const messages = messagesOf(language)
  it('have every key the engine can say', () => {
    expect([...said].filter(key => !messages.has(key)).sort()).toEqual([])
  })
})

function collectFromPlay(): void {
  for (let seed = 1; seed <= BATTLES; seed += 1) {
    const chance = chanceOf(seed)
    let state: BattleState = starfinderArmada.initial
    for (let seq = 1; seq <= 120; seq += 1) {
      const command = seq === 1 ? randomSetup(chance) : randomCommand(chance, state)
      const played = playWithChance(chance, state, command, seq, true)
      if (played.kind === 'refused') continue
      note(starfinderArmada.describeCommand(state, command))
      for (const dice of played.entry.dice) said.add(dice.purpose)
      for (const event of played.entry.events) {
        note(starfinderArmada.describe(state, event))
        if (event.type === 'effectBegun') said.add(event.effect.cause)
        state = starfinderArmada.evolve(state, event)
      }
      for (const due of starfinderArmada.obligations(state)) [due.title, due.reason].forEach(note)
      if (seq % 10 === 0) noteBreakdowns(state)
    }
  }
}

function note(value: MessageValue): void {
  if (typeof value !== 'object') return
  const message: Message = value
  said.add(message.key)
  for (const inner of Object.values(message.values ?? {})) note(inner)
}

function noteBreakdowns(state: BattleState): void {
  const [one, other] = [state.fleets[0], state.fleets.at(-1)]
  if (one === undefined || other === undefined) return
  const shot = {
    attackerId: one.id,
    targetId: other.id,
    rangeHexes: 2,
    arrayTargets: 3,
    usesSuperweapon: true,
    debrisCrossed: 1,
    gmCheck: 1
  }
  const sums = [
    gunneryCheck(state, shot),
    armorClass(state, other, { versus: 'gunnery', isFromFrontArc: true, gmAc: 1 }),
    damageAfter(state, one, other, { sum: 4, diceCount: 1, usesSuperweapon: true, isHalved: true, isFree: false }),
    hpMaxBreakdown(state, one),
    spMaxOf(state, one),
    moraleCheck(state, one),
    moraleDc(state, one),
    pilotingCheck(state, one),
    speed(state, one),
    ...STUNTS.flatMap(stunt => stuntDc(state, one, stunt, other) ?? []),
    ...state.officers.flatMap(officer => [officerBonus(officer), officerCheck(state, officer)])
  ]
  for (const part of sums.flatMap((sum): readonly BreakdownPart[] => sum.parts)) {
    said.add(part.label)
    if (part.notCounted !== undefined) said.add(part.notCounted)
  }
}
