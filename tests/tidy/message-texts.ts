import { FILES } from './repository'

export const MESSAGE_FOLDER = 'src/renderer/src/i18n'

export function messageFiles(): typeof FILES {
  return FILES.filter(file => file.path.startsWith(`${MESSAGE_FOLDER}/`) && file.path.endsWith('.json'))
}

/** All messages of a language, their keys with dots. */
export function messagesOf(language: string): ReadonlyMap<string, string> {
  const messages = new Map<string, string>()
  const collect = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string') messages.set(path.join('.'), value)
    else if (typeof value === 'object' && value !== null) for (const [key, part] of Object.entries(value)) collect(part, [...path, key])
  }
  for (const file of messageFiles()) if (file.path.startsWith(`${MESSAGE_FOLDER}/${language}/`)) collect(JSON.parse(file.text), [])
  return messages
}
