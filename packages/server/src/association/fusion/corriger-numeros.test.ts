import { rattachementEndpoints as endpoints } from '@asso/contract/association/rattachement.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { findAssociation } from '../association.sql.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson } from '../test/test-associations.sql.ts';
import { addDossier, addRegistrePapier, addRib, listLignesHistorique } from './test/test-fiches.sql.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;
const admin = await aPerson(db, { role: 'lca.admin', roles: ['lca.admin'] });
const national = await aPerson(db, { role: 'rds.admin', roles: ['rds.admin'], territoire: null });
const local = await aPerson(db, { role: 'rds.admin', roles: ['rds.admin'], territoire: '13' });
const motif = 'L’avis de situation de l’Insee porte ce numéro.';

const lire = (as: Actor, id_asso: string) =>
  portal.api(endpoints.readRattachement, { as, query: { id_asso } });
const corriger = async (as: Actor, id_asso: string, body: object, ifMatch?: number) =>
  portal.api(endpoints.corrigerNumeros, {
    as,
    query: { id_asso },
    body: { motif, ...body },
    ifMatch: ifMatch ?? (await lire(admin, id_asso)).body.version,
  });
const idOf = async (kind: 'rna' | 'siren', value: string) => (await findAssociation(db, { kind, value }))?.id;

describe('an administrator corrects the numbers of an association', () => {
  it('with a reason, kept in its history; the wrong number finds nothing any more', async () => {
    const { id, id_siren, id_rna, siege } = await anAssociation(db);
    const done = await corriger(national, id, { id_siren: '732 829 320' });
    expect(done.body.association.numeros).toEqual([`RNA ${id_rna}`, 'SIREN 732\u00a0829\u00a0320']);
    expect(await idOf('siren', '732829320')).toBe(id);
    expect(await idOf('siren', id_siren)).toBeUndefined();
    const row = await findAssociation(db, { kind: 'uuid', value: id });
    expect(row?.id_siret_siege).toBeNull();
    expect(siege).toContain(id_siren);
    expect(await listLignesHistorique(db, id)).toMatchObject([
      { action: 'numeros.corriger', motif, utilisateur: 'Camille Martin' },
    ]);
  });

  it('and may say that the number replaced was its own: it goes on leading there', async () => {
    const { id, id_rna } = await anAssociation(db);
    const done = await corriger(admin, id, { id_rna: 'w751234509', garde_anciens: true });
    expect(done.body.autres_numeros).toEqual([`RNA ${id_rna}`]);
    expect(await idOf('rna', id_rna)).toBe(id);
    expect(await idOf('rna', 'W751234509')).toBe(id);
    const back = await corriger(admin, id, { id_rna });
    expect(back.body.autres_numeros).toEqual([]);
  });

  it('but not with the number of another file, which is named', async () => {
    const { id } = await anAssociation(db);
    const other = await anAssociation(db, { nom: 'Foyer rural de l’Étang' });
    const refused = await corriger(admin, id, { id_rna: other.id_rna });
    expect(refused.codes).toEqual(['association.numero-d-une-autre']);
    expect(refused.problem.message).toContain('Foyer rural de l’Étang');
    expect(await idOf('rna', other.id_rna)).toBe(other.id);
  });

  it('nor with eight digits, the same numbers, no reason, or a version that is past', async () => {
    const { id, id_rna } = await anAssociation(db);
    expect((await corriger(admin, id, { id_siren: '73282932' })).status).toBe(400);
    expect((await corriger(admin, id, { id_rna })).codes).toEqual(['association.numeros-inchanges']);
    expect((await corriger(admin, id, { id_rna: 'W751234508', motif: '' })).status).toBe(400);
    expect((await corriger(admin, id, { id_rna: 'W751234508' }, 99)).codes).toEqual(['kernel.conflit']);
    expect((await corriger(admin, id, { id_rna: 'W751234508' })).status).toBe(200);
  });

  it('and takes one away when the other stays and nothing bears it; its establishments go too', async () => {
    const { id, id_siren, id_rna, siege } = await anAssociation(db);
    const done = await corriger(admin, id, { id_siren: null });
    expect(done.body.association).toMatchObject({ id_rna, id_siren: null, numeros: [`RNA ${id_rna}`] });
    expect(await idOf('siren', id_siren)).toBeUndefined();
    expect((await findAssociation(db, { kind: 'uuid', value: id }))?.id_siret_siege).toBeNull();
    expect(await findAssociation(db, { kind: 'siret', value: siege })).toBeUndefined();
    const alone = await corriger(admin, id, { id_rna: '' });
    expect(alone.codes).toEqual(['association.numero-seul']);
    expect(alone.problem.message).toContain('C’est son seul numéro');
    const other = await anAssociation(db);
    expect((await corriger(admin, other.id, { id_rna: null })).body.association.id_rna).toBeNull();
    expect((await corriger(admin, other.id, { id_siren: null })).codes).toEqual(['association.numero-seul']);
  });

  it('but not the one that a dossier, an account or an access bears: each is named, with the remedy', async () => {
    const { id, siege, annexe } = await anAssociation(db);
    const person = await aPerson(db, { membre: { id_association: id, id_siret: annexe } });
    await addDossier(db, { id_association: id, par: person.id, siret: siege });
    await addRib(db, { id_association: id, siret: siege, iban: 'FR7612345' });
    const refused = await corriger(admin, id, { id_siren: null });
    expect(refused.codes).toEqual(['association.numero-porte']);
    expect(refused.problem.message.replaceAll('\u00a0', ' ')).toContain(
      '1 dossier, 1 accès d’une personne, 1 RIB',
    );
    expect(refused.problem.message).toContain('Donnez le bon numéro à sa place');
    // Another number may still be given.
    expect((await corriger(admin, id, { id_siren: '552100554' })).status).toBe(200);
  });

  it('nor the RNA number whose papers the register gave', async () => {
    const { id } = await anAssociation(db);
    await addRegistrePapier(db, id, 'RNA');
    const refused = await corriger(admin, id, { id_rna: null });
    expect(refused.codes).toEqual(['association.numero-porte']);
    expect(refused.problem.message).toMatch(/1.document/);
  });

  it('and nobody else, its own manager included', async () => {
    const { id } = await anAssociation(db);
    const manager = await aPerson(db, { membre: { id_association: id } });
    for (const as of [local, manager]) {
      expect((await lire(as, id)).status).toBe(403);
      expect((await corriger(as, id, { id_rna: 'W751234507' })).status).toBe(403);
    }
    expect((await lire(admin, 'W000000000')).codes).toEqual(['association.introuvable']);
  });
});
