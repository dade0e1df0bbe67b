import { EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nameDownloads } from './downloads'

class Download extends EventEmitter {
  options: unknown = null
  constructor(
    readonly name: string,
    readonly saved = ''
  ) {
    super()
  }
  getFilename = (): string => this.name
  getSavePath = (): string => this.saved
  setSaveDialogOptions = (options: unknown): void => void (this.options = options)
}

it('a download is offered under its name, in the folder of the one before while that exists', () => {
  const session = new EventEmitter()
  nameDownloads(session as never, { title: () => 'Save', folder: () => '/documents' })
  const offered = (download: Download, state: string): unknown => {
    session.emit('will-download', {}, download)
    download.emit('done', {}, state)
    return download.options
  }
  expect(offered(new Download('Vast.flagship', '/nowhere/Vast.flagship'), 'completed')).toEqual({
    title: 'Save',
    defaultPath: join('/documents', 'Vast.flagship')
  })
  expect(offered(new Download('a.md', join(tmpdir(), 'a.md')), 'completed')).toMatchObject({ defaultPath: join('/documents', 'a.md') })
  expect(offered(new Download('b.md', ''), 'cancelled')).toMatchObject({ defaultPath: join(tmpdir(), 'b.md') })
  expect(offered(new Download('c.md', ''), 'cancelled')).toMatchObject({ defaultPath: join(tmpdir(), 'c.md') })
})
