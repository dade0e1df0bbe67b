type FileType = 'text/plain' | 'text/markdown' | 'text/csv' | 'text/html' | 'application/json' | 'application/jsonl'

/** Downloads a text as a file: the browser saves it, the desktop window asks where. */
export function downloadText(name: string, type: FileType, text: string): void {
  download(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** The same with a PDF, given in base64. */
export function downloadPdf(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), char => char.charCodeAt(0))
  download(name, new Blob([bytes], { type: 'application/pdf' }))
}

/** The same with something drawn. */
export function download(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName(name)
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The name without characters special to file systems. */
export function fileName(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-').trim()
}
