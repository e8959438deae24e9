/** The journeys that Firefox plays, by the beginning of their title in `e2e`, with what each one shows. */
export const journeys = [
  {
    title: 'a treasurer begins and writes a request',
    what: 'une demande commencée, écrite, signée sur un téléphone, envoyée, trouvée dans la file et accordée',
  },
  {
    title: 'a dossier just received is read whole and granted from the queue',
    what: 'un dossier lu et accordé depuis la file, au clavier seul',
  },
  {
    title: 'two people on one page see each other',
    what: 'deux personnes dans un champ : la réponse choisie est celle qui reste montrée',
  },
  {
    title: 'a network that is cut is told',
    what: 'réseau coupé puis rendu, page rechargée : rien n’est perdu',
  },
  {
    title: 'the palette finds a dossier, an association',
    what: 'la palette, au clavier et à la souris',
  },
  {
    title: 'somebody without an account finds a subvention',
    what: 'le catalogue sans compte, puis une demande commencée',
  },
  {
    title: 'a browser without the functions that came after Chrome 109',
    what: 'sans les fonctions plus jeunes que Chrome 109, accueil, projet enregistré, file, dossier, statistiques',
  },
];
