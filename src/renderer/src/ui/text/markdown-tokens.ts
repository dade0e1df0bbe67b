import { Lexer, Tokenizer, type Token, type Tokens } from 'marked'

/**
 * The longest piece of a text that is read at once, in characters. Reading Markdown takes time in the square of its length, or worse, for
 * texts made for that; in pieces it takes as long for each of them.
 */
const PIECE_MAX = 1_000
/** More marks of emphasis in a paragraph than a person types: those stand as typed. */
const EMPHASES_MAX = 60
/** More quotations and lists within each other than a person types: such a piece stands as typed. */
const DEPTH_MAX = 10

/** Markdown as marked reads it. `breaks`: the lines are those of the text. A text of ours is read whole. */
export function markdownTokens(text: string, { breaks, isOurs }: { readonly breaks: boolean; readonly isOurs: boolean }): readonly Token[] {
  return (isOurs ? [text] : pieces(text)).flatMap(piece => tokensOf(piece, breaks))
}

function tokensOf(text: string, breaks: boolean): readonly Token[] {
  try {
    return new Lexer({ gfm: true, breaks, tokenizer: new ShortTokenizer() }).lex(text)
  } catch {
    return [{ type: 'text', raw: text, text } satisfies Tokens.Text]
  }
}

class TooDeep extends Error {}

class ShortTokenizer extends Tokenizer {
  #depth = 0
  /** The paragraph counted last. */
  #counted: { readonly text: string; readonly emphases: number } = { text: '', emphases: 0 }

  override emStrong(src: string, maskedSrc: string, prevChar?: string): Tokens.Em | Tokens.Strong | undefined {
    if (this.#counted.text !== maskedSrc) this.#counted = { text: maskedSrc, emphases: [...maskedSrc.matchAll(/[*_]+/gu)].length }
    return this.#counted.emphases > EMPHASES_MAX ? undefined : super.emStrong(src, maskedSrc, prevChar)
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    return this.#within(() => super.blockquote(src))
  }

  override list(src: string): Tokens.List | undefined {
    return this.#within(() => super.list(src))
  }

  #within<T>(read: () => T): T {
    this.#depth += 1
    if (this.#depth > DEPTH_MAX) throw new TooDeep()
    try {
      return read()
    } finally {
      this.#depth -= 1
    }
  }
}

/** A long text in pieces, cut after an empty line, else before a line that begins at the margin, else anywhere. */
function pieces(text: string): readonly string[] {
  const found: string[] = []
  let from = 0
  while (text.length - from > PIECE_MAX) {
    const to = from + cutIn(text.slice(from, from + PIECE_MAX))
    found.push(text.slice(from, to))
    from = to
  }
  return [...found, text.slice(from)]
}

function cutIn(window: string): number {
  const paragraph = window.lastIndexOf('\n\n')
  if (paragraph > 0) return paragraph + 2
  for (let line = window.lastIndexOf('\n'); line > 0; line = window.lastIndexOf('\n', line - 1))
    if (/\S/u.test(window.charAt(line + 1))) return line + 1
  return window.length
}
