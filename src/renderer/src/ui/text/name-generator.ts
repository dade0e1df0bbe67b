import { freeName } from './name-text'

/** Returns each name as it is, or with a number added if already taken; then marks it as taken. */
export function nameGenerator(taken: readonly string[]): (name: string) => string {
  const names = [...taken]
  return name => {
    const own = freeName(name, names)
    names.push(own)
    return own
  }
}
