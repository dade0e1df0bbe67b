import { describe, expect, it } from 'vitest'
import type { Ended } from '@shared/campaign/chronicle'
import type { BattleNote } from '@shared/campaign/edits/note-battle'
import type { BattleMoment } from '@shared/systems/index'
import { BattleNotes } from './battle-notes'

const key = { campaignId: 'c1', battleId: 'b1' }
const ended: Ended = { outcome: [{ name: 'Us', standing: 1, of: 2 }], ending: { kind: 'holds', victor: 0, names: { side: 'Us' } } }
const inRound = (round: number): BattleMoment => ({ round, phase: 'helm', isOver: false })

describe('what the list says of a battle', () => {
  it('is written with the newest word only, while older ones wait', async () => {
    const written: BattleNote[] = []
    const notes = new BattleNotes(
      (_key, note) => {
        written.push(note)
        return Promise.resolve()
      },
      () => undefined
    )
    notes.note(key, inRound(1), 10, null)
    notes.note(key, inRound(2), 20, null)
    notes.note({ ...key, battleId: 'b2' }, { ...inRound(3), isOver: true }, null, ended)
    expect(written).toEqual([])
    await notes.settle()
    expect(written).toEqual([
      { status: 'running', round: 2, phase: 'helm', playedAt: 20, ended: null },
      { status: 'ended', round: 3, phase: 'helm', playedAt: null, ended }
    ])
  })

  it('is dropped when it cannot be written, and the next word is tried again', async () => {
    const errors: unknown[] = []
    let isFull = true
    let written = 0
    const notes = new BattleNotes(
      () => {
        if (isFull) return Promise.reject(new Error('full'))
        written += 1
        return Promise.resolve()
      },
      (_key, error) => errors.push(error)
    )
    notes.note(key, inRound(1), 10, null)
    await notes.settle()
    expect(errors).toHaveLength(1)
    isFull = false
    notes.note(key, inRound(2), 20, null)
    await notes.settle()
    expect(written).toBe(1)
  })
})
