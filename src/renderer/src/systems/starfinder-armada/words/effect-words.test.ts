import { beforeAll, describe, expect, it } from 'vitest'
import type { Message } from '@shared/core/engine/message'
import { LOCALES } from '@shared/kernel/locale'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { armadaId } from '@shared/systems/starfinder-armada/model/design'
import type { SaEffect } from '@shared/systems/starfinder-armada/model/effects'
import { anArmada, anOfficer, at, battle, f, o } from '@kit/systems/starfinder-armada'
import { showLocale, withSystemTexts } from '../../../i18n'
import { texts } from '../../../i18n/texts'
import { effectWords } from './effect-words'

const state = at(
  battle(
    anArmada('us', [{ id: 'hawk' }], [anOfficer('Ana', 'admiral', 'hawk'), anOfficer('Cem', 'commander', 'hawk')]),
    anArmada('them', [{ id: 'crow' }], [anOfficer('Eve', 'chiefEngineer', 'crow')])
  ),
  'gunnery',
  2
)
const common = { id: 'e1', targetId: 'hawk', source: 'SA-109', ending: { kind: 'endOfRound', round: 2 }, suspension: null } as const
const officer = { ...common, officerId: o('Ana') }
const effects: readonly SaEffect[] = [
  { ...common, kind: 'condition', condition: 'shields', ability: null, strength: 1, byFleetId: null, cause: 'sa.cause.critical.natural' },
  {
    ...common,
    kind: 'condition',
    condition: 'auxiliarySystem',
    ability: 'emp',
    strength: 2,
    byFleetId: null,
    cause: 'sa.cause.critical.emp'
  },
  { ...common, kind: 'morale', level: 'shaken', cause: 'sa.cause.morale' },
  { ...common, kind: 'modifier', stat: 'ac', value: -4, name: null, cause: 'sa.cause.backOff' },
  { ...officer, kind: 'officerBonus', stat: 'turnDistance', value: -1, cause: 'sa.cause.boost.turns' },
  { ...common, kind: 'empArmed', round: 3, cause: 'sa.cause.empArmed' },
  { ...officer, kind: 'officerBonus', stat: 'ac', value: 3, cause: 'sa.cause.direct' },
  { ...officer, kind: 'officerBonus', stat: 'regain', value: 3, cause: 'sa.cause.boost.shields' },
  { ...officer, targetId: 'Cem', kind: 'encouraged', bonus: 'untyped', value: 1, cause: 'sa.cause.encourage' },
  { ...officer, kind: 'encouraged', bonus: 'officer', value: 3, cause: 'sa.cause.encourage' },
  { ...officer, kind: 'enchant', cause: 'sa.cause.enchant' },
  { ...officer, kind: 'target', enemyId: f('crow'), cause: 'sa.cause.target' },
  { ...officer, targetId: 'us', kind: 'precognition', cause: 'sa.cause.precognition' },
  { ...common, kind: 'scramble', round: 3, victimId: o('Ana'), officerId: o('Ana'), cause: 'sa.cause.scramble' },
  { ...common, kind: 'scramble', round: 3, victimId: null, officerId: o('Ana'), cause: 'sa.cause.scramble' },
  { ...common, kind: 'boarders', ownerId: f('crow'), cause: 'sa.cause.boarders' },
  { ...common, kind: 'mines', armadaId: armadaId('us'), place: 'B7', activeFrom: 3, hp: [2, 2], entries: [], cause: 'sa.cause.mines' },
  { ...officer, kind: 'debris', armadaId: armadaId('us'), place: '', damage: 4, cause: 'sa.cause.conjure' }
]

/** The translated message. */
function say(message: Message | string | number): string {
  if (typeof message !== 'object') return String(message)
  const values = Object.fromEntries(Object.entries(message.values ?? {}).map(([name, value]) => [name, say(value)]))
  const count = message.values?.['count']
  return typeof count === 'number' ? texts.t(message.key, values, count) : texts.t(message.key, values)
}

const wordsOf = (effect: SaEffect, battleState: BattleState = state): Record<string, string> =>
  Object.fromEntries(
    Object.entries(effectWords(battleState, effect)).map(([name, word]) => [
      name,
      typeof word === 'boolean' ? String(word) : word === null ? '' : say(word)
    ])
  )

describe('an effect in words', () => {
  beforeAll(async () => {
    for (const locale of LOCALES) await withSystemTexts('sa', () => showLocale(locale))
    await showLocale('en')
  })

  it.each(LOCALES)('is said whole in %s, whatever its kind', async locale => {
    await showLocale(locale)
    const unsaid = effects.flatMap(effect => Object.values(wordsOf(effect)).filter(word => word.includes('sa.') || word.includes('{')))
    await showLocale('en')
    expect(unsaid).toEqual([])
  })

  it.each([
    ['condition', { name: 'Shields hit', does: 'regains no SP', by: 'critical, natural roll', ending: 'ends R2', isHarm: 'true' }],
    ['officerBonus', { name: 'Boost, turns −1', does: 'Turn distance −1', by: 'Ana, Admiral, hawk', isHarm: 'false' }],
    ['target', { name: 'Target +1, crow' }],
    ['scramble', { ending: 'in R3', isHarm: 'true' }],
    ['boarders', { ending: 'by 1', by: 'crow', until: 'until one of the party’s checks fails' }],
    ['mines', { ending: 'active from R3', by: 'hawk' }],
    ['modifier', { name: 'Back off failed badly −4', isHarm: 'true', by: '' }]
  ] as const)('names %s', (kind, words) => {
    const effect = effects.find(one => one.kind === kind)
    expect(effect === undefined ? {} : wordsOf(effect)).toMatchObject(words)
  })

  it('says of a Direct whether it is for the AC', () => {
    const directs = effects.filter(one => one.cause === 'sa.cause.direct')
    expect(directs.map(one => wordsOf(one)['name'])).toEqual(['Direct AC +3'])
  })

  it('names the officer whom an encouragement is for', () => {
    expect(effects.filter(one => one.kind === 'encouraged').map(one => wordsOf(one)['does'])).toEqual([
      expect.stringContaining('of Cem'),
      expect.stringContaining('of hawk')
    ])
  })

  it('names who taunted, though the effect carries a number only', () => {
    const taunted: SaEffect = {
      ...common,
      kind: 'modifier',
      stat: 'allChecks',
      value: -2,
      name: null,
      cause: 'sa.cause.taunt',
      source: 'SA-062'
    }
    const after = { ...state, taunts: [{ armadaId: armadaId('them'), officerId: o('Eve'), targetId: f('hawk') }] }
    expect(wordsOf(taunted, after)).toMatchObject({ name: 'Taunted −2', by: 'Eve, Chief Engineer, crow', isHarm: 'true' })
  })

  it('counts the rounds it lasts, the present one among them', () => {
    const [condition] = effects
    const until = (round: number): string | undefined =>
      condition === undefined ? undefined : wordsOf({ ...condition, ending: { kind: 'endOfRound', round } })['until']
    expect(until(4)).toBe('3 more rounds, until the end of round 4')
  })

  it('says both ends of what is held off, and calls it no harm', () => {
    const [condition] = effects
    const suspension = { cause: 'sa.cause.repair', ending: { kind: 'endOfRound', round: 4 } } as const
    expect(condition === undefined ? {} : wordsOf({ ...condition, ending: { kind: 'battle' }, suspension })).toMatchObject({
      isHarm: 'false',
      ending: 'paused, R4',
      until: 'suspended 3 more rounds, until the end of round 4; lasts until the end of the battle'
    })
  })
})
