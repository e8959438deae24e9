import type { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { territoiresIn } from '@asso/domain/compte/territoire-admin.rules';
import { type CourrierFait, composeCourrier } from '@asso/domain/courrier/courrier.rules';
import { chooseExemple, decideAs, serviceExample } from '@asso/domain/courrier/exemple-courrier.rules';
import { readsModeles, writesModeles } from '@asso/domain/courrier/modele-courrier.rights';
import { modeleAvis, readCorpsModele } from '@asso/domain/courrier/modele-courrier.rules';
import { courrierDemarche } from '@asso/domain/courrier/natures-courrier.rules';
import { changementsLettre } from '@asso/domain/courrier/versions-modele.rules';
import type { CasDecision } from '@asso/domain/dossier/texte-lettre.schema';
import { toJournalChangements } from '@asso/domain/identifiants/avant-apres';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { administersServices } from '@asso/domain/service/service.rights';
import { withAuthor } from '../dossier/conflict-author.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type HistoryEntry, writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, fileAnswer, type Handlers, type Refused } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { contenuKept, mergedContenu } from './contenu-modele.ts';
import { listEssais } from './donnees-courrier.sql.ts';
import { readDossierDonnees } from './dossier-recu.ts';
import { essaiMail } from './essai-courrier.mail.ts';
import { findImages } from './images-courrier.sql.ts';
import { imagesView } from './images-courrier.ts';
import { drawAhead } from './keep-courrier.ts';
import {
  findModele,
  insertModele,
  insertVersion,
  isNomTaken,
  listCourrierServices,
  listModeles,
  listModeleVersions,
  lockModele,
  type ModeleRow,
  updateModele,
} from './modele-courrier.sql.ts';
import { essaisView, isModifie, modeleView, toContenuModele, versionsView } from './modele-courrier-view.ts';

type Essaye = { dossier: string | null; cas: CasDecision | null };

const introuvable = refused({ code: 'courrier.modele-introuvable' });

export function modeleCourrierHandlers(platform: Platform): Handlers<typeof modeleCourrierEndpoints> {
  const { db, clock } = platform;
  const shown = async (actor: Actor, id: string) => {
    const row = await findModele(db, id);
    return row ? { ok: true as const, value: modeleView(row, actor), version: row.version } : introuvable;
  };

  /**
   * Does `work` on a template, locked, for a person who may write it and, with `ifMatch`, has seen its last version.
   */
  const write = async (
    { actor, id, ifMatch }: { actor: Actor; id: string; ifMatch: number | null },
    work: (trx: Tx, row: ModeleRow, written: { at: Date; par: string }) => Promise<Result<unknown> | Refused>,
  ): Promise<Result<unknown> | Refused> =>
    inTransaction(db, async (trx) => {
      const row = await lockModele(trx, id);
      if (!row || !readsModeles(actor, row)) return introuvable;
      if (!writesModeles(actor, row)) return refused({ code: 'kernel.interdit' });
      if (ifMatch !== null && row.version !== ifMatch)
        return { ok: false, problems: [{ code: 'kernel.conflit' }], version: row.version };
      return work(trx, row, { at: clock.now(), par: actor.id });
    });

  /** Gives the letter that a template makes of a dossier that the service has received, or of the made-up one. */
  const essai = async (
    actor: Actor,
    row: ModeleRow,
    { dossier, cas }: Essaye,
  ): Promise<Result<CourrierFait>> => {
    const { id_service: service } = row;
    const found =
      dossier === null
        ? ok(await exempleDe(row))
        : await readDossierDonnees(platform, { actor, id: dossier, service });
    if (!found.ok) return found;
    return ok(composeCourrier({ objet: row.objet, corps: readCorpsModele(row) }, decideAs(found.value, cas)));
  };
  const exempleDe = async ({ nature, id_service }: ModeleRow) => {
    const images = await findImages(db, id_service);
    const demarche = courrierDemarche(nature);
    return images
      ? serviceExample(demarche, { nom: images.nom, logo: images.logo_montre })
      : chooseExemple(demarche);
  };

  return {
    listModeles: async ({ actor }) => {
      const services = await servicesOf(db, actor);
      const rows = await listModeles(
        db,
        services.map(({ id }) => id),
      );
      const written = services.filter(({ id, code_territoire }) =>
        writesModeles(actor, { id_service: id, code_territoire }),
      );
      return {
        ok: true,
        value: {
          modeles: rows.map((row) => modeleView(row, actor)),
          services: written.map(({ id, nom }) => ({ id, nom })),
        },
      };
    },

    listEssais: async ({ actor, query: { id_service, demarche } }) => {
      const services = await servicesOf(db, actor);
      if (!services.some(({ id }) => id === id_service))
        return refused({ code: 'courrier.service-inconnu', field: 'id_service' });
      return ok(essaisView(await listEssais(db, { id_service, demarche })));
    },

    readImagesLettre: async ({ actor, query: { id_service } }) => {
      const service = (await servicesOf(db, actor)).find(({ id }) => id === id_service);
      const row = service && (await findImages(db, id_service));
      return row
        ? ok(imagesView(row, actor, service.code_territoire))
        : refused({ code: 'courrier.service-inconnu', field: 'id_service' });
    },

    createModele: async ({ actor, body: { id_service, contenu } }) => {
      const services = await servicesOf(db, actor);
      const service = services.find(({ id }) => id === id_service);
      if (!service || !writesModeles(actor, { id_service, code_territoire: service.code_territoire })) {
        return refused({ code: 'courrier.service-inconnu', field: 'id_service' });
      }
      const created = await inTransaction(db, async (trx) => {
        const nomme = await checkNom(trx, { id_service, nom: contenu.nom });
        if (!nomme.ok) return nomme;
        const kept = contenuKept(contenu);
        if (!kept.ok) return kept;
        const written = { at: clock.now(), par: actor.id };
        const id = await insertModele(trx, { id_service, contenu: kept.value, ...written });
        const valeurs = toJournalChangements(changementsLettre(null, kept.value));
        await record(trx, { actor, id, at: written.at, action: 'modele-courrier.creer', valeurs });
        return ok(id);
      });
      return created.ok ? shown(actor, created.value) : created;
    },

    readModele: async ({ actor, params: { id } }) => {
      const row = await findModele(db, id);
      return row && readsModeles(actor, row) ? shown(actor, id) : introuvable;
    },

    listVersions: async ({ actor, params: { id } }) => {
      const row = await findModele(db, id);
      return row && readsModeles(actor, row)
        ? ok(versionsView(await listModeleVersions(db, id)))
        : introuvable;
    },

    sendEssai: async ({ actor, params: { id }, body }) => {
      const row = await findModele(db, id);
      if (!row || !readsModeles(actor, row)) return introuvable;
      if (!writesModeles(actor, row)) return refused({ code: 'kernel.interdit' });
      const made = await essai(actor, row, body);
      if (!made.ok) return made;
      const mail = essaiMail({
        to: actor.email,
        courrier: made.value,
        modele: row,
        publicUrl: platform.config.publicUrl,
      });
      await inTransaction(db, async (trx) => {
        await platform.mail.write(trx, mail);
        await record(trx, { actor, id, at: clock.now(), action: 'modele-courrier.essayer' });
      });
      return ok({ envoye_a: actor.email });
    },

    readEssaiPdf: async ({ actor, params: { id }, query: { dossier = null, cas = null } }) => {
      const row = await findModele(db, id);
      if (!row || !readsModeles(actor, row)) return introuvable;
      const made = await essai(actor, row, { dossier, cas });
      if (!made.ok) return made;
      const { reference } = made.value;
      // Each page bears its reference, which says what it is: nobody takes it for a decision later.
      const contenu = { ...made.value, reference: `${reference}, essai` };
      const content = await drawAhead(platform, contenu, clock.now());
      return fileAnswer({
        content,
        size: content.length,
        name: `essai-de-lettre-${localDay(clock.now())}.pdf`,
        type: 'application/pdf',
      });
    },

    saveModele: async ({ actor, params: { id }, body, ifMatch }) => {
      // Changed fields are merged with what others saved meanwhile, so they need not be made on the last version.
      const asked = 'changes' in body ? null : ifMatch;
      const saved = await write({ actor, id, ifMatch: asked }, async (trx, row, written) => {
        const merged = 'changes' in body ? mergedContenu(row, body.changes) : ok(body.contenu);
        if (!merged.ok) return withAuthor(trx, merged, row);
        const { nom } = merged.value;
        const nomme = await checkNom(trx, { id_service: row.id_service, nom, except: id });
        if (!nomme.ok) return nomme;
        const kept = contenuKept(merged.value, row);
        if (!kept.ok) return kept;
        await updateModele(trx, { id, contenu: kept.value, ...written });
        const valeurs = toJournalChangements(changementsLettre(toContenuModele(row), kept.value));
        await record(trx, { actor, id, at: written.at, action: 'modele-courrier.enregistrer', valeurs });
        return ok(null);
      });
      return saved.ok ? shown(actor, id) : saved;
    },

    publishModele: async ({ actor, params: { id }, ifMatch }) => {
      const published = await write({ actor, id, ifMatch }, async (trx, row, { at, par }) => {
        const contenu = toContenuModele(row);
        const [first, ...others] = modeleAvis(contenu).problems;
        if (first) return refused(first, ...others);
        if (!isModifie(row)) return refused(rienAPublier(row));
        const numero = (row.numero ?? 0) + 1;
        await insertVersion(trx, { contenu, id_modele: id, numero, publiee_le: at, publiee_par: par });
        await updateModele(trx, { id, at, par });
        const from = row.numero === null ? null : `version ${row.numero}`;
        const versions = { from, to: `version ${numero}`, details: { numero } };
        await record(trx, { actor, id, at, action: 'modele-courrier.publier', ...versions });
        return ok(null);
      });
      return published.ok ? shown(actor, id) : published;
    },

    archiveModele: async ({ actor, params: { id }, ifMatch }): Promise<Answer<{ id: string }>> => {
      const archived = await write({ actor, id, ifMatch }, async (trx, _, written) => {
        await updateModele(trx, { id, archive_le: written.at, ...written });
        await record(trx, { actor, id, at: written.at, action: 'modele-courrier.archiver' });
        return ok(null);
      });
      return archived.ok ? { ok: true, value: { id } } : archived;
    },
  };
}

/** Lists the services whose letters this person uses. */
function servicesOf(db: Db, actor: Actor) {
  if (!administersServices(actor))
    return listCourrierServices(db, { ids: actor.services.map((one) => one.id_service) });
  return listCourrierServices(db, {
    territoires: actor.territoire === null ? null : territoiresIn(actor.territoire),
  });
}

async function checkNom(
  trx: Tx,
  { nom, ...asked }: { id_service: string; nom: string; except?: string },
): Promise<Result<null>> {
  if (isBlank(nom)) return refused({ code: 'courrier.nom-absent', field: 'nom' });
  const isTaken = await isNomTaken(trx, { ...asked, nom: nom.trim() });
  return isTaken ? refused({ code: 'courrier.nom-deja-pris', field: 'nom' }) : ok(null);
}

const rienAPublier = ({ numero }: ModeleRow): Problem => ({
  code: 'courrier.rien-a-publier',
  params: { numero: numero ?? 0 },
});

type Recorded = { actor: Actor; id: string } & Omit<HistoryEntry, 'objet' | 'id_objet' | 'by'>;

const record = (trx: Tx, { actor, id, ...entry }: Recorded) =>
  writeHistory(trx, { objet: 'modele-courrier', id_objet: id, by: actor, ...entry });
