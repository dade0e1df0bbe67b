import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { FormationOutline, Outline } from '@shared/core/view/outline'
import { ABILITIES, FLEET_CLASSES, SIZES } from '@shared/systems/starfinder-armada/model/design'
import { FACTIONS, SHIP_CLASSES } from '@shared/systems/firestorm-armada/model/design'
import { UNIT_TYPES } from '@shared/systems/dystopian-wars/model/force'
import { silhouette, type SilhouetteState } from './draw'
import { lookOf, lookSeen } from './look'
import ShipSilhouette from './ShipSilhouette.vue'

const LANTERN: FormationOutline = { style: 'formation', fleetClass: 'capital', size: 'large', tier: 6, abilities: ['array', 'flagship'] }
const GULL: Outline = { style: 'fighter', agility: 1, hull: 8, shields: 4, guns: [{ attack: 3, arc: 'front', isOrdnance: false }] }
const cells = (front: string): Outline => ({
  style: 'cells',
  size: 'small',
  sectors: { front, rear: '++++b', right: '+Bc', left: '+Bd', top: '+w', bottom: 'Xx' }
})
const OUTLINES: readonly Outline[] = [
  ...FLEET_CLASSES.flatMap(fleetClass =>
    SIZES.flatMap(size => [
      { ...LANTERN, fleetClass, size, abilities: [] },
      { ...LANTERN, fleetClass, size, tier: 20, abilities: ABILITIES }
    ])
  ),
  ...SHIP_CLASSES.flatMap(shipClass =>
    FACTIONS.map((faction): Outline => {
      return { style: 'line', shipClass, faction, movement: 8, hull: 7, shields: 2, mines: 3, guns: [6, 2, 9, 9, 8, 5] }
    })
  ),
  ...[...UNIT_TYPES, 'flight' as const].flatMap(type =>
    [1, 12].map((hull): Outline => {
      const guns = { gunnery: 3, torpedo: 2, rocket: 2, bomb: 1 }
      return { style: 'profile', type, isSmall: hull < 4, hull, armour: 5, ackAck: 4, shields: 2, guardians: 3, tokens: 5, guns }
    })
  ),
  GULL,
  ...[0, 1, 2, 3, 4, 5].map(agility => ({ ...GULL, agility, hull: 1 + agility })),
  cells('WWWAa'),
  cells('..')
]
const STATES: readonly SilhouetteState[] = ['whole', 'low', 'off', 'lost']
const bytes = (outline: Outline, px = 48, state: SilhouetteState = 'whole'): string => JSON.stringify(silhouette(outline, px, state))

describe('a silhouette', () => {
  it('is drawn of every design in every size and state, from numbers alone, in a kilobyte or two', () => {
    for (const outline of OUTLINES)
      for (const px of [24, 48, 240])
        for (const state of STATES) {
          const strokes = silhouette(outline, px, state)
          expect(strokes.length).toBeGreaterThan(0)
          for (const { d } of strokes) expect(d).toMatch(/^[MLHVCQAZhvlqacmz\d\s.-]+$/u)
          expect(JSON.stringify(strokes).length).toBeLessThan(12_000)
        }
  })

  it('is the same for the same facts, whatever they are read from', () => {
    for (const outline of OUTLINES) expect(bytes(structuredClone(outline), 120)).toBe(bytes(outline, 120))
    const others = [{ ...LANTERN, tier: 18 }, { ...LANTERN, abilities: ['array'] }, { ...LANTERN, size: 'small' as const }, LANTERN]
    expect(new Set(others.map(outline => bytes(outline))).size).toBe(others.length)
  })

  it('shows each state by form, and more of a ship the larger it is', () => {
    expect(new Set(STATES.map(state => bytes(LANTERN, 48, state))).size).toBe(STATES.length - 1)
    expect(bytes(LANTERN, 24).length).toBeLessThan(bytes(LANTERN, 48).length)
    expect(bytes(LANTERN, 48).length).toBeLessThan(bytes(LANTERN, 240).length)
  })

  it('of structure points shows which are lost', () => expect(bytes(cells('WWWA.'))).not.toBe(bytes(cells('WWWAa'))))

  it('is broken in two where the ship is lost, and looks to the left from the right-hand rack', () => {
    const lost = mount(ShipSilhouette, { props: { outline: LANTERN, state: 'lost', isMirrored: true, side: 'B' } })
    expect(lost.findAll('clippath').length + lost.findAll('clipPath').length).toBeGreaterThanOrEqual(2)
    expect(lost.html()).toContain('scale(-1 1)')
    expect(lost.attributes('style')).toContain('--side-b')
    expect(mount(ShipSilhouette, { props: { outline: LANTERN } }).html()).not.toContain('clip')
  })
})

describe('how a unit is drawn', () => {
  it('follows how it stands, then what is left of it', () => {
    expect([lookOf('destroyed', true), lookOf('gone', false), lookOf('disabled', false)]).toEqual(['lost', 'off', 'off'])
    expect([lookOf('fighting', true), lookOf('routed', false)]).toEqual(['low', 'whole'])
  })
  it('follows quarters where a viewer knows no more', () => {
    const hull = (quarters: 2 | 3) => [{ kind: 'hull', label: { key: '' }, quarters, word: { key: '' }, figures: null }] as const
    expect(lookSeen({ standing: 'fighting', gauges: hull(2) })).toBe('low')
    expect(lookSeen({ standing: 'fighting', gauges: hull(3) })).toBe('whole')
    expect(lookSeen({ standing: 'fighting', gauges: [] })).toBe('whole')
  })
})
