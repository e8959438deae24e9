// Test support: reads everything that the portal says of one dossier, as each person reads it.
import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { commissionEndpoints } from '@asso/contract/instruction/commission.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import { jourEndpoints } from '@asso/contract/instruction/jour.endpoints';
import { versementsEndpoints } from '@asso/contract/instruction/versements.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { agendaEndpoints } from '@asso/contract/suivi/agenda.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describeSuivi } from '@asso/domain/dossier/suivi/etat-suivi.words';
import {
  type DossierKnown,
  datesSubvention,
  suiviSubvention,
} from '../../../../client/src/suivi/suivi-du-dossier.ts';
import { readPdf, words } from '../../platform/pdf/test/test-read-pdf.ts';
import { readCsv } from '../../platform/sheet/test/test-read-sheet.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { chorusCalls } from '../../transfert/test/test-chorus.ts';
import type { ScenePlace } from './test-place.ts';
import { plain } from './test-plain.ts';

/** Reads the rows of a table by the names of its columns. */
function rowsIn(text: string, separator: string): Record<string, string>[] {
  const [noms = [], ...rows] = readCsv(text.replace('\ufeff', ''), separator);
  return rows.map((row) => Object.fromEntries(noms.map((nom, rank) => [nom, plain(row[rank] ?? '')])));
}

export type Lu = Awaited<ReturnType<typeof readEverywhere>>;

type Rendu = Pick<DossierKnown, 'crfs' | 'paiements'> & {
  dossier: DossierSubventionView;
  historique: DossierKnown['evenements'];
};

/** Gives what the page of the association says at its top, as the client makes it from these answers. */
function page({ dossier, historique, crfs, paiements }: Rendu, now: Date) {
  const connu = { now, evenements: historique, messages: [], crfs, paiements };
  const faits = suiviSubvention(dossier, connu);
  return {
    'tête de page': faits,
    titre: plain(Object.values(describeSuivi(faits)).join(' | ')),
    etapes: datesSubvention(dossier, connu),
  };
}

async function textOf({ status, bytes }: { status: number; bytes: Buffer }): Promise<string> {
  if (status !== 200) throw new Error(`no PDF: ${bytes.toString()}`);
  return words(plain((await readPdf(bytes)).pages.map(({ text }) => text).join(' ')));
}

/** A dossier, the person who sent it and reads it, and the address of their e-mails. */
export type DossierLu = { id_fo: string; auteur: Actor; courriel: string };

export async function readEverywhere(place: ScenePlace, dossier: DossierLu) {
  const lu = { ...(await duDossier(place, dossier)), ...(await deTous(place, dossier)) };
  return { ...lu, ...page(lu, place.portal.clock.now()) };
}

/** What is said of the dossier alone. */
async function duDossier({ portal, world, service }: ScenePlace, { id_fo, auteur }: DossierLu) {
  const { api } = portal;
  const { read } = subventionCalls(portal, world);
  const { agent } = world;
  const params = { id: id_fo, service };
  const numeros = async (as: Actor, query: object) =>
    (await api(dossierEndpoints.listDossiers, { as, query })).body.items.map((one) => one.id_fo);
  const parEtat = async (as: Actor) => ({
    '2': (await numeros(as, { etats: ['2'] })).length,
    '6': (await numeros(as, { etats: ['6'] })).length,
    '11': (await numeros(as, { etats: ['11'] })).length,
  });
  const listed = async (as: Actor, query: object = {}) =>
    (await api(dossierEndpoints.listDossiers, { as, query })).body.items.find((one) => one.id_fo === id_fo);
  const historique = async (as: Actor) =>
    (await api(dossierEndpoints.readHistorique, { as, params: { id: id_fo } })).body.evenements;
  const paiements = async (as: Actor) => (await api(paiementEndpoints.listPaiements, { as, params })).body;
  const pdf = async (as: Actor) =>
    textOf(await api(dossierEndpoints.readPdf, { as, params: { id: id_fo }, query: {} }));
  return {
    dossier: await read(auteur, id_fo),
    'dossier du service': await read(agent, id_fo),
    liste: await listed(auteur),
    file: await listed(agent),
    'liste par état': await parEtat(auteur),
    'file par état': await parEtat(agent),
    'à l’association': await numeros(auteur, { tour: ['association'] }),
    historique: await historique(auteur),
    'historique du service': await historique(agent),
    paiements: await paiements(auteur),
    'paiements du service': await paiements(agent),
    bureau: (await api(bureauEndpoints.readBureauDossier, { as: agent, params })).body,
    signature: (await api(signatureEndpoints.readSignature, { as: auteur, params: { id: id_fo } })).body,
    recepisse: (await api(transmissionEndpoints.readRecepisse, { as: auteur, params: { id: id_fo } })).body,
    'PDF du récépissé': await textOf(
      await api(dossierEndpoints.readRecepissePdf, { as: auteur, params: { id: id_fo } }),
    ),
    pdf: await pdf(auteur),
    'PDF du service': await pdf(agent),
    crfs: (await api(crfEndpoints.listCrfs, { as: auteur, params: { id: id_fo } })).body.crfs,
  };
}

/** What is said of several dossiers, from which each reader finds the dossier. */
async function deTous(
  { portal, world, service, responsable, adresse }: ScenePlace,
  { id_fo, auteur, courriel }: DossierLu,
) {
  const { api, inject } = portal;
  const { agent, code, courriels } = world;
  const agentEmail = world.emails.agent;
  const mails = async (to: string) =>
    (await api(mailboxEndpoints.listMails, { query: { to } })).body
      .filter(({ subject, text }) => `${subject} ${text}`.includes(id_fo))
      .map(({ subject, text }) => plain(`${subject}\n${text}`));
  const csv = await api(exportEndpoints.exportDossiers, {
    ...{ as: agent, params: { format: 'csv' as const }, query: {} as never },
  });
  const enveloppes = (await api(enveloppeEndpoints.listEnveloppes, { as: agent })).body;
  const enveloppe = enveloppes.items.find(({ exercice }) => exercice === 2027)?.id ?? '';
  const page = async (url: string) => plain((await inject({ url })).body);
  const publics = rowsIn(await page(`/donnees-ouvertes/${adresse}/subventions.csv`), ',');
  const ouvertes = await api(openDataEndpoints.readOpenData, { as: responsable, query: {} });
  return {
    accueil: (await api(tableauDeBordEndpoints.tableauDeBord, { as: auteur })).body,
    'accueil du service': (await api(tableauDeBordEndpoints.tableauService, { as: agent })).body,
    'mon jour': (await api(jourEndpoints.readJour, { as: agent, query: { voir: 'service' } })).body,
    argent: (await api(paiementEndpoints.readArgent, { as: auteur })).body,
    'crfs attendus': (await api(crfEndpoints.listCrfsAttendus, { as: auteur })).body.items.filter(
      (one) => one.id_fo === id_fo,
    ),
    courriels: await mails(courriel),
    'courriels du service': [...(await mails(courriels.drajes)), ...(await mails(agentEmail))],
    notifications: (
      await api(notificationEndpoints.readUserNotifications, { as: auteur, query: {} })
    ).body.items.filter(({ objet, lien }) => objet.libelle.includes(id_fo) || lien?.includes(id_fo)),
    'notifications du service': (
      await api(notificationEndpoints.readUserNotifications, { as: agent, query: {} })
    ).body.items.filter(({ objet, lien }) => objet.libelle.includes(id_fo) || lien?.includes(id_fo)),
    enveloppes,
    commission: (await api(commissionEndpoints.readCommission, { as: agent, params: { enveloppe } })).body,
    statistiques: (await api(statistiquesEndpoints.readStatistiques, { as: agent, query: {} })).body,
    rythme: (await api(statistiquesEndpoints.readRythme, { as: agent, query: { annee: 2027 } as never }))
      .body,
    export: rowsIn(csv.bytes.toString(), ';').find((row) => Object.values(row).includes(id_fo)),
    chorus: (await chorusCalls(portal).read(responsable, { service })).body,
    'à verser': (await api(versementsEndpoints.listAVerser, { as: agent, params: { service }, query: {} }))
      .body,
    versés: (await api(versementsEndpoints.listVerses, { as: agent, params: { service }, query: {} })).body,
    'données essentielles': rowsIn(ouvertes.bytes.toString(), ',').find((row) =>
      row.referenceDecision?.includes(id_fo),
    ),
    'fichier public': publics.find((row) => row.referenceDecision?.includes(id_fo)),
    agenda: (await api(agendaEndpoints.downloadAgenda, { as: auteur })).bytes
      .toString()
      .replaceAll(/\r\n[ \t]/g, ''),
    Atom: await page('/repertoire-des-subventions.atom'),
    'page publique': await page(`/repertoire-des-subventions/${code}/formation-des-benevoles-2027`),
    'flux JSON': await page('/repertoire-des-subventions.json'),
    campagne: (await api(subventionEndpoints.readSubvention, { as: auteur, params: { code } })).body,
  };
}
