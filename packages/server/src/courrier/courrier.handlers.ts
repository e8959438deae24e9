import type { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { findCas } from '@asso/domain/courrier/cas-courrier.rules';
import { fillCourrier } from '@asso/domain/courrier/courrier.rules';
import { decideAs } from '@asso/domain/courrier/exemple-courrier.rules';
import { lettreProblems, readCorpsModele } from '@asso/domain/courrier/modele-courrier.rules';
import { courrierDemarche } from '@asso/domain/courrier/natures-courrier.rules';
import { isReadable, readablePart } from '@asso/domain/dossier/dossier.rights';
import { nomFichierPdf } from '@asso/domain/dossier/nom-fichier.words';
import { texteRenvoi } from '@asso/domain/dossier/renvoi.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { ok, refused } from '@asso/domain/kernel/result';
import { dossierRef, readAllowed } from '../dossier/dossier-access.ts';
import { fileAnswer, type Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { type CourrierRow, findCourrier, listCourriers } from './courrier.sql.ts';
import { prepareCourriers } from './courriers-de-decision.ts';
import { donneesCourrier } from './donnees-courrier.sql.ts';
import { readDossierDonnees, readInCharge } from './dossier-recu.ts';
import { openPdf } from './keep-courrier.ts';
import { listModeles, type ModeleRow } from './modele-courrier.sql.ts';

export function courrierHandlers(platform: Platform): Handlers<typeof courrierEndpoints> {
  const { db, clock } = platform;

  return {
    previewCourriers: async ({ actor, params, body }) => {
      const found = await readInCharge(db, { actor, ...params });
      if (!found.ok) return found;
      const { brouillon, versions = [], points = [], ...decision } = body;
      const { action } = decision;
      const motif = action === 'sendBack' ? texteRenvoi(points, decision.motif) : decision.motif;
      const asked = { ...found.value, ...decision, motif, actor, at: clock.now() };
      if (!brouillon) {
        const prets = await prepareCourriers(db, { ...asked, versions });
        return prets.ok
          ? { ok: true, value: { courriers: prets.value.map(({ contenu }) => contenu) } }
          : prets;
      }
      const modele = { objet: brouillon.objet, texte: brouillon.texte ?? '', corps: brouillon.corps };
      const [first, ...others] = lettreProblems(modele.objet, readCorpsModele(modele));
      if (first) return refused(first, ...others);
      const donnees = await donneesCourrier(db, asked);
      // No decision exists yet, so the letter is shown as for a whole grant or for a refusal.
      const { cas } = donnees.decision;
      const filled = fillCourrier(
        modele,
        decideAs(donnees, decision.montants ? cas : findCas({ ...whole, action })),
      );
      return filled.ok ? { ok: true, value: { courriers: [filled.value] } } : filled;
    },

    listModelesPour: async ({ actor, params }) => {
      const found = await readInCharge(db, { actor, ...params });
      if (!found.ok) return found;
      const modeles = await listModeles(db, [params.service]);
      return {
        ok: true,
        value: modeles
          .flatMap(publieOf)
          .filter(({ nature }) => courrierDemarche(nature) === found.value.dossier.genre),
      };
    },

    readDonneesCourrier: async ({ actor, params }) => {
      const found = await readDossierDonnees(platform, { actor, ...params });
      if (!found.ok) return found;
      const { dossier, decision, projets } = found.value;
      return ok({
        ...found.value,
        dossier: { ...dossier, transmis_le: dossier.transmis_le?.toISOString() ?? null },
        decision: { ...decision, date: decision.date.toISOString() },
        projets: [...projets],
      });
    },

    listCourriers: async ({ actor, params: { id } }) => {
      const found = await readAllowed(db, { actor, key: id });
      if (!found.ok) return found;
      const part = readablePart(actor, dossierRef(found.value));
      const rows = await listCourriers(db, found.value.id);
      return {
        ok: true,
        value: rows.filter(({ id_service }) => isReadable(part, { id_service })).map(courrierView),
      };
    },

    readCourrierPdf: async ({ actor, params: { id, courrier } }) => {
      const found = await readAllowed(db, { actor, key: id });
      if (!found.ok) return found;
      const row = await findCourrier(db, courrier);
      const part = readablePart(actor, dossierRef(found.value));
      if (row?.id_dossier !== found.value.id || !isReadable(part, row))
        return refused({ code: 'courrier.introuvable' });
      return fileAnswer({
        ...(await openPdf(platform, row)),
        name: nomFichier(row),
        type: 'application/pdf',
      });
    },
  };
}

const publieOf = (row: ModeleRow) => {
  const { id_version, nom_publie, numero, nature_publiee, texte_publie, corps_publie } = row;
  if (!id_version || !nom_publie || !numero || !nature_publiee) return [];
  const texte = texte_publie ?? '';
  const corps = readCorpsModele({ texte, corps: corps_publie });
  return [{ id_version, nom: nom_publie, numero, nature: nature_publiee, texte, corps }];
};

const courrierView = ({ id, nature, contenu, nom_service, fait_le, taille }: CourrierRow) => ({
  id,
  nature,
  objet: contenu.objet,
  service: nom_service,
  fait_le: fait_le.toISOString(),
  taille,
});

const whole = { montant: null, demande: 0 } as const;

/** Gives a file name that differs for each letter, so that several can be kept in one folder. */
export const nomFichier = ({ id_fo, projet, nature, fait_le, contenu }: CourrierRow): string =>
  nomFichierPdf({
    id_fo,
    projet,
    quoi: nature,
    jour: localDay(fait_le),
    association: contenu.destinataire.nom,
  });
