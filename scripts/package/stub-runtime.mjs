import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NtExecutable, NtExecutableResource, Resource } from 'resedit'

/** The Electron fuse wire of a real runtime: its sentinel, version and length, with each fuse in the wrong state. */
const FUSE_WIRE = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x0811110011', 'latin1')
const HELPERS = ['', ' (Renderer)', ' (Plugin)', ' (GPU)']
/** The usage descriptions in the Info.plist of a real macOS runtime. */
const WISHES = ['Bluetooth', 'Camera', 'Microphone']
const LANGUAGES = ['de', 'en-US', 'fr', 'ja']

/**
 * A folder that looks like the Electron runtime of a system but is only a few kilobytes: enough to test everything
 * that packaging does when the real one cannot be downloaded.
 */
export function writeStubRuntime(platform, version, folder) {
  const put = (path, content, mode = 0o644) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content, { mode })
  }
  put('version', version)
  put('LICENSE', 'Electron')
  put('LICENSES.chromium.html', '<p>Chromium</p>')
  if (platform === 'darwin') return writeMacBundle(put, version)
  put(platform === 'win32' ? 'electron.exe' : 'electron', platform === 'win32' ? windowsProgram(version) : FUSE_WIRE, 0o755)
  put('resources/default.txt', '')
  for (const language of LANGUAGES) put(`locales/${language}.pak`, '')
}

function writeMacBundle(put, version) {
  const contents = 'Electron.app/Contents'
  const framework = `${contents}/Frameworks/Electron Framework.framework`
  put(`${contents}/Info.plist`, plistOf('Electron', 'com.github.Electron', version))
  put(`${contents}/MacOS/Electron`, '', 0o755)
  // On a Mac the fuses are in the framework, which the program only loads.
  put(`${framework}/Electron Framework`, FUSE_WIRE, 0o755)
  for (const language of LANGUAGES) {
    put(`${contents}/Resources/${language}.lproj/locale.pak`, '')
    put(`${framework}/Versions/A/Resources/${language}.lproj/locale.pak`, '')
  }
  for (const helper of HELPERS) {
    const name = `Electron Helper${helper}`
    put(`${contents}/Frameworks/${name}.app/Contents/Info.plist`, plistOf(name, 'com.github.Electron.helper', version))
    put(`${contents}/Frameworks/${name}.app/Contents/MacOS/${name}`, '', 0o755)
  }
}

function plistOf(name, id, version) {
  const entries = {
    CFBundleDisplayName: name,
    CFBundleExecutable: name,
    CFBundleIdentifier: id,
    CFBundleName: name,
    CFBundlePackageType: 'APPL',
    CFBundleVersion: version,
    ...Object.fromEntries(WISHES.map(wish => [`NS${wish}UsageDescription`, `This app needs access to ${wish}`]))
  }
  const rows = Object.entries(entries).map(([key, value]) => `<key>${key}</key><string>${value}</string>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>${rows.join('')}</dict></plist>\n`
}

/** A Windows program that does nothing, with a version resource to overwrite. */
function windowsProgram(version) {
  const program = NtExecutable.createEmpty(false, false)
  const resources = NtExecutableResource.from(program)
  const words = Resource.VersionInfo.createEmpty()
  words.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron', ProductVersion: version })
  words.outputToResourceEntries(resources.entries)
  resources.outputResource(program)
  return Buffer.concat([Buffer.from(program.generate()), FUSE_WIRE])
}
