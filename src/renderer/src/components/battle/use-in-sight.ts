import { nextTick, watch } from 'vue'

/** The racks follow what happens: a ship that is named for the first time is brought into sight, as `data-ship` marks it. */
export function useInSight(ids: () => readonly (string | null | undefined)[]): void {
  watch(
    () => JSON.stringify(ids()),
    async (_now, before) => {
      await nextTick()
      const known = before === undefined ? [] : (JSON.parse(before) as readonly unknown[])
      for (const id of ids())
        if (typeof id === 'string' && !known.includes(id))
          document.querySelector(`[data-ship="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
    },
    { immediate: true }
  )
}
