/** Why `npm start` opens a browser and not a desktop window, by language. */
export const START_TEXT = {
  en: {
    noSandbox:
      'Flagship runs in the browser: this system does not allow the desktop window (Electron) its sandbox. An installed .deb package is allowed it.',
    noScreen: 'Flagship runs in the browser: there is no display for a desktop window. Run npm start from a graphical desktop to get one.',
    notInstalled:
      'Flagship runs in the browser: the desktop window (Electron) is not installed. To get it, go online, run npx install-electron, then npm start.'
  },
  fr: {
    noSandbox:
      'Flagship s’exécute dans le navigateur : ce système interdit à la fenêtre de bureau (Electron) son bac à sable. Un paquet .deb installé y a droit.',
    noScreen:
      'Flagship s’exécute dans le navigateur : il n’y a pas d’écran pour une fenêtre de bureau. Lancez npm start depuis un bureau graphique pour en avoir une.',
    notInstalled:
      'Flagship s’exécute dans le navigateur : la fenêtre de bureau (Electron) n’est pas installée. Pour l’obtenir, connectez-vous à internet et lancez npx install-electron, puis npm start.'
  }
}

/** The texts for a language tag such as fr-FR; English for any other language. */
export function startText(tag) {
  const [language] = tag.toLowerCase().split('-')
  return START_TEXT[language] ?? START_TEXT.en
}
