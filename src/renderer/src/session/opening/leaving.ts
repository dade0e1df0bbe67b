import { nextTick } from 'vue'
import type { BattleKey } from '@shared/ipc/calls'
import { isSameJson } from '@shared/kernel/same-json'

interface Leaving {
  /** The screen of the open battle is gone: it is closed, unless the next screen opens it at once. */
  leave(): void
  /** Whether the battle to open is the one just left, which stays open. */
  comesBack(battle: BattleKey): boolean
  /** Closes the open battle for this one; false where another has been asked for meanwhile. */
  makesWay(battle: BattleKey): Promise<boolean>
}

/** Screens of one battle that follow each other share it, so that none waits until it is read and folded again. */
export function leaving(parts: { current(): BattleKey | null; close(): Promise<void>; flush(): Promise<void> }): Leaving {
  let isLeft = false
  let wanted: BattleKey | null = null
  return {
    leave() {
      isLeft = true
      void parts.flush()
      void nextTick(() => {
        // Once closing has begun, whoever comes back opens it anew.
        if (isLeft) void parts.close()
        isLeft = false
      })
    },
    comesBack(battle) {
      const wasLeft = isLeft
      isLeft = false
      wanted = battle
      return wasLeft && isSameJson(parts.current(), battle)
    },
    async makesWay(battle) {
      await parts.close()
      return wanted === battle
    }
  }
}
