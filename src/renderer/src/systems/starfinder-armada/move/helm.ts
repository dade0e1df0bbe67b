import { answering } from '../../../table/keys/answering'

/** The requests of the helm keys to the move panel. */
export interface Helm {
  move(): void
  decline(): void
}

export const { provideAsking: provideHelm, useAsking: useHelm } = answering<Helm>({ move: () => undefined, decline: () => undefined })
