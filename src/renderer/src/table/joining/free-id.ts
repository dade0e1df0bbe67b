import { newId } from '../../session/host/new-id'

/**
 * The id under which something of a roster joins a battle: its own while nothing there has it, so that the campaign knows it again with its
 * damage; a new one for another of the same.
 */
export function freeId(state: unknown): (id: string) => string {
  const written = JSON.stringify(state)
  return id => (written.includes(JSON.stringify(id)) ? newId() : id)
}
