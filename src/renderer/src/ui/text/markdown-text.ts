import type { Token, Tokens } from 'marked'
import { computed, defineComponent, h, type VNodeChild } from 'vue'
import { markdownTokens } from './markdown-tokens'

/**
 * Markdown as elements. It never becomes HTML on the way, so that nothing in it is run: tags stand as they were typed, a picture is its
 * description, and a link, which leads nowhere from a program without a network, is followed by its address if it has one of its own.
 */
export default defineComponent({
  props: {
    text: { type: String, required: true },
    /** A text of the program: its lines were folded for whoever writes it, and are no lines of the text. */
    isFolded: { type: Boolean, default: false }
  },
  setup(props) {
    const tokens = computed(() => markdownTokens(props.text, { breaks: !props.isFolded, isOurs: props.isFolded }))
    return () => h('div', { class: 'markdown' }, drawn(tokens.value))
  }
})

const drawn = (tokens: readonly Token[] = []): VNodeChild[] => tokens.map(draw)

/** The title of the screen comes first, and those of its parts second. */
const HEADING_SHIFT = 2
const HEADING_MAX = 6

function draw(token: Token): VNodeChild {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading
      return h(`h${String(Math.min(depth + HEADING_SHIFT, HEADING_MAX))}`, drawn(tokens))
    }
    case 'paragraph':
      return h('p', drawn(token.tokens))
    case 'blockquote':
      return h('blockquote', drawn(token.tokens))
    case 'hr':
    case 'br':
      return h(token.type)
    case 'strong':
    case 'em':
    case 'del':
      return h(token.type, drawn(token.tokens))
    case 'code':
      return h('pre', h('code', (token as Tokens.Code).text))
    case 'codespan':
      return h('code', (token as Tokens.Codespan).text)
    case 'checkbox': {
      const { checked, raw } = token as Tokens.Checkbox
      return h('input', { type: 'checkbox', checked, disabled: true, 'aria-label': raw.trim() })
    }
    case 'list':
      return list(token as Tokens.List)
    case 'table':
      return table(token as Tokens.Table)
    case 'link': {
      const { href, text, tokens } = token as Tokens.Link
      return href === text || href === `mailto:${text}` || !href.includes(':') ? drawn(tokens) : [drawn(tokens), ` (${href})`]
    }
    case 'image':
    case 'escape':
      return (token as Tokens.Escape).text
    case 'text':
      return token.tokens === undefined ? (token as Tokens.Text).text : drawn(token.tokens)
    default:
      return token.raw
  }
}

function list({ ordered, start, items }: Tokens.List): VNodeChild {
  const entries = items.map(({ tokens }) => h('li', drawn(tokens)))
  return ordered ? h('ol', { start: start === '' ? 1 : start }, entries) : h('ul', entries)
}

function table({ header, rows, align }: Tokens.Table): VNodeChild {
  const cell = (name: 'th' | 'td', { tokens }: Tokens.TableCell, i: number): VNodeChild =>
    h(name, { align: align[i] ?? undefined }, drawn(tokens))
  return h('table', [
    h(
      'thead',
      h(
        'tr',
        header.map((one, i) => cell('th', one, i))
      )
    ),
    h(
      'tbody',
      rows.map(row =>
        h(
          'tr',
          row.map((one, i) => cell('td', one, i))
        )
      )
    )
  ])
}
