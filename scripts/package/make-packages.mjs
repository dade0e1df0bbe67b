import { archFromString, build, Platform } from 'electron-builder'
import config from '../../electron-builder.config.mjs'
import { sevenZip } from './seven-zip.mjs'

const SYSTEMS = { linux: ['linux', Platform.LINUX], win32: ['win', Platform.WINDOWS], darwin: ['mac', Platform.MAC] }

/**
 * Builds every package for one system that this computer can build, separately, so that one failure costs one package. Returns the
 * files built, and the reason for each kind that was not. `runtime` is a folder or archive of Electron; null downloads the right one.
 * `homepage` is required by a .deb; null takes it from the repository.
 */
export async function makePackages(root, { system = process.platform, runtime = null, homepage = null, make = build } = {}) {
  const [name, platform] = SYSTEMS[system]
  process.env.ELECTRON_BUILDER_7ZIP_PATH ??= sevenZip()
  const files = []
  const missed = []
  for (const { target, arch } of config[name].target) {
    const wish = {
      projectDir: root,
      targets: platform.createTarget(target, ...arch.map(archFromString)),
      publish: 'never',
      // A copy, because electron-builder modifies the configuration it is given.
      config: structuredClone({
        ...config,
        ...(runtime === null ? {} : { electronDist: runtime }),
        ...(homepage === null ? {} : { extraMetadata: { homepage } })
      })
    }
    try {
      files.push(...(await make(wish)))
    } catch (error) {
      missed.push({ target, reason: String(error.message ?? error).split('\n')[0] })
    }
  }
  return { files: files.filter(file => !file.endsWith('.blockmap')), missed }
}
