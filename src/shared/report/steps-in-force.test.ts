import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../core/log/entry'
import { stepsInForce } from './steps-in-force'

const command = (seq: number): LogEntry<string, never> => ({
  kind: 'command',
  seq,
  at: seq,
  by: 'gm',
  command: `c${String(seq)}`,
  dice: [],
  events: [],
  rulesVersion: 1
})
const back = (seq: number, target: number, kind: 'undo' | 'redo' = 'undo'): LogEntry<string, never> => ({
  kind,
  seq,
  at: seq,
  by: 'gm',
  target
})
const inForce = (...entries: readonly LogEntry<string, never>[]): readonly number[] => stepsInForce(entries).map(step => step.seq)

describe('what counts at the end of a log', () => {
  it('is every command, as long as none was taken back', () => {
    expect(inForce(command(1), command(2))).toEqual([1, 2])
  })
  it('is not what was taken back, nor what came after it', () => {
    expect(inForce(command(1), command(2), command(3), back(4, 2), command(5))).toEqual([1, 5])
  })
  it('is again what was brought back', () => {
    expect(inForce(command(1), command(2), command(3), back(4, 2), back(5, 2, 'redo'))).toEqual([1, 2])
  })
})
