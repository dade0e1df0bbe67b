import { watch } from 'vue'
import { useBattleStore } from '../../session/battle-store'
import type { StationsControl } from './use-stations'

interface Granted {
  /** The command waits for its dice. */
  takeUp(): Promise<void>
  /** A command of this type was carried out. */
  goOn(type: string): void
}

/**
 * Follows what a yes to a proposal, and dice of a phone that were taken, come to: the next dice, or an entry. It may be told before or
 * after the call is answered.
 */
export function useGranted(stations: StationsControl, { takeUp, goOn }: Granted): void {
  const store = useBattleStore()
  let since: number | null = null
  const last = () => store.entries().at(-1)

  function look(): void {
    if (since === null) return
    const entry = last()
    if (entry !== undefined && entry.seq > since) {
      since = null
      if (entry.kind === 'command') goOn(entry.command.type)
    } else if (store.pending !== null) {
      since = null
      void takeUp()
    }
  }

  watch(stations.granted, seq => {
    since = seq
    look()
  })
  watch([() => store.pending, () => store.state], look, { flush: 'post' })
}
