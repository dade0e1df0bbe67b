import { describe, expect, it } from 'vitest'
import { submit } from '@shared/core/engine/submit'
import type { Typed } from '@shared/core/engine/rule-system'
import { LOCALES } from '@shared/kernel/locale'
import { TEXTS } from '../../src/renderer/src/systems/texts'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems'

const FILES = import.meta.glob<Readonly<Record<string, Readonly<Record<string, Words>>>>>(
  '../../src/renderer/src/i18n/*/systems/*-lesson.json',
  { eager: true, import: 'default' }
)
interface Words {
  readonly title: string
  readonly what: string
  readonly why: string
}
/** The longest that a learner reads before acting, in characters. */
const WORDS_MAX = 330

const LESSONS = SYSTEM_IDS.flatMap(id => {
  const system = hostedSystem(id)
  return (system.lesson ?? []).map((part, at) => ({ id, system, part, at: at + 1 }))
})

it('is there in every game', () => {
  expect(new Set(LESSONS.map(({ id }) => id))).toEqual(new Set(SYSTEM_IDS.filter(id => hostedSystem(id).lesson !== undefined)))
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBeGreaterThanOrEqual(5)
})

describe.each(LESSONS)('part $at of the first battle of $id', ({ id, system, part, at }) => {
  let count = 0
  const newId = (): string => `id${String((count += 1))}`

  function carriedOut(state: unknown, command: Typed, faces: readonly (readonly number[])[], named: string): unknown {
    const done = submit(system.rules, state, command, faces)
    if (done.kind !== 'decided') throw new Error(`${named}: ${JSON.stringify([done, system.rules.obligations(state)])}`)
    const moment = done.asked.map(({ die, count: dice }) => `${String(dice)}${die}`)
    expect(done.asked, `${named} rolls ${moment.join(', ')}`).toHaveLength(faces.length)
    return done.state
  }

  it('is played through without a refusal, with legal rosters and the faces that it suggests', () => {
    const rosters = part.rosters(newId, 'en')
    for (const roster of rosters) expect(system.isFit(roster, {}), roster.name).toBe(true)
    const sides = rosters.map((roster, index) => ({ sideId: 'AB'.charAt(index), roster }))
    let state = carriedOut(system.rules.initial, system.beginCommand({ name: 'Lesson', sides, rulings: {} }), [], 'begin')
    for (const [index, { command, faces = [] }] of part.before.entries()) {
      state = carriedOut(state, command(state), faces, `before ${String(index)}`)
    }
    for (const { id: name, type, command, faces = [], times = 1 } of part.steps) {
      for (let done = 0; done < times; done += 1) {
        const act = command(state)
        expect(act.type, name).toBe(type)
        state = carriedOut(state, act, faces, name)
      }
    }
  })

  it.each(LOCALES)('says what and why of each step, shortly, in %s', locale => {
    const own = FILES[`../../src/renderer/src/i18n/${locale}/systems/${TEXTS[id]}-lesson.json`]?.[`${TEXTS[id]}Lesson`] ?? {}
    const steps = part.steps.map(({ id: step }) => step)
    expect(steps.filter(step => own[step] === undefined)).toEqual([])
    for (const step of steps) {
      const { title = '', what = '', why = '' } = own[step] ?? {}
      expect(
        [title, what, why].every(text => text.trim() !== ''),
        step
      ).toBe(true)
      expect(`${title}${what}${why}`.length, step).toBeLessThan(WORDS_MAX)
    }
    expect(new Set(part.steps.map(({ id: step }) => step)).size).toBe(part.steps.length)
  })

  it('has few enough steps for three to fifteen minutes, and begins at a decision', () => {
    expect(part.steps.length).toBeGreaterThanOrEqual(6)
    expect(part.steps.length).toBeLessThanOrEqual(24)
    expect(at).toBeLessThanOrEqual(2)
  })
})
