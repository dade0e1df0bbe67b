import { computed, type ComputedRef } from 'vue'
import { useStations } from './use-stations'

/** The players at the table by what they speak for: the name of whoever has claimed this ship or officer; undefined for nobody. */
export function usePlayers(): ComputedRef<(id: string) => string | undefined> {
  const stations = useStations()
  const names = computed(
    () => new Map((stations?.state.value?.seats ?? []).flatMap(({ name, claims }) => claims.map(({ id }) => [id, name] as const)))
  )
  return computed(() => id => names.value.get(id))
}
