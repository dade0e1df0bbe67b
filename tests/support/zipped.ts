import { crc32, deflateRawSync } from 'node:zlib'

interface Entry {
  readonly name: string
  readonly content: Buffer
  /** Bytes that the directory states; those there are, unless it lies. */
  readonly unpacked?: number
  /** 0 stored, 8 deflated. */
  readonly method?: number
}

const MARKS = { local: 0x04034b50, listed: 0x02014b50, end: 0x06054b50 } as const

/** A ZIP archive of these files, stored as they are. */
export function zipped(files: Readonly<Record<string, string>>, comment = ''): Buffer {
  return archive(
    Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content), method: 0 })),
    comment
  )
}

/** A ZIP archive of one file, whose directory states `unpacked` bytes. */
export function zipOf(name: string, content: Buffer, unpacked = content.length, method = 8): Buffer {
  return archive([{ name, content, unpacked, method }])
}

function archive(entries: readonly Entry[], comment = ''): Buffer {
  const locals: Buffer[] = []
  const listed: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const packed = entry.method === 8 ? deflateRawSync(entry.content) : entry.content
    const local = Buffer.concat([header(entry, packed.length, 30, MARKS.local, 4), packed])
    const inDirectory = header(entry, packed.length, 46, MARKS.listed, 6)
    inDirectory.writeUInt32LE(at, 42)
    locals.push(local)
    listed.push(inDirectory)
    at += local.length
  }
  const directory = Buffer.concat(listed)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(MARKS.end, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...locals, directory, end, Buffer.from(comment, 'latin1')])
}

/** The fields of an entry before its name, which stand alike before it and in the directory, from `fields` on. */
function header({ name, content, unpacked, method }: Entry, packed: number, bytes: number, mark: number, fields: number): Buffer {
  const made = Buffer.alloc(bytes)
  made.writeUInt32LE(mark, 0)
  made.writeUInt16LE(method ?? 0, fields + 4)
  made.writeUInt32LE(crc32(content), fields + 10)
  made.writeUInt32LE(packed, fields + 14)
  made.writeUInt32LE(unpacked ?? content.length, fields + 18)
  made.writeUInt16LE(Buffer.byteLength(name), fields + 22)
  return Buffer.concat([made, Buffer.from(name)])
}
