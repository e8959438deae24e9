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
  expect(essai.body.bilan).toEqual({ lignes: 10, ajoutee: 8, existante: 0, rejetee: 2 });
  expect(essai.body.lignes.filter(({ resultat }) => resultat === 'rejetee')).toEqual([
    {
      numero: 10,
      nom: 'Antenne Est',
      lieu: 'quai Est, Marseille',
      resultat: 'rejetee',
      motif: 'Le code postal est manquant',
    },
    {
      numero: 11,
      nom: 'Halle',
      lieu: 'place Haute, 13002 Marseille',
      resultat: 'rejetee',
      motif: 'L’activité « Brocante » n’est pas connue. Prenez celles du modèle.',
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
  expect(body.bilan).toEqual({ lignes: 2, ajoutee: 2, existante: 0, rejetee: 0 });
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
