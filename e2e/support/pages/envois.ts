// The forms that are sent empty: for each address, its button and the error that follows.
import { voileSiren } from './lignes.ts';

export const envois: Readonly<Record<string, { bouton: string; phrase: string | RegExp }>> = {
  '/login': { bouton: 'Se connecter', phrase: /erreurs? à corriger/ },
  '/register': { bouton: 'Créer mon compte', phrase: /erreurs? à corriger/ },
  '/validation': { bouton: 'Recevoir un nouveau lien', phrase: /erreurs? à corriger/ },
  '/mot-de-passe-oublie': { bouton: 'Recevoir un lien', phrase: /erreurs? à corriger/ },
  '/assistance': { bouton: 'Envoyer ma question', phrase: /erreurs? à corriger/ },
  '/user/modification-mot-de-passe': {
    bouton: 'Enregistrer ce mot de passe',
    phrase: /erreurs? à corriger/,
  },
  '/user/second-facteur': { bouton: 'Commencer', phrase: /erreurs? à corriger/ },
  [`/informations-administratives/${voileSiren}/ribs?ligne=nouvelle`]: {
    bouton: 'Enregistrer le RIB',
    phrase: /erreurs? à corriger/,
  },
};
