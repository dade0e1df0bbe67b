/** Why `npm start` opens a browser and no desktop window, by language. */
export const START_TEXT = {
  en: {
    noSandbox:
      'Flagship runs in the browser: this system does not let the desktop window (Electron) have the sandbox that guards it. An installed .deb gets it.',
    noScreen:
      'Flagship runs in the browser: there is no screen here for a desktop window. Run npm start from a graphical desktop to get it.',
    notInstalled:
      'Flagship runs in the browser: the desktop window (Electron) is not installed. To get it, with internet: npx install-electron, then npm start.'
  },
  fr: {
    noSandbox:
      'Flagship s’exécute dans le navigateur : ce système refuse à la fenêtre de bureau (Electron) l’enceinte qui la protège. Un paquet .deb installé l’obtient.',
    noScreen:
      'Flagship s’exécute dans le navigateur : aucun écran ici pour une fenêtre de bureau. Lancez npm start depuis un bureau graphique pour l’obtenir.',
    notInstalled:
      'Flagship s’exécute dans le navigateur : la fenêtre de bureau (Electron) n’est pas installée. Pour l’obtenir, avec internet : npx install-electron, puis npm start.'
  }
}

/** The texts for a language tag such as fr-FR; in English for a language that has none. */
export function startText(tag) {
  const [language] = tag.toLowerCase().split('-')
  return START_TEXT[language] ?? START_TEXT.en
}
