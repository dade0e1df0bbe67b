import { describe, expect, it } from 'vitest'
import { aShip, aSquadron, battle, equipped, sq, told } from '@kit/systems/petit-wargame'
import { maybeWin } from './lose-element'
import { Story } from './story'

/** The winner where side A has lost these of its ships a, b, c, and B these of x, y, z; `acting` is the squadron that acts. */
function winner(reading: string, lost: string, acting: 'ours' | 'theirs' | null = null): string | null {
  const squadron = (id: string, ships: string) => [aSquadron(id, ...[...ships].map(ship => aShip(ship, { front: 'A' })))]
  const begun = battle(squadron('ours', 'abc'), squadron('theirs', 'xyz'), { 'pw.bothBeaten': reading })
  const ruined = [...lost].reduce((now, id) => equipped(now, id, {}), begun)
  const story = new Story(acting === null ? ruined : told(ruined, { type: 'squadronActivated', squadronId: sq(acting) }))
  maybeWin(story)
  return story.state.winnerId
}

describe('both sides beaten at once (PW-061, PW-Q26)', () => {
  it('pw.bothBeaten = activeSide: the side that acts has won, and the first fleet where nobody acts', () => {
    expect(winner('activeSide', 'abxy', 'ours')).toBe('A')
    expect(winner('activeSide', 'abxy', 'theirs')).toBe('B')
    expect(winner('activeSide', 'abxyz', 'theirs')).toBe('B')
    expect(winner('activeSide', 'abxy')).toBe('A')
  })
  it('pw.bothBeaten = smallerShare: the side that has lost less of what it had, and else the side that acts', () => {
    expect(winner('smallerShare', 'abxyz', 'theirs')).toBe('A')
    expect(winner('smallerShare', 'abcxy', 'ours')).toBe('B')
    expect(winner('smallerShare', 'abxy', 'theirs')).toBe('B')
  })
  it('pw.bothBeaten = nobody: the battle goes on until the game master ends it', () => {
    expect(winner('nobody', 'abxy', 'ours')).toBeNull()
    expect(winner('nobody', 'abxyz')).toBeNull()
  })
  it('is no question where one side alone is beaten', () => {
    for (const reading of ['activeSide', 'smallerShare', 'nobody']) {
      expect(winner(reading, 'xy', 'theirs')).toBe('A')
      expect(winner(reading, 'ab', 'ours')).toBe('B')
      expect(winner(reading, 'ax', 'ours')).toBeNull()
    }
  })
})
