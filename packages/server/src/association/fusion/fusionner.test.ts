import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { rattachementEndpoints as endpoints } from '@asso/contract/association/rattachement.endpoints';
import { rechercheEndpoints } from '@asso/contract/association/recherche.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { aMembership } from '../../compte/test/test-comptes.sql.ts';
import { documentFeature } from '../../document/feature.ts';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { findAssociation } from '../association.sql.ts';
import { associationFeature } from '../feature.ts';
import { rebuildVocabulary } from '../recherche/recherche.sql.ts';
import { anAssociation, aPerson, asSeenNow, type TestAssociation } from '../test/test-associations.sql.ts';
import {
  addDossier,
  addPapiers,
  addRib,
  countLignes,
  listLignesHistorique,
  readNameInFile,
  setFiche,
} from './test/test-fiches.sql.ts';

const portal = await aPortal({ features: [notificationFeature, documentFeature, associationFeature] });
const { db } = portal;
const admin = await aPerson(db, { role: 'lca.admin', roles: ['lca.admin'] });
const national = await aPerson(db, { role: 'rds.admin', roles: ['rds.admin'], territoire: null });
const local = await aPerson(db, { role: 'rds.admin', roles: ['rds.admin'], territoire: '13' });
const agent = await aPerson(db, { role: 'rds.user', roles: ['rds.user'] });
const motif = 'Le récépissé de la préfecture porte les deux numéros.';

const apercu = (as: Actor, id_asso: string, absorbee: string) =>
  portal.api(endpoints.apercuFusion, { as, query: { id_asso, absorbee } });

async function fusionner(as: Actor, id_asso: string, absorbee: string, more: object = {}) {
  const seen = (await apercu(admin, id_asso, absorbee)).body;
  const versions = { gardee: seen?.gardee?.version ?? 1, absorbee: seen?.absorbee?.version ?? 1 };
  return portal.api(endpoints.fusionner, {
    as,
    query: { id_asso },
    body: { absorbee, motif, versions, ...more },
  });
}

async function twoFiles() {
  const gardee = await anAssociation(db, { nom: 'Les Pions de l’Huveaune' });
  const absorbee = await anAssociation(db, { nom: 'PIONS HUVEAUNE' });
  return { gardee, absorbee };
}

const idOf = async (kind: 'rna' | 'siren' | 'siret' | 'uuid', value: string) =>
  (await findAssociation(db, { kind, value }))?.id;

describe('two files of one association become one', () => {
  it('with all that is in the other, by every number of both, and a line in the history of each', async () => {
    const { gardee, absorbee } = await twoFiles();
    const person = await aPerson(db, { membre: { id_association: absorbee.id } });
    const dossier = await addDossier(db, {
      id_association: absorbee.id,
      par: person.id,
      siret: absorbee.siege,
    });
    await addRib(db, { id_association: absorbee.id, siret: absorbee.siege, iban: 'FR7612345' });
    await addPapiers(db, absorbee.id);

    const seen = (await apercu(admin, gardee.id, absorbee.id_rna)).body;
    expect(seen.deplaces.map(({ quoi }) => quoi)).toEqual([
      '1\u00a0dossier',
      '1\u00a0accès d’une personne',
      '1\u00a0RIB',
      '1\u00a0document',
      '2\u00a0établissements',
      '1\u00a0budget annuel',
    ]);
    expect(seen.empeche).toBeNull();
    expect(seen.numeros).toContain(
      `RNA ${absorbee.id_rna} : il mènera à la fiche gardée, qui garde le sien.`,
    );

    const done = await fusionner(admin, gardee.id, absorbee.id_rna);
    expect(done.status).toBe(201);
    expect(done.body.deplaces).toBe(7);
    expect(await countLignes(db, absorbee.id)).toEqual({});
    expect(await countLignes(db, gardee.id)).toMatchObject({
      dossier: 1,
      membre_association: 1,
      rib: 1,
      etablissement: 4,
    });
    expect(await readNameInFile(db, dossier)).toBe('Les Pions de l’Huveaune');
    const all = [gardee, absorbee].flatMap(({ id, id_rna, id_siren, siege, annexe }: TestAssociation) => [
      idOf('uuid', id),
      idOf('rna', id_rna),
      idOf('siren', id_siren),
      idOf('siret', siege),
      idOf('siret', annexe),
    ]);
    expect(new Set(await Promise.all(all))).toEqual(new Set([gardee.id]));

    expect((await asSeenNow(db, person)).associations).toMatchObject([{ id_association: gardee.id }]);
    const read = await portal.api(associationEndpoints.readIdentite, {
      as: await asSeenNow(db, person),
      query: { id_asso: absorbee.id },
    });
    expect(read.body.association?.nom ?? read.status).toBe('Les Pions de l’Huveaune');
    expect(await listLignesHistorique(db, gardee.id)).toMatchObject([
      { action: 'fusion.garder', avant: 'PIONS HUVEAUNE', motif, utilisateur: 'Camille Martin' },
    ]);
    expect(await listLignesHistorique(db, absorbee.id)).toMatchObject([
      { action: 'fusion.fusionner', motif },
    ]);
  });

  it('one known to the RNA and one to Sirene: the file bears both numbers', async () => {
    const { gardee, absorbee } = await twoFiles();
    await setFiche(db, gardee.id, { id_rna: null });
    await setFiche(db, absorbee.id, { id_siren: null, id_siret_siege: null });
    const seen = (await apercu(national, gardee.id, absorbee.id_rna)).body;
    expect(seen.numeros).toEqual([`RNA ${absorbee.id_rna} : la fiche gardée le portera.`]);
    expect((await fusionner(national, gardee.id, absorbee.id_rna)).status).toBe(201);
    expect(await findAssociation(db, { kind: 'uuid', value: gardee.id })).toMatchObject({
      id_rna: absorbee.id_rna,
      id_siren: gardee.id_siren,
      id_siret_siege: gardee.siege,
    });
  });

  it('a file without any SIREN takes the seat of the other, which may have a number of its territory', async () => {
    const { gardee, absorbee } = await twoFiles();
    await setFiche(db, gardee.id, { id_siren: null, id_siret_siege: null });
    await setFiche(db, absorbee.id, { id_siren: null, id_siret_siege: 'NC1234567001' });
    await fusionner(admin, gardee.id, absorbee.id);
    expect(await findAssociation(db, { kind: 'uuid', value: gardee.id })).toMatchObject({
      id_siret_siege: 'NC1234567001',
    });
  });

  it('the name of the other file finds it, once', async () => {
    const gardee = await anAssociation(db, { nom: 'Chorale Belle Étoile' });
    const absorbee = await anAssociation(db, { nom: 'Belle Étoile Quinquagénaire' });
    await rebuildVocabulary(db);
    const search = async () =>
      (
        await portal.api(rechercheEndpoints.searchAssociations, { as: admin, query: { q: 'belle etoile' } })
      ).body.items.map(({ nom }) => nom);
    expect(await search()).toHaveLength(2);
    await fusionner(admin, gardee.id, absorbee.id);
    expect(await search()).toEqual(['Chorale Belle Étoile']);
  });

  it('a person of both has one access, the more open one; a request that waited waits no more', async () => {
    const { gardee, absorbee } = await twoFiles();
    const both = await aPerson(db, { membre: { id_association: gardee.id } });
    const waiting = await aPerson(db, { membre: { id_association: absorbee.id } });
    await aMembership(db, { id_utilisateur: both.id, id_association: absorbee.id, etat: 'demandee' });
    await aMembership(db, { id_utilisateur: waiting.id, id_association: gardee.id, etat: 'demandee' });
    const seen = (await apercu(admin, gardee.id, absorbee.id)).body;
    expect(seen.deplaces[0]).toEqual({
      quoi: '0\u00a0accès d’une personne',
      doublons:
        '2\u00a0doublons. Une personne qui est sur les deux fiches n’a plus qu’un accès, le plus ouvert des deux.',
    });
    await fusionner(admin, gardee.id, absorbee.id);
    for (const one of [both, waiting])
      expect((await asSeenNow(db, one)).associations).toMatchObject([{ id_association: gardee.id }]);
  });

  it('what both have is told before: same grant, same account, same year', async () => {
    const { gardee, absorbee } = await twoFiles();
    for (const { id, siege } of [gardee, absorbee]) {
      await addDossier(db, { id_association: id, par: admin.id, siret: siege });
      await addRib(db, { id_association: id, siret: siege, iban: 'FR76999' });
      await addPapiers(db, id);
    }
    const seen = (await apercu(admin, gardee.id, absorbee.id)).body;
    expect(seen.a_savoir).toEqual([
      expect.stringContaining('aide est demandée sur les deux fiches pour la même année'),
      expect.stringContaining('compte bancaire est sur les deux fiches'),
    ]);
    expect(seen.deplaces.find(({ quoi }) => quoi.includes('budget'))?.doublons).toContain('doublon.');
    await fusionner(admin, gardee.id, absorbee.id);
    expect(await countLignes(db, gardee.id)).toMatchObject({ dossier: 2, rib: 2, budget_annuel: 1 });
    expect(await countLignes(db, absorbee.id)).toEqual({ budget_annuel: 1 });
  });

  it('the answers of the file kept stay; those of the other fill what it lacks', async () => {
    const { gardee, absorbee } = await twoFiles();
    const typed = (corps: object, id: string) => setFiche(db, id, { corps: JSON.stringify(corps) });
    await typed({ coordonnees: { site_web: 'https://pions.fr' } }, gardee.id);
    await typed({ coordonnees: { site_web: 'https://autre.fr', telephone: '0491000000' } }, absorbee.id);
    await fusionner(admin, gardee.id, absorbee.id);
    const row = await findAssociation(db, { kind: 'uuid', value: gardee.id });
    expect(row?.corps).toEqual({ coordonnees: { site_web: 'https://pions.fr', telephone: '0491000000' } });
  });
});

describe('a merge is refused', () => {
  it('to who does not administer all associations', async () => {
    const { gardee, absorbee } = await twoFiles();
    const manager = await aPerson(db, { membre: { id_association: gardee.id } });
    for (const as of [local, agent, manager]) {
      expect((await fusionner(as, gardee.id, absorbee.id)).status).toBe(403);
      expect((await apercu(as, gardee.id, absorbee.id)).status).toBe(403);
    }
    expect(await idOf('uuid', absorbee.id)).toBe(absorbee.id);
    expect((await fusionner(national, gardee.id, absorbee.id)).status).toBe(201);
  });

  it('with a number that finds nothing, or the file itself', async () => {
    const { gardee } = await twoFiles();
    expect((await fusionner(admin, gardee.id, 'W130000000')).codes).toEqual([
      'association.fusion-autre-inconnue',
    ]);
    expect((await fusionner(admin, gardee.id, gardee.id_siren)).codes).toEqual([
      'association.fusion-meme-fiche',
    ]);
  });

  it('into a dissolved association, when the other lives', async () => {
    const gardee = await anAssociation(db, { etat: 'dissoute' });
    const absorbee = await anAssociation(db);
    expect((await apercu(admin, gardee.id, absorbee.id)).body.empeche).toContain('dissoute');
    expect((await fusionner(admin, gardee.id, absorbee.id)).codes).toEqual([
      'association.fusion-gardee-dissoute',
    ]);
    expect((await fusionner(admin, absorbee.id, gardee.id)).status).toBe(201);
  });

  it('without a reason, or when a file changed since its preview', async () => {
    const { gardee, absorbee } = await twoFiles();
    expect((await fusionner(admin, gardee.id, absorbee.id, { motif: '' })).status).toBe(400);
    const stale = { versions: { gardee: 99, absorbee: 1 } };
    expect((await fusionner(admin, gardee.id, absorbee.id, stale)).codes).toEqual(['kernel.conflit']);
  });

  it('twice', async () => {
    const { gardee, absorbee } = await twoFiles();
    await fusionner(admin, gardee.id, absorbee.id);
    expect((await fusionner(admin, gardee.id, absorbee.id)).codes).toEqual(['association.fusion-meme-fiche']);
  });
});
