/** What `npm start` says, by language: of the download, and of why a browser opens and not the desktop window. */
export const START_TEXT = {
  en: {
    downloading: megabytes => `Downloading the desktop window (Electron), about ${megabytes} MB, once...`,
    arrived: (megabytes, all) => `  ${megabytes} of about ${all} MB`,
    proxy: 'The download goes through the proxy named by HTTPS_PROXY or HTTP_PROXY (ELECTRON_GET_USE_PROXY=1).',
    stalled: seconds => `nothing arrived for ${seconds} seconds`,
    inBrowser: why => `Flagship runs in the browser: ${why}`,
    noWindow: why => `The desktop window cannot be opened: ${why}`,
    noScreen: () => 'there is no display for a desktop window. Run npm start from a graphical desktop to get one.',
    notInstalled: problem =>
      `the desktop window (Electron) could not be downloaded${problem === null ? '' : ` (${problem})`}. Go online and run npm start -- --window to try again now; npm start by itself tries again tomorrow. Without a network: npm run electron:from ZIP.`,
    early: {
      sandbox: how => `the system did not allow the desktop window its sandbox (${how}).`,
      root: how =>
        `the desktop window does not start for the administrator (root), who has no sandbox (${how}). Run npm start as an ordinary user.`,
      libraries: how =>
        `a library that the desktop window needs is not on this system (${how}). On Debian and Ubuntu: sudo apt install libgtk-3-0 libnss3 libasound2 libgbm1, then npm start.`,
      display: how => `the desktop window found no display that it could use (${how}).`,
      notRun: how =>
        `the system could not run the program of the desktop window (${how}). Delete node_modules/electron/dist and run npm start again.`,
      ended: how => `the desktop window ended at once (${how}).`
    },
    allow: 'To allow it, paste these lines into a terminal. They are for this very program:',
    allowKernel:
      'This kernel forbids user namespaces. To allow them until the next restart: sudo sysctl -w kernel.unprivileged_userns_clone=1, then npm start.'
  },
  fr: {
    downloading: megabytes => `Téléchargement de la fenêtre de bureau (Electron), environ ${megabytes} Mo, une seule fois...`,
    arrived: (megabytes, all) => `  ${megabytes} sur environ ${all} Mo`,
    proxy: 'Le téléchargement passe par le proxy nommé par HTTPS_PROXY ou HTTP_PROXY (ELECTRON_GET_USE_PROXY=1).',
    stalled: seconds => `rien n’est arrivé pendant ${seconds} secondes`,
    inBrowser: why => `Flagship s’exécute dans le navigateur : ${why}`,
    noWindow: why => `La fenêtre de bureau ne peut pas s’ouvrir : ${why}`,
    noScreen: () => 'il n’y a pas d’écran pour une fenêtre de bureau. Lancez npm start depuis un bureau graphique pour en avoir une.',
    notInstalled: problem =>
      `la fenêtre de bureau (Electron) n’a pas pu être téléchargée${problem === null ? '' : ` (${problem})`}. Connectez-vous à internet et lancez npm start -- --window pour réessayer maintenant ; npm start seul réessaie demain. Sans réseau : npm run electron:from ZIP.`,
    early: {
      sandbox: how => `le système a refusé son bac à sable à la fenêtre de bureau (${how}).`,
      root: how =>
        `la fenêtre de bureau ne démarre pas pour l’administrateur (root), qui n’a pas de bac à sable (${how}). Lancez npm start en simple utilisateur.`,
      libraries: how =>
        `il manque à ce système une bibliothèque de la fenêtre de bureau (${how}). Sous Debian et Ubuntu : sudo apt install libgtk-3-0 libnss3 libasound2 libgbm1, puis npm start.`,
      display: how => `la fenêtre de bureau n’a trouvé aucun écran utilisable (${how}).`,
      notRun: how =>
        `le système n’a pas pu exécuter le programme de la fenêtre de bureau (${how}). Supprimez node_modules/electron/dist et relancez npm start.`,
      ended: how => `la fenêtre de bureau s’est arrêtée aussitôt (${how}).`
    },
    allow: 'Pour l’autoriser, collez ces lignes dans un terminal. Elles valent pour ce seul programme :',
    allowKernel:
      'Ce noyau interdit les espaces de noms d’utilisateur. Pour les autoriser jusqu’au prochain redémarrage : sudo sysctl -w kernel.unprivileged_userns_clone=1, puis npm start.'
  }
}

/** The texts for a language tag such as fr-FR; English for any other language. */
export function startText(tag) {
  const [language] = tag.toLowerCase().split('-')
  return START_TEXT[language] ?? START_TEXT.en
}
