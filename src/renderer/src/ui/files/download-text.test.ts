import { afterEach, describe, expect, it, vi } from 'vitest'
import { downloadText, fileName } from './download-text'

afterEach(() => vi.restoreAllMocks())

describe('a text handed out as a file', () => {
  it('is saved under its name, with its type', async () => {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      blobs.push(blob as Blob)
      return 'blob:log'
    })
    const freed = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    downloadText('Gap, log.md', 'text/markdown', '# Gap')
    expect(saved).toEqual(['Gap, log.md'])
    expect(await blobs[0]?.text()).toBe('# Gap')
    expect(blobs[0]?.type).toContain('text/markdown')
    expect(freed).toHaveBeenCalledWith('blob:log')
  })

  it('has a name that every file system takes', () => {
    expect(fileName(' A/B: "what?" <1>\n')).toBe('A-B- -what-- -1--')
  })
})
