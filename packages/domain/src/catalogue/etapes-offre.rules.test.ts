import { expect, test } from 'vitest';
import { avancement, etapesOffre, prochainManque } from './etapes-offre.rules.ts';

const sections = [
  { id: 'nom', titre: 'Nom', groupe: 'L’aide' },
  { id: 'dates', titre: 'Dates', groupe: 'L’aide' },
  { id: 'grille', titre: 'Grille', groupe: 'Facultatif', isFacultatif: true },
] as const;
const sectionOf = (field: string) => sections.find(({ id }) => field.startsWith(id));

test('each section is done, lacks something, or may be left', () => {
  const fautes = [{ field: 'dates.fin' }, { field: 'dates.debut' }];
  const etapes = etapesOffre(sections, fautes, sectionOf);
  expect(etapes.map(({ etat, manques }) => [etat, manques])).toEqual([
    ['fait', 0],
    ['manque', 2],
    ['facultatif', 0],
  ]);
  expect(avancement(etapes)).toEqual({ faites: 1, sur: 2 });
  expect(prochainManque(etapes, fautes, sectionOf)).toMatchObject({
    field: 'dates.fin',
    etape: { id: 'dates' },
  });
});

test('the next missing thing follows the order of the sections, and there may be none', () => {
  const fautes = [{ field: 'grille.1' }, { field: 'nom' }];
  expect(prochainManque(etapesOffre(sections, fautes, sectionOf), fautes, sectionOf)?.field).toBe('nom');
  expect(prochainManque(etapesOffre(sections, [], sectionOf), [], sectionOf)).toBeNull();
});
