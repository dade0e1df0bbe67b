import { baseCompile } from '@intlify/message-compiler'
import type { Plugin } from 'vite'

/** Marks of a text with values, plural forms or links in it; any other is said as it stands. */
const MARKS = /[{}|@%\\]/u

/** Gives vue-i18n each message of a build as it would have read it at its first use, so that the page carries no compiler. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { __INTLIFY_DROP_MESSAGE_COMPILER__: true } }),
    transform(code, id) {
      return /[\\/]i18n[\\/][a-z]+[\\/](?:systems[\\/])?[a-z-]+\.json$/u.test(id) ? compiled(code, id) : undefined
    }
  }
}

/** A message file with its texts taken apart. Throws for a text with a mistake in it, with file and key. */
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
