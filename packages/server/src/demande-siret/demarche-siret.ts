import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { type DemandeSiret, demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import type { DemandeSiretRights } from '@asso/domain/demande-siret/demande-siret.rights';
import {
  type DecisionSiret,
  type EtatSiret,
  findMoveSiret,
  shownEtatSiret,
} from '@asso/domain/demande-siret/demande-siret.states';
import { transmissionSiretProblems } from '@asso/domain/demande-siret/demande-siret.steps';
import { demandeTransmise } from '@asso/domain/demande-siret/envoi.rules';
import { nomFichierPdf } from '@asso/domain/dossier/nom-fichier.words';
import { ok } from '@asso/domain/kernel/result';
import type { DemarcheAEtats } from '../demarche/demarche.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import { assignSiret } from './attribuer-siret.ts';
import type { demandeSiretPdf } from './demande-siret.pdf.ts';
import {
  type ColonnesSiret,
  type DemandeSiretRow,
  findDemande,
  lockDemande,
  touchDemande,
} from './demande-siret.sql.ts';
import { demandeSiretRightsOn, known } from './demande-siret-access.ts';
import { readView } from './demande-siret-view.ts';
import { type LoadedSiret, loadDemande } from './load-demande.ts';
import { completeDemande, documentsRefuses } from './saisie-demande.ts';
import { tellDemande } from './tell-demande.ts';

type Siret = {
  cle: string;
  objet: DemandeSiretRow;
  charge: LoadedSiret;
  vue: DemandeSiretView;
  corps: DemandeSiret;
  droit: keyof DemandeSiretRights;
  decision: DecisionSiret;
  colonnes: ColonnesSiret;
};

const draw = drawApart<typeof demandeSiretPdf>(
  new URL('./demande-siret.pdf.ts', import.meta.url),
  'demandeSiretPdf',
);

/**
 * What the shared code of procedures needs to know about SIRET requests: their author types them, administrators
 * decide.
 */
export const demarcheSiret: DemarcheAEtats<Siret> = {
  objet: 'demande-siret',
  mot: 'siret',
  fields: demandeSiretFields,
  refus: {
    ferme: 'demande-siret.non-editable',
    mouvement: 'demande-siret.mouvement-impossible',
    motif: 'demande-siret.motif-obligatoire',
  },
  tete: (row) => row,
  etat: ({ code_etat }) => ({ code: code_etat, libelle: shownEtatSiret(code_etat) }),
  find: async (db, { actor, cle, isLocked }) =>
    known(actor, await (isLocked ? lockDemande : findDemande)(db, cle)),
  rights: demandeSiretRightsOn,
  touch: touchDemande,
  load: loadDemande,
  blockers: ({ complete }) => transmissionSiretProblems(complete),
  vers: ({ code_etat: from }, action, by) => {
    if (action === 'save') return null;
    const move = findMoveSiret({ from, action, by });
    return move ? { to: move.to, reason: move.reason } : null;
  },
  moved: ({ corps }, { action, to, why, at }) => ({
    code_etat: to as EtatSiret,
    motif: why,
    ...(action === 'transmit' ? { corps, corps_transmis: demandeTransmise(corps), transmis_le: at } : {}),
    // A request given back to its author loses its attestation, since they must certify what they change.
    ...(to === 'ECS'
      ? { corps: { ...corps, attestation: false }, corps_transmis: null, transmis_le: null }
      : {}),
  }),
  tell: (platform, tx, { one, action, actor }) => tellDemande(platform, tx, { demande: one, action, actor }),
  show: readView,
  pdf: {
    droit: 'consult',
    draw,
    nom: ({ identifiant, identite }) =>
      nomFichierPdf({
        id_fo: identifiant.id_fo_fonctionnel,
        quoi: 'demande-siret',
        association: identite.nom,
      }),
  },
  refuse: documentsRefuses,
  complete: completeDemande,
  decide: async (tx, row, { action, at, body }) =>
    action === 'grant' ? assignSiret(tx, row, { at, id_siret: body.id_siret as string | undefined }) : ok({}),
};
