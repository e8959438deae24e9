import { randomUUID } from 'node:crypto';
import { assistanceEndpoints } from '@asso/contract/contenu/assistance.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { proprietaireAide } from '@asso/domain/contenu/assistance.rules';
import { describe, expect, it } from 'vitest';
import { aCompte } from '../compte/test/test-comptes.sql.ts';
import { findDocument } from '../document/document.sql.ts';
import { features } from '../features.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { anonymiseAides } from '../vie-privee/correspondances.sql.ts';
import { mailsOfAssistance } from './test/test-contenus.sql.ts';

const { sendEmail, listDemandesAide } = assistanceEndpoints;
const { depositDocument, downloadDocument } = documentEndpoints;
const portal = await aPortal({ features, environment: { ASSISTANCE_EMAIL: 'aide@portail.example' } });
const { api, db } = portal;

const aPerson = async (role = 'lca.association') => {
  const { id, email } = await aCompte(db, { roles: [role] });
  return anActor({ id, email, roles: [role] });
};
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
type Given = { nom?: string; id?: string; isProvisoire?: boolean };
const deposit = (as: Actor, { nom = 'écran.pdf', id = as.id, isProvisoire = true }: Given = {}) => {
  const provisoire = isProvisoire ? ('oui' as const) : undefined;
  const body = new FormData();
  body.append('type', 'AUT');
  body.append('fichier', new Blob([new Uint8Array(pdf)]), nom);
  return api(depositDocument, {
    as,
    query: { id_asso: id, proprietaire: proprietaireAide, provisoire },
    body,
  });
};
const ask = (as: Actor | undefined, body: object) =>
  api(sendEmail, {
    as,
    body: { subject: 'Le bouton ne fait rien', body: 'Voyez.', replyTo: 'lise@exemple.fr', ...body },
  } as never);
const listed = async (as: Actor, query: object = {}) =>
  (await api(listDemandesAide, { as, query })).body.items;
const download = async (as: Actor, uuid: string) =>
  (await api(downloadDocument, { as, params: { uuid } })).status;

describe('a file joined to a question', () => {
  it('leaves with it once: the help desk is told, who asked and the administrators read it', async () => {
    const [lise, other, admin] = [await aPerson(), await aPerson(), await aPerson('lca.admin')];
    const { uuid } = (await deposit(lise)).body;
    expect([await download(lise, uuid), await download(admin, uuid)]).toEqual([200, 404]);
    const cle = randomUUID();
    const { status, body } = await ask(lise, { fichier: uuid, cle });
    expect(status).toBe(201);
    const [mail] = await mailsOfAssistance(db, body.numero);
    expect(mail?.texte).toContain('Fichier joint : écran.pdf');
    expect((await ask(lise, { fichier: uuid, cle })).body.numero).toBe(body.numero);
    expect((await listed(lise)).map((one) => one.fichier?.nom)).toEqual(['écran.pdf']);
    expect((await listed(admin, { toutes: 'oui' }))[0]?.fichier?.uuid).toBe(uuid);
    expect([await download(lise, uuid), await download(admin, uuid), await download(other, uuid)]).toEqual([
      200, 200, 404,
    ]);
    expect((await ask(lise, { fichier: uuid })).codes).toEqual(['contenu.fichier-absent']);
  });

  it('is only a picture or a PDF of who asks, who is signed in and writes to the help desk', async () => {
    const [lise, other] = [await aPerson(), await aPerson()];
    expect((await deposit(lise, { nom: 'budget.xlsx' })).codes).toEqual(['document.extension']);
    expect((await deposit(lise, { id: other.id })).status).toBe(404);
    expect((await deposit(lise, { isProvisoire: false })).status).toBe(404);
    const { uuid } = (await deposit(lise)).body;
    expect((await ask(other, { fichier: uuid })).codes).toEqual(['contenu.fichier-absent']);
    expect((await ask(undefined, { fichier: uuid })).codes).toEqual(['contenu.fichier-aide']);
    expect((await ask(lise, { fichier: uuid, to: other.email })).codes).toEqual(['contenu.fichier-aide']);
    expect(await listed(other)).toEqual([]);
  });

  it('is erased with the words of the question', async () => {
    const lise = await aPerson();
    const { uuid } = (await deposit(lise)).body;
    await ask(lise, { fichier: uuid });
    expect(await findDocument(db, uuid)).toBeDefined();
    const avant = new Date(portal.clock.now().getTime() + 1);
    await inTransaction(db, (tx) => anonymiseAides(tx, { avant, limit: 100 }));
    expect(await findDocument(db, uuid)).toBeUndefined();
  });
});
