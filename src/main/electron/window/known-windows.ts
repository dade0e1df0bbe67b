import type { PageRole } from '../../page/page-role'

/** Our windows by the id of their web contents. Contents that are not listed may call nothing. */
export class KnownWindows {
  private readonly roles = new Map<number, PageRole>()

  add(contentsId: number, role: PageRole): void {
    this.roles.set(contentsId, role)
  }

  remove(contentsId: number): void {
    this.roles.delete(contentsId)
  }

  roleOf(contentsId: number): PageRole | undefined {
    return this.roles.get(contentsId)
  }
}
