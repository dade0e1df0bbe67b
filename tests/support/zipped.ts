import { crc32 } from 'node:zlib'

/** An archive with these entries, stored as they are. `comment` stands at its end. */
export function zipped(entries: Readonly<Record<string, string | Uint8Array>>, comment = ''): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content)
    const named = Buffer.from(name)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(bytes), 0)
    sizes.writeUInt32LE(bytes.length, 4)
    sizes.writeUInt32LE(bytes.length, 8)
    const names = Buffer.from([named.length, 0, 0, 0])
    const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\0\0\0\0\0\0', 'latin1'), sizes, names, named, bytes])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0\x14\0\0\0\0\0\0\0\0\0', 'latin1'), sizes, names, place, named]))
    locals.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...locals, listed, end, Buffer.from(comment, 'latin1')])
}
