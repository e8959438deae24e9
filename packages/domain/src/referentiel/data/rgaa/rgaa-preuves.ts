/**
 * Each assessed criterion has its proof: a check that anyone may run again, or the reason why it does not apply.
 */
export const preuvesRgaa: Readonly<Record<string, string>> = {
  '1.1': 'Règles axe « image-alt, svg-img-alt », sur chaque page des parcours, thèmes clair et sombre',
  '1.2': 'Chaque image des sources a une alternative, ou est ignorée (client/vite/rgaa-sources.test.ts)',
  '1.3':
    'Chaque alternative des sources, lue une à une le 30 novembre 2026 (client/vite/rgaa-sources.test.ts)',
  '1.4': 'Aucun CAPTCHA',
  '1.5': 'Aucun CAPTCHA',
  '1.8':
    'Seules images des sources : des logos, et des papiers que l’on a déposés (client/vite/rgaa-sources.test.ts)',
  '2.1': 'Le seul cadre, qui montre un PDF, a un titre (client/vite/rgaa-sources.test.ts)',
  '2.2': 'Ce titre nomme le document montré (client/vite/rgaa-sources.test.ts)',
  '3.2': 'Règles axe « color-contrast », sur chaque page des parcours, thèmes clair et sombre',
  '4.1': 'Aucun média',
  '4.2': 'Aucun média',
  '4.3': 'Aucun média',
  '4.4': 'Aucun média',
  '4.5': 'Aucun média',
  '4.6': 'Aucun média',
  '4.7': 'Aucun média',
  '4.8': 'Aucun média',
  '4.9': 'Aucun média',
  '4.10': 'Aucun média',
  '4.11': 'Aucun média',
  '4.12': 'Aucun média',
  '4.13': 'Aucun média',
  '5.3': 'Aucun tableau de mise en forme',
  '5.4': 'Chaque tableau des sources a un titre (client/vite/rgaa-sources.test.ts)',
  '5.5':
    'Chaque titre des sources, lu un à un le 30 novembre 2026 ; aucun ne conviendrait à un autre tableau (client/vite/rgaa-sources.test.ts)',
  '5.6':
    'Règles axe « th-has-data-cells, scope-attr-valid », sur chaque page des parcours, thèmes clair et sombre',
  '5.7':
    'Règles axe « td-headers-attr, td-has-header », sur chaque page des parcours, thèmes clair et sombre',
  '5.8': 'Aucun tableau de mise en forme',
  '6.2': 'Règles axe « link-name », sur chaque page des parcours, thèmes clair et sombre',
  '7.2': 'Aucun script n’a d’alternative (client/vite/rgaa-sources.test.ts)',
  '7.3': 'Un dossier entier rempli et envoyé au clavier (e2e/demande-au-clavier.spec.ts)',
  '7.5': 'Ce que disent les régions vives est noté mot pour mot (e2e/ce-qui-est-dit.spec.ts)',
  '8.1': 'Écrit par le serveur au début de chaque page (page-document.ts)',
  '8.3': 'Règles axe « html-has-lang », sur chaque page des parcours, thèmes clair et sombre',
  '8.4': 'Règles axe « html-lang-valid », sur chaque page des parcours, thèmes clair et sombre',
  '8.5': 'Règles axe « document-title », sur chaque page des parcours, thèmes clair et sombre',
  '8.6':
    'Le titre de la fenêtre répète celui de la page, puis son objet (page-head.test.ts) ; celui de chaque page est écrit à la main (e2e/support/pages)',
  '8.7': 'Aucun texte dans une autre langue',
  '8.8': 'Aucun texte dans une autre langue',
  '8.9':
    'Aucun paragraphe, titre ni élément de liste vide, aucun saut de ligne doublé, aucune citation qui ne cite (client/vite/rgaa-sources.test.ts)',
  '8.10': 'Aucun changement de sens de lecture',
  '9.1': 'Règles axe « page-has-heading-one, heading-order, empty-heading », sur chaque page des parcours',
  '9.2': 'Règles axe « region, landmark-one-main, landmark-unique », sur chaque page des parcours',
  '9.3': 'Règles axe « list, listitem, definition-list, dlitem », sur chaque page des parcours',
  '10.1': 'Aucun élément ni attribut de mise en forme dans les sources (client/vite/rgaa-sources.test.ts)',
  '10.2': 'Un signe écrit par une feuille de style est dit en mots à côté (client/vite/rgaa-sources.test.ts)',
  '10.4':
    'Chaque page des parcours est mesurée à 320 pixels, soit 1 280 pixels agrandis à 400 % (e2e/support/good-page.ts)',
  '10.5':
    'La racine de la page a ses deux couleurs, et un dégradé sous du texte a la sienne (client/vite/rgaa-sources.test.ts)',
  '10.6': 'Règles axe « link-in-text-block », sur chaque page des parcours, thèmes clair et sombre',
  '10.7': 'Le contour n’est ôté qu’à ce qu’aucune touche n’atteint (client/vite/rgaa-sources.test.ts)',
  '10.9': 'Aucune phrase ne désigne par la couleur, la forme ou le côté (client/vite/rgaa-sources.test.ts)',
  '10.10': 'Aucune phrase ne désigne par la couleur, la forme ou le côté (client/vite/rgaa-sources.test.ts)',
  '10.11': 'Chaque page des parcours est mesurée à 320 pixels (e2e/support/good-page.ts)',
  '10.14':
    'Ce qu’une feuille de style montre au survol se montre aussi à la prise du focus (client/vite/rgaa-sources.test.ts)',
  '11.1': 'Règles axe « label, select-name », sur chaque page des parcours, thèmes clair et sombre',
  '11.6': 'Chaque groupe de champs des sources a une légende (client/vite/rgaa-sources.test.ts)',
  '11.11':
    'Chaque format refusé donne un exemple ou dit quoi corriger (domain/identifiants/formats-corriges.test.ts)',
  '11.12':
    'Une page de vérification avant chaque envoi (e2e/demande-complete.spec.ts), une reprise après chaque décision (e2e/conclure.spec.ts)',
  '11.13': 'Chaque champ où l’on parle de soi le dit au navigateur (domain/compte/profil.fields.test.ts)',
  '12.1': 'Un menu et un plan du site sur chaque page, et une recherche (e2e/palette.spec.ts)',
  '12.2':
    'Un seul en-tête pour toutes les pages de l’application (client/vite/rgaa-sources.test.ts), un seul pour celles du serveur (page-frame.ts)',
  '12.3':
    'Le plan est fait des mêmes lignes que le menu (e2e/pages-publiques.spec.ts, e2e/administration.spec.ts)',
  '12.4': 'Le pied de chaque page y mène, par les mêmes lignes partout (pied.rows.ts)',
  '12.5': 'La recherche est dans le seul en-tête (client/vite/rgaa-sources.test.ts)',
  '12.6':
    'Trois liens en tête de page (e2e/cadre.spec.ts), et règles axe « region, bypass », sur chaque page des parcours',
  '12.7':
    'e2e/cadre.spec.ts, et règles axe « bypass, skip-link », sur chaque page des parcours, thèmes clair et sombre',
  '12.8': 'Un dossier entier rempli et envoyé au clavier (e2e/demande-au-clavier.spec.ts)',
  '12.9': 'Un dossier entier rempli et envoyé au clavier (e2e/demande-au-clavier.spec.ts)',
  '12.10': 'Un réglage éteint les raccourcis à une touche (e2e/touches.spec.ts)',
  '12.11':
    'Rien n’apparaît au survol par un script, et ce qu’une feuille de style montre se montre aussi à la prise du focus (client/vite/rgaa-sources.test.ts)',
  '13.2': 'Aucune fenêtre ne s’ouvre sans qu’on la demande (client/vite/rgaa-sources.test.ts)',
  '13.5': 'Aucun contenu cryptique',
  '13.6': 'Aucun contenu cryptique',
  '13.7': 'Rien ne bouge plus vite qu’une fois par seconde (client/vite/rgaa-sources.test.ts)',
  '13.8': 'Rien ne bouge sans fin, sauf ce qui attend d’être lu (client/vite/rgaa-sources.test.ts)',
  '13.9': 'Aucune page ne dépend de l’orientation de l’écran (client/vite/rgaa-sources.test.ts)',
  '13.10':
    'Aucun geste ne dessine de trajet ; un fichier qu’on glisse se choisit aussi par un bouton (client/vite/rgaa-sources.test.ts)',
  '13.11':
    'Aucun acte ne part à l’appui : un appui ne fait que garder le focus (client/vite/rgaa-sources.test.ts)',
  '13.12': 'Aucun mouvement de l’appareil n’est lu',
};
