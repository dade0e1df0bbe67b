import { describe, expect, it } from 'vitest'
import type { RefusalRow } from '@shared/core/engine/refusals'
import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import type { ChosenRulings, RulingDefinition } from '@shared/core/rulings/ruling'
import { LOCALES } from '@shared/kernel/locale'
import { CODE, FILES, isTest } from '../tidy/repository'
import { messagesOf } from './messages'
import { saidInPlay, type Played } from './said'

/** What all games refuse alike is tested there. */
const HOUSEKEEPING = 'tests/contract/housekeeping.test.ts'

/** What a game adds to the contract tests that all games share. */
interface Game<State, Command extends Typed, Event extends Typed, Refusal extends string> {
  readonly system: RuleSystem<State, Command, Event, Refusal>
  /** In front of its messages, and in capitals in front of its requirements and questions. */
  readonly prefix: string
  readonly requirements: Readonly<Record<string, string>>
  /** How many questions its README answers, from Q01. */
  readonly questions: number
  readonly rulings: readonly (RulingDefinition & { readonly group: string })[]
  readonly rulingGroups: readonly string[]
  readonly readRuling: (chosen: ChosenRulings, key: never) => string
  readonly isRulingValue: (key: string, value: string) => boolean
  /** The readings that are commonly played and are not the default. */
  readonly commonly: ChosenRulings
  readonly refusals: Readonly<Record<Refusal, RefusalRow>>
  readonly problems: readonly string[]
  /** Where its problems have their sentences; `<prefix>.problem` if it does not say. */
  readonly problemArea?: string
  readonly parts: readonly string[]
  /** Lists from which screens build keys: every word has a message under `<prefix>.<list>`. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** Any other message that must be there. */
  readonly keys?: readonly string[]
  readonly played: Played<State, Command, Event>
}

/** The contract of a game: its house rules, its refusals and what it says. */
export function describeGame<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  game: Game<State, Command, Event, Refusal>
): void {
  const { system, prefix, rulings } = game
  const { id } = system
  const refusals = Object.keys(game.refusals)
  const isSource = (source: string): boolean =>
    source in game.requirements || (source.startsWith(`${prefix.toUpperCase()}-Q`) && isWithin(source.slice(4), game.questions))

  describe(`the house rules of ${id}`, () => {
    const read = game.readRuling as (chosen: ChosenRulings, key: string) => string

    it('stand under headings that are all used', () => {
      expect(new Set(rulings.map(ruling => ruling.group))).toEqual(new Set(game.rulingGroups))
    })
    it('answer a question or a requirement', () => {
      expect(rulings.map(ruling => ruling.question).filter(question => !isSource(question))).toEqual([])
    })
    it('stand with their default in the README, in the row of their question', () => {
      const rows = (FILES.find(file => file.path === `src/shared/systems/${id}/README.md`)?.text ?? '').split('\n')
      const isTold = ({ key, question, values }: RulingDefinition): boolean =>
        rows.some(row => row.startsWith(`| ${question} `) && row.includes(`\`${key}\` = \`${values[0]}\``))
      expect(rulings.filter(ruling => !isTold(ruling)).map(ruling => ruling.key)).toEqual([])
    })
    it('read as chosen, and as the default where nothing known is chosen', () => {
      for (const { key, values } of rulings) {
        expect([{}, { [key]: 'sometimes' }].map(chosen => read(chosen, key))).toEqual([values[0], values[0]])
        expect(values.map(value => read({ [key]: value }, key))).toEqual(values)
      }
      expect(() => read({}, `${prefix}.weather`)).toThrow(`${prefix}.weather`)
    })
    it('may be set to each of their readings and to nothing else', () => {
      for (const { key, values } of rulings) {
        expect(values.filter(value => !game.isRulingValue(key, value))).toEqual([])
        expect(game.isRulingValue(key, 'sometimes'), key).toBe(false)
      }
      expect(game.isRulingValue(`${prefix}.weather`, 'rain')).toBe(false)
    })
    it('are commonly played as written, but for those that are listed', () => {
      const common = rulings.flatMap(ruling => (ruling.common === undefined ? [] : [[ruling.key, ruling.common]]))
      expect(Object.fromEntries(common)).toEqual(game.commonly)
    })
  })

  describe(`what ${id} refuses`, () => {
    it('has one name each for its problems, its parts of a sum and its headings', () => {
      for (const list of [game.problems, game.parts, game.rulingGroups]) expect(new Set(list).size).toBe(list.length)
    })
    it('can be overruled where it is only a broken rule', () => {
      const isForced = system.canForce as (code: string) => boolean
      expect(Object.entries<RefusalRow>(game.refusals).filter(([code, row]) => isForced(code) !== row.canOverrule)).toEqual([])
    })
    it('cites requirements and questions', () => {
      expect(Object.values<RefusalRow>(game.refusals).filter(({ rule }) => rule !== null && !isSource(rule))).toEqual([])
    })
    it('is met by a test, as is every problem', () => {
      const tests = CODE.filter(
        file => isTest(file) && [`src/shared/systems/${id}/`, HOUSEKEEPING].some(place => file.path.startsWith(place))
      )
      const text = tests.map(file => file.text).join('\n')
      expect([...refusals, ...game.problems].filter(code => !new RegExp(`'${code}[' ]`, 'u').test(text))).toEqual([])
    })
  })

  describe(`what ${id} says`, () => {
    const said = saidInPlay(system, game.played)
    const words = { ...game.words, refusal: refusals, part: game.parts, rulingGroup: game.rulingGroups }
    const listed = Object.entries(words).flatMap(([list, each]) => each.map(word => `${prefix}.${list}.${word}`))
    const problems = game.problems.map(code => `${game.problemArea ?? `${prefix}.problem`}.${code}`)

    it('is much, in keys of its own and not in prose', () => {
      expect(said.keys.size).toBeGreaterThan(100)
      expect([...said.keys].filter(key => !new RegExp(`^(${prefix}|rulings|replay\\.told)(\\.[A-Za-z0-9-]+)+$`, 'u').test(key))).toEqual([])
    })
    it('names commands, events, rolls and parts of a sum', () => {
      const areas = ['command', 'event', 'roll', 'part']
      expect(areas.filter(area => ![...said.keys].some(key => key.startsWith(`${prefix}.${area}.`)))).toEqual([])
    })
    it.each(LOCALES)('has its words in %s', language => {
      const messages = messagesOf(language)
      expect([...said.keys, ...listed, ...problems, ...(game.keys ?? [])].filter(key => !messages.has(key)).sort()).toEqual([])
    })
    it('rests on requirements or questions that there are', () => {
      expect(said.sources.size).toBeGreaterThan(10)
      expect([...said.sources].filter(source => !isSource(source))).toEqual([])
    })
  })
}

/** Whether it is a number of two digits from 01 to this. */
function isWithin(digits: string, last: number): boolean {
  return /^\d{2}$/u.test(digits) && Number(digits) >= 1 && Number(digits) <= last
}
