import type { Plugin } from 'vite'

/** Writes the letters beyond ASCII in the code of this part as escapes: V8 keeps such code in half the memory and reads it in half the time. */
export function plainAscii(): Plugin {
  return {
    name: 'plain-ascii',
    apply: 'build',
    // The last step: what is printed before it takes escapes for letters again.
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) if (output.type === 'chunk') output.code = asAscii(output.code)
    }
  }
}

/** The same code with escapes. After a backslash an escape would mean something else, so such code is refused. */
export function asAscii(code: string): string {
  return code.replaceAll(/(\\?)([^\p{ASCII}])/gu, (_, backslash: string, letter: string) => {
    if (backslash !== '') throw new Error(`A backslash before ${letter}`)
    return escaped(letter)
  })
}

function escaped(letter: string): string {
  return Array.from({ length: letter.length }, (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')
}
