import { rattachementEndpoints as endpoints } from '@asso/contract/association/rattachement.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { aMembership } from '../../compte/test/test-comptes.sql.ts';
import { documentFeature } from '../../document/feature.ts';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson, deactivate, listMailsTo } from '../test/test-associations.sql.ts';

const portal = await aPortal({ features: [notificationFeature, documentFeature, associationFeature] });
const { db, config } = portal;
const admin = await aPerson(db, { role: 'lca.admin', roles: ['lca.admin'] });

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const told = async (as: Actor) =>
  (await portal.api(notificationEndpoints.readUserNotifications, { as })).body.items.map(
    ({ sentence, lien }) => ({ sentence: plain(sentence), lien }),
  );
const mails = async ({ email }: Actor) => await listMailsTo(db, email);

/** Two files, each with a manager, one who manages both, and those who are told nothing. */
async function twoFiles() {
  const gardee = await anAssociation(db, { nom: 'Les Pions de l’Huveaune' });
  const absorbee = await anAssociation(db, { nom: 'PIONS HUVEAUNE' });
  const kept = await aPerson(db, { membre: { id_association: gardee.id } });
  const other = await aPerson(db, { membre: { id_association: absorbee.id } });
  const annexe = await aPerson(db, { membre: { id_association: absorbee.id, id_siret: absorbee.annexe } });
  const both = await aPerson(db, { membre: { id_association: gardee.id } });
  await aMembership(db, { id_utilisateur: both.id, id_association: absorbee.id });
  const nobody = [await aPerson(db), await aPerson(db), await aPerson(db), await aPerson(db)];
  const [asks, left, few, closed] = nobody as [Actor, Actor, Actor, Actor];
  await aMembership(db, { id_utilisateur: asks.id, id_association: gardee.id, etat: 'demandee' });
  await aMembership(db, { id_utilisateur: left.id, id_association: gardee.id, etat: 'quittee' });
  await aMembership(db, { id_utilisateur: few.id, id_association: absorbee.id, restreint: true });
  await aMembership(db, { id_utilisateur: closed.id, id_association: absorbee.id });
  await deactivate(db, closed.id);
  return { gardee, absorbee, kept, other, annexe, both, nobody: [asks, left, few, admin], closed };
}

async function fusionner(id_asso: string, absorbee: string): Promise<string> {
  const { body } = await portal.api(endpoints.apercuFusion, { as: admin, query: { id_asso, absorbee } });
  const versions = { gardee: body.gardee.version, absorbee: body.absorbee.version };
  const motif = 'Deux fiches de la même association.';
  return (
    await portal.api(endpoints.fusionner, {
      as: admin,
      query: { id_asso },
      body: { absorbee, motif, versions },
    })
  ).body.id;
}

const corriger = async (as: Actor, id_asso: string, body: object) => {
  const { version } = (await portal.api(endpoints.readRattachement, { as, query: { id_asso } })).body;
  const motif = 'L’avis de situation de l’Insee le dit.';
  return portal.api(endpoints.corrigerNumeros, {
    as,
    query: { id_asso },
    body: { motif, ...body },
    ifMatch: version,
  });
};

describe('two files that an administrator joins', () => {
  it('are told to those who manage either, once, with whom to write to; to nobody else', async () => {
    const { gardee, absorbee, kept, other, annexe, both, nobody, closed } = await twoFiles();
    await fusionner(gardee.id, absorbee.id);
    const siren = absorbee.id_siren.replace(/(...)(...)(...)/, '$1 $2 $3');
    for (const person of [kept, other, annexe, both]) {
      const [first, ...others] = await told(person);
      expect(others).toEqual([]);
      expect(first?.sentence).toBe(
        `Les Pions de l’Huveaune : l’administration a réuni ici l’autre fiche de la même association, « PIONS HUVEAUNE » (RNA ${absorbee.id_rna}, SIREN ${siren}). Vous n’avez rien à faire.`,
      );
      expect(first?.lien).toMatch(/^\/informations-administratives\/\d+$/);
      const [mail, ...more] = await mails(person);
      expect(more).toEqual([]);
      expect(plain(mail?.objet)).toBe('Deux fiches réunies : Les Pions de l’Huveaune');
      expect(plain(mail?.texte)).toContain('Votre association n’a pas changé');
      expect(plain(mail?.texte)).toContain(`Écrivez à ${config.assistanceEmail} avant le`);
      // What the administrator wrote as a reason is for the journal.
      expect(mail?.texte).not.toContain('Deux fiches de la même association.');
    }
    for (const person of nobody) {
      expect(await told(person)).toEqual([]);
      expect(await mails(person)).toEqual([]);
    }
    expect(await mails(closed)).toEqual([]);
  });

  it('and parts again: each reads it on a file that they manage', async () => {
    const { gardee, absorbee, kept, other, both, nobody } = await twoFiles();
    const id_fusion = await fusionner(gardee.id, absorbee.id);
    await portal.api(endpoints.annulerFusion, {
      as: admin,
      query: { id_asso: gardee.id },
      body: { id_fusion },
    });
    const parted = async (as: Actor) =>
      (await told(as)).map(({ sentence }) => sentence).filter((said) => said.includes('a séparé'));
    for (const person of [kept, both])
      expect(await parted(person)).toEqual([
        expect.stringMatching(
          /^Les Pions de l’Huveaune : l’administration a séparé cette fiche de « PIONS HUVEAUNE » \(RNA .*\. Vous n’avez rien à faire\.$/,
        ),
      ]);
    expect(await parted(other)).toEqual([
      expect.stringMatching(/^PIONS HUVEAUNE : l’administration a séparé cette fiche de « Les Pions/),
    ]);
    expect((await mails(other)).map(({ texte }) => plain(texte)).join()).toMatch(
      /est resté sur la fiche « Les Pions de l’Huveaune »/,
    );
    for (const person of nobody) expect(await told(person)).toEqual([]);
  });
});

describe('a number that an administrator corrects', () => {
  it('is told to those who manage the association, and to nobody when it is refused', async () => {
    const { gardee, absorbee, kept, other } = await twoFiles();
    expect((await corriger(admin, gardee.id, { id_rna: absorbee.id_rna })).status).toBe(409);
    expect(await told(kept)).toEqual([]);
    expect((await corriger(admin, gardee.id, { id_siren: '732829320', garde_anciens: true })).status).toBe(
      200,
    );
    const siren = gardee.id_siren.replace(/(...)(...)(...)/, '$1 $2 $3');
    expect((await told(kept)).map(({ sentence }) => sentence)).toEqual([
      `Les Pions de l’Huveaune : l’administration a corrigé les numéros de l’association : le SIREN est 732 829 320, et non plus ${siren}. Vous n’avez rien à faire.`,
    ]);
    const [mail] = await mails(kept);
    expect(plain(mail?.texte)).toContain('L’ancien numéro mène toujours à votre association.');
    expect(plain(mail?.texte)).toContain(`Une erreur ? Écrivez à ${config.assistanceEmail}.`);
    expect(await told(other)).toEqual([]);
  });
});
