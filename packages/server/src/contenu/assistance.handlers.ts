import type { assistanceEndpoints, DemandeAide } from '@asso/contract/contenu/assistance.endpoints';
import {
  assistanceFields,
  isAdresseAide,
  messageAssistance,
  numeroAide,
  objetAssistance,
} from '@asso/domain/contenu/assistance.rules';
import { maskCourriel, normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { findLabel } from '@asso/domain/referentiel/referentiels.rules';
import type { DocumentRow } from '../document/document.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { readListes, refusedChoices } from '../referentiel/listes.ts';
import { fichierPose, joinFichier } from './aide-fichier.ts';
import {
  type DemandeAideRow,
  demandeAideOrder,
  findDemandeAide,
  insertDemandeAide,
  isDemandeSent,
  listDemandesAide,
  listFichiers,
  lockDemandeAide,
  saveEtatAide,
} from './demande-aide.sql.ts';
import { isDestinataire } from './destinataire.ts';
import { writeToSomebody } from './write-to-somebody.ts';

const listesAide = ['motifs-assistance-primaires', 'motifs-assistance-secondaires'];

export function assistanceHandlers({
  db,
  clock,
  mail,
  config,
}: Platform): Handlers<typeof assistanceEndpoints> {
  return {
    sendEmail: async ({ actor, body: { from, page, site, cle, fichier: uuid, ...sent } }) => {
      if (site) return refusal({ code: 'contenu.message-automatique' });
      const replyTo = sent.replyTo || from || actor?.email || null;
      const at = clock.now();
      const listes = await readListes(db, listesAide);
      const isAide = isAdresseAide(sent.to, config.assistanceEmail);
      const isOpen = !isAide && (await isDestinataire(db, actor, { to: sent.to ?? '', now: at }));
      if (uuid && !(isAide && actor)) return refusal({ code: 'contenu.fichier-aide', field: 'fichier' });
      const message = { ...sent, replyTo } as never;
      const envoi = { ...sent, from, replyTo, compte: actor?.email ?? null } as never;
      const checked = messageAssistance(envoi, { assistance: config.assistanceEmail, listes, isOpen });
      if (!checked.ok) return { ok: false, problems: checked.problems };
      const closed = await refusedChoices(db, { fields: assistanceFields, stored: {}, value: message, at });
      if (closed) return closed;
      const { motif, precision, subject, body } = checked.value;
      const courriel = normaliseCourriel(replyTo ?? '');
      if (!isAide && actor) {
        await inTransaction(db, (trx) =>
          writeToSomebody(trx, mail, {
            actor,
            courriel,
            to: normaliseCourriel(sent.to ?? ''),
            cle: cle ?? crypto.randomUUID(),
            subject: subject ?? '',
            body: body ?? '',
            page: page ?? null,
          }),
        );
        const value = { numero: null, le: at.toISOString(), courriel: maskCourriel(courriel) };
        return { ok: true, value, status: 201 };
      }
      const asked = await inTransaction(db, async (trx) => {
        const fichier = uuid && actor ? await fichierPose(trx, { actor, uuid }) : undefined;
        // The same question sent again finds its file gone, since it has it already.
        const isAgain = cle ? await isDemandeSent(trx, cle) : false;
        if (uuid && !fichier && !isAgain)
          return refusal({ code: 'contenu.fichier-absent', field: 'fichier' });
        const written = await insertDemandeAide(trx, {
          cle: cle ?? null,
          motif: motif ?? '',
          precision_motif: precision ?? null,
          sujet: subject ?? '',
          message: body ?? '',
          courriel,
          id_utilisateur: actor?.id ?? null,
          page: page ?? null,
          cree_le: at,
        });
        if (!written) return { ok: true as const, value: await findDemandeAide(trx, cle ?? '') };
        if (fichier && actor) await joinFichier(trx, { actor, fichier, demande: written.id, at });
        await mail.write(trx, {
          cle: `assistance/${written.id}`,
          to: config.assistanceEmail,
          replyTo: courriel,
          subject: objetAssistance(`${numeroAide(written.numero)} ${written.sujet}`),
          content: {
            title: written.sujet,
            paragraphs: [
              ...written.message.split(/\n{2,}/),
              ...(motif
                ? [
                    `Sujet : ${[
                      findLabel('motifs-assistance-primaires', motif, listes),
                      precision ? findLabel('motifs-assistance-secondaires', precision, listes) : null,
                    ]
                      .filter(Boolean)
                      .join(', ')}`,
                  ]
                : []),
            ],
            details: [
              actor
                ? `Compte connecté : ${actor.prenom} ${actor.nom}, ${actor.role}.`
                : 'Personne non connectée.',
              page ? `Page : ${page}` : 'Page non indiquée.',
              ...(fichier
                ? [`Fichier joint : ${fichier.nom}, à lire dans le portail, sous « Demandes d’aide ».`]
                : []),
            ],
          },
        });
        return { ok: true as const, value: written };
      });
      if (!asked.ok) return asked;
      const value = {
        numero: numeroAide(asked.value.numero),
        le: at.toISOString(),
        courriel: maskCourriel(courriel),
      };
      return { ok: true, value, status: 201 };
    },

    listDemandesAide: async ({ actor, query }) => {
      const cursor = readCursor(query.cursor, demandeAideOrder);
      if (!cursor.ok) return cursor;
      const isAll = query.toutes === 'oui' && actor.role === 'lca.admin';
      const { rows, ...found } = await listDemandesAide(db, {
        idUtilisateur: isAll ? null : actor.id,
        etat: query.etat,
        limit: query.limit,
        cursor: cursor.value,
      });
      const items = await views(db, rows);
      return { ok: true, value: { ...found, items, totalExact: true } };
    },

    updateDemandeAide: ({ actor, params, body, ifMatch }) =>
      inTransaction(db, async (trx) => {
        const row = await lockDemandeAide(trx, params.id);
        if (!row) return refusal({ code: 'contenu.demande-introuvable' });
        if (row.version !== ifMatch) return { ...refusal({ code: 'kernel.conflit' }), version: row.version };
        if (row.etat === body.etat)
          return { ok: true as const, value: await viewOf(trx, row), version: row.version };
        const at = clock.now();
        const saved = await saveEtatAide(trx, { id: row.id, etat: body.etat, at });
        const line = { objet: 'demande-aide', id_objet: row.id, by: actor, at, action: 'changer-etat' };
        await writeHistory(trx, {
          ...line,
          from: row.etat,
          to: body.etat,
          details: { numero: numeroAide(row.numero) },
        });
        return { ok: true as const, value: await viewOf(trx, saved), version: saved.version };
      }),
  };
}

/** Shows these requests, each with its file. */
async function views(db: Db, rows: readonly DemandeAideRow[]): Promise<DemandeAide[]> {
  const fichiers = await listFichiers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => view(row, fichiers.get(row.id)));
}

const viewOf = async (db: Db, row: DemandeAideRow): Promise<DemandeAide> =>
  view(row, (await listFichiers(db, [row.id])).get(row.id));

const view = (
  { id, numero, precision_motif, cree_le, ...row }: DemandeAideRow,
  fichier: DocumentRow | undefined,
): DemandeAide => ({
  id,
  numero: numeroAide(numero),
  motif: row.motif,
  precision: precision_motif,
  sujet: row.sujet,
  message: row.message,
  courriel: row.courriel,
  etat: row.etat,
  cree_le: cree_le.toISOString(),
  fichier: fichier ? pickFichier(fichier) : null,
  version: row.version,
});

const pickFichier = ({ id: uuid, nom, taille, mime, etat_analyse }: DocumentRow) => ({
  uuid,
  nom,
  taille,
  mime,
  etat_analyse,
});
