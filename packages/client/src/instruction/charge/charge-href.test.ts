import { expect, test } from 'vitest';
import { colonneHref } from './charge-href.ts';

test.each([
  ['retard', 'p', null, '/dossiers?retard=oui&affectes=p&tri=transmis'],
  ['semaine-2', null, null, '/dossiers?echeance=semaine-2&affectes=personne&tri=transmis'],
  ['aucune', 'p', 's', '/dossiers?echeance=aucune&affectes=p&id_service_instructeur=s&tri=transmis'],
  ['renvoye', 'p', null, '/dossiers?etats=C&affectes=p&tri=transmis'],
] as const)('« %s » of %s opens its queue', (code, personne, service, href) => {
  expect(colonneHref({ code, personne, service })).toBe(href);
});
