import { modeleSites } from '@asso/domain/agrement/haa/import-sites.rules';
import { csvText } from '@asso/domain/kernel/csv';
import { expect, it } from 'vitest';
import { associationFeature } from '../../association/feature.ts';
import { documentFeature } from '../../document/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { haaFeature } from './feature.ts';
import { aFoodAid } from './test/test-sites.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature, haaFeature] });

const entete = 'nom;activites;itinerant;voie;code_postal;commune';
const dixLignes = [
  entete,
  ...Array.from({ length: 8 }, (_, n) => `Point ${n + 1};Colis ou paniers;non;rue ${n + 1};13001;Marseille`),
  'Antenne Est;Maraude;non;quai Est;;Marseille',
  'Halle;Brocante;non;place Haute;13002;Marseille',
].join('\n');

it('a trial tells each line and keeps nothing; the import keeps the right ones; again, nothing changes', async () => {
  const { imports, list } = await aFoodAid(portal);
  const essai = await imports(dixLignes, true);
  expect(essai.body.bilan).toEqual({ lignes: 10, ajoutee: 8, modifiee: 0, existante: 0, rejetee: 2 });
  expect(essai.body.lignes.filter(({ resultat }) => resultat === 'rejetee')).toEqual([
    {
      numero: 10,
      nom: 'Antenne Est',
      lieu: 'quai Est, Marseille',
      resultat: 'rejetee',
      motif: 'Le code postal est manquant',
      note: null,
    },
    {
      numero: 11,
      nom: 'Halle',
      lieu: 'place Haute, 13002 Marseille',
      resultat: 'rejetee',
      motif: expect.stringMatching(
        /^L’activité « Brocante » n’est pas dans la liste. Écrivez par exemple : Colis ou paniers, Repas/,
      ),
      note: null,
    },
  ]);
  expect((await list()).body.items).toEqual([]);
  const fait = await imports(dixLignes, false);
  expect(fait.body).toEqual({ ...essai.body, essai: false });
  const { items } = (await list()).body;
  expect(items).toHaveLength(8);
  expect(items.every(({ complet, adresse }) => complet && adresse?.code_insee === '13201')).toBe(true);
  expect((await imports(dixLignes, false)).body.bilan).toMatchObject({
    ajoutee: 0,
    existante: 8,
    rejetee: 2,
  });
  expect((await list()).body.items).toHaveLength(8);
});

it('the model is itself a right file', async () => {
  const { imports, list, siege } = await aFoodAid(portal);
  const { body } = await imports(csvText(modeleSites), false);
  expect(body.bilan).toEqual({ lignes: 2, ajoutee: 2, modifiee: 0, existante: 0, rejetee: 0 });
  expect((await list()).body.items).toMatchObject([
    { nom: 'Camion du soir', itinerant: true, nature_activite: ['MAR'], membre_siret_id: siege },
    {
      nom: 'Épicerie Nord',
      nature_activite: ['EPI', 'COL'],
      periode_fermeture: 'du 1er au 21 août',
      horaire_ouverture: [
        { jour: 'MA', de: '09h00', a: '12h00' },
        { jour: 'JE', de: '14h00', a: '17h30' },
      ],
      adresse: { cplt: 'Bâtiment A', num_voie: '12', voie: 'rue des Lilas', cp: '13015' },
    },
  ]);
});

it('a known site takes the hours and activities of the table, once it was tried, and keeps the rest', async () => {
  const { imports, list } = await aFoodAid(portal);
  const table = (horaires: string) =>
    `Nom du point;Activité;Adresse;CP;Ville;Horaires\nHalle;colis;place Haute;13002;Marseille;${horaires}`;
  await imports(table('ma 9h-12h'), false);
  const essai = await imports(table('lun. et jeu. 14h à 17h30'), true);
  expect(essai.body.bilan).toEqual({ lignes: 1, ajoutee: 0, modifiee: 1, existante: 0, rejetee: 0 });
  expect(essai.body.lignes[0]?.note?.replaceAll('\u00a0', ' ')).toContain(
    'Horaires d’ouverture : lundi 14h-17h30, jeudi 14h-17h30, au lieu de mardi 9h-12h.',
  );
  const horaires = async () =>
    (await list()).body.items[0]?.horaire_ouverture?.map(({ jour, de }) => `${jour} ${de}`);
  expect(await horaires()).toEqual(['MA 09h00']);
  await imports(table('lun. et jeu. 14h à 17h30'), false);
  expect(await horaires()).toEqual(['LU 14h00', 'JE 14h00']);
  expect((await list()).body.items).toMatchObject([
    { nom: 'Halle', nature_activite: ['COL'], adresse: { voie: 'place Haute' }, complet: true },
  ]);
  expect((await imports(table('lun. et jeu. 14h à 17h30'), false)).body.bilan).toMatchObject({
    existante: 1,
  });
});
