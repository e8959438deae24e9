import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { type Crf, crfFields } from '@asso/domain/crf/crf.fields';
import type { CrfRights } from '@asso/domain/crf/crf.rights';
import { listCrfDocuments } from '@asso/domain/crf/crf.rules';
import { type ActionServiceCrf, type EtatCrf, findMoveCrf } from '@asso/domain/crf/crf.states';
import { transmissionCrfProblems } from '@asso/domain/crf/crf.steps';
import { listCustomFields } from '@asso/domain/crf/crf-complet.rules';
import { sayEtatCrf } from '@asso/domain/dossier/etats-crf.rows';
import { nomFichierPdf } from '@asso/domain/dossier/nom-fichier.words';
import { designationProblems } from '@asso/domain/dossier/representants.rules';
import { isSame, readAt } from '@asso/domain/kernel/changes';
import type { DemarcheAEtats } from '../demarche/demarche.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import { loadDossier } from '../subvention/load-dossier.ts';
import { findContenu } from '../subvention/subvention.sql.ts';
import type { crfPdf } from './crf.pdf.ts';
import { type ColonnesCrf, joinPieceCrf, leavePieceCrf, touchCrf } from './crf.sql.ts';
import { type CleCrf, type FoundCrf, findKnownCrf, rightsOnCrf } from './crf-access.ts';
import { crfView } from './crf-view.ts';
import { type LoadedCrf, loadCrf } from './load-crf.ts';
import { tellCrf } from './tell-crf.ts';

type CompteRendu = {
  cle: CleCrf;
  objet: FoundCrf;
  charge: LoadedCrf;
  vue: CrfView;
  corps: Crf;
  droit: keyof CrfRights;
  decision: ActionServiceCrf;
  colonnes: ColonnesCrf;
};

const draw = drawApart<typeof crfPdf>(new URL('./crf.pdf.ts', import.meta.url), 'crfPdf');

/** A financial report is a procedure on a dossier that was granted: the applicants type it, the service receives it. */
export const demarcheCrf: DemarcheAEtats<CompteRendu> = {
  objet: 'crf',
  mot: 'crf',
  fields: crfFields,
  refus: {
    ferme: 'crf.non-editable',
    mouvement: 'crf.mouvement-impossible',
    motif: 'crf.motif-obligatoire',
  },
  tete: ({ crf }) => crf,
  etat: ({ crf }) => ({ code: `${crf.id_etat}`, libelle: sayEtatCrf(crf.id_etat) }),
  find: findKnownCrf,
  rights: rightsOnCrf,
  touch: async (tx, { one: { dossier, crf }, actor, at }, changed) => ({
    dossier,
    crf: await touchCrf(tx, { id: crf.id, actor, at }, changed),
  }),
  load: (db, one, { actor }) => loadCrf(db, one, actor),
  blockers: ({ complet }) => transmissionCrfProblems(complet),
  vers: ({ crf }, action, by) => {
    const move = findMoveCrf({ from: crf.id_etat, action, by });
    return move && { to: `${move.to}`, reason: move.reason };
  },
  moved: (_, { action, to, why, at }) => ({
    id_etat: Number(to) as EtatCrf,
    ...(action === 'save' ? {} : { motif: why, recu_le: to === '5' ? at : null }),
    ...(action === 'transmit' ? { transmis_le: at } : {}),
  }),
  tell: (platform, tx, { one, action, actor, why }) =>
    tellCrf(platform, tx, { found: one, action, actor, motif: why }),
  show: async (db, one, viewer) => crfView(db, await loadCrf(db, one, viewer.actor), viewer),
  pdf: {
    droit: 'list',
    draw,
    nom: ({ id_fo, description, dossier, projets }) =>
      nomFichierPdf({
        id_fo,
        projet: projets[0]?.prevu.intitule,
        quoi: `compte-rendu-${description.exercice}`,
        association: dossier.nom,
      }),
  },
  customOf: async (tx, { crf }) =>
    listCustomFields({ campagne: await findContenu(tx, crf.id_campagne_version) }),
  /** Refuses a signataire from outside the association, who may not sign a report: such a choice is not even saved. */
  refuse: async (tx, { dossier, crf }, { corps }) => {
    if (isSame(crf.corps.demandeur, corps.demandeur)) return [];
    const { representants } = (await loadDossier(tx, dossier)).complet;
    return designationProblems({ representants, tete: corps }).filter(
      ({ field = '' }) => !isSame(readAt(crf.corps, field), readAt(corps, field)),
    );
  },
  pieces: {
    attendus: ({ complet }) => listCrfDocuments(complet),
    auChoix: ({ source }) => source.auChoix,
    join: (tx, { crf }, { code, uuid, actor, at }) =>
      joinPieceCrf(tx, { id_crf: crf.id, code, id_document: uuid, jointe_le: at, jointe_par: actor.id }),
    leave: (tx, { crf }, code) => leavePieceCrf(tx, { id_crf: crf.id, code }),
  },
};
