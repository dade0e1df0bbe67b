import { createRequire } from 'node:module'
import type { Game, State } from 'boardgame.io'
import type * as Internal from 'boardgame.io/internal'
import { boardSetup, isLegal, rolled, type BoardAttack, type BoardState } from './board-rules'

// The package has no exports map for its folders, so only require can resolve them.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as typeof Internal

const FLEETS = 40

/** The same battle as a boardgame.io game, its moves written as that library's guide writes them. */
const game: Game<BoardState> = {
  setup: () => boardSetup(),
  turn: { minMoves: 0 },
  moves: {
    attack: ({ G }, attack: BoardAttack) => {
      if (!isLegal(G, attack)) return 'INVALID_MOVE'
      const row = rolled(G, attack)
      const attacker = G.fleets[attack.attacker]
      if (attacker !== undefined) attacker.hasAttacked = true
      G.volley.push(row)
      return undefined
    },
    resolve: ({ G }) => {
      for (const row of G.volley) {
        const target = G.fleets[row.target]
        if (target === undefined) continue
        const fromShields = Math.min(target.sp, row.damage)
        target.sp -= fromShields
        target.hp -= row.damage - fromShields
      }
      G.volley = []
    },
    mend: ({ G }, index: number) => {
      const fleet = G.fleets[index]
      if (fleet === undefined) return
      fleet.hp = 60
      fleet.sp = 20
      fleet.hasAttacked = false
    }
  }
}

export type BoardAction = Parameters<ReturnType<typeof Internal.CreateGameReducer>>[1]

export const boardReducer = CreateGameReducer({ game: game as Game, isClient: false }) as (state: State, action: BoardAction) => State

export function boardStart(): State {
  return InitializeGame({ game: game as Game, numPlayers: 2 })
}

export function boardMove(type: string, args: readonly unknown[], playerID: string): BoardAction {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: undefined } } as unknown as BoardAction
}

export function boardEvent(type: string, playerID: string): BoardAction {
  return { type: 'GAME_EVENT', payload: { type, args: [], playerID, credentials: undefined } } as unknown as BoardAction
}

export function boardStep(type: 'UNDO' | 'REDO', playerID: string): BoardAction {
  return { type, payload: { type: type.toLowerCase(), args: null, playerID, credentials: undefined } } as unknown as BoardAction
}

/** Attacks of all forty fleets, as moves of one player. */
export function boardAttacks(playerID: string): readonly BoardAction[] {
  return Array.from({ length: FLEETS }, (_, i) => boardMove('attack', [boardAttack(i)], playerID))
}

export function boardAttack(index: number): BoardAttack {
  return {
    attacker: index,
    target: index < 20 ? 20 + ((index * 7) % 20) : (index * 7) % 20,
    rangeHexes: index % 5,
    isFromFrontArc: index % 2 === 0,
    natural: 1 + ((index * 13) % 20),
    faces: [3, 5, 2, 6, 1]
  }
}

/** This many moves in rounds of forty attacks, one resolution and forty repairs; each round is a turn. */
export function boardMoves(length: number): readonly BoardAction[] {
  const actions: BoardAction[] = []
  for (let round = 0; actions.length < length; round += 1) {
    const player = String(round % 2)
    actions.push(...boardAttacks(player), boardMove('resolve', [], player))
    actions.push(...Array.from({ length: FLEETS }, (_, i) => boardMove('mend', [i], player)), boardEvent('endTurn', player))
  }
  return actions.slice(0, length)
}
