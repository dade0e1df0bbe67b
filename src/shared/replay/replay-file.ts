/**
 * A replay in one file: a page that holds its own program, beside two blocks of data, each gzip in base64. The browser runs neither block,
 * so that the policy of the page can name the hash of its program alone.
 */
const BLOCKS = { replay: 'flagship-replay', log: 'flagship-log' } as const
type Block = keyof typeof BLOCKS
/** The id of the block that the page reads. */
export const REPLAY_BLOCK = BLOCKS.replay

/** What the file holds. The log is null in the players' copy. */
type ReplayBlocks = Readonly<Record<'replay', string>> & Readonly<Record<'log', string | null>>

const opening = (block: Block): string => `<script id="${BLOCKS[block]}" type="application/json">`
const CLOSING = '</script>'

/** The blocks as they stand empty in the page that the build makes. */
export const EMPTY_BLOCKS = Object.keys(BLOCKS)
  .map(block => `${opening(block as Block)}${CLOSING}`)
  .join('\n')

/** The page with its data filled in. Throws for a page without the empty blocks. */
export function withBlocks(page: string, { replay, log }: ReplayBlocks): string {
  if (!page.includes(EMPTY_BLOCKS)) throw new Error('The page of the replay has no place for its data')
  const filled = [`${opening('replay')}${replay}${CLOSING}`, `${opening('log')}${log ?? ''}${CLOSING}`].join('\n')
  // A function, since base64 may hold no `$`, but a reader need not know that.
  return page.replace(EMPTY_BLOCKS, () => filled)
}

/** The data of a block; null where the text is no replay, and empty where the block is. */
export function blockIn(page: string, block: Block): string | null {
  const at = page.indexOf(opening(block))
  if (at === -1) return null
  const from = at + opening(block).length
  const to = page.indexOf(CLOSING, from)
  return to === -1 ? null : page.slice(from, to)
}
