import { CALL_CHANNEL, NEWS_CHANNEL } from '@shared/ipc/channels'
import type { CallReply } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { FlagshipBridge } from './api'

const bridge: FlagshipBridge = {
  call: (name, args) => ipcRenderer.invoke(CALL_CHANNEL, name, args) as Promise<CallReply<unknown>>,
  onNews: listener => {
    const pass = (_event: IpcRendererEvent, news: News): void => listener(news)
    ipcRenderer.on(NEWS_CHANNEL, pass)
    return () => void ipcRenderer.removeListener(NEWS_CHANNEL, pass)
  }
}

contextBridge.exposeInMainWorld('flagship', bridge)
