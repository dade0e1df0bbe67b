import { describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import { submitForced } from '@shared/core/engine/submit'
import type { CommandEntry } from '@shared/core/log/entry'
import type { Viewer } from '@shared/core/view/viewer'
import { playersReplay } from '@shared/replay/make-replay'
import { hostedSystem, SYSTEM_IDS, type SystemId } from '@shared/systems/index'
import { gmAccount } from '@shared/report/gm-account'
import { playersAccount } from '@shared/report/players-account'
import { endDrawing, type EndWords } from '../../src/renderer/src/ui/telling/end-drawing'

const ours: Viewer = { kind: 'side', sideId: 'A' }

/** How the game master hides the last unit of side B in each game, shows it, and hurts it. */
const CORRECTIONS: Readonly<
  Record<SystemId, { readonly type: string; readonly id: string; readonly hurt: Readonly<Record<string, unknown>> }>
> = {
  'starfinder-armada': { type: 'correctFleet', id: 'fleetId', hurt: { hp: 2 } },
  'firestorm-armada': { type: 'correctShip', id: 'shipId', hurt: { hullLost: 1 } },
  'dystopian-wars': { type: 'correctSquadron', id: 'squadronId', hurt: { hasActivated: true } },
  'petit-wargame': { type: 'correctSquadron', id: 'squadronId', hurt: { hasActed: true } },
  xwing: { type: 'correctShip', id: 'shipId', hurt: { facedown: 1 } }
}

/** A battle of this game begun with its samples, and then these acts on the last unit of side B. */
function battle(id: SystemId, ...acts: readonly ('hide' | 'show' | 'hurt')[]) {
  const system = hostedSystem(id)
  let count = 0
  const rosters = system.sampleRosters(() => `id${String((count += 1))}`, 'en').slice(0, 2)
  const begin = system.beginCommand({
    name: 'Ambush',
    sides: rosters.map((roster, i) => ({ sideId: 'AB'.charAt(i), roster })),
    rulings: {}
  })
  const entries: CommandEntry<Typed, Typed>[] = []
  let state = system.rules.initial
  const play = (command: Typed): void => {
    const done = submitForced(system.rules, state, command, [], true)
    if (done.kind !== 'decided') throw new Error(`${command.type} is not done`)
    state = done.state
    const seq = entries.length + 1
    entries.push({
      kind: 'command',
      seq,
      at: seq,
      by: 'gm',
      command,
      dice: [],
      events: done.events,
      rulesVersion: system.rules.rulesVersion
    })
  }
  play(begin)
  const { type, id: field, hurt } = CORRECTIONS[id]
  const ambush =
    system.report
      .hideable(state)
      .filter(({ id: one }) => one.length > 0)
      .at(-1)?.id ?? ''
  const unit = id === 'firestorm-armada' ? ((state as { ships: { id: string }[] }).ships.at(-1)?.id ?? '') : ambush
  for (const act of acts) {
    const isSet = act === 'hide'
    if (id === 'firestorm-armada' && act !== 'hurt') play({ type: 'markShip', shipId: unit, mark: 'isHidden', isSet } as Typed)
    else play({ type, [field]: unit, correction: act === 'hurt' ? hurt : { isHidden: isSet }, reason: '' } as Typed)
  }
  const rows = Object.values(state as Record<string, unknown>).filter(Array.isArray) as { id?: string; name?: string }[][]
  const name = rows.flat().find(one => one.id === unit)?.name ?? ''
  return { system, entries, name }
}

const told = (id: SystemId, ...acts: Parameters<typeof battle>[1][]): { readonly account: string; readonly frames: readonly boolean[] } => {
  const { system, entries, name } = battle(id, ...acts)
  const replay = playersReplay(system, entries, ours)
  return {
    account: JSON.stringify(playersAccount(system, entries, ours)).includes(JSON.stringify(name)) ? 'names it' : 'has nothing of it',
    frames: replay.frames.map(({ view }) => JSON.stringify(view).includes(JSON.stringify(name)))
  }
}

const WORDS: EndWords = {
  headline: 'Us',
  why: '',
  kept: '',
  standing: '',
  hull: '',
  dealt: '',
  turned: '',
  turns: [],
  honours: [],
  fates: [],
  rounds: [],
  foot: '',
  dealtBy: []
}
/** The drawing of its end that players keep and see on their screen, and the names that only the game master's account has. */
function drawing(id: SystemId, ...acts: Parameters<typeof battle>[1][]): { readonly drawn: string; readonly unseen: readonly string[] } {
  const { system, entries } = battle(id, ...acts)
  const seen = playersAccount(system, entries, ours)
  const names = new Set(seen.units.map(unit => unit.name))
  const unseen = gmAccount(system, entries).units.flatMap(({ name }) => (names.has(name) ? [] : [name]))
  return { drawn: JSON.stringify(endDrawing(seen, WORDS, 'screen')), unseen }
}

describe.each(SYSTEM_IDS)('the drawing of the end of a battle of %s', id => {
  it('is the same whatever became of what its players never saw', () => {
    const { drawn, unseen } = drawing(id, 'hide')
    expect(drawing(id, 'hide', 'hurt').drawn).toBe(drawn)
    expect(unseen.length).toBeGreaterThan(0)
    expect(unseen.filter(name => drawn.includes(name))).toEqual([])
  })
})

it('has the curve of the side that its players know whole, and none of one that they never scanned', () => {
  const curves = (id: SystemId): readonly string[] =>
    ['a', 'b'].filter(side => drawing(id, 'hide').drawn.includes(`"stroke":"var(--side-${side})"`))
  expect(curves('starfinder-armada')).toEqual(['a'])
  expect(curves('dystopian-wars')).toContain('a')
})

describe.each(SYSTEM_IDS)('a unit of %s that is hidden after the battle has begun', id => {
  it('is in the players’ report and replay in no moment at all, while nothing became of it', () => {
    expect(told(id, 'hide')).toEqual({ account: 'has nothing of it', frames: [false] })
  })
  it('is in them from the moment in which it is shown', () => {
    expect(told(id, 'hide', 'show')).toEqual({ account: 'names it', frames: [false, true] })
  })
  it('is in them as long as it was seen, where something became of it before', () => {
    expect(told(id, 'hurt', 'hide').frames).toEqual([true, true, false])
  })
})
