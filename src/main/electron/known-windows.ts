/** The role of a window. Only the game master's may call the host. */
type WindowRole = 'gm'

/** Our windows by the id of their web contents. Contents that are not listed may call nothing. */
export class KnownWindows {
  private readonly roles = new Map<number, WindowRole>()

  add(contentsId: number, role: WindowRole): void {
    this.roles.set(contentsId, role)
  }

  remove(contentsId: number): void {
    this.roles.delete(contentsId)
  }

  roleOf(contentsId: number): WindowRole | undefined {
    return this.roles.get(contentsId)
  }
}
