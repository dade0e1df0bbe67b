import { describe, expect, it } from 'vitest'
import { fight, sh } from '@kit/systems/petit-wargame'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import { theShip } from '@shared/systems/petit-wargame/state'
import { shipRow } from './ship-row'

describe('the chips of a ship (PW-037, PW-Q06)', () => {
  it('tell of a jammed detector what that means, its cause and the turn it ends with; of a detection how long it holds', () => {
    const found = fight()
    const jammed: BattleState = {
      ...found,
      ships: found.ships.map(ship => (ship.id === 'x' ? { ...ship, jams: [{ detector: 'W', untilTurn: found.turn + 1 }] } : ship))
    }
    const [detected, jam] = shipRow(jammed, theShip(jammed, sh('x'))).chips
    expect(detected).toMatchObject({ message: { key: 'pwTable.chip.detected' }, until: { key: 'pwTable.chip.activation' } })
    expect(jam).toMatchObject({
      isHarm: true,
      does: { key: 'pwTable.chip.jamDoes' },
      by: { key: 'pwTable.chip.jamBy' },
      until: { key: 'pwTable.chip.jamEnds', values: { turn: found.turn + 1 } }
    })
  })
})
