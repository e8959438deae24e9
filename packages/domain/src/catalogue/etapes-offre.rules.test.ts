import { expect, test } from 'vitest';
import { countEtapesDone, etapesOffre, prochainManque } from './etapes-offre.rules.ts';

const sections = [
  { id: 'nom', titre: 'Nom', groupe: 'L’aide' },
  { id: 'dates', titre: 'Dates', groupe: 'L’aide' },
  { id: 'grille', titre: 'Grille', groupe: 'Facultatif', isFacultatif: true },
] as const;
const sectionOf = (field: string) => sections.find(({ id }) => field.startsWith(id));

test('each section is done, lacks something, or may be left', () => {
  const fautes = [{ field: 'dates.fin' }, { field: 'dates.debut' }];
  const etapes = etapesOffre({ sections, fautes, sectionOf, isRemplie: ({ id }) => id !== 'grille' });
  expect(etapes.map(({ etat, manques }) => [etat, manques])).toEqual([
    ['fait', 0],
    ['manque', 2],
    ['facultatif', 0],
  ]);
  expect(countEtapesDone(etapes)).toEqual({ faites: 1, sur: 2 });
  expect(prochainManque(etapes, fautes, sectionOf)).toMatchObject({
    field: 'dates.fin',
    etape: { id: 'dates' },
  });
});

test('a section in which nothing is written is never done, even when nothing in it prevents publishing', () => {
  const etapes = etapesOffre({ sections, fautes: [], sectionOf, isRemplie: ({ id }) => id === 'nom' });
  expect(etapes.map(({ etat }) => etat)).toEqual(['fait', 'vide', 'facultatif']);
  expect(countEtapesDone(etapes)).toEqual({ faites: 1, sur: 2 });
});

test('the next missing thing follows the order of the sections, and there may be none', () => {
  const fautes = [{ field: 'grille.1' }, { field: 'nom' }];
  const lacking = etapesOffre({ sections, fautes, sectionOf, isRemplie: () => true });
  expect(prochainManque(lacking, fautes, sectionOf)?.field).toBe('nom');
  const without = etapesOffre({ sections, fautes: [], sectionOf, isRemplie: () => true });
  expect(prochainManque(without, [], sectionOf)).toBeNull();
});
