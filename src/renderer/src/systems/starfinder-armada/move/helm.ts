import { answering } from '../../../table/keys/answering'

/** What the helm keys can ask of the move panel. */
export interface Helm {
  move(): void
  decline(): void
}

export const { provideAsking: provideHelm, useAsking: useHelm } = answering<Helm>({ move: () => undefined, decline: () => undefined })
