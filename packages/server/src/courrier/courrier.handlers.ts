import type { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { champsFusion, type DonneesCourrier } from '@asso/domain/courrier/champs-fusion.rows';
import { fillCourrier } from '@asso/domain/courrier/courrier.rules';
import { readTexte } from '@asso/domain/courrier/texte-courrier.rules';
import { isLu, partRead } from '@asso/domain/dossier/dossier.rights';
import { nomFichierPdf } from '@asso/domain/dossier/nom-fichier.words';
import { texteRenvoi } from '@asso/domain/dossier/renvoi.rules';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { ok, refused } from '@asso/domain/kernel/result';
import { chargeOf } from '../dossier/decision/move-instruction.ts';
import { readAllowed, refOf } from '../dossier/dossier-access.ts';
import { fileAnswer, type Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { type CourrierRow, findCourrier, listCourriers } from './courrier.sql.ts';
import { prepareCourriers } from './courriers-de-decision.ts';
import { donneesCourrier } from './donnees-courrier.sql.ts';
import { openPdf } from './keep-courrier.ts';
import { listModeles } from './modele-courrier.sql.ts';

export function courrierHandlers(platform: Platform): Handlers<typeof courrierEndpoints> {
  const { db, clock } = platform;

  /** Gives the dossier and the instruction of the service for which this person decides. */
  const charged = async (actor: Actor, { id, service }: { id: string; service: string }) => {
    const found = await readAllowed(db, { actor, key: id });
    if (!found.ok) return found;
    const instruction = chargeOf(actor, found.value, service);
    return instruction
      ? ok({ dossier: found.value, instruction })
      : refused({ code: 'dossier.service-introuvable' });
  };

  return {
    previewCourriers: async ({ actor, params, body }) => {
      const found = await charged(actor, params);
      if (!found.ok) return found;
      const { brouillon, versions = [], points = [], ...decision } = body;
      const motif = body.action === 'sendBack' ? texteRenvoi(points, decision.motif) : decision.motif;
      const asked = { ...found.value, ...decision, motif, actor, at: clock.now() };
      if (!brouillon) {
        const prets = await prepareCourriers(db, { ...asked, versions });
        return prets.ok
          ? { ok: true, value: { courriers: prets.value.map(({ contenu }) => contenu) } }
          : prets;
      }
      const [first, ...others] = [
        ...readTexte(brouillon.objet).problems.map((one) => ({ ...one, field: 'objet' })),
        ...readTexte(brouillon.texte).problems,
      ];
      if (first) return refused(first, ...others);
      const donnees = await donneesCourrier(db, asked);
      const filled = fillCourrier(brouillon, asExample(donnees, body.action === 'grant'));
      return filled.ok ? { ok: true, value: { courriers: [filled.value] } } : filled;
    },

    listModelesPour: async ({ actor, params }) => {
      const found = await charged(actor, params);
      if (!found.ok) return found;
      const modeles = await listModeles(db, [params.service]);
      return {
        ok: true,
        value: modeles.flatMap(({ id_version, nom_publie, numero, nature_publiee, texte_publie }) =>
          id_version && nom_publie && numero && nature_publiee
            ? [{ id_version, nom: nom_publie, numero, nature: nature_publiee, texte: texte_publie ?? '' }]
            : [],
        ),
      };
    },

    listCourriers: async ({ actor, params: { id } }) => {
      const found = await readAllowed(db, { actor, key: id });
      if (!found.ok) return found;
      const part = partRead(actor, refOf(found.value));
      const rows = await listCourriers(db, found.value.id);
      return {
        ok: true,
        value: rows.filter(({ id_service }) => isLu(part, { id_service })).map(courrierView),
      };
    },

    readCourrierPdf: async ({ actor, params: { id, courrier } }) => {
      const found = await readAllowed(db, { actor, key: id });
      if (!found.ok) return found;
      const row = await findCourrier(db, courrier);
      const part = partRead(actor, refOf(found.value));
      if (row?.id_dossier !== found.value.id || !isLu(part, row))
        return refused({ code: 'courrier.introuvable' });
      return fileAnswer({
        ...(await openPdf(platform, row)),
        name: nomFichier(row),
        type: 'application/pdf',
      });
    },
  };
}

const courrierView = ({ id, nature, contenu, nom_service, fait_le, taille }: CourrierRow) => ({
  id,
  nature,
  objet: contenu.objet,
  service: nom_service,
  fait_le: fait_le.toISOString(),
  taille,
});

/** A template is previewed before any decision exists: the amount asked and a made-up reason stand for it. */
const asExample = (donnees: DonneesCourrier, isGrant: boolean): DonneesCourrier => ({
  ...donnees,
  decision: {
    ...donnees.decision,
    motif: donnees.decision.motif ?? champsFusion['decision.motif'].exemple,
    montant: donnees.decision.montant ?? (isGrant ? donnees.dossier.montant_demande : null),
  },
  projets: donnees.projets.map((one) => ({ ...one, accorde: one.accorde ?? (isGrant ? one.demande : null) })),
});

/** The names differ, so that the files can be kept in one folder. */
export const nomFichier = ({ id_fo, projet, nature, fait_le, contenu }: CourrierRow): string =>
  nomFichierPdf({ id_fo, projet, quoi: nature, jour: dayOf(fait_le), association: contenu.destinataire.nom });
