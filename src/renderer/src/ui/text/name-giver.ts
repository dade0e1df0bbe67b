import { freeName } from './name-text'

/** Gives each that comes its own name, or with a number behind where somebody bears it already; every name it gives is taken from then on. */
export function nameGiver(taken: readonly string[]): (name: string) => string {
  const names = [...taken]
  return name => {
    const own = freeName(name, names)
    names.push(own)
    return own
  }
}
