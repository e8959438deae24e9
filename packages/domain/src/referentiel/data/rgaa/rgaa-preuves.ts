/**
 * Each assessed criterion has its proof: a check that anyone may run again, or the reason why it does not apply.
 */
export const preuvesRgaa: Readonly<Record<string, string>> = {
  '1.1': 'Règles axe « image-alt, svg-img-alt », sur chaque page des parcours, thèmes clair et sombre',
  '1.4': 'Aucun CAPTCHA',
  '1.5': 'Aucun CAPTCHA',
  '2.1': 'Aucun cadre',
  '2.2': 'Aucun cadre',
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
  '5.6':
    'Règles axe « th-has-data-cells, scope-attr-valid », sur chaque page des parcours, thèmes clair et sombre',
  '5.7':
    'Règles axe « td-headers-attr, td-has-header », sur chaque page des parcours, thèmes clair et sombre',
  '5.8': 'Aucun tableau de mise en forme',
  '6.2': 'Règles axe « link-name », sur chaque page des parcours, thèmes clair et sombre',
  '7.3': 'Un dossier entier rempli et envoyé au clavier (e2e/demande-au-clavier.spec.ts)',
  '8.1': 'Écrit par le serveur au début de chaque page (page-document.ts)',
  '8.3': 'Règles axe « html-has-lang », sur chaque page des parcours, thèmes clair et sombre',
  '8.4': 'Règles axe « html-lang-valid », sur chaque page des parcours, thèmes clair et sombre',
  '8.5': 'Règles axe « document-title », sur chaque page des parcours, thèmes clair et sombre',
  '10.11': 'Chaque page des parcours est mesurée à 320 pixels (e2e/support/good-page.ts)',
  '11.1': 'Règles axe « label, select-name », sur chaque page des parcours, thèmes clair et sombre',
  '12.7':
    'e2e/cadre.spec.ts, et règles axe « bypass, skip-link », sur chaque page des parcours, thèmes clair et sombre',
  '12.8': 'Un dossier entier rempli et envoyé au clavier (e2e/demande-au-clavier.spec.ts)',
  '12.9': 'Un dossier entier rempli et envoyé au clavier (e2e/demande-au-clavier.spec.ts)',
  '13.12': 'Aucun mouvement de l’appareil n’est lu',
};
