// Describes a CRF for the pages common to all démarches.

import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { CrfLu, CrfView } from '@asso/contract/crf/crf.schemas';
import { ajoutsCrf } from '@asso/contract/crf/crf-ajouts';
import { sayCrfProblem } from '@asso/contract/crf/say-crf-problem';
import { type Crf, clausesAttestationCrf, crfFields } from '@asso/domain/crf/crf.fields';
import { attestationCrfProblems } from '@asso/domain/crf/crf.rules';
import { crfMode, isCrfTransmis } from '@asso/domain/crf/crf.states';
import { type EtapeCrf, stepsCrf } from '@asso/domain/crf/crf.steps';
import { rappelTransmissionCrf } from '@asso/domain/crf/crf.words';
import { crfScopes, listCustomFields } from '@asso/domain/crf/crf-complet.rules';
import { readRealisation } from '@asso/domain/crf/realisation.rules';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { toServices } from '@asso/domain/service/nom-service.words';
import { createElement } from 'react';
import { brouillonBy, transmittingBy } from '../demarche/calls.ts';
import type { Demarche } from '../demarche/demarche.ts';
import { makeLecture } from '../demarche/lecture.ts';
import { ArgentProjet } from './ArgentProjet.tsx';
import { ContenuProjet } from './ContenuProjet.tsx';
import { CrfPdf } from './CrfPdf.tsx';
import { dossierFil, titreCrf } from './crf-href.ts';
import { sayPiecesCrf } from './en-bref-crf.ts';
import { liensCrf } from './liens-crf.ts';
import { OuvertureCrf } from './OuvertureCrf.tsx';
import { ProjetsDuCrf } from './ProjetsDuCrf.tsx';
import { QuestionsCrfStep } from './QuestionsCrfStep.tsx';
import { RecuCrf } from './RecuCrf.tsx';
import { ResumeCrf } from './ResumeCrf.tsx';
import { crfComplet } from './use-crf-projet.ts';
import './crf.css';

const servicesOf = ({ dossier }: CrfView): string => toServices(dossier.services.map(({ nom }) => nom));
const titreOf = ({ description }: CrfView): string => titreCrf(description.exercice);

export const demarcheCrf: Demarche<CrfView, Crf, EtapeCrf, { id: string; crf: string }> = {
  mots: {
    objet: ({ id_fo }) => `Dossier ${id_fo}`,
    objetDEtape: (crf) => `${titreOf(crf)}, dossier ${crf.id_fo}`,
    titre: titreOf,
    fil: dossierFil,
    nomDansFil: titreOf,
    aide: 'crf',
    chapo: 'Qu’avez-vous fait de la subvention, comparé au prévu ?',
    verbe: ({ description }) => (description.id_etat > 1 ? 'Reprendre' : 'Commencer'),
    bande: (crf) => ({
      titre: titreOf(crf),
      numero: `dossier ${crf.id_fo}`,
      ...(crf.description.id_etat === 3 && { etat: 'À corriger et à transmettre à nouveau' }),
      echeance: { le: crf.echeance, zone: crf.campagne.fuseau },
    }),
  },
  liens: liensCrf,
  lecture: makeLecture(
    crfEndpoints.readCrf,
    (params: { id: string; crf: string }) => ({ params, query: entier }),
    enEntier,
  ),
  brouillon: brouillonBy(crfEndpoints.saveCrf, {
    nom: ({ id }) => `crf-${id}`,
    fields: crfFields,
    cle: 'corps',
    input: ({ id_fo, id }) => ({ params: { id: id_fo, crf: id }, query: {} }),
    isSentLater: true,
  }),
  form: (crf, corps) => {
    const complet = { ...crfComplet(crf), corps };
    return {
      sentences: identifiantProblems,
      custom: listCustomFields(complet),
      scopes: crfScopes(complet),
      options: {
        representant: crf.choix.map(({ id, nom, isComplet, manques }) => ({
          value: id,
          label: nom,
          ...(isComplet ? {} : { closed: `fiche incomplète : ${manques}` }),
        })),
      },
    };
  },
  problems: (crf, corps, etape) =>
    stepsCrf
      .filter(({ id }) => id === etape)
      .flatMap(({ blockers }) => blockers({ ...crfComplet(crf), corps })),
  say: sayCrfProblem,
  isOpen: ({ description }) => crfMode(description.id_etat) === 'edit',
  etapes: {
    projets: {
      chapo: 'Pour chaque projet financé, ce qui a été fait, ou pourquoi il ne l’a pas été.',
      Contenu: (etape) => createElement(ProjetsDuCrf, { etape, Projet: ContenuProjet }),
    },
    budget: {
      chapo: 'Le prévu est déjà écrit. Recopiez-le, puis corrigez ce qui a changé.',
      Contenu: (etape) => createElement(ProjetsDuCrf, { etape, Projet: ArgentProjet }),
    },
    questions: { chapo: 'Ce qui aide le service à lire vos chiffres.', Contenu: QuestionsCrfStep },
  },
  enBref,
  Rappel: OuvertureCrf,
  ApresListe: CrfPdf,
  envoi: {
    objet: 'compteRendu',
    services: servicesOf,
    rappel: rappelTransmissionCrf,
    confirme: (crf) => ({
      avant: `${titreOf(crf)}, dossier `,
      numero: crf.id_fo,
      milieu: ` : ${utiliseSaid(crf)}`,
      fin: `, ${servicesOf(crf)}.`,
    }),
    isTransmis: ({ transmis_le, description }) => transmis_le !== null && isCrfTransmis(description.id_etat),
    transmit: transmittingBy(crfEndpoints.transmitCrf, ({ id_fo, id }: CrfView) => ({
      params: { id_fo, crf: id },
      query: {},
      body: {},
    })),
    relus: [crfEndpoints.listCrfs, crfEndpoints.listCrfsAttendus],
    aussi: ({ projets }) => projets.map(({ corps }) => corps),
    attestation: {
      clauses: clausesAttestationCrf,
      avant: { fields: crfFields.demandeur.fields, parentPath: 'demandeur' },
      fields: crfFields.attestation.fields,
      parentPath: 'attestation',
      certifie: 'attestation.certifie',
      isSaved: true,
      problems: (crf, corps) => attestationCrfProblems({ ...crfComplet(crf), corps }),
    },
    Resume: ResumeCrf,
    avantBouton: rappelTransmissionCrf,
    Recu: RecuCrf,
  },
};

const utiliseSaid = ({ description: { montant_realise, montant_accorde } }: CrfView): string =>
  `${formatEuros(montant_realise)} utilisés sur ${formatEuros(montant_accorde)}`;

function enBref(crf: CrfView, etape: EtapeCrf): string | undefined {
  const { projets, description } = crf;
  switch (etape) {
    case 'projets': {
      const told = projets.filter(({ corps }) => readRealisation(corps) !== null).length;
      return `${told} sur ${count(projets.length, 'projet', 'projets')}`;
    }
    case 'budget':
      return description.montant_realise > 0 ? utiliseSaid(crf) : undefined;
    case 'questions':
      return sayPiecesCrf(crf);
    case 'transmission':
      return undefined;
  }
}

/** The query that asks for the whole report. */
const entier = { populate: [...ajoutsCrf] };

function enEntier(crf: CrfLu): CrfView {
  if (!isEntier(crf)) throw new Error('A report asked whole comes whole.');
  return crf;
}

const isEntier = (crf: CrfLu): crf is CrfView =>
  crf.projets !== undefined && crf.pieces !== undefined && crf.historique !== undefined;
