import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

export interface PageFile {
  readonly file: string
  readonly contentType: string
  readonly cacheControl: string
}

/** Every path a page may request, listed once at startup. No other path exists: none is ever computed from a request. */
export type PageTable = ReadonlyMap<string, PageFile>

/** The player screen is the same page, which looks at its own path. */
export const SCREEN_PATH = '/players'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2'
}

/**
 * The files below `root` by their path in a URL; `/` is the start page, and so is the player screen's path. Files of an unknown kind are
 * left out.
 */
export function readPageTable(root: string): PageTable {
  const table = new Map<string, PageFile>()
  const walk = (folder: string, prefix: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${prefix}/${entry.name}`
      const file = join(folder, entry.name)
      if (entry.isDirectory()) walk(file, path)
      else if (entry.isFile()) addFile(table, path, file)
    }
  }
  walk(root, '')
  const start = table.get('/index.html')
  if (start !== undefined) for (const path of ['/', SCREEN_PATH]) table.set(path, start)
  return table
}

function addFile(table: Map<string, PageFile>, path: string, file: string): void {
  const contentType = CONTENT_TYPES[extname(file)]
  if (contentType === undefined) return
  // The builder puts a hash of the content into the names below /assets.
  table.set(path, { file, contentType, cacheControl: path.startsWith('/assets/') ? 'private, max-age=31536000, immutable' : 'no-store' })
}
