import type { News } from '@shared/ipc/news'
import { SCREEN_CALL } from '@shared/ipc/player-screen'

/** The role of a page. The game master's may call everything; a player screen can only read its picture. */
export type PageRole = 'gm' | 'players'

export function mayCall(role: PageRole, name: string): boolean {
  return role === 'gm' || name === SCREEN_CALL
}

/** Whether a page receives this news. A page without a role receives none. */
export function mayReceive(role: PageRole | undefined, { kind }: Pick<News, 'kind'>): boolean {
  return role !== undefined && (role === 'players') === (kind === 'players.frame')
}
