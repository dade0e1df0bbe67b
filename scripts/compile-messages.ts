import { baseCompile } from '@intlify/message-compiler'
import type { Plugin } from 'vite'

/** Characters that mark placeholders, plurals or links; any other text is used as is. */
const MARKS = /[{}|@%\\]/u

/** Precompiles each message as the translator would on first use, so that the page does not ship the compiler. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { __INTLIFY_DROP_MESSAGE_COMPILER__: true } }),
    transform(code, id) {
      return isOfMessages(id) ? compiled(code, id) : undefined
    }
  }
}

/** Whether the file holds messages: of a language, or of a part of one. */
export function isOfMessages(file: string): boolean {
  return /[\\/]i18n[\\/][a-z]+[\\/](?:[a-z]+[\\/])?[a-z-]+\.json$/u.test(file)
}

/** A message file with its texts compiled. Throws for an invalid text, with file and key. */
export function compiled(json: string, file: string): string {
  const read = (key: string, text: string): unknown =>
    baseCompile(text, {
      jit: true,
      minify: true,
      location: false,
      onError: error => {
        throw new Error(`${file}: ${key}: ${error.message}`)
      }
    }).ast
  const reread: unknown = JSON.parse(json, (key, value: unknown) =>
    typeof value === 'string' && MARKS.test(value) ? read(key, value) : value
  )
  return JSON.stringify(reread)
}
