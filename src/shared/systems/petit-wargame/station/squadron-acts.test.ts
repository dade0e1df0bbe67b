import { describe, expect, it } from 'vitest'
import { equipped, fight, sq } from '@kit/systems/petit-wargame'
import type { BattleState } from '../model/battle'
import { petitStation } from './station'

const proposed = (state: BattleState): readonly string[] => petitStation.acts(state, [sq('ours')]).map(({ key }) => key)
const NOTHING_LEFT = { front: '', rear: '', right: '', left: '', top: '', bottom: '' }

describe('what the player of a squadron may propose in combat', () => {
  it('is an engagement by each of its ships, and to go on', () => {
    expect(proposed(fight())).toEqual(['a/engage', 'b/engage', 'ours/goOn'])
  })

  it('is nothing by a ship that is destroyed', () => {
    expect(proposed(equipped(fight(), 'b', NOTHING_LEFT))).toEqual(['a/engage', 'ours/goOn'])
  })
})
