type FileType = 'text/plain' | 'text/markdown' | 'text/csv' | 'text/html' | 'application/json' | 'application/jsonl'

/** Downloads a text as a file: the browser saves it, the desktop window asks where. */
export function downloadText(name: string, type: FileType, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = fileName(name)
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The name without characters special to file systems. */
export function fileName(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-').trim()
}
