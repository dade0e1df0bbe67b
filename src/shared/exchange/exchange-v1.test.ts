import { describe, expect, it } from 'vitest'
import { exchangeV1 } from './exchange-v1'

/** A battle whose only command was answered with these dice. */
const fileWith = (dice: object): object => ({
  flagship: 'campaign',
  format: 1,
  version: '9.0.0',
  at: 1,
  campaign: { format: 1 },
  battles: [
    {
      id: 'b1',
      entries: [{ seq: 1, at: 1, by: 'gm', kind: 'command', command: { type: 'begin' }, dice: [dice], events: [], rulesVersion: 1 }]
    }
  ]
})
const die = { purpose: 'sa.roll.attack', die: 'd20', actor: null, faces: [20], by: 'hand' }

describe('format 1 of exchange files', () => {
  it('holds dice that this program does not know: which there are is asked where a battle is played', () => {
    expect(exchangeV1.safeParse(fileWith({ ...die, die: 'd100', faces: [87, 100] })).success).toBe(true)
  })

  it('holds rosters of systems that this program does not know', () => {
    const roster = { id: 'r1', name: 'Kessar', allowIllegal: false }
    const file = { flagship: 'roster', format: 1, version: '9.0.0', at: 1, system: 'chess', rulings: {}, roster }
    expect(exchangeV1.safeParse(file).success).toBe(true)
  })

  it.each([{ faces: [0] }, { faces: [1.5] }, { by: 'chance' }, { die: 6 }])('does not hold dice with %j', wrong => {
    expect(exchangeV1.safeParse(fileWith({ ...die, ...wrong })).success).toBe(false)
  })
})
