import type { News } from '@shared/ipc/news'
import { SCREEN_CALL } from '@shared/ipc/player-screen'

/** What a page is for. The game master's may call everything; a player screen reads its picture and nothing else. */
export type PageRole = 'gm' | 'players'

export function mayCall(role: PageRole, name: string): boolean {
  return role === 'gm' || name === SCREEN_CALL
}

/** Whether a page receives it. A page with no role receives nothing. */
export function hears(role: PageRole | undefined, { kind }: Pick<News, 'kind'>): boolean {
  return role !== undefined && (role === 'players') === (kind === 'players.frame')
}
