// What is looked at in WebKit: the request that was sent in Firefox, in the forms of the pages that people open most.
const desk = 1280;
const phone = 360;

/**
 * Each page has the name of its picture, its reader, its title, what it must say, its width and its theme; one that is
 * unfolded shows what is closed when it opens. What is given is what the journey in Firefox wrote of its request.
 */
export function pagesToSee({ email, href, nom }) {
  const agent = 'paul.girard@demo.example';
  const objectif = 'Douze arbitres de plus dans nos tournois.';
  const lue = {
    who: email,
    path: `${href}?mode=read`,
    h1: 'Former nos arbitres',
    words: [nom, objectif],
    isUnfolded: true,
  };
  const instruite = {
    who: agent,
    path: href,
    h1: 'Former nos arbitres',
    words: [nom, objectif, '2 400 €'],
    isUnfolded: true,
  };
  const accueil = { who: email, path: '/client/user/dashboard', h1: '.', words: [nom] };
  const file = { who: agent, path: '/client/dossiers', h1: '^Dossiers$', words: ['résultats'] };
  const aide = { path: '/repertoire-des-subventions/FDVA', h1: '^FDVA', words: ['Une question ?'] };
  return [
    ['demande-lue', lue, desk, 'light'],
    ['demande-lue', lue, phone, 'light'],
    ['demande-lue', lue, desk, 'dark'],
    ['demande-instruite', instruite, desk, 'light'],
    ['demande-instruite', instruite, phone, 'light'],
    ['demande-instruite', instruite, desk, 'dark'],
    ['accueil', accueil, desk, 'light'],
    ['accueil', accueil, phone, 'dark'],
    ['file', file, desk, 'light'],
    ['file', file, phone, 'light'],
    ['aide', aide, desk, 'light'],
    ['aide', aide, phone, 'light'],
  ].map(([name, page, width, theme]) => ({ ...page, name: `${name}-${width}-${theme}`, width, theme }));
}
