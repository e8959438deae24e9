import { journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import type { Fields } from '@asso/domain/kernel/fields';
import { describe, expect, it } from 'vitest';
import { compteFeature } from '../compte/feature.ts';
import { aCompte } from '../compte/test/test-comptes.sql.ts';
import { contenuFeature } from '../contenu/feature.ts';
import { aClock } from '../platform/clock/clock.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { geoFeature } from './geo-feature.ts';
import { refusedChoices } from './listes.ts';

const { listReferentiels, readReferentiel, updateReferentiel } = referentielEndpoints;
const clock = aClock('2026-06-15T10:00:00Z');
const { api, db, inject } = await aPortal({ features: [geoFeature, compteFeature, contenuFeature], clock });
const roles = ['rds.appli_admin'];
const { id } = await aCompte(db, { roles, nom: 'Perrin', prenom: 'Alice' });
const admin = anActor({ id, roles, nom: 'Perrin', prenom: 'Alice' });

type Changes = Record<string, Record<string, string | null>>;
const change = (type: string, changes: Changes, { as = admin, ifMatch = 1 } = {}) =>
  api(updateReferentiel, { as, params: { _id: type }, ifMatch, body: { changes } });
const labels = async (query: { type: string; le?: string; toutes?: 'oui' }) =>
  (await api(readReferentiel, { query })).body.referentiel.options.map(({ label }) => label);

describe('a list', () => {
  it('is changed by its changes only, each a version that the journal keeps [R7.21] [C144]', async () => {
    const type = 'niveaux-agrements';
    const { status, body, etag } = await change(type, {
      regional: { label: 'Régional (DRAJES)' },
      local: { label: 'Communal' },
    });
    expect([status, etag, body.version, body.nom]).toEqual([200, '"2"', 2, 'Niveaux d’agrément']);
    expect(await labels({ type })).toEqual([
      'Départemental',
      'Régional (DRAJES)',
      'Académique',
      'National',
      'Communal',
    ]);
    const after = await change(type, { local: { label: 'Communal ou intercommunal' } }, { ifMatch: 2 });
    expect(after.body.version).toBe(3);
    expect((await labels({ type })).at(-1)).toBe('Communal ou intercommunal');
    const query = { objet: 'referentiel', id_objet: type };
    const { items } = (await api(journalEndpoints.listActes, { as: admin, query })).body;
    expect(items.map(({ par, vers }) => [par, vers])).toEqual([
      ['Alice Perrin', 'Niveaux d’agrément : Communal ou intercommunal'],
      ['Alice Perrin', 'Niveaux d’agrément : Régional (DRAJES), Communal'],
    ]);
  });

  it('proposes a value from its first day to its last; all of them are there for who asks', async () => {
    const type = 'outils-trace-denrees';
    await change(type, { VIF: { au: '2026-06-20' }, APP: { label: 'Application', du: '2026-07-01' } });
    const has = async (le: string) => {
      const found = await labels({ type, le });
      return [found.includes('VIF'), found.includes('Application')];
    };
    expect(await has('2026-06-20')).toEqual([true, false]);
    expect(await has('2026-06-21')).toEqual([false, false]);
    expect(await has('2026-07-01')).toEqual([false, true]);
    expect(await labels({ type, toutes: 'oui' })).toEqual(expect.arrayContaining(['VIF', 'Application']));
  });

  it('is told to who reads those that changed, and to the first page', async () => {
    await change('genres', { X: { label: 'Non précisé' } });
    const read = await api(listReferentiels, { query: { changees: 'oui' } });
    expect(read.body.items.map(({ type }) => type)).toContain('genres');
    expect(read.body.items.map(({ type }) => type)).not.toContain('regions');
  });

  it('changes in the version that was read, by one at a time', async () => {
    const type = 'tranches-age';
    const both = await Promise.all([
      change(type, { '0-5': { label: 'Petite enfance' } }),
      change(type, { '6-11': { label: 'Enfance' } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change(type, { '0-5': { label: 'Bébés' } }, { ifMatch: 9 })).codes).toEqual([
      'kernel.conflit',
    ]);
    const bare = { as: admin, params: { _id: type }, body: { changes: {} } };
    expect((await api(updateReferentiel, bare as never)).status).toBe(428);
  });

  it.each<[string, Changes, string[]]>([
    ['regions', { '93': { label: 'Sud' } }, ['referentiel.liste-fixe']],
    ['ailleurs', { A: { label: 'B' } }, ['referentiel.inconnu']],
    ['fonctions', {}, []],
    ['fonctions', { à: { label: 'Neuve' } }, ['referentiel.code']],
    ['fonctions', { AUT: { au: '2027-01-01' } }, ['referentiel.valeur-des-regles']],
    ['fonctions', { TRE: { couleur: 'rouge' } }, ['kernel.champ-inconnu']],
  ])('%s is left as it is by %j', async (type, changes, codes) => {
    expect((await change(type, changes)).codes).toEqual(codes);
    const url = `/api/referentiel?type=${type}`;
    const { statusCode, body } = await inject({ method: 'GET', url });
    if (statusCode === 200) expect(JSON.parse(body).referentiel.version).toBe(1);
  });

  it.each(['lca.association', 'rds.admin', 'rds.user', 'rds.service', 'osiris.appli_admin'])(
    'is not changed by %s, and is by those who administer',
    async (role) => {
      const changes = { ETU: { label: `Étudiants ${role}` } };
      const type = 'statuts-beneficiaires';
      const { version } = (await api(readReferentiel, { query: { type } })).body.referentiel;
      const as = anActor({ id, roles: [role] });
      expect((await change(type, changes, { as, ifMatch: version })).status).toBe(403);
      const lca = anActor({ id, roles: ['lca.admin'] });
      expect((await change(type, changes, { as: lca, ifMatch: version })).status).toBe(200);
    },
  );

  it('is changed by nobody who is not signed in', async () => {
    const request = { params: { _id: 'genres' }, ifMatch: 1, body: { changes: { Y: { label: 'Y' } } } };
    expect((await api(updateReferentiel, request)).status).toBe(401);
  });
});

describe('what is chosen in a form', () => {
  const fields: Fields = {
    outil: { kind: 'choice', label: 'Outil', options: [], liste: 'forme-distrib-alimentaire' },
  };
  const at = new Date('2026-06-15T10:00:00Z');
  const refusal = async (value: string, more: { stored?: string; depuis?: string } = {}) => {
    const refused = await refusedChoices(db, {
      fields,
      stored: { outil: more.stored },
      value: { outil: value },
      at,
      depuis: more.depuis ? new Date(more.depuis) : undefined,
    });
    return refused?.problems.map(({ code }) => code) ?? [];
  };

  it('is of the list of the day, or of that of the day the dossier began', async () => {
    const changes = { MAR: { au: '2026-06-15' }, FRI: { label: 'Frigo solidaire', du: '2026-06-10' } };
    await change('forme-distrib-alimentaire', changes);
    expect(await refusal('MAR')).toEqual([]);
    expect(await refusal('FRI')).toEqual([]);
    expect(await refusal('ZZZ')).toEqual(['kernel.choix-inconnu']);
    at.setUTCDate(16);
    expect(await refusal('MAR')).toEqual(['kernel.choix-ferme']);
    expect(await refusal('MAR', { stored: 'MAR' })).toEqual([]);
    expect(await refusal('MAR', { depuis: '2026-06-01T08:00:00Z' })).toEqual([]);
  });
});
