import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { chanceOf } from '../support/chance'
import { playWholeBattle } from '../support/whole-battle'
import { randomSetup } from '../support/random-battle'

const FOLDER = join(import.meta.dirname, 'starfinder-armada')
const isAccepting = process.env['FLAGSHIP_GOLDEN'] === 'accept'

const battles = [
  {
    name: 'sample-tier-6',
    play: () => playWholeBattle(chanceOf(6), { type: 'beginBattle', name: 'Meridian Gap', rulings: {}, armadas: sample() })
  },
  { name: 'many-armadas', play: () => playWholeBattle(chanceOf(77), randomSetup(chanceOf(77))) }
]

describe('whole battles by the book', () => {
  it.each(battles)('$name ends with the battle over', ({ name, play }) => {
    const { entries, state } = play()
    expect(state.phase).toBe('over')
    expect(entries.length).toBeGreaterThan(20)
    if (!isAccepting) return
    mkdirSync(FOLDER, { recursive: true })
    const lines = entries.map(entry => JSON.stringify(entry)).join(',\n')
    writeFileSync(join(FOLDER, `${name}.battle.json`), `{"entries":[\n${lines}\n],\n"end":${JSON.stringify(state)}}\n`)
  })
})

function sample() {
  let n = 0
  const [one, other] = sampleArmadas(() => `s${String((n += 1))}`)
  return [
    { sideId: 'A', armada: one },
    { sideId: 'B', armada: other }
  ]
}
