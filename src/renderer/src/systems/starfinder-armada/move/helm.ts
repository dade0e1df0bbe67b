import { answering } from '../../../table/keys/answering'

/** What the keys of the helm ask of the panel that moves a fleet. */
export interface Helm {
  move(): void
  decline(): void
}

export const { provideAsking: provideHelm, useAsking: useHelm } = answering<Helm>({ move: () => undefined, decline: () => undefined })
