import { performance } from 'node:perf_hooks'
import type { Outline } from '@shared/core/view/outline'
import { SHIP_CLASSES, FACTIONS } from '@shared/systems/firestorm-armada/model/design'
import { ABILITIES, FLEET_CLASSES, SIZES } from '@shared/systems/starfinder-armada/model/design'
import { UNIT_TYPES } from '@shared/systems/dystopian-wars/model/force'
import { silhouette } from '@renderer/ui/silhouette/draw'

/** Row p: milliseconds for one silhouette drawn anew, and for the same one read from its text. */
const OUTLINES: readonly Outline[] = [
  ...FLEET_CLASSES.flatMap(fleetClass =>
    SIZES.map((size): Outline => ({ style: 'formation', fleetClass, size, tier: 8, abilities: ABILITIES }))
  ),
  ...SHIP_CLASSES.flatMap(shipClass =>
    FACTIONS.map((faction): Outline => ({
      style: 'line',
      shipClass,
      faction,
      movement: 8,
      hull: 7,
      shields: 2,
      mines: 3,
      guns: [6, 2, 9, 5]
    }))
  ),
  ...UNIT_TYPES.map((type): Outline => {
    const guns = { gunnery: 3, torpedo: 2, rocket: 2, bomb: 1 }
    return { style: 'profile', type, isSmall: false, hull: 9, armour: 5, ackAck: 4, shields: 2, guardians: 3, tokens: 5, guns }
  }),
  ...[0, 1, 2, 3].map((agility): Outline => {
    return { style: 'fighter', agility, hull: 3 + agility, shields: 2, guns: [{ attack: 3, arc: 'front', isOrdnance: false }] }
  }),
  { style: 'cells', size: 'small', sectors: { front: 'WWWAa', rear: '++++b', right: '+Bc', left: '+Bd', top: '+w', bottom: 'Xx' } }
]
const PX = [24, 48, 240]
const ROUNDS = 40

const texts = PX.flatMap(px => OUTLINES.map(outline => JSON.stringify(silhouette(outline, px))))
const perDrawing = (draw: () => void): number => {
  draw()
  const start = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) draw()
  return (performance.now() - start) / ROUNDS / texts.length
}
const drawnMs = perDrawing(() => {
  for (const px of PX) for (const outline of OUTLINES) silhouette(structuredClone(outline), px)
})
const readMs = perDrawing(() => {
  for (const text of texts) JSON.parse(text)
})
process.stdout.write(JSON.stringify({ count: texts.length, drawnMs, readMs }))
