import { nextTick } from 'vue'
import { watchImmediate } from './watch-immediate'

/** Scrolls the racks to the ship, marked `data-ship`, whenever one of these ids changes. */
export function useInSight(ids: () => readonly (string | null | undefined)[]): void {
  watchImmediate(
    () => JSON.stringify(ids()),
    async (now, before = '[]') => {
      await nextTick()
      const known = JSON.parse(before) as readonly unknown[]
      for (const [place, id] of (JSON.parse(now) as readonly unknown[]).entries())
        if (typeof id === 'string' && known[place] !== id) bringIntoSight('data-ship', id)
    }
  )
}

/** Scrolls to the element with this id after rendering; does nothing for null. */
export async function showOnceDrawn(attribute: string, id: string | null): Promise<void> {
  await nextTick()
  if (id !== null) bringIntoSight(attribute, id)
}

function bringIntoSight(attribute: string, id: string): void {
  document.querySelector(`[${attribute}="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
}
