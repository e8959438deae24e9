import { rattachementEndpoints as endpoints } from '@asso/contract/association/rattachement.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { aMembership } from '../../compte/test/test-comptes.sql.ts';
import { documentFeature } from '../../document/feature.ts';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { findAssociation } from '../association.sql.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson, asSeenNow } from '../test/test-associations.sql.ts';
import {
  addDossier,
  addPapiers,
  addRib,
  ageFusion,
  countLignes,
  listLignesHistorique,
  readNameInFile,
  removeRibs,
} from './test/test-fiches.sql.ts';

const portal = await aPortal({ features: [notificationFeature, documentFeature, associationFeature] });
const { db } = portal;
const admin = await aPerson(db, { role: 'lca.admin', roles: ['lca.admin'] });
const local = await aPerson(db, { role: 'rds.admin', roles: ['rds.admin'], territoire: '13' });
const day = 24 * 3600 * 1000;

const lire = async (id_asso: string) =>
  (await portal.api(endpoints.readRattachement, { as: admin, query: { id_asso } })).body;

async function fusionner(id_asso: string, absorbee: string): Promise<string> {
  const { body } = await portal.api(endpoints.apercuFusion, { as: admin, query: { id_asso, absorbee } });
  const versions = { gardee: body.gardee.version, absorbee: body.absorbee.version };
  const motif = 'Deux fiches de la même association.';
  const done = await portal.api(endpoints.fusionner, {
    as: admin,
    query: { id_asso },
    body: { absorbee, motif, versions },
  });
  return done.body.id;
}
const annuler = (as: Actor, id_asso: string, id_fusion: string) =>
  portal.api(endpoints.annulerFusion, { as, query: { id_asso }, body: { id_fusion } });

/** What a file is and holds, but its version and what people were told of the merge. */
async function photo(id: string) {
  const {
    version: _,
    updated_at: __,
    ...row
  } = (await findAssociation(db, { kind: 'uuid', value: id })) ?? {};
  const { notification: ___, ...lignes } = await countLignes(db, id);
  return { row, lignes };
}

async function twoFiles() {
  const gardee = await anAssociation(db, { nom: 'Les Pions de l’Huveaune' });
  const absorbee = await anAssociation(db, { nom: 'PIONS HUVEAUNE' });
  const person = await aPerson(db, { membre: { id_association: absorbee.id } });
  const dossier = await addDossier(db, {
    id_association: absorbee.id,
    par: person.id,
    siret: absorbee.siege,
  });
  await addRib(db, { id_association: absorbee.id, siret: absorbee.siege, iban: 'FR7612345' });
  for (const { id } of [gardee, absorbee]) await addPapiers(db, id);
  return { gardee, absorbee, person, dossier };
}

describe('a merge is undone', () => {
  it('within 30 days: both files are as they were, and each number finds its own', async () => {
    const { gardee, absorbee, person, dossier } = await twoFiles();
    const before = [await photo(gardee.id), await photo(absorbee.id)];
    const fusion = await fusionner(gardee.id, absorbee.id);
    expect((await lire(gardee.id)).fusions).toMatchObject([
      { id: fusion, nom: 'PIONS HUVEAUNE', par: 'Jeanne Roux', est_annulable: true, annulee_le: null },
    ]);
    const done = await annuler(admin, gardee.id, fusion);
    expect(done.status).toBe(200);
    expect(done.body.dit).toContain('Ce qui a été fait depuis la fusion reste sur cette fiche.');
    expect(done.body.restes).toBe(0);
    expect([await photo(gardee.id), await photo(absorbee.id)]).toEqual(before);
    expect(await readNameInFile(db, dossier)).toBe('PIONS HUVEAUNE');
    expect((await asSeenNow(db, person)).associations).toMatchObject([{ id_association: absorbee.id }]);
    for (const { id, id_rna, id_siren, annexe } of [gardee, absorbee])
      for (const [kind, value] of [
        ['rna', id_rna],
        ['siren', id_siren],
        ['siret', annexe],
      ] as const)
        expect((await findAssociation(db, { kind, value }))?.id).toBe(id);
    expect((await listLignesHistorique(db, absorbee.id)).at(-1)?.action).toBe('fusion.annuler');
    expect((await lire(gardee.id)).fusions).toMatchObject([{ est_annulable: false }]);
  });

  it('and what was made since stays, as does what is gone', async () => {
    const { gardee, absorbee, person } = await twoFiles();
    const fusion = await fusionner(gardee.id, absorbee.id);
    await addDossier(db, { id_association: gardee.id, par: person.id, siret: absorbee.siege, aide: 'CNDS' });
    await removeRibs(db, gardee.id);
    const { body } = await annuler(admin, gardee.id, fusion);
    expect(body.restes).toBe(1);
    expect(body.dit).toContain('élément n’existe plus');
    expect((await countLignes(db, gardee.id)).dossier).toBe(1);
    expect((await countLignes(db, absorbee.id)).dossier).toBe(1);
  });

  it('and the accesses that it ended are open again', async () => {
    const { gardee, absorbee } = await twoFiles();
    const both = await aPerson(db, { membre: { id_association: gardee.id } });
    await aMembership(db, { id_utilisateur: both.id, id_association: absorbee.id });
    const fusion = await fusionner(gardee.id, absorbee.id);
    expect((await asSeenNow(db, both)).associations).toHaveLength(1);
    await annuler(admin, gardee.id, fusion);
    const open = (await asSeenNow(db, both)).associations.map(({ id_association }) => id_association);
    expect(open.toSorted()).toEqual([gardee.id, absorbee.id].toSorted());
  });

  it('the last one first, when the file kept was merged in turn', async () => {
    const { gardee, absorbee } = await twoFiles();
    const last = await anAssociation(db, { nom: 'Pions réunis' });
    const first = await fusionner(gardee.id, absorbee.id);
    const second = await fusionner(last.id, gardee.id);
    expect((await findAssociation(db, { kind: 'uuid', value: absorbee.id }))?.id).toBe(last.id);
    expect((await annuler(admin, gardee.id, first)).codes).toEqual(['association.fusion-suivante']);
    expect((await annuler(admin, last.id, second)).status).toBe(200);
    expect((await findAssociation(db, { kind: 'uuid', value: absorbee.id }))?.id).toBe(gardee.id);
    expect((await annuler(admin, gardee.id, first)).status).toBe(200);
    expect((await findAssociation(db, { kind: 'rna', value: absorbee.id_rna }))?.id).toBe(absorbee.id);
  });

  it('and is refused to others, a second time, and after 30 days', async () => {
    const { gardee, absorbee } = await twoFiles();
    const fusion = await fusionner(gardee.id, absorbee.id);
    expect((await annuler(local, gardee.id, fusion)).status).toBe(403);
    const stranger = await anAssociation(db);
    expect((await annuler(admin, stranger.id, fusion)).codes).toEqual(['association.element-disparu']);
    await ageFusion(db, fusion, new Date(portal.clock.now().getTime() - 30 * day));
    expect((await annuler(admin, gardee.id, fusion)).codes).toEqual(['association.fusion-trop-ancienne']);
    await ageFusion(db, fusion, new Date(portal.clock.now().getTime() - 29 * day));
    expect((await annuler(admin, gardee.id, fusion)).status).toBe(200);
    expect((await annuler(admin, gardee.id, fusion)).codes).toEqual(['association.fusion-annulee']);
  });
});
