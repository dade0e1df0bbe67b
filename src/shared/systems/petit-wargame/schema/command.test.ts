import { describe, expect, it } from 'vitest'
import type { PwCommand } from '../commands/command'
import { fleetId, shipId, squadronId } from '../model/design'
import { sampleFleets } from '../samples/two-fleets'
import { pwCommandSchema } from './command'

const reason = 'as agreed'
const ship = shipId('s1')
const squadron = squadronId('q1')
const at = { x: 0, y: 29, z: 4 }

let last = 0
const newId = (): string => `n${String((last += 1))}`

const COMMANDS: readonly PwCommand[] = [
  { type: 'shareTokens', drawn: [2, 3, 8] },
  { type: 'placeToken', sideId: 'A', row: 0, column: 3, value: 5 },
  { type: 'rollDeployment' },
  { type: 'placeSquadron', squadronId: squadron, at },
  { type: 'attemptDetection', shipId: ship, detector: 'W', targetId: shipId('s2') },
  { type: 'answerDetection', countermeasure: null },
  { type: 'moveShip', shipId: ship, path: [at, { ...at, z: 5 }] },
  { type: 'choosePosition', firingSector: 'left', targetSector: 'rear' },
  { type: 'declareFire', weapon: 'F', mode: 'dispersed' },
  { type: 'chooseDefence', defence: 'f' },
  { type: 'loseElements', elements: ['engine', 'A', 'a', 'W', 'w'] },
  { type: 'giveInitiative', sideId: 'B', reason },
  {
    type: 'correctShip',
    shipId: ship,
    correction: {
      position: null,
      jams: [{ detector: 'Z', untilTurn: 3 }],
      pdSpent: 2,
      elements: { rear: ['engine'], top: [] },
      note: 'a\nb'
    },
    reason
  },
  { type: 'correctSquadron', squadronId: squadron, correction: { hasActed: true }, reason },
  { type: 'correctFleet', fleetId: fleetId('f1'), correction: { costPoints: 480 }, reason },
  { type: 'correctDetection', squadronId: squadron, targetId: ship, isDetected: true, reason },
  { type: 'joinSquadrons', fleetId: fleetId('f1'), squadrons: sampleFleets(newId)[0].squadrons, at },
  { type: 'setTableCell', table: 'combat', row: 6, column: 5, value: 12 },
  { type: 'endBattle', winnerId: null },
  { type: 'resumeBattle', reason }
]

describe('a command that crosses the wall', () => {
  it.each(COMMANDS)('passes unchanged: $type', command => {
    expect(pwCommandSchema.parse(command)).toEqual(command)
  })

  it.each<[string, unknown]>([
    ['of a kind nobody knows', { type: 'winBattle' }],
    ['with something added', { type: 'rollInitiative', dice: [6, 1] }],
    ['with half a square', { type: 'placeSquadron', squadronId: 'q1', at: { x: 0.5, y: 0, z: 0 } }],
    ['with a place that lacks its altitude', { type: 'placeSquadron', squadronId: 'q1', at: { x: 1, y: 1 } }],
    ['with a path without end', { type: 'moveShip', shipId: 's1', path: Array.from({ length: 100 }, () => at) }],
    ['with an id that is a path', { type: 'moveShip', shipId: '../s1', path: [] }],
    ['with a detector that is a countermeasure', { type: 'attemptDetection', shipId: 's1', detector: 'w', targetId: 's2' }],
    ['with an element nobody makes', { type: 'loseElements', elements: ['G'] }],
    ['with a reason over several lines', { type: 'endEngagement', reason: 'a\nb' }],
    ['with a correction that is there and not there', { type: 'correctShip', shipId: 's1', correction: { name: undefined }, reason }],
    ['with a sector that no ship has', { type: 'correctShip', shipId: 's1', correction: { elements: { middle: [] } }, reason }],
    ['with a winner that is no side', { type: 'endBattle', winnerId: 'the attackers' }]
  ])('is refused %s', (_name, command) => {
    expect(pwCommandSchema.safeParse(command).success).toBe(false)
  })
})
