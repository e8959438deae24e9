import { expect, test } from 'vitest';
import { toBrouillon } from './brouillon.rules.ts';
import type { BrouillonCampagne } from './campagne-options.fields.ts';
import { rubriquesCampagne } from './campagne-rubriques.rows.ts';
import { modeleBrouillon } from './modeles-campagne.rows.ts';
import { isRubriqueRemplie } from './rubrique-remplie.rules.ts';

const remplies = (brouillon: BrouillonCampagne) =>
  rubriquesCampagne.filter((one) => isRubriqueRemplie(one, brouillon)).map(({ id }) => id);
const vide: BrouillonCampagne = {
  ...modeleBrouillon(undefined, { today: '2026-11-29', typeService: 'CD', territoire: 'FR' }),
  titre: 'Aide aux fêtes',
  campagne_exercice: 2027,
};

test('an empty campaign has neither dates nor presentation, whatever every campaign has from the start', () => {
  expect(remplies(vide)).toEqual(['projet', 'budget']);
});

test.each<[string, BrouillonCampagne]>([
  ['general', { presentation: 'Pour les fêtes de quartier.' }],
  ['publics', { territoires: [{ id: 't', code: '13' }] }],
  ['calendrier', { sous_dispositifs: [{ id: 's', date_debut: '2027-01-04' }] }],
  ['types', { sous_dispositifs: [{ id: 's', label: 'Projet' }] }],
  ['services', { instructeurs: [{ id: 's', id_service: 's' }] }],
  ['association', { champs_personnalises: [{ id: 'q', bloc: 'dossier-bloc', label: 'Combien ?' }] }],
  ['pieces', { documents_projet: [{ id: 'p', label: 'Devis' }] }],
  ['reponse', { delai_habituel_jours: 90 }],
  ['compte-rendu', { crf: { ecart_pourcent: 20 } }],
  ['bareme', { bareme: [{ id: 'b', label: 'Intérêt' }] }],
])('section « %s » is done once this is written', (id, written) => {
  expect(remplies({ ...vide, ...written })).toContain(id);
  expect(remplies({ ...vide, ...written })).toHaveLength(3);
});

test('a published campaign that changed nothing of its reports has nothing written there', () => {
  const publiee = toBrouillon(
    { champs_personnalises: {}, documents_attendus: [], instructeurs: [], sous_dispositifs: [] } as never,
    2027,
  );
  expect(remplies(publiee)).toEqual(['projet']);
});
