import { describe, expect, it } from 'vitest'
import { sh } from '@kit/systems/petit-wargame'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import { logReading } from '../words/log-reading'
import { alikeFrom, damageInWords, elementsInWords } from './damage-sums'

/** Names the message and its values. */
const t = (key: string, values?: unknown): string => (values === undefined ? key.split('.').slice(-1).join('') : JSON.stringify(values))
const lost = (sector: 'front' | 'rear', element: 'A' | 'engine'): PwEvent => ({ type: 'elementLost', shipId: sh('x'), sector, element })
const struck = (isLost: boolean): PwEvent => ({ type: 'pointStruck', targetId: sh('x'), sector: 'rear', isLost })

describe('many points of damage', () => {
  it('are told in one sentence, by sector and kind', () => {
    const events = [lost('front', 'A'), lost('front', 'A'), lost('rear', 'engine')]
    expect(JSON.parse(damageInWords(events, 'Kestrel', t).lost)).toMatchObject({
      ship: 'Kestrel',
      count: 3,
      elements: '{"name":"front","stands":"2 × A"}; {"name":"rear","stands":"engine"}'
    })
    expect(elementsInWords(['engine', 'A', 'A'], t)).toBe('engine, 2 × A')
  })

  it('that strike nothing are counted apart', () => {
    const { lost: none, empty } = damageInWords([struck(true), struck(false), struck(true)], 'Kestrel', t)
    expect([none, JSON.parse(empty)]).toEqual(['', { ship: 'Kestrel', count: 2 }])
  })

  it('are told once, where the first of them is, also where equal ones are one object', () => {
    const same = lost('rear', 'engine')
    const events = [struck(false), same, same, same]
    expect(events.map((_, at) => alikeFrom(events, at))).toEqual([0, 3, 0, 0])
  })

  it('are one run of the log', () => {
    expect([logReading.foldOf(lost('rear', 'A')), logReading.foldOf(struck(true))]).toEqual(['losses', null])
  })
})
